// Runs a program, discards its output, and prints its peak private memory in bytes.
//
// The starting process also counts until the program replaces it, so it must be as small as this one.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count != 2) return 2;
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, 1);
        execv(arguments[1], arguments + 1);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) return 1;
    printf("%ld\n", usage.ru_maxrss * 1024);
    return 0;
}

/*
 * In place of the function of Swift's runtime that handles SIGSEGV, SIGILL and other signals, for backtraces. The runtime calls
 * it when the library is loaded and finds the program for backtraces, which SWIFT_ROOT may name. But signals belong to the
 * program that loads the library, such as a database server. library.sh tells the linker to use this function.
 */
int __wrap__swift_installCrashHandler(void);

/* 0: nothing went wrong. */
int __wrap__swift_installCrashHandler(void) { return 0; }

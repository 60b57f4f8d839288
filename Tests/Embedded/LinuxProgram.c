// Entry and output of a freestanding program. It uses only Linux's system calls to write and to exit, so that a
// processor emulator can run it. EVERY selects the locales that it writes.

#include <stddef.h>
#include <stdint.h>

#if defined(__aarch64__)
enum { WRITE = 64, EXIT = 93 };
static long call(long number, long a, long b, long c) {
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}
#elif defined(__riscv)
enum { WRITE = 64, EXIT = 93 };
static long call(long number, long a, long b, long c) {
    register long a7 __asm__("a7") = number;
    register long a0 __asm__("a0") = a;
    register long a1 __asm__("a1") = b;
    register long a2 __asm__("a2") = c;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
    return a0;
}
#elif defined(__i386__)
enum { WRITE = 4, EXIT = 1 };
static long call(long number, long a, long b, long c) {
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(a), "c"(b), "d"(c) : "memory");
    return result;
}
#elif defined(__arm__)
enum { WRITE = 4, EXIT = 1 };
static long call(long number, long a, long b, long c) {
    register long r7 __asm__("r7") = number;
    register long r0 __asm__("r0") = a;
    register long r1 __asm__("r1") = b;
    register long r2 __asm__("r2") = c;
    __asm__ volatile("svc 0" : "+r"(r0) : "r"(r7), "r"(r1), "r"(r2) : "memory");
    return r0;
}
#else
#error "there is no way into this system"
#endif

void write_golden_grid(intptr_t every);

_Noreturn static void end(long status) {
    for (;;) call(EXIT, status, 0, 0);
}

void put_bytes(const uint8_t *bytes, intptr_t count) {
    while (count > 0) {
        long written = call(WRITE, 1, (long)bytes, count);
        if (written <= 0) end(1);
        bytes += written;
        count -= written;
    }
}

void _start(void) {
    write_golden_grid(EVERY);
    end(0);
}

// The compiler calls these by name.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    unsigned char *out = to;
    const unsigned char *in = from;
    for (size_t index = 0; index < count; index += 1) out[index] = in[index];
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *out = to;
    const unsigned char *in = from;
    if (out < in) return memcpy(to, from, count);
    for (size_t index = count; index > 0; index -= 1) out[index - 1] = in[index - 1];
    return to;
}

void *memset(void *to, int value, size_t count) {
    unsigned char *out = to;
    for (size_t index = 0; index < count; index += 1) out[index] = (unsigned char)value;
    return to;
}

// The functions that an Embedded Swift program calls by name and a bare target lacks: memory, comparison of bytes,
// random bytes for hash seeds, 128-bit products and quotients, and stack protection failures.

#include <stddef.h>
#include <stdint.h>

// A block's size is a power of two bytes, and a header precedes it. Free blocks of one size form a list.
typedef struct __attribute__((aligned(16))) Block {
    struct Block *next;
    uint32_t size_class;
} Block;

_Static_assert(sizeof(Block) == 16, "a header keeps what follows it aligned");

static Block *free_blocks[32];

#ifdef __wasm__
extern unsigned char __heap_base;

static uintptr_t take(size_t size) {
    static uintptr_t heap_end = 0;
    if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = heap_end;
    if (size > UINT32_MAX - start) return 0;
    uintptr_t end = start + size;
    uintptr_t limit = __builtin_wasm_memory_size(0) << 16;
    if (end > limit) {
        size_t pages = (end - limit + 65535) >> 16;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
    }
    heap_end = end;
    return start;
}
#else
// A freestanding program reserves all memory at the start; an operating system provides pages when they are touched.
static unsigned char heap[64 << 20] __attribute__((aligned(16)));

static uintptr_t take(size_t size) {
    static size_t used = 0;
    if (size > sizeof(heap) - used) return 0;
    uintptr_t start = (uintptr_t)heap + used;
    used += size;
    return start;
}
#endif

void *malloc(size_t size) {
    uint32_t size_class = 4;
    while (size_class < 31 && ((size_t)1 << size_class) < size) size_class += 1;
    if (((size_t)1 << size_class) < size) return NULL;
    Block *block = free_blocks[size_class];
    if (block) {
        free_blocks[size_class] = block->next;
    } else {
        block = (Block *)take(sizeof(Block) + ((size_t)1 << size_class));
        if (!block) return NULL;
        block->size_class = size_class;
    }
    return block + 1;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = (Block *)memory - 1;
    block->next = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // All blocks are aligned to 16 bytes; nothing here asks for more.
    if (alignment > 16) return 22;
    *result = malloc(size);
    return *result ? 0 : 12;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (size_t index = 0; index < count; index += 1) {
        if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
    }
    return 0;
}

// Hashes need no secret seed here.
void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    for (size_t index = 0; index < count; index += 1) bytes[index] = (unsigned char)(37 * index + 11);
}

#ifdef __SIZEOF_INT128__
// The product of two 128-bit numbers, each in two 64-bit words.
typedef unsigned __int128 u128;

u128 __multi3(u128 left, u128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    uint64_t other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
    return (u128)high << 64 | a * b;
}

// The 128-bit quotient and remainder, one bit at a time. It uses words, because a 128-bit shift is also a call by name.
static u128 divide(u128 number, u128 divisor, u128 *remainder) {
    uint64_t high = (uint64_t)(number >> 64), low = (uint64_t)number, rest_high = 0, rest_low = 0;
    for (int bit = 0; bit < 128; bit += 1) {
        rest_high = rest_high << 1 | rest_low >> 63;
        rest_low = rest_low << 1 | high >> 63;
        high = high << 1 | low >> 63;
        low <<= 1;
        u128 rest = (u128)rest_high << 64 | rest_low;
        if (rest >= divisor) {
            rest -= divisor;
            rest_high = (uint64_t)(rest >> 64);
            rest_low = (uint64_t)rest;
            low |= 1;
        }
    }
    *remainder = (u128)rest_high << 64 | rest_low;
    return (u128)high << 64 | low;
}

u128 __udivti3(u128 number, u128 divisor) {
    u128 remainder;
    return divide(number, divisor, &remainder);
}

u128 __umodti3(u128 number, u128 divisor) {
    u128 remainder;
    divide(number, divisor, &remainder);
    return remainder;
}
#elif !defined(__wasm__)
// 64-bit shifts and quotients for 32-bit words.
typedef union {
    uint64_t whole;
    struct {
        uint32_t low, high;
    } words;
} Number;

uint64_t __ashldi3(uint64_t number, int shift) {
    Number value = {number};
    if (shift >= 32) {
        value.words.high = value.words.low << (shift - 32);
        value.words.low = 0;
    } else if (shift > 0) {
        value.words.high = value.words.high << shift | value.words.low >> (32 - shift);
        value.words.low <<= shift;
    }
    return value.whole;
}

uint64_t __lshrdi3(uint64_t number, int shift) {
    Number value = {number};
    if (shift >= 32) {
        value.words.low = value.words.high >> (shift - 32);
        value.words.high = 0;
    } else if (shift > 0) {
        value.words.low = value.words.low >> shift | value.words.high << (32 - shift);
        value.words.high >>= shift;
    }
    return value.whole;
}

static uint64_t divide(uint64_t number, uint64_t divisor, uint64_t *remainder) {
    Number left = {number}, rest = {0};
    for (int bit = 0; bit < 64; bit += 1) {
        rest.words.high = rest.words.high << 1 | rest.words.low >> 31;
        rest.words.low = rest.words.low << 1 | left.words.high >> 31;
        left.words.high = left.words.high << 1 | left.words.low >> 31;
        left.words.low <<= 1;
        if (rest.whole >= divisor) {
            rest.whole -= divisor;
            left.words.low |= 1;
        }
    }
    *remainder = rest.whole;
    return left.whole;
}

uint64_t __udivdi3(uint64_t number, uint64_t divisor) {
    uint64_t remainder;
    return divide(number, divisor, &remainder);
}

uint64_t __umoddi3(uint64_t number, uint64_t divisor) {
    uint64_t remainder;
    divide(number, divisor, &remainder);
    return remainder;
}
#endif

uintptr_t __stack_chk_guard = 0x595e9fbd;

_Noreturn void __stack_chk_fail(void) {
    __builtin_trap();
}

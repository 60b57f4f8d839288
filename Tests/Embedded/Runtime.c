// What an Embedded Swift program calls by name and a bare WebAssembly module does not bring: memory, a comparison of
// bytes, random bytes for the seed of hashes, a product of 128 bits and the ends of a smashed stack.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// A block of memory is of a power of two bytes, preceded by a header; free blocks of a size are a list.
typedef struct Block {
    struct Block *next;
    uint32_t size_class;
    uint32_t padding[2];
} Block;

_Static_assert(sizeof(Block) == 16, "a header keeps what follows it aligned");

static Block *free_blocks[32];
static uintptr_t heap_end = 0;

static uintptr_t take(size_t size) {
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

// The product of two numbers of 128 bits, each in two words of 64.
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

uintptr_t __stack_chk_guard = 0x595e9fbd;

_Noreturn void __stack_chk_fail(void) {
    __builtin_trap();
}

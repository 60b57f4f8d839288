// Entry and output of a WebAssembly program under WASI. EVERY selects the locales that it writes.

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    uint32_t count;
} Buffer;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) uint32_t
fd_write(uint32_t file, const Buffer *buffers, uint32_t count, uint32_t *written);

void write_golden_grid(intptr_t every);

void put_bytes(const uint8_t *bytes, intptr_t count) {
    Buffer rest = {bytes, (uint32_t)count};
    while (rest.count > 0) {
        uint32_t written = 0;
        if (fd_write(1, &rest, 1, &written) != 0 || written == 0) __builtin_trap();
        rest.bytes += written;
        rest.count -= written;
    }
}

__attribute__((export_name("_start"))) void _start(void) {
    write_golden_grid(EVERY);
}

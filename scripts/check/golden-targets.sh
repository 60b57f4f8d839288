#!/usr/bin/env bash
# Usage: scripts/check/golden-targets.sh [TARGET...]
# Compiles the golden grid as Embedded Swift for targets without an operating system, runs it, and compares the hash of its
# output with the native program's. The grid has every thirty-first locale, as in the committed hash, but only two locales
# under wasmkit, which is an interpreter. QEMU emulates foreign processors. A TARGET is one of
#     wasm-node, wasmkit        WebAssembly of 32 bits, in Node and in wasmkit
#     aarch64, riscv64, i686    static programs whose only system calls write and exit
# The default is all targets.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

readonly SAMPLE=31 SMALL_SAMPLE=383
targets=("$@")
if [ $# -eq 0 ]; then targets=(wasm-node wasmkit aarch64 riscv64 i686); fi

# target NAME: sets the triple, the sample of locales, the command that runs the program, and clang's options for the processor.
target() {
    every=$SAMPLE CLANG_OPTIONS=()
    case "$1" in
    wasm-node) TRIPLE=wasm32-unknown-none-wasm runner=(node --no-warnings Tests/Embedded/wasi.mjs) ;;
    wasmkit) TRIPLE=wasm32-unknown-none-wasm every=$SMALL_SAMPLE runner=(wasmkit run) ;;
    aarch64) TRIPLE=aarch64-none-none-elf runner=(qemu-aarch64-static) ;;
    riscv64)
        TRIPLE=riscv64-none-none-eabi runner=(qemu-riscv64-static)
        CLANG_OPTIONS=(-march=rv64gc -mabi=lp64d)
        ;;
    i686) TRIPLE=i686-unknown-none-elf runner=() ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
}

# build NAME: builds the program and sets $program to its path.
build() {
    source scripts/embedded.sh
    modules=.build/golden-targets/$1
    mkdir -p "$modules"
    compile_targets "${RUNTIME_TARGETS[@]}"
    compile Golden Tests/Conformance/Golden/GoldenGrid.swift Tests/Embedded/GoldenProgram.swift \
        -enable-experimental-feature Extern
    compile_runtime
    local way=LinuxProgram
    program=$modules/golden
    if [[ $TRIPLE == wasm* ]]; then way=WasiProgram; fi
    quietly "golden-$1-program" "$clang" "--target=$TRIPLE" "${CLANG_OPTIONS[@]}" -Oz -ffreestanding -fno-builtin \
        -Wall -Wextra -Werror "-DEVERY=$every" -c "Tests/Embedded/$way.c" -o "$modules/Program.o"
    local objects=("$modules/Golden.o" "${target_objects[@]}" "$modules/Runtime.o" "$modules/Program.o")
    if [ $way = WasiProgram ]; then
        quietly "golden-$1-link" "$linker" --gc-sections --strip-all --export-memory "${objects[@]}" -o "$program"
    else
        quietly "golden-$1-link" "$toolchain/bin/ld.lld" --gc-sections --strip-all "${objects[@]}" -o "$program"
    fi
}

for name in "${targets[@]}"; do target "$name"; done
scripts/dependencies.sh emulators
native=$(program golden)
declare -A expected
for every in $SAMPLE $SMALL_SAMPLE; do
    expected[$every]=$("$native" "$every" 2>/dev/null | sha256sum | cut -d ' ' -f 1)
done
if [ "${expected[$SAMPLE]}" != "$(awk -F '\t' '$1 == "sample" { print $4 }' Tests/Conformance/Golden/golden.tsv)" ]; then
    echo "The native program does not write the committed bytes: see scripts/golden.sh." >&2
    exit 1
fi

failures=0 skipped=0
for name in "${targets[@]}"; do
    target "$name"
    if [ ${#runner[@]} -gt 0 ] && ! command -v "${runner[0]}" >/dev/null; then
        echo "$name: SKIPPED, there is no ${runner[0]}"
        skipped=$((skipped + 1))
        continue
    fi
    build "$name"
    start=$(milliseconds)
    found=$("${runner[@]}" "$program" | sha256sum | cut -d ' ' -f 1) || found="nothing: the program failed"
    size=$(stat -c %s "$program")
    if [ "$found" = "${expected[$every]}" ]; then
        echo "$name: the native bytes, in $(seconds $(($(milliseconds) - start))); the program has $size bytes"
    else
        echo "$name: other bytes than the native program: $found"
        failures=$((failures + 1))
    fi
done
[ "$failures" -eq 0 ] || exit 1
if [ "$skipped" -eq ${#targets[@]} ]; then cannot_run "no target runs here"; fi

#!/usr/bin/env bash
# Usage: scripts/embedded-wasm.sh [COUNT [SEED]]
# Compiles the runtime as Embedded Swift for WebAssembly, with names and without, and compares a thousand seeded
# amounts, formatted by each module in Node, with those of the native program.
set -euo pipefail
source "$(dirname "$0")/common.sh"
if [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi

readonly TRIPLE=wasm32-unknown-none-wasm
command -v swiftc >/dev/null || cannot_run "there is no swiftc"
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
[ -d "$resources/embedded/Swift.swiftmodule" ] || cannot_run "this toolchain has no Embedded Swift"
toolchain=$(dirname "$(dirname "$resources")")
linker=$toolchain/bin/wasm-ld
[ -x "$linker" ] || linker=$(command -v wasm-ld || true)
[ -n "$linker" ] || cannot_run "there is no wasm-ld"
clang=$toolchain/bin/clang
[ -x "$clang" ] || clang=$(command -v clang || true)
[ -n "$clang" ] || cannot_run "there is no clang"
command -v node >/dev/null || cannot_run "there is no node"

scratch=.build/embedded
rm -rf "$scratch"
mkdir -p "$scratch"

# The modules come before those that import them. An embedded module holds the code of what it imports, so that only
# the last one is linked.
compile() {
    local module=$1
    shift
    quietly "embedded-$module" swiftc -target "$TRIPLE" -enable-experimental-feature Embedded \
        -wmo -Osize -parse-as-library -swift-version 6 -warnings-as-errors -package-name swift_currency_format \
        -I "$scratch" -module-name "$module" \
        -emit-module -emit-module-path "$scratch/$module.swiftmodule" -c -o "$scratch/$module.o" "$@"
}
for module in PackedTables CurrencyCore CurrencyEngine CurrencyFormat CurrencyNames; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
    compile "$module" "${files[@]}"
done
compile Module Tests/Embedded/Module.swift
compile ModuleWithNames Tests/Embedded/Module.swift -D NAMES
quietly embedded-runtime "$clang" "--target=$TRIPLE" -Oz -ffreestanding -Wall -Wextra -Werror \
    -c Tests/Embedded/Runtime.c -o "$scratch/Runtime.o"

# Named exports only: exporting all would keep the whole standard library. Unicode's tables of normalisation are left
# out: a call of them would fail to link here, as it should.
link() {
    quietly "embedded-link-$1" "$linker" --no-entry --gc-sections --strip-all \
        --export=format --export=forms --export=malloc "$scratch/$1.o" "$scratch/Runtime.o" -o "$scratch/$2.wasm"
}
link ModuleWithNames CurrencyNames
link Module CurrencyFormat

programs=$(linkage_programs)
for module in CurrencyNames CurrencyFormat; do
    echo -n "$module "
    node Tests/Embedded/compare.mjs "$scratch/$module.wasm" "$programs/AnswersLines" Data/Snapshot "$@"
done

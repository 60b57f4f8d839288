#!/usr/bin/env bash
# Usage: scripts/check/embedded-wasm.sh [COUNT [SEED]]
# Compiles the runtime as Embedded Swift for WebAssembly, with and without the names of currencies. Formats a thousand seeded
# amounts with each module in Node, and compares them with the native program's. Also compiles the field engine, which the step
# browser links and tests.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
if [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi

source scripts/embedded.sh
command -v node >/dev/null || cannot_run "there is no node"

modules=.build/embedded
rm -rf "$modules"
mkdir -p "$modules"
compile_targets "${RUNTIME_TARGETS[@]}" CurrencyNames
compile Module Tests/Embedded/Module.swift
compile ModuleWithNames Tests/Embedded/Module.swift -D NAMES
compile_runtime

# Exporting all functions would keep the whole standard library. Unicode's normalisation tables are left out, so that code
# that needs them fails to link.
link() {
    quietly "embedded-link-$1" "$linker" --no-entry --gc-sections --strip-all \
        --export=format --export=forms --export=malloc \
        "$modules/$1.o" "${target_objects[@]}" "$modules/Runtime.o" -o "$modules/$2.wasm"
}
link ModuleWithNames CurrencyNames
link Module CurrencyFormat

compile_targets "${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" FieldEngine

programs=$(linkage_programs)
for module in CurrencyNames CurrencyFormat; do
    echo -n "$module "
    node Tests/Embedded/compare.mjs "$modules/$module.wasm" "$programs/AnswersLines" Data/Snapshot "$@"
done

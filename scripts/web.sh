#!/usr/bin/env bash
# Usage: scripts/web.sh [--json] [COUNT [SEED]]
# Makes two WebAssembly modules and their wrappers for Node and browsers in .build/web: currency-format.wasm, .mjs and .d.mts
# with everything, and currency-format-small.wasm, .mjs and .d.mts, which writes amounts in standard and accounting style.
# Then compares COUNT seeded amounts (10,000 if left out) with the native program, calls every function of the wrappers,
# checks their types with tsc where there is one, and holds their speed against the Intl of Node. The tables of the small
# module were compared with the engine when they were made: every locale, every currency. With --json the
# table is a JSON document.
set -euo pipefail
source "$(dirname "$0")/common.sh"
json=()
counts=()
for argument in "$@"; do
    if [ "$argument" = --json ]; then
        json=(--json)
    elif [[ "$argument" =~ ^[0-9]+$ ]] && [ "${#counts[@]}" -lt 2 ]; then
        counts+=("$argument")
    else
        usage >&2
        exit 2
    fi
done

source scripts/embedded.sh
command -v node >/dev/null || cannot_run "there is no node"

scratch=.build/web
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
compile_targets "${RUNTIME_TARGETS[@]}"
compile CurrencyFormatWeb Support/Web/CurrencyFormatWeb.swift
compile_runtime
link_functions "$scratch/currency-format.wasm" "$modules/CurrencyFormatWeb.o" Support/Web/CurrencyFormatWeb.swift

small=Support/Web/Small
"$(release_program small-tables)" >"$scratch/SmallTableBytes.swift"
compile SmallFormatWeb "$scratch/SmallTableBytes.swift" "$small"/*.swift
link_functions "$scratch/currency-format-small.wasm" "$modules/SmallFormatWeb.o" "$small/SmallFormatWeb.swift"
cp Support/Web/*.mjs Support/Web/*.d.mts "$scratch/"

if command -v tsc >/dev/null; then
    cp Tests/Web/types.mts "$scratch/"
    quietly web-types tsc --noEmit --strict --target es2022 --module nodenext --lib es2022,dom "$scratch/types.mts"
    types="hold by tsc $(tsc --version | sed 's/Version //')"
else
    types="NOT CHECKED: there is no tsc (Debian: node-typescript)"
fi
programs=$(linkage_programs)
compared=$(sed -nE 's|^// ([0-9]+) texts are the engine.s\.$|\1|p' "$scratch/SmallTableBytes.swift")
node Tests/Web/module_test.mjs ${json[@]+"${json[@]}"} --types="$types" --tables="$compared" \
    "$scratch" "$programs/AnswersLines" Data/Snapshot ${counts[@]+"${counts[@]}"}

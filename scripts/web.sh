#!/usr/bin/env bash
# Usage: scripts/web.sh [COUNT [SEED]]
# Makes the WebAssembly module and its wrapper for Node and browsers in .build/web: currency-format.wasm, .mjs and .d.mts.
# Then compares COUNT seeded amounts (10,000 if left out) with the native program, calls every function of the wrapper,
# checks its types with tsc where there is one, and holds its speed against the Intl of Node.
set -euo pipefail
source "$(dirname "$0")/common.sh"
if [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi

source scripts/embedded.sh
command -v node >/dev/null || cannot_run "there is no node"

scratch=.build/web
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
compile_targets LDMLSyntax PackedTables CurrencyCore CurrencyEngine CurrencyFormat
compile CurrencyFormatWeb Support/Web/CurrencyFormatWeb.swift
compile_runtime
link_functions "$scratch/currency-format.wasm" "$modules/CurrencyFormatWeb.o" Support/Web/CurrencyFormatWeb.swift
cp Support/Web/currency-format.mjs Support/Web/currency-format.d.mts "$scratch/"

if command -v tsc >/dev/null; then
    cp Tests/Web/types.mts "$scratch/"
    quietly web-types tsc --noEmit --strict --target es2022 --module nodenext --lib es2022,dom "$scratch/types.mts"
    types="its types hold by tsc $(tsc --version | sed 's/Version //')"
else
    types="its types NOT CHECKED: there is no tsc (Debian: node-typescript)"
fi
programs=$(linkage_programs)
result=$(node Tests/Web/module_test.mjs "$scratch" "$programs/AnswersLines" Data/Snapshot "$@")
echo "$result; $types"

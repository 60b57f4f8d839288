#!/usr/bin/env bash
# Usage: scripts/web.sh [--json] [COUNT [SEED]]
# Builds two WebAssembly modules with wrappers for Node and browsers in .build/web. currency-format (.wasm, .mjs and .d.mts)
# has everything. currency-format-small formats amounts in standard and accounting style, with the same engine and only the
# tables that this needs.
#
# Then compares COUNT seeded amounts (default 10,000) with the native program's, calls every function of the wrappers, checks
# their types with tsc, and compares their speed with Intl in Node. --json prints the table as JSON.
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
# Standard output is only for the table.
scripts/dependencies.sh types >&2

scratch=.build/web
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
compile_targets "${RUNTIME_TARGETS[@]}"
compile CurrencyFormatWeb Support/Web/CurrencyFormatWeb.swift
compile_runtime
link_functions "$scratch/currency-format.wasm" "$modules/CurrencyFormatWeb.o" Support/Web/CurrencyFormatWeb.swift

# The small module has its own functions and image, and only the parts of the engine that these use.
tool=${CURRENCY_DATA:-$(program currency-data)}
quietly small-image "$tool" image --features '' --output "$scratch/small.image"
node -e '
    // All bytes of an image are UTF-8.
    const image = require("node:fs").readFileSync(process.argv[1], "utf8");
    const escaped = (scalar) => `\\u{${scalar.codePointAt(0).toString(16)}}`;
    const literal = image.replace(/["\\]|[^ -~]/gu, escaped);
    console.log(`enum SmallImage {\n    static var bytes: StaticString { "${literal}" }\n}`);
' "$scratch/small.image" >"$modules/SmallImage.swift"
compile SmallFormatWeb "$modules/SmallImage.swift" Support/Web/SmallFormatWeb.swift
link_functions "$scratch/currency-format-small.wasm" "$modules/SmallFormatWeb.o" Support/Web/SmallFormatWeb.swift
cp Support/Web/*.mjs Support/Web/*.d.mts "$scratch/"

if command -v tsc >/dev/null; then
    cp Tests/Web/types.mts "$scratch/"
    quietly web-types tsc --noEmit --strict --target es2022 --module nodenext --lib es2022,dom "$scratch/types.mts"
    types="hold by tsc $(tsc --version | sed 's/Version //')"
else
    types="SKIPPED: there is no tsc (Debian: node-typescript)"
fi
programs=$(linkage_programs)
node Tests/Web/module_test.mjs ${json[@]+"${json[@]}"} --types="$types" \
    "$scratch" "$programs/AnswersLines" Data/Snapshot ${counts[@]+"${counts[@]}"}

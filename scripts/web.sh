#!/usr/bin/env bash
# Usage: scripts/web.sh [--test [--json] [COUNT [SEED]]]
# Builds the package for npm in .build/web/swift-currency-format: two WebAssembly modules with wrappers and types for Node and
# browsers. currency-format has everything. currency-format-small formats amounts in standard and accounting style, with the same
# engine and only the tables that this needs.
#
# --test then compares COUNT seeded amounts (default 10,000) with the native program's and a grid of options with Intl, calls
# every function of the wrappers, checks their types with tsc, and compares their speed with Intl in Node. --json prints the
# table as JSON.
set -euo pipefail
source "$(dirname "$0")/common.sh"
test= json=() counts=()
for argument in "$@"; do
    if [ "$argument" = --test ]; then
        test=1
    elif [ "$test" ] && [ "$argument" = --json ]; then
        json=(--json)
    elif [ "$test" ] && [[ "$argument" =~ ^[0-9]+$ ]] && [ "${#counts[@]}" -lt 2 ]; then
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
package=$scratch/swift-currency-format
rm -rf "$scratch"
mkdir -p "$modules" "$package"
functions=(Sources/Bindings/Web/CurrencyFormatWeb.swift Sources/Bindings/Web/NamesWeb.swift)
compile_targets "${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" CurrencyNames
compile CurrencyFormatWeb "${functions[@]}"
compile_runtime
link_functions "$package/currency-format.wasm" "$modules/CurrencyFormatWeb.o" "${functions[@]}"

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
compile SmallFormatWeb "$modules/SmallImage.swift" Sources/Bindings/Web/SmallFormatWeb.swift
link_functions "$package/currency-format-small.wasm" "$modules/SmallFormatWeb.o" Sources/Bindings/Web/SmallFormatWeb.swift
cp Sources/Bindings/Web/*.mjs Sources/Bindings/Web/*.d.mts Sources/Bindings/Web/README.md LICENSE NOTICE "$package/"
version=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' Sources/Commands/CommandSupport/Output/ToolVersion.swift)
sed "s/VERSION/$version/" Sources/Bindings/Web/package.json >"$package/package.json"
if [ -z "$test" ]; then
    echo "$package: $(du -bc "$package"/*.wasm | tail -n 1 | cut -f 1) bytes of WebAssembly"
    exit
fi

# Standard output is only for the table.
scripts/dependencies.sh types >&2
if command -v tsc >/dev/null; then
    cp Tests/Web/types.mts "$package/"
    quietly web-types tsc --noEmit --strict --target es2022 --module nodenext --lib es2022,dom "$package/types.mts"
    rm "$package/types.mts"
    types="hold by tsc $(tsc --version | sed 's/Version //')"
else
    types="SKIPPED: there is no tsc (Debian: node-typescript)"
fi
programs=$(linkage_programs)
node Tests/Web/module_test.mjs ${json[@]+"${json[@]}"} --types="$types" \
    "$package" "$programs/AnswersLines" Data/Snapshot ${counts[@]+"${counts[@]}"}

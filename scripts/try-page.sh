#!/usr/bin/env bash
# Usage: scripts/try-page.sh [--screenshots FOLDER] [TEST...]
# Makes the page for trying formats: one file, .build/try-page/index.html, with the engine and the field engine as
# WebAssembly inside, for a browser without a server or for any static site. Then drives it in headless Chromium: keys,
# search, options, address, code, field, times; holds 10,000 seeded texts to the native program's, and runs the Swift code
# that it shows. A TEST is a name such as DesktopTests.test_typing; all if left out.
set -euo pipefail
source "$(dirname "$0")/common.sh"

screenshots=()
if [ "${1:-}" = --screenshots ]; then
    if [ $# -lt 2 ]; then
        usage >&2
        exit 2
    fi
    screenshots=(--screenshots "$(cd "$CALLER" && mkdir -p "$2" && cd "$2" && pwd)")
    shift 2
fi

source scripts/embedded.sh
need_unicode_tables
command -v python3 >/dev/null || cannot_run "there is no python3"

scratch=.build/try-page
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
functions=(Support/Web/CurrencyFormatWeb.swift Examples/WebField/WebField.swift)
compile_targets "${RUNTIME_TARGETS[@]}" FieldEngine
compile TryPage "${functions[@]}"
compile_runtime
link_functions "$scratch/try-page.wasm" "$modules/TryPage.o" "${functions[@]}"

# The look is the audit page's, and so is what its scripts have in common with this page. Scripts share one scope: what is
# used while they load stands before its use.
readonly SHARED=Sources/Generator/DataPage/Assets OWN=Support/TryPage
styles=("$SHARED"/styles/[1-6]-*.css "$OWN"/styles/7-try.css "$SHARED"/styles/8-print.css)
scripts=(
    "$SHARED"/scripts/{dom,read-amount,codepoints,found,grid,theme}.js
    Support/Web/currency-format.mjs Examples/WebField/web-field.js
    "$OWN"/scripts/{catalog,engine,options,settings,address,intl,browser-version,texts,differences,counts}.js
    "$OWN"/scripts/{marked,locale-table,swift-code,copying,amount-field,explanation,chosen-locale,controls,page}.js
)
python3 Support/TryPage/assemble.py "$OWN/page.html" Sources/Runtime/CurrencyFormat/Generated "$scratch/try-page.wasm" \
    "$scratch/index.html" "${styles[@]}" "${scripts[@]}"
echo "$scratch/index.html: $(wc -c <"$scratch/index.html") bytes, $(gzip -9 -c "$scratch/index.html" | wc -c) gzipped"

# The page is there even where no browser is that could test it.
source scripts/browser.sh
programs=$(linkage_programs)
"$python" Tests/TryPage/try_page_test.py --page "$scratch/index.html" --programs "$programs" \
    --targets "${RUNTIME_TARGETS[*]}" --snapshot Data/Snapshot \
    --chromium "$chromium" --chromedriver "$chromedriver" ${screenshots[@]+"${screenshots[@]}"} "$@"

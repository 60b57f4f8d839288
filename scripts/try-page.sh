#!/usr/bin/env bash
# Usage: scripts/try-page.sh [--screenshots FOLDER] [TEST...]
# Builds the page for trying formats, .build/try-page/index.html. This single file includes the engine and the field engine as
# WebAssembly; it works without a server and on any static site. Then tests it in headless Chromium: keys, search, options,
# address, code, field and times. Compares 10,000 seeded texts with the native program's, and runs the Swift code that the page
# shows. A TEST is a name such as DesktopTests.test_typing; the default is all.
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
functions=(Sources/Bindings/Web/CurrencyFormatWeb.swift Examples/WebField/WebField.swift)
compile_targets "${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" FieldEngine
compile TryPage "${functions[@]}"
compile_runtime
link_functions "$scratch/try-page.wasm" "$modules/TryPage.o" "${functions[@]}"

# The page shares its styles and some scripts with the audit page. The scripts share one scope: a script that uses another
# while it loads comes after it.
readonly SHARED=Sources/Generator/DataPage/Assets OWN=Support/TryPage
styles=("$SHARED"/styles/[1-6]-*.css "$OWN"/styles/7-try.css "$SHARED"/styles/8-print.css)
scripts=(
    "$SHARED"/scripts/{dom,read-amount,codepoints,found,grid,theme}.js
    Sources/Bindings/Web/currency-format.mjs Examples/WebField/web-field.js
    "$OWN"/scripts/{catalog,engine,options,settings,address,intl,browser-version,texts,differences,counts}.js
    "$OWN"/scripts/{marked,locale-table,swift-code,copying,amount-field,explanation,chosen-locale,controls,page}.js
)
python3 Support/TryPage/assemble.py "$OWN/page.html" Sources/Runtime/CurrencyFormat/Generated "$scratch/try-page.wasm" \
    "$scratch/index.html" "${styles[@]}" "${scripts[@]}"
echo "$scratch/index.html: $(wc -c <"$scratch/index.html") bytes, $(gzip -9 -c "$scratch/index.html" | wc -c) gzipped"

# The page is already built, so it exists even without a browser to test it.
source scripts/browser.sh
programs=$(linkage_programs)
"$python" Tests/TryPage/try_page_test.py --page "$scratch/index.html" --programs "$programs" \
    --targets "${RUNTIME_TARGETS[*]} ${PARSING_TARGETS[*]}" --snapshot Data/Snapshot \
    --chromium "$chromium" --chromedriver "$chromedriver" ${screenshots[@]+"${screenshots[@]}"} "$@"

#!/usr/bin/env bash
# Usage: scripts/check/documentation.sh [FOLDER]
# Builds the documentation of the libraries as one DocC archive, in FOLDER or .build/documentation. A module's pages include
# what it re-exports: CurrencyFormat's include CurrencyStyle and Money. DocC's warnings, such as broken links,
# are errors, except for undocumented parameters.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

if [ $# -gt 1 ]; then
    usage >&2
    exit 2
fi
archive=$(from_caller "${1:-$PWD/.build/documentation}")
command -v docc >/dev/null || cannot_run "there is no docc"

# The modules, each before those that link to it, and the modules without pages that each re-exports.
readonly MODULES='
CurrencyFormat      CurrencyEngine,CurrencyCore
CurrencyParsing     CurrencyReader
AmountSearch
CurrencyNames
CurrencyColumns
CurrencyAlignment
CurrencyExchange
LocaleMatching
MessageFunctions
NumberSkeletons
PaymentServices
PriceLabels
NumberWords
CurrencyWords
PriceSamples
CustomCurrencies
FieldFormats
FieldEngine
CurrencyFoundation
CurrencyObjects
CurrencyText
FormattedNumbers
CurrencyFormatTesting
'
# Pages that the archive must have.
readonly EXPECTED='
currencyformat/currencystyle
currencyformat/money
currencyparsing/currencyparser
amountsearch/foundamount
currencyformat/decimalvalue
currencyformat/currencylocale
fieldengine/amountentry
localematching/localematcher
currencyfoundation
formattednumbers
'

is_built build || quietly build-documentation build_for_checks
modules=$BUILD/Modules
target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["unversionedTriple"])')

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
archives=()
while read -r module exported; do
    mkdir "$folder/$module"
    quietly "symbols-$module" swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$folder/$module" \
        -experimental-allowed-reexported-modules="$exported"
    options=()
    for other in ${archives[@]+"${archives[@]}"}; do options+=(--dependency "$other"); done
    quietly "documentation-$module" docc convert "$(folder_of "$module")/$module.docc" \
        --additional-symbol-graph-dir "$folder/$module" --fallback-display-name "$module" \
        --fallback-bundle-identifier "$module" --enable-experimental-external-link-support \
        ${options[@]+"${options[@]}"} --output-path "$folder/$module.doccarchive"
    if grep 'warning: ' "$LOGS/documentation-$module.log" | grep -v "is missing documentation$" >&2; then exit 1; fi
    archives+=("$folder/$module.doccarchive")
done < <(sed '/^$/d' <<<"$MODULES")

rm -rf "$folder/all"
quietly merge-documentation docc merge "${archives[@]}" --synthesized-landing-page-name swift-currency-format \
    --output-path "$folder/all"
for page in $EXPECTED; do
    if [ ! -f "$folder/all/data/documentation/$page.json" ]; then
        echo "the documentation has no page $page" >&2
        exit 1
    fi
done
rm -rf "$archive"
mkdir -p "$(dirname "$archive")"
mv "$folder/all" "$archive"
echo "$(find "$archive/data/documentation" -name '*.json' | wc -l | tr -d ' ') pages of ${#archives[@]} modules in $archive"

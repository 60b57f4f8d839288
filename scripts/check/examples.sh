#!/usr/bin/env bash
# Usage: scripts/check/examples.sh
# Runs the examples that print and exit, and compares the output of each with its README.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

# shown FOLDER: prints the text block of an example's README.
shown() {
    sed -n '/^```text$/,/^```$/p' "Examples/$1/README.md" | sed '1d;$d'
}

failed=0
compare() {
    if ! "${@:2}" | diff <(shown "$1") -; then
        echo "the example $1 prints something else than its README shows" >&2
        failed=1
    fi
}
amounts=$(program amounts)
compare Amounts "$amounts" de-DE <Examples/Amounts/lines.txt
receipts=$(program receipts)
compare Receipts "$receipts"
view_model=$(program view-model)
compare ViewModel "$view_model"
statements=$(program statements)
compare Statements "$statements" <Examples/Statements/statement.csv
cart=$(program cart)
compare Cart "$cart"
correction=$(program correction)
compare Correction "$correction"
libraries=$(libraries)
# These examples have their own manifests, which must load and name existing products.
for manifest in Examples/{Statements,Cart,Correction}/Package.swift; do
    swift package --package-path "$(dirname "$manifest")" --scratch-path .build/example-manifests dump-package >/dev/null
    for product in $(sed -nE 's/.*\.product\(name: "([^"]*)", package: "swift-currency-format".*/\1/p' "$manifest"); do
        if ! grep -qx "$product" <<<"$libraries"; then
            echo "$manifest names $product, which is no product" >&2
            failed=1
        fi
    done
done
[ "$failed" -eq 0 ] || exit 1
echo "the examples print what their READMEs show"

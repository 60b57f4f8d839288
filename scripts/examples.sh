#!/usr/bin/env bash
# Usage: scripts/examples.sh
# Runs the examples that print and end, and compares what they print with what the README of each shows.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

# shown FOLDER: the text block of an example's README.
shown() {
    sed -n '/^```text$/,/^```$/p' "Examples/$1/README.md" | sed '1d;$d'
}

for product in amounts receipts view-model; do
    quietly "build-$product" swift build --product "$product"
done
programs=$(swift build --show-bin-path)
failed=0
compare() {
    if ! "${@:2}" | diff <(shown "$1") -; then
        echo "the example $1 prints something else than its README shows" >&2
        failed=1
    fi
}
compare Amounts "$programs/amounts" de-DE <Examples/Amounts/lines.txt
compare Receipts "$programs/receipts"
compare ViewModel "$programs/view-model"
[ "$failed" -eq 0 ] || exit 1
echo "the examples print what their READMEs show"

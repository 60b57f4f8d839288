#!/usr/bin/env bash
# Usage: scripts/check/page.sh [--screenshots FOLDER] [TEST...]
# Tests the HTML page in headless Chromium: search, sort, views, keys, colours, heat map, print and speed. Compares the amounts
# it shows with the engine's, and measures the positions of decimal separators in aligned columns. Needs Debian's packages
# chromium and chromium-driver, and Python, into which it installs Selenium. A TEST is a name such as
# DesktopTests.test_columns_sort_both_ways; the default is all.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

screenshots=()
if [ "${1:-}" = --screenshots ]; then
    if [ $# -lt 2 ]; then
        usage >&2
        exit 2
    fi
    screenshots=(--screenshots "$(cd "$CALLER" && mkdir -p "$2" && cd "$2" && pwd)")
    shift 2
fi
source scripts/browser.sh

tool=${CURRENCY_DATA:-$(program currency-data)}
scratch=$PWD/.build/page
"$python" Tests/Page/snapshots.py Data/Snapshot "$scratch"

# page OLD NEW FILE: writes the page of differences. Status 1 is expected, because there are some.
page() {
    local status=0
    "$tool" diff "$1" "$2" --format html --output "$3" 2>"$scratch/diff.log" || status=$?
    if [ "$status" -ne 1 ]; then
        cat "$scratch/diff.log" >&2
        return 1
    fi
}

# audit FORMAT FILE: writes a report. Status 1 is expected, because there are findings.
audit() {
    local status=0
    "$tool" audit --against iso4217 --against "$scratch/older" --format "$1" --output "$2" 2>"$scratch/audit.log" || status=$?
    if [ "$status" -ne 1 ]; then
        cat "$scratch/audit.log" >&2
        return 1
    fi
}

start=$(milliseconds)
page "$scratch/older" Data/Snapshot "$scratch/page.html"
echo "page written in $(seconds $(($(milliseconds) - start)))"
page "$scratch/small" "$scratch/hostile" "$scratch/hostile.html"
page "$scratch/small" "$scratch/hostile" "$scratch/again.html"
cmp "$scratch/hostile.html" "$scratch/again.html"
audit html "$scratch/audit.html"
audit json "$scratch/audit.json"
"$tool" image --snapshot "$scratch/older" --output "$scratch/older.image" >/dev/null

"$(program receipts)" --html >"$scratch/receipts.html"

"$python" Tests/Page/page_test.py --executor "$(program currency-executor)" --page "$scratch/page.html" \
    --snapshot Data/Snapshot \
    --old-image "$scratch/older.image" --hostile-page "$scratch/hostile.html" --expected "$scratch/expected.json" \
    --audit-page "$scratch/audit.html" --receipts "$scratch/receipts.html" --audit-report "$scratch/audit.json" \
    --chromium "$chromium" --chromedriver "$chromedriver" ${screenshots[@]+"${screenshots[@]}"} "$@"

#!/usr/bin/env bash
# Usage: scripts/check/page.sh [--screenshots FOLDER] [TEST...]
# Drives the HTML page in headless Chromium: search, sort, views, keys, colours, heat map, print, speed; and compares the
# amounts it shows with the engine's. Measures where the decimal separators of aligned columns are, too. Needs Python,
# from which Selenium is had, and Debian's packages chromium and chromium-driver. A TEST is a name such as DesktopTests.test_columns_sort_both_ways; all if left out.
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

# page OLD NEW FILE: there are differences, which is status 1.
page() {
    local status=0
    "$tool" diff "$1" "$2" --format html --output "$3" 2>"$scratch/diff.log" || status=$?
    if [ "$status" -ne 1 ]; then
        cat "$scratch/diff.log" >&2
        return 1
    fi
}

# audit FORMAT FILE: there are findings, which is status 1.
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

#!/usr/bin/env bash
# Usage: scripts/check/updates.sh
# Follows the page "Updating data in your package" with a temporary package that has the page's slice. It first depends on a
# clone of the last commit with another Swiss grouping separator, and records its texts. Then it updates to the last commit,
# and the audit must report what the page shows. It fetches no other package.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || cannot_run "this is no git checkout"
readonly PAGE=Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md
tool=$(program currency-data)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# block NAME: prints the lines of the page's code blocks with that name.
block() { awk -v fence="\`\`\`$1" '/^```/ { isBlock = $0 == fence; next } isBlock' "$PAGE"; }

git clone --quiet . "$folder/swift-currency-format"
(
    cd "$folder/swift-currency-format"
    git config user.name check
    git config user.email check@example.org
    git tag --force 1001.1.0 >/dev/null
    # The data of the older version, which the record is made from.
    sed -i "s/\"group\" : \"'\"/\"group\" : \"’\"/" Data/Snapshot/locales/de-CH.json
    "$tool" emit >/dev/null
    git commit --quiet --all --message "Older data"
    git tag --force 1001.0.0 >/dev/null
)

stranger=$folder/shop
mkdir -p "$stranger/Sources/Shop"
block json >"$stranger/Sources/Shop/currency-tables.json"
echo 'print("shop")' >"$stranger/Sources/Shop/main.swift"
manifest() {
    cat >"$stranger/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "shop",
    dependencies: [.package(url: "file://$folder/swift-currency-format", exact: "$1")],
    targets: [
        .executableTarget(
            name: "Shop", dependencies: [.product(name: "CurrencyEngine", package: "swift-currency-format")],
            exclude: ["currency-tables.json", "currency-tables.lock"])
    ]
)
MANIFEST
}
unset CURRENCY_FORMAT_RUNTIME_ONLY CURRENCY_FORMAT_BENCHMARKS CURRENCY_FORMAT_PLUGINS CURRENCY_FORMAT_DEBUG

# The commands of the page. The last one fails, because there are differences.
commands=$(block console | sed -n 's/^\$ //p')
record=$(sed -n 1p <<<"$commands")
update=$(sed -n 2p <<<"$commands")
audit=$(sed -n 3p <<<"$commands")
shop() { (cd "$stranger" && bash -c "$1"); }
lock=$stranger/Sources/Shop/currency-tables.lock
: >"$lock"
manifest 1001.0.0
quietly updates-record shop "$record"
lines=$(grep -vc '^#' "$lock")
if [ "$lines" -ne $((3 * 2 * 4 + 2)) ]; then
    echo "the record has $lines lines" >&2
    exit 1
fi
manifest 1001.1.0
quietly updates-update shop "$update"
status=0
shop "$audit" >"$folder/audit" 2>"$folder/errors" || status=$?
if [ "$status" -eq 0 ] || ! grep -q 'there are differences' "$folder/errors"; then
    cat "$folder/audit" "$folder/errors" >&2
    echo "the audit found no differences" >&2
    exit 1
fi
while IFS= read -r line; do
    if ! grep -qxF -- "$line" "$folder/audit"; then
        cat "$folder/audit" >&2
        echo "the audit does not say: $line" >&2
        exit 1
    fi
done < <(block audit)
quietly updates-record shop "$record"
quietly updates-audit shop "$audit"
if [ "$(grep -c '"identity"' "$stranger/Package.resolved")" -ne 1 ]; then
    echo "strangers fetch other packages than this one" >&2
    exit 1
fi
echo "a stranger records $lines texts, and is told what an update changes"

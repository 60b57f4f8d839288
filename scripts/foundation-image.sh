#!/usr/bin/env bash
# Usage: scripts/foundation-image.sh ISO4217-FOLDER [CURRENCY-DATA]
# Writes Tests/Conformance/Foundation/cldr-46.image from the data of Foundation's ICU on Linux. With it, the tests and
# currency-data audit recognize differences that come from the data version. Run this when Swift comes with another ICU.
# ISO4217-FOLDER has list-one.xml and list-three.xml. Builds currency-data unless CURRENCY-DATA names one.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly IMAGE=Tests/Conformance/Foundation/cldr-46.image

[ "$(uname)" = Linux ] || cannot_run "Foundation's own ICU is a library of its own on Linux only"
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi
iso4217=$(cd "$CALLER" && realpath "$1")
tool=${2:-}
if [ -n "$tool" ]; then
    tool=$(cd "$CALLER" && realpath "$tool")
else
    tool=$(program currency-data)
fi
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift/linux
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$tool" import --icu-data "$swift/lib_FoundationICU.so" --iso4217 "$iso4217" --output "$folder/snapshot"
# An image has one spacing set for all locales. Malay has empty sets, with which no space is inserted, and Indonesian has
# another set. The audit has named exceptions for the differences that this causes.
sed -i -e '/currencyMatch/s/\[\]/[[:^S:]\&[:^Z:]]/' -e '/surroundingMatch/s/\[\]/[:digit:]/' "$folder/snapshot/locales/ms.json"
sed -i 's/\[\[:Lu:\]\[:Lo:\]\]/[[:^S:]\&[:^Z:]]/' "$folder/snapshot/locales/id.json"
"$tool" image --snapshot "$folder/snapshot" --output "$IMAGE"

#!/usr/bin/env bash
# Usage: scripts/check/foundation.sh [LOCALES CURRENCIES]
# Audits the snapshot against Foundation for some locales and currencies, in lists separated by commas. Then recounts the
# totals from independent strings: Foundation's from a separate program, and this package's from the conformance executor.
# Amounts that imitate one price from Foundation must equal Foundation's.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

readonly SOME_LOCALES=ar-EG,bg,bn,de,de-AT,de-CH,en,en-DE,en-IN,en-ZA,es,es-MX,fr,fr-CH,hi,id,ja,ms,ne,pl,pt-CV,tr,zh
readonly SOME_CURRENCIES=BAM,BGN,CHF,CVE,EUR,HUF,INR,JPY,KWD,RSD,TRY,UAH,USD

if [ $# -ne 0 ] && [ $# -ne 2 ]; then
    usage >&2
    exit 2
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
tool=$(program currency-data)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
quietly foundation-strings swiftc -O Tests/Conformance/Foundation/strings.swift -o "$folder/strings"
status=0
"$tool" audit --against foundation --locales "${1:-$SOME_LOCALES}" --currencies "${2:-$SOME_CURRENCIES}" \
    --format json --output "$folder/report.json" --strings "$folder/strings.tsv" 2>"$folder/said" || status=$?
# The status 1 means differences, which are expected.
if [ "$status" -gt 1 ]; then
    cat "$folder/said" >&2
    exit "$status"
fi
python3 Tests/Conformance/Foundation/recount.py "$(program currency-executor)" "$folder/strings" "$folder/report.json" "$folder/strings.tsv"
"$(program icu-differential)" --foundation-prices 1000 --seed 4217 >"$folder/prices" || { cat "$folder/prices"; exit 1; }

#!/usr/bin/env bash
# Usage: scripts/check/suite.sh [--table NAME=COMMAND... | --defects NAME=COMMAND...]
# Runs this package on the cases in Suite, recounts what they cover, and compares both with the committed results. If
# Suite/versions has cases for the installed ICU, it also runs them on that ICU's data.
#
# --table runs this package and the named engines, and writes the results to Suite/results.md and the first table to
# Evidence.md. --defects writes Suite/DEFECTS.md, and needs cldr-json. Suite/README.md has examples.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

command -v python3 >/dev/null || cannot_run "there is no python3"
tool=$(program currency-executor)
case "${1:-}" in
--table)
    shift
    python3 Suite/make/results.py --table "This package=$tool conformance" "$@"
    ;;
--defects)
    shift
    python3 Suite/make/results.py --defects "$SOURCES/cldr-json-48" "This package=$tool conformance" "$@"
    ;;
'')
    python3 Suite/make/coverage.py --check
    version=$({ pkg-config --modversion icu-i18n 2>/dev/null || true; } | cut -d. -f1)
    cases=Suite/versions/icu-$version.jsonl
    if [ ! -f "$cases" ]; then
        echo "the cases of older data: SKIPPED, there are none for the ICU of the machine"
    else
        data=$(program currency-data)
        folder=$(mktemp -d)
        trap 'rm -rf "$folder"' EXIT
        quietly suite-import "$data" import --icu --iso4217 "$SOURCES/iso4217-2026-01" --output "$folder/Snapshot"
        quietly suite-image "$data" image --snapshot "$folder/Snapshot" --output "$folder/image" --names-output "$folder/names"
        python3 Suite/make/results.py --ours \
            "$tool conformance --compatibility icu --image $folder/image --names-image $folder/names" \
            Tests/Conformance/Ledger/suite.json "$cases"
    fi
    python3 Suite/make/results.py --ours "$tool conformance" Tests/Conformance/Ledger/suite.json
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

#!/usr/bin/env bash
# Usage: scripts/check-freshness.sh [--cldr-json DIR] [--iso4217 DIR] [--icu] [--icu-data FILE]
#        scripts/check-freshness.sh --registry [--recorded FILE] [--library VERSION=FILE]
# Reports whether the bundled data are older than a cldr-json distribution, the two lists of ISO 4217, the installed ICU, or
# the ICU data in a file. The exit status is 0 if they are as new as all of these, 1 if they are older than one, 2 for wrong
# arguments, and 3 if a source cannot be read.
#
# --registry asks PyPI and Debian for the newest versions of Babel, of packages with an ICU and of ISO 4217's lists, and writes
# the page .build/freshness/page.md: which version of CLDR each has, and what digits change. A newer ICU is imported into a
# separate snapshot, and the page also says what an update would change, for whom, and which decisions do not fit it.
# --recorded reads saved answers, a JSON object with the newest version of each package; --library takes a libicudata file as
# that VERSION of ICU.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --registry ]; then
    shift
    command -v python3 >/dev/null || cannot_run "there is no python3"
    page=("$SOURCES/cldr-json-48" "$SOURCES/iso4217-2026-01" .build/freshness .build/freshness/page.md "$@")
    # First asks without a tool, so that nothing is built if no ICU is newer.
    status=0
    said=$(python3 Support/Freshness/registry.py - "${page[@]}") || status=$?
    if [ "$status" -ne 3 ]; then
        echo "$said"
        exit "$status"
    fi
    scripts/dependencies.sh generator >&2
    tool=$(program currency-data)
    exec python3 Support/Freshness/registry.py "$tool" "${page[@]}"
fi

sources=()
while [ $# -gt 0 ]; do
    case "$1" in
    --icu)
        sources+=("$1")
        shift
        ;;
    --cldr-json | --iso4217 | --icu-data)
        if [ $# -lt 2 ]; then
            usage >&2
            exit 2
        fi
        sources+=("$1" "$(from_caller "$2")")
        shift 2
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done
if [ "${#sources[@]}" -eq 0 ]; then
    usage >&2
    exit 2
fi

scripts/dependencies.sh >&2
tool=$(program currency-data)
"$tool" freshness "${sources[@]}"

#!/usr/bin/env bash
# Usage: scripts/check-freshness.sh [--cldr-json DIR] [--iso4217 DIR] [--icu] [--icu-data FILE]
#        scripts/check-freshness.sh --registry [--recorded FILE] [--library VERSION=FILE]
# Says whether the bundled data are behind a cldr-json distribution, ISO 4217's two lists, the ICU of the machine, or the
# ICU of a file. Ends with 0 where they are as new as all of these, 1 where they are behind one, 2 for wrong arguments,
# and 3 for what cannot be read. --registry asks PyPI for ICU's builds, imports the newest one that is newer beside the
# snapshot, and writes one page to decide from, .build/freshness/page.md: what it would change, for whom, and which decisions
# would no longer stand. FILE is then a recorded answer of pip index versions, or a libicudata to take as that VERSION.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --registry ]; then
    shift
    command -v python3 >/dev/null || cannot_run "there is no python3"
    page=("$SOURCES/cldr-json-48" "$SOURCES/iso4217-2026-01" .build/freshness .build/freshness/page.md "$@")
    # Nothing is built where nothing is newer.
    status=0
    said=$(python3 Support/Freshness/registry.py - "${page[@]}") || status=$?
    if [ "$status" -ne 1 ]; then
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

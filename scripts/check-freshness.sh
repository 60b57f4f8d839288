#!/usr/bin/env bash
# Usage: scripts/check-freshness.sh [--cldr-json DIR] [--iso4217 DIR] [--icu] [--icu-data FILE]
# Says whether the bundled data are behind a cldr-json distribution, ISO 4217's two lists, the ICU of the machine, or the
# ICU of a file. Ends with 0 where they are as new as all of these, 1 where they are behind one, 2 for wrong arguments,
# and 3 for what cannot be read.
set -euo pipefail
source "$(dirname "$0")/common.sh"

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
tool=$(release_program currency-data)
"$tool" freshness "${sources[@]}"

#!/usr/bin/env bash
# Usage: scripts/fetch-sources.sh [--from FOLDER] [NAME...]
# Downloads the publications that Data/Sources.json and Tests/Sources.json pin into .sources, or into the folder that
# CURRENCY_FORMAT_SOURCES names, and checks the SHA-256 of each. Existing ones are only checked. --from copies them from another
# such folder if it has them. A NAME is the name of a folder, such as cldr-json-48; the default is all. If a publication cannot
# be downloaded, the script prints SKIPPED, and so do the tests that read it.
set -euo pipefail
source "$(dirname "$0")/common.sh"

options=()
while [ $# -gt 0 ]; do
    case "$1" in
    --from)
        [ $# -gt 1 ] || { usage >&2 && exit 2; }
        options+=(--from "$(from_caller "$2")")
        shift 2
        ;;
    --help)
        usage
        exit
        ;;
    -*)
        usage >&2
        exit 2
        ;;
    *)
        options+=("$1")
        shift
        ;;
    esac
done
command -v python3 >/dev/null || cannot_run "there is no python3"
python3 scripts/fetch-sources.py --into "$SOURCES" --pins Data/Sources.json --pins Tests/Sources.json \
    ${options[@]+"${options[@]}"}

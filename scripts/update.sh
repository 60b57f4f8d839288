#!/usr/bin/env bash
# Usage: scripts/update.sh [--apply] [--from SNAPSHOT] --iso4217 DIR SOURCE
#        scripts/update.sh
# Prepares an update of the data, to decide on it in one evening. SOURCE is --cldr-json DIR with --icu-data FILE, --cldr-json DIR
# alone, --ldml DIR with or without --systems all, or --icu-data FILE alone. Without arguments, the script only says which
# packages have newer data (scripts/check-freshness.sh --registry), and where to get them.
#
# It imports into .build/update, emits there, compares the result with Data/Snapshot or with --from, and writes the page
# .build/update/page.md: what changes for whom, the new names, and each decision that no longer stands or is missing, with the
# entry that it wants. To make a whole page, it goes on with a provisional entry. The exit status is 0 if nothing must be decided,
# and 1 if something must. Nothing that is committed is touched.
#
# --apply then imports and emits into the package, if nothing must be decided.
set -euo pipefail
source "$(dirname "$0")/common.sh"

apply=
from=Data/Snapshot
sources=()
while [ $# -gt 0 ]; do
    case "$1" in
    --apply)
        apply=--apply
        shift
        ;;
    --from | --iso4217 | --cldr-json | --ldml | --icu-data | --systems)
        if [ $# -lt 2 ]; then
            usage >&2
            exit 2
        fi
        case "$1" in
        --from) from=$(from_caller "$2") ;;
        --systems) sources+=("$1" "$2") ;;
        *) sources+=("$1" "$(from_caller "$2")") ;;
        esac
        shift 2
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done
if [ "${#sources[@]}" -eq 0 ]; then
    [ -z "$apply" ] || { usage >&2 && exit 2; }
    status=0
    scripts/check-freshness.sh --registry || status=$?
    cat <<'TEXT'
cldr-json is on https://github.com/unicode-org/cldr-json/releases, ISO 4217's lists on https://www.six-group.com (data standards),
and ICU in the packages above. Unpack them, and name the folders: scripts/update.sh --help.
TEXT
    exit "$status"
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
scripts/dependencies.sh generator >&2
tool=$(program currency-data)
python3 Support/Update/update.py "$tool" .build/update "$from" $apply -- "${sources[@]}"

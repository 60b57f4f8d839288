#!/usr/bin/env bash
# Usage: scripts/check/profiles.sh [N]
# Holds engines of this machine against this package with the data of each of them: the ICU of the machine and Node's from
# their files, and Foundation's from the image that scripts/foundation-image.sh writes, NumberFormatter and FormatStyle:
# about a million strings each, or the Nth part of them. All must be those of ICU's reading of the engine's data, or a known
# defect of the engine.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
if [ $# -gt 1 ] || ! [[ ${1:-1} =~ ^[1-9][0-9]*$ ]]; then
    usage >&2
    exit 2
fi
readonly EVERY=${1:-1} LEAST=950000

[ "$(uname -s)" = Linux ] || cannot_run "elsewhere engines do not say where their data are"
tool=$(program currency-data)
# Currencies of today and of the past; the oldest of these engines does not know the newest ones.
readonly NEWEST='XAD|XCG|ZWG'
currencies=$(sed -nE 's/^  "([A-Z]{3})" : .*/\1/p' Data/Snapshot/names/en.json | grep -vxE "$NEWEST" | awk -v every="$EVERY" 'NR % every == 0' | paste -sd, -)

status=0
count=0
# hold ENGINE OPTION...: the engine against this package with the data that the options name.
hold() {
    local engine=$1 log=$LOGS/profile-$1.log
    shift
    if ! "$tool" audit --against "$engine" "$@" --fail-on unexplained --limit 1 >"$log" 2>&1; then
        status=1
        cat "$log"
        return
    fi
    count=$((count + 1))
    awk -v least=$((LEAST / EVERY)) '
        / strings differ / { print substr($0, 3); if ($4 < least) { print $4 " strings are too few"; few = 1 } }
        END { exit few }' "$log" || status=1
}

icu=$(ldd "$tool" | sed -nE 's|.*libicudata.* => (/[^ ]*) .*|\1|p')
hold icu --snapshot "$icu" --currencies "$currencies"
hold foundation --currencies "$currencies"
if command -v node >/dev/null; then
    hold node --snapshot "$(command -v node)" --currencies "$currencies"
else
    echo "there is no node"
fi
[ "$status" -ne 0 ] || echo "$count engines write what their data say"
exit "$status"

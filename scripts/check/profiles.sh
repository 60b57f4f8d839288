#!/usr/bin/env bash
# Usage: scripts/check/profiles.sh [N]
# Compares engines on this machine with this package, which uses the data of each engine: ICU's and Node's from their files,
# and Foundation's from the image that scripts/foundation-image.sh writes, for both NumberFormatter and FormatStyle. Each
# comparison has about a million strings, or one Nth of them. Every string must follow ICU's rules for the engine's data, or
# be a known defect of the engine.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
if [ $# -gt 1 ] || ! [[ ${1:-1} =~ ^[1-9][0-9]*$ ]]; then
    usage >&2
    exit 2
fi
readonly EVERY=${1:-1} LEAST=950000

[ "$(uname -s)" = Linux ] || cannot_run "elsewhere engines do not say where their data are"
tool=$(program currency-data)
# The currencies are current and historic ones, without the newest, which the oldest of these engines does not know.
readonly NEWEST='XAD|XCG|ZWG'
currencies=$(sed -nE 's/^  "([A-Z]{3})" : .*/\1/p' Data/Snapshot/names/en.json | grep -vxE "$NEWEST" | awk -v every="$EVERY" 'NR % every == 0' | paste -sd, -)

status=0
count=0
# hold ENGINE OPTION...: compares the engine with this package on the data that the options name.
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

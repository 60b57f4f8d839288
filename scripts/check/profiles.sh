#!/usr/bin/env bash
# Usage: scripts/check/profiles.sh
# Holds engines of this machine against this package with the data of each of them: the ICU of the machine and Node's from
# their files, and Foundation's from the image that scripts/foundation-image.sh writes, NumberFormatter and FormatStyle:
# more than a million strings each. All must be those of ICU's reading of the engine's data, or a known defect of the engine.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

[ "$(uname -s)" = Linux ] || cannot_run "elsewhere engines do not say where their data are"
tool=$(release_program currency-data)
# Currencies of today and of the past; the oldest of these engines does not know the newest ones.
readonly NEWEST='XAD|XCG|ZWG'
currencies=$(sed -nE 's/^  "([A-Z]{3})" : .*/\1/p' Data/Snapshot/names/en.json | grep -vxE "$NEWEST" | paste -sd, -)

status=0
count=0
# hold ENGINE LEAST OPTION...: the engine against this package with the data that the options name, on so many strings.
hold() {
    local engine=$1 least=$2 log=$LOGS/profile-$1.log
    shift 2
    if ! "$tool" audit --against "$engine" "$@" --fail-on unexplained --limit 1 >"$log" 2>&1; then
        status=1
        cat "$log"
        return
    fi
    count=$((count + 1))
    awk -v least="$least" '
        / strings differ / { print substr($0, 3); if ($4 < least) { print $4 " strings are too few"; few = 1 } }
        END { exit few }' "$log" || status=1
}

icu=$(ldd "$tool" | sed -nE 's|.*libicudata.* => (/[^ ]*) .*|\1|p')
hold icu 1000000 --snapshot "$icu" --currencies "$currencies"
hold foundation 1000000 --currencies "$currencies"
if command -v node >/dev/null; then
    hold node 1000000 --snapshot "$(command -v node)" --currencies "$currencies"
else
    echo "there is no node"
fi
[ "$status" -ne 0 ] || echo "$count engines write what their data say"
exit "$status"

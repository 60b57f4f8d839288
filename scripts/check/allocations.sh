#!/usr/bin/env bash
# Usage: scripts/check/allocations.sh
# Checks that writing an amount into a buffer and parsing one allocate nothing: on every path, a run with 100,000 amounts
# allocates exactly as often as a run with 1,000.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

if [ "$(uname -s)" != Linux ]; then cannot_run "allocations are counted with a preloaded library on Linux"; fi
compiler=$(command -v clang || command -v cc || true)
[ -n "$compiler" ] || cannot_run "there is no C compiler for the counter"

programs=$(linkage_programs)
program=$programs/CountsAllocations
counter=$(cd "$programs" && pwd)/allocation-counter.so
quietly allocation-counter "$compiler" -O1 -fno-builtin -shared -fPIC -Wall -Wextra -Werror \
    -o "$counter" Tests/Linkage/AllocationCounter.c

# allocations PATH COUNT: prints the allocations of the whole program, which must print the sum of the lengths.
allocations() {
    local report
    report=$(LD_PRELOAD="$counter" "$program" "$1" "$2" 2>&1)
    if ! grep -qE '^[1-9][0-9]*$' <<<"$report"; then
        echo "$1: $report" >&2
        return 1
    fi
    sed -nE 's/^allocations ([0-9]+)$/\1/p' <<<"$report"
}

failed=0
paths=0
for path in $("$program"); do
    few=$(allocations "$path" 1000)
    many=$(allocations "$path" 100000)
    if [ -z "$few" ] || [ -z "$many" ]; then
        echo "$path: nothing was counted" >&2
        failed=1
    elif [ "$path" = control-of-strings ]; then
        # This path allocates strings, so the counter must see them.
        if [ $((many - few)) -lt 99000 ]; then
            echo "$path: $few and $many allocations: the counter does not see them" >&2
            failed=1
        fi
    elif [ "$few" -ne "$many" ]; then
        echo "$path: $few allocations for 1,000 amounts, $many for 100,000" >&2
        failed=1
    else
        paths=$((paths + 1))
    fi
done
[ "$failed" -eq 0 ] || exit 1
echo "no allocation on $paths paths, 1,000 and 100,000 amounts each"

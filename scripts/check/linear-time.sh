#!/usr/bin/env bash
# Usage: scripts/check/linear-time.sh [READER...]
# Counts under valgrind the instructions that each reader takes for hostile texts of three lengths. A text that is four times
# as long may take four times the work, and no more.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

# In hundredths. Buffers that double add a little to 4.
readonly MOST=450

command -v valgrind >/dev/null || cannot_run "there is no valgrind"

programs=$(linkage_programs)
counts=.build/linear-time
rm -rf "$counts"
mkdir -p "$counts"
# Of two options with the same pattern, valgrind takes only the last, so there are two patterns for one function.
valgrind --tool=callgrind --dump-before='*countedCall*' --toggle-collect='*countedCally*' \
    --callgrind-out-file="$counts/out" "$programs/ReadsHostileText" "$@" >"$counts/calls" 2>"$LOGS/linear-time.log"
# Each dump counts since the previous one. The first is empty, and the final dump has the last call.
calls=$(wc -l <"$counts/calls")
mv "$counts/out" "$counts/out.$((calls + 1))"
for call in $(seq "$calls"); do sed -n 's/^totals: //p' "$counts/out.$((call + 1))"; done >"$counts/totals"
paste -d ' ' "$counts/calls" "$counts/totals" >"$LOGS/linear-time.txt"
rm -rf "$counts"
awk -v most="$MOST" '
    BEGIN { COPY = 30 }
    NR % 3 == 1 { first = $4 }
    NR % 3 == 2 { second = $4 }
    NR % 3 == 0 {
        # If a text is rejected early, the copy of it is the only work that grows; this does not count.
        growth = $4 - second < COPY * $3 || second == first ? 0 : ($4 - second) * 100 / (second - first)
        if (growth > most) {
            printf "%s, %s: %d, %d and %d instructions for lengths that grow fourfold\n", $1, $2, first, second, $4
            failed = 1
        }
        if (growth > worst) worst = growth
        if ($4 / $3 > dearest) dearest = $4 / $3
        pairs++
    }
    END {
        printf "%d readers and texts: four times the text takes at most %.2f times the work, %d instructions a byte\n",
            pairs, worst / 100, dearest
        exit failed || pairs == 0
    }' "$LOGS/linear-time.txt"

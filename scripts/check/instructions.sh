#!/usr/bin/env bash
# Usage: scripts/check/instructions.sh
# Counts under valgrind the instructions that each path of the engine takes for an amount, and compares them with
# scripts/check/instruction-budget.txt. Unlike times, counts do not depend on the load of the machine.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

readonly BUDGET=scripts/check/instruction-budget.txt
readonly FEW=1000
readonly MANY=3000

command -v valgrind >/dev/null || cannot_run "there is no valgrind"
[ "$(uname -m)" = x86_64 ] || cannot_run "the counts are those of x86-64, this is $(uname -m)"

programs=$(linkage_programs)
program=$programs/CountsAllocations

# Prints the instructions of a whole run.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 >/dev/null \
        | sed -nE 's/.*Collected : ([0-9]+)$/\1/p'
}

failed=0
paths=0
for path in $("$program"); do
    if [ "$path" = control-of-strings ]; then continue; fi
    few=$(instructions "$path" "$FEW")
    many=$(instructions "$path" "$MANY")
    count=$(((many - few) / (MANY - FEW)))
    budget=$(awk -v path="$path" '$1 == path { print $2 }' "$BUDGET")
    printf '%-36s %6d instructions, at most %s\n' "$path" "$count" "${budget:-?}"
    if [ "$count" -le 0 ] || [ "$count" -gt "${budget:-0}" ]; then
        echo "$path: $count instructions are not within the budget of ${budget:-none}" >&2
        failed=1
    fi
    paths=$((paths + 1))
done
[ "$failed" -eq 0 ] || exit 1
echo "$paths paths within their budgets"

#!/usr/bin/env bash
# Usage: scripts/icu-full.sh
# Compares every string of the machine's ICU with this engine: every locale, currency, form and amount.
# One process per core; their counts are added up.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

scripts/dependencies.sh
tool=$(release_program icu-differential)
cores=$(getconf _NPROCESSORS_ONLN)
start=$(milliseconds)
processes=()
for ((part = 1; part <= cores; part += 1)); do
    "$tool" --part "$part/$cores" --seed 1 >"$LOGS/icu-full-$part.log" 2>&1 &
    processes+=($!)
done
trap 'kill "${processes[@]}" 2>/dev/null || true' INT TERM

status=0
for process in "${processes[@]}"; do wait "$process" || status=1; done
elapsed=$(($(milliseconds) - start))

# Each part ends with: ICU 72.1: 9 strings, 0 differences under icu, 4 under ldml, 0 of them not in the ledger (...)
total=0 icu=0 ldml=0 outside=0
logs=()
for ((part = 1; part <= cores; part += 1)); do
    log=$LOGS/icu-full-$part.log
    logs+=("$log")
    counts=$(sed -nE "s/^ICU [^:]*: ([0-9]+) strings, ([0-9]+) differences under icu, ([0-9]+) under ldml,\
 ([0-9]+) of them not in the ledger.*/\1 \2 \3 \4/p" "$log")
    if [ -z "$counts" ]; then
        echo "part $part of $cores did not end:" >&2
        tail -n 20 "$log" >&2
        status=1
        continue
    fi
    read -r strings under_icu under_ldml not_in_ledger <<<"$counts"
    total=$((total + strings)) icu=$((icu + under_icu))
    ldml=$((ldml + under_ldml)) outside=$((outside + not_in_ledger))
    grep -E '^  [^ 0-9]' "$log" || true
done
# How many differences each entry of the ledger covers.
awk '/^  [0-9]+ / { count = $1; sub(/^  [0-9]+ /, ""); counts[$0] += count }
    END { for (entry in counts) printf "  %9d %s\n", counts[entry], entry }' "${logs[@]}" | LC_ALL=C sort -k2
version=$(sed -nE 's/^(ICU [^:]*):.*/\1/p' "$LOGS/icu-full-1.log")
echo "$version: $total strings, $icu differences under icu, $ldml under ldml, $outside of them not in the ledger;" \
    "$(seconds "$elapsed") on $cores cores"
exit "$status"

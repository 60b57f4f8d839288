#!/usr/bin/env bash
# Usage: scripts/verify-generated.sh
# Emits twice into scratch folders and compares both runs with each other and with what is committed.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

readonly GENERATED=Sources/CurrencyFormat/Generated

tool=$(release_program currency-data)
scratch=.build/verify-generated
rm -rf "$scratch"
mkdir -p "$scratch/first" "$scratch/second"
for run in first second; do
    quietly "emit-$run" "$tool" emit --snapshot Data/Snapshot --output "$scratch/$run"
done
if ! diff -r "$scratch/first" "$scratch/second"; then
    echo "Two runs of 'currency-data emit' wrote different files." >&2
    exit 1
fi
if ! diff -rq "$scratch/first" "$GENERATED"; then
    echo "$GENERATED is not what Data/Snapshot gives. Fix: scripts/regenerate.sh, then commit what it wrote." >&2
    exit 1
fi
quietly verify "$tool" verify --snapshot Data/Snapshot
tail -n 1 "$LOGS/verify.log"

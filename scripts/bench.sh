#!/usr/bin/env bash
# Usage: scripts/bench.sh [--json] [FILTER]
# Runs the benchmarks and their peers in one process, and prints a table: the nanoseconds that one amount or one edit takes,
# and how many times as long the peer takes. Edits have no peer. FILTER is a regular expression for names; --json prints the
# table as JSON. Run nothing else at the same time.
set -euo pipefail
source "$(dirname "$0")/common.sh"
json=()
filter=
for argument in "$@"; do
    case "$argument" in
    --json) json=(--json) ;;
    -*)
        usage >&2
        exit 2
        ;;
    *)
        [ -z "$filter" ] || {
            usage >&2
            exit 2
        }
        filter=$argument
        ;;
    esac
done
command -v python3 >/dev/null || cannot_run "there is no python3"
# Standard output is only for the table.
scripts/dependencies.sh >&2

log=.build/benchmarks.log
mkdir -p .build
if ! CURRENCY_FORMAT_BENCHMARKS=1 swift package --scratch-path .build/benchmarks benchmark \
    --target FormattingBenchmarks --filter ".*(${filter:-}).*" --format markdown --no-progress >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    exit 1
fi
python3 Benchmarks/table.py "$log" ${json[@]+"${json[@]}"}

#!/usr/bin/env bash
# Usage: scripts/bench.sh [--json] [FILTER]
# Runs the benchmarks with their peers in one process and prints one table: what one amount or one edit takes, in
# nanoseconds, and how many times as long its peer takes. Edits have no peer. FILTER is a regular expression for names.
# Nothing else should run meanwhile. With --json the table is a JSON document.
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
# The output is the table, or the document.
scripts/dependencies.sh >&2

log=.build/benchmarks.log
mkdir -p .build
if ! CURRENCY_FORMAT_BENCHMARKS=1 swift package --scratch-path .build/benchmarks benchmark \
    --target FormattingBenchmarks --filter ".*(${filter:-}).*" --format markdown --no-progress >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    exit 1
fi
python3 Benchmarks/table.py "$log" ${json[@]+"${json[@]}"}

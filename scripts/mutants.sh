#!/usr/bin/env bash
# Usage: scripts/mutants.sh [--tests FILTER] [--sites] [FILE...]
# Changes decisions of the runtime's sources one by one, and lists the changes that no test sees: comparisons by their
# bounds and by their sense, "and" and "or", sums and differences. All changes of the files are compiled into one copy of
# the package under .build, and the environment switches one of them on: a run of the tests for each, no build. A FILE is
# one of Sources/CurrencyCore or Sources/CurrencyEngine; all of both if left out. --tests takes the tests to run, a pattern
# as of swift test; without it those of both modules. --sites only counts what would be changed.
# Survivors that change nothing anyone can see stand in scripts/mutants-equivalent.tsv, each with its reason.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --help ]; then
    usage
    exit
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
python3 scripts/mutants.py "$@"

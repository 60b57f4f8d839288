#!/usr/bin/env bash
# Usage: scripts/mutants.sh [--sample N] [--seed S] [--again] [--sites] [FILE...]
# Changes decisions of the runtime's sources one by one, and lists the changes that no test sees: comparisons by their
# bounds and by their sense, "and" and "or", sums and differences, constants, conditions, cases and defaults. All changes
# of the files are compiled into one copy of the package under .build, and the environment switches one of them on: a run
# of the tests for each, no build. Only the suites that reach a change are run, and only up to the first test that fails;
# what ends in no time is seen, too. --sample takes N changes of all, the same ones for the same seed (1 if left out).
# --again tries only those of them that the last run left unseen, also where it was ended between quick and slow tests.
# --sites only counts what would be changed. A FILE is one of Sources/Runtime/LDMLSyntax, Sources/Runtime/PackedTables,
# Sources/Runtime/CurrencyCore, Sources/Runtime/CurrencyEngine or Sources/Runtime/CurrencyParsing; without one it is the rules
# of the second and all of the others.
# Survivors that change nothing anyone can see stand in scripts/mutants/equivalent.tsv, each with its reason.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --help ]; then
    usage
    exit
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
# A build of its own kind, as SwiftPM makes it.
unset CURRENCY_FORMAT_DEBUG
python3 scripts/mutants "$@"

#!/usr/bin/env bash
# Usage: scripts/mutants.sh [--sample N] [--seed S] [--again] [--sites] [FILE...]
# Mutation tests: changes decisions in the runtime's sources one by one, and lists the changes that no test notices. It changes
# the bounds and the sense of comparisons, "and" and "or", sums and differences, constants, conditions, cases and defaults.
#
# All changes are compiled into one copy of the package under .build, and an environment variable selects one for a run of the
# tests, without a new build. Only the suites that reach a change run, up to the first failing test; a timeout counts too.
# A sample of 100 takes an hour and a half of processor time after the build, and all changes take more than a hundred hours.
#
# --sample tests N of the changes, the same ones for the same seed (default 1). --again tests only the changes that the last
# run left unnoticed, even if it was stopped between quick and slow tests. --sites only counts the changes. A FILE is in
# Sources, of LDMLSyntax, PackedTables, CurrencyCore, CurrencyEngine, CurrencyReader, AmountSearch or NumberSkeletons; the
# default is the rules of PackedTables and all files of the others.
#
# scripts/mutants/equivalent.tsv lists the changes that have no visible effect, with reasons.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --help ]; then
    usage
    exit
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
# The copy is built with SwiftPM's defaults.
unset CURRENCY_FORMAT_DEBUG
python3 scripts/mutants "$@"

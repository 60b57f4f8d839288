#!/usr/bin/env bash
# Usage: scripts/mutants.sh [--sample N] [--seed S] [--again] [--sites] [FILE...]
# Mutation tests: changes decisions in the runtime's sources one by one, and lists the changes that no test notices. It changes
# the bounds and the sense of comparisons, "and" and "or", sums and differences, constants, conditions, cases and defaults.
#
# All changes are compiled into one optimized copy of the package under .build, and an environment variable selects one for a
# run, without a new build. First 46,000 requests to the executor show a change: those of Suite and of the comparison with Node
# that are answered as others answer them. Then the suites that reach the change run, the fastest first and the slow ones last,
# up to the first failing test. A timeout counts too.
#
# Costs, in processor time: the build and a first run of each suite five minutes; then half a second for a change that the
# requests show, a second for one that a fast suite notices, two for one that is listed in equivalent.tsv, and up to 40 for one
# that nothing notices. All changes of CurrencyEngine take a quarter of an hour; at that rate, all changes take two hours.
#
# --sample tests N of the changes, the same ones for the same seed (default 1). --again tests only the changes that the last
# run left unnoticed, even if it was stopped. --sites only counts the changes. A FILE is a file or folder in Sources, of
# LDMLSyntax, PackedTables, CurrencyCore, CurrencyEngine, CurrencyReader, AmountSearch or NumberSkeletons; the default is the
# rules of PackedTables and all files of the others.
#
# scripts/mutants/equivalent.tsv lists the changes that have no visible effect, with reasons.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ "${1:-}" = --help ]; then
    usage
    exit
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
python3 scripts/mutants "$@"

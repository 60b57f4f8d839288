#!/usr/bin/env bash
# Usage: scripts/check/node.sh [--count N] [--each N] [--seed N] [--show N]
# Compares texts from the bundled tables with those of Intl in the installed Node: COUNT amounts, and EACH texts with other
# options, in compact notation, with names, as decimals and percentages, and in parts. Tests/Conformance/Ledger/node.json must
# explain every difference. Prints the seed of the random requests. Then formats amounts like prices from Intl.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

command -v node >/dev/null || cannot_run "there is no node"
tool=$(program currency-executor)
node Tests/Conformance/Node/compare.mjs "$tool" "$@"
# Derives nine amounts from one price. At least 99 of 100 must be as Intl writes them with a known region, and 95 without.
node Tests/Conformance/Node/like.mjs "$tool" --every 7

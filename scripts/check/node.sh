#!/usr/bin/env bash
# Usage: scripts/check/node.sh [--count N] [--each N] [--seed N] [--show N]
# Compares what the bundled tables give with what the Intl of the installed node gives: amounts, COUNT of them, and EACH
# times other options, compact notation, names, decimals and shares, and parts. Every difference is explained by
# Tests/Conformance/Ledger/node.json. The seed of the random requests is printed. Then derives amounts from prices of Intl.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

command -v node >/dev/null || cannot_run "there is no node"
tool=$(program currency-executor)
node Tests/Conformance/Node/compare.mjs "$tool" "$@"
# One price in, nine other amounts out: as Intl writes them, at least 99 of 100 with the region known and 95 without.
node Tests/Conformance/Node/like.mjs "$tool" --every 7

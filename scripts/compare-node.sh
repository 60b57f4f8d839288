#!/usr/bin/env bash
# Usage: scripts/compare-node.sh [--count N] [--seed N] [--show N]
# Compares what the bundled tables give with what the Intl of the installed node gives, and explains every difference
# by Tests/Conformance/Ledger/node.json. The seed of the random requests is printed.
set -euo pipefail
source "$(dirname "$0")/common.sh"

command -v node >/dev/null || cannot_run "there is no node"
tool=$(release_program currency-data)
node Tests/Conformance/Node/compare.mjs "$tool" "$@"

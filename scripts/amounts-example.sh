#!/usr/bin/env bash
# Usage: scripts/amounts-example.sh
# Runs the example that reads lines of amounts, and compares its table with the one beside it.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

quietly build-amounts swift build --product amounts
"$(swift build --show-bin-path)/amounts" de-DE <Examples/Amounts/lines.txt | diff Examples/Amounts/amounts.csv -
echo "the example of amounts prints its table"

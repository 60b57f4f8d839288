#!/usr/bin/env bash
# Usage: scripts/check/reading.sh
# Finds the amounts in the texts of Tests/Conformance/Reading, and compares them with those that a person read there. Of those
# that were written to mislead, it counts the ones that are surely wrong. Needs Python.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

command -v python3 >/dev/null || cannot_run "there is no python3"
tool=$(program currency-executor)
python3 Tests/Conformance/Reading/compare.py --at-most 153 "$tool" Tests/Conformance/Reading/Misleading/texts.tsv
python3 Tests/Conformance/Reading/compare.py "$tool"

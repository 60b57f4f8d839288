#!/usr/bin/env bash
# Usage: scripts/check/reading.sh
# Finds the amounts in the texts of Tests/Conformance/Reading, and compares them with those that a person read there. It counts
# what is surely wrong in texts that were written to mislead, and in other forms of the former that mean the same. Needs Python.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

command -v python3 >/dev/null || cannot_run "there is no python3"
tool=$(program currency-executor)
python3 Tests/Conformance/Reading/compare.py --at-most 105 "$tool" Tests/Conformance/Reading/Misleading/texts.tsv
python3 Tests/Conformance/Reading/compare.py --changed --at-most 54 "$tool"
python3 Tests/Conformance/Reading/compare.py "$tool"

#!/usr/bin/env bash
# Usage: scripts/check/words.sh [COUNT [SEED]]
# Compares COUNT numbers in words of each public rule set of each locale with those of ICU 78.3, whose rules are the bundled
# ones; by default, 30. Compares amounts in words with those of num2words2. Both libraries come from PyPI, ICU in the package
# icukit-pyicu, and are installed under .build.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
if [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi

python=$(python_with icu) || cannot_run "$python"
"$python" -c 'import icu' 2>/dev/null || cannot_run "ICU for Python cannot be loaded"
tool=$(program currency-executor)
"$python" Tests/Conformance/Words/compare.py "$tool" Data/Snapshot "${1:-30}" "${2:-4217}"

python=$(python_with num2words) || cannot_run "$python"
"$python" Tests/Conformance/Words/amounts.py "$tool" Data/Decisions/currencyWords.json

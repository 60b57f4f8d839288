#!/usr/bin/env bash
# Usage: scripts/check/babel.sh
# Imports CLDR's XML and compares the snapshot with Babel's tables, which an independent program made from the same release.
# Needs Python, and fetches the XML of CLDR 41 and lists of ISO 4217.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

# The release of Babel that is made from CLDR 41.
readonly BABEL=2.11.0

cldr=$SOURCES/cldr-41
lists=$SOURCES/iso4217-2024-06
scripts/fetch-sources.sh "$(basename "$cldr")" "$(basename "$lists")" || exit $?
python=$(python_with babel) || cannot_run "$python"

scratch=.build/babel
tool=$(program currency-data)
rm -rf "$scratch/snapshot"
quietly babel-import "$tool" import --ldml "$cldr" --iso4217 "$lists" --output "$scratch/snapshot"
"$python" Tests/Conformance/Babel/compare.py "$scratch/snapshot" "$cldr"

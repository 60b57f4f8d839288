#!/usr/bin/env bash
# Usage: scripts/compare-babel.sh
# Imports CLDR's XML and compares the snapshot with Babel's tables, which another program made of the same release. Needs
# Python and the XML of CLDR 41: Debian's unicode-cldr-core, or a folder that CURRENCY_FORMAT_CLDR names.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

# The release of Babel that was made of CLDR 41.
readonly BABEL=2.11.0

cldr=${CURRENCY_FORMAT_CLDR:-/usr/share/unicode/cldr}
[ -d "$cldr/common/main" ] || cannot_run "there is no XML of CLDR in $cldr (Debian: unicode-cldr-core)"
version=$(sed -n 's/.*cldrVersion CDATA #FIXED "\([0-9]*\).*/\1/p' "$cldr/common/dtd/ldml.dtd")
[ "$version" = 41 ] || cannot_run "Babel $BABEL has CLDR 41, not ${version:-this one}"
lists=${CURRENCY_FORMAT_ISO4217:-../shared/sources/iso4217-2024-06}
[ -d "$lists" ] || cannot_run "there are no lists of ISO 4217 in $lists"
python=$(python_with babel "Babel==$BABEL" pytz) || cannot_run "$python"

scratch=.build/babel
tool=$(release_program currency-data)
rm -rf "$scratch/snapshot"
quietly babel-import "$tool" import --ldml "$cldr" --iso4217 "$lists" --output "$scratch/snapshot"
"$python" Tests/Conformance/Babel/compare.py "$scratch/snapshot" "$cldr"

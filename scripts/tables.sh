#!/usr/bin/env bash
# Usage: scripts/tables.sh [--check]
# Writes the generated files that are not made from the snapshot. Unicode's categories and widths, Latin letters, words for
# minus, ordinals and units of prices come from ICU 78.3, the forms of phone numbers from libphonenumber, the widths that
# tests expect from wcwidth, and the languages with CLDR's best coverage from CLDR. All but CLDR are PyPI packages, pinned by
# the hashes of their files in scripts/requirements and installed under .build. --check writes nothing, and fails if a file
# is out of date.
set -euo pipefail
source "$(dirname "$0")/common.sh"

root=.
case "${1:-}" in
"") ;;
--check) root=.build/tables ;;
*)
    usage >&2
    exit 2
    ;;
esac
rm -rf .build/tables
icu=$(python_with icu) || cannot_run "$icu"
phones=$(python_with phone-numbers) || cannot_run "$phones"
widths=$(python_with display-width) || cannot_run "$widths"
files=$("$icu" scripts/tables/tables.py "$root" unicode width letters minus reordered prices price-texts ordinals && "$phones" scripts/tables/tables.py "$root" phones \
    && "$widths" scripts/tables/tables.py "$root" measured)
levels=cldr-coverage-48
if [ -d "$SOURCES/$levels" ]; then files+=" $(python3 scripts/tables/tables.py "$root" coverage)"; fi
for file in $files; do
    if ! cmp "$root/$file" "$file"; then
        echo "$file is not what its source gives. Fix: scripts/tables.sh, then commit it." >&2
        exit 1
    fi
done
echo "$(wc -w <<<"$files") tables are what their sources give"
[ -d "$SOURCES/$levels" ] || cannot_run "there is no $SOURCES/$levels, of which CLDR's languages are read: scripts/fetch-sources.sh"

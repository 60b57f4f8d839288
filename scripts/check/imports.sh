#!/usr/bin/env bash
# Usage: scripts/check/imports.sh
# Imports from every kind of source and emits the tables, which are checked as they are written. The sources are CLDR 41's
# XML as Debian installs it, whole and untouched; the same data in the form announced for CLDR 49 and 50 (announced-cldr.py);
# cldr-json, also corrected by the ICU of the installed Node; the installed ICU, as a library and as a file; and ICU 78.3.
# ISO 4217's lists, the ICUs and the XML are whole and untouched. `.sources` has the files of cldr-json that are read, and only
# GitHub has a release; if one is unpacked into .sources/cldr-json-48-whole, it is imported too, with the same values.
# Each has its own lists of cases, because nothing has been released from these data. Of CLDR 41, a table image is written,
# and ten amounts are formatted with it.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

tool=$(program currency-data)
program=$(program currency)
# The folder of the enums, below each output.
readonly ENUMS=/Sources/Runtime/CurrencyFormat/Generated
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
count=0

# emits NAME ARGUMENT...: imports the source that the arguments name and emits its tables, with the output in NAME.log.
emits() {
    local name=$1 place=$folder/$1 log=$folder/$1.log
    shift
    mkdir -p "$place/Cases"
    : >"$place/Cases/Currency.txt"
    : >"$place/Cases/CurrencyLocale.txt"
    if ! { "$tool" import "$@" --iso4217 "$SOURCES/iso4217-2026-01" --output "$place/Snapshot" &&
        "$tool" emit --snapshot "$place/Snapshot" --cases "$place/Cases" --output "$place"; } >"$log" 2>&1; then
        echo "$name: $(grep -v 'warning: ' "$log")" >&2
        exit 1
    fi
    count=$((count + 1))
}

# expects NAME FILE TEXT: fails unless the file of that run contains the text.
expects() {
    grep -qF -- "$3" "$folder/$1$2" || {
        echo "$1: $2 lacks \"$3\"" >&2
        exit 1
    }
}

# The package has all of a release. `.sources` has only the files that are read, among which an element is never twice.
readonly DEBIAN=/usr/share/unicode/cldr LOCALES=$ENUMS/CurrencyLocale.swift
[ -d "$DEBIAN/common" ] || cannot_run "Debian's package unicode-cldr-core is not installed"
emits cldr-41 --ldml "$DEBIAN"
expects cldr-41 .log 'warning: ife-TG: there is no English name for ife'
expects cldr-41 "$LOCALES" 'case ifeTogo'
"$tool" explain --ldml "$DEBIAN" --snapshot "$folder/cldr-41/Snapshot" de EUR >"$folder/explained"
grep -qF 'common/main/root.xml' "$folder/explained"

"$tool" image --snapshot "$folder/cldr-41/Snapshot" --output "$folder/image" >/dev/null
# A locale, a currency and the text of 1234.5, as ICU 71.1 writes it, which has CLDR 41; spaces are plain here.
while IFS='|' read -r locale currency expected; do
    text=$("$program" format --image "$folder/image" --locale "$locale" --currency "$currency" 1234.5 \
        | sed 's/\xC2\xA0/ /g; s/\xE2\x80\xAF/ /g')
    echo "CLDR 41: $locale $text"
    [ "$text" = "$expected" ] || { echo "expected $expected" >&2 && exit 1; }
done <<'AMOUNTS'
en-US|USD|$1,234.50
de-DE|EUR|1.234,50 €
de-AT|EUR|€ 1.234,50
fr-FR|EUR|1 234,50 €
fr-CH|CHF|1 234.50 CHF
pt-BR|BRL|R$ 1.234,50
ja-JP|JPY|￥1,234
hi-IN|INR|₹1,234.50
pl-PL|PLN|1234,50 zł
sv-SE|SEK|1 234,50 kr
AMOUNTS

python3 scripts/check/announced-cldr.py "$DEBIAN" "$folder/announced"
emits cldr-49 --ldml "$folder/announced"
expects cldr-49 .log 'warning: ldml 49 is newer than 48'
expects cldr-49 .log "warning: common/supplemental/currencyData.xml: //supplementalData/currencyData/fractions is here"
expects cldr-49 .log "common/main/ca.xml: locale ca: //ldml/numbers/currencies/currency[@type='ESP'][@numberSystem='arab']"
expects cldr-49 "$LOCALES" 'case brahui'
expects cldr-49 "$LOCALES" 'case hrx'
expects cldr-49 /Snapshot/supplemental/plurals.json '"many" : "e = 0 and i != 0'
expects cldr-49 /Snapshot/locales/gl.json '"many" : "{0} de {1}"'
expects cldr-49 /Snapshot/locales/und.json '"variant" : "aed"'
# The same data in another form, apart from the additions.
diff "$folder/cldr-41/Snapshot/supplemental/fractions.json" "$folder/cldr-49/Snapshot/supplemental/fractions.json"
diff "$folder/cldr-41/Snapshot/supplemental/identifiers.json" "$folder/cldr-49/Snapshot/supplemental/identifiers.json"
diff "$folder/cldr-41/Snapshot/locales/ca.json" "$folder/cldr-49/Snapshot/locales/ca.json"

emits cldr-json --cldr-json "$SOURCES/cldr-json-48"
whole=$SOURCES/cldr-json-48-whole
if [ -d "$whole" ]; then
    emits whole --cldr-json "$whole"
    # The release also has the package of units, which is not among the files of `.sources`.
    status=0
    "$tool" diff "$folder/cldr-json/Snapshot" "$folder/whole/Snapshot" --format json --output "$folder/whole.json" || status=$?
    [ "$status" -le 1 ] || exit "$status"
    if grep '"field"' "$folder/whole.json" | grep -v '"units/'; then
        echo "the whole release of cldr-json has other values than the files that are read" >&2
        exit 1
    fi
else
    echo "cldr-json: the files that are read, because there is no $whole"
fi
emits icu --icu
icu=$(ldd "$tool" | sed -nE 's|.*libicudata.* => (/[^ ]*) .*|\1|p')
if [ -n "$icu" ]; then
    emits icu-file --icu-data "$icu"
    diff -r "$folder/icu/Snapshot" "$folder/icu-file/Snapshot"
fi
# A Node with the CLDR of cldr-json or a newer one corrects it; of an older one, one line says why it does not.
if command -v node >/dev/null; then
    if [ "$(node -p 'parseFloat(process.versions.cldr) >= 48')" = true ]; then
        emits node --cldr-json "$SOURCES/cldr-json-48" --icu-data "$(command -v node)"
    elif "$tool" import --cldr-json "$SOURCES/cldr-json-48" --icu-data "$(command -v node)" \
        --iso4217 "$SOURCES/iso4217-2026-01" --output "$folder/node" 2>"$folder/node.log" \
        || ! grep -q 'what corrects a source must be at least as new$' "$folder/node.log"; then
        cat "$folder/node.log" >&2
        exit 1
    fi
else
    echo 'without Node: there is no node'
fi
emits icu-78 --icu-data "$SOURCES/icu-78.3/libicudata"
# POSIX is neither a region nor a language, so a rule gives its name.
expects icu "$LOCALES" 'case englishUnitedStatesPosix'
expects icu-78 "$LOCALES" 'case englishUnitedStatesPosix'
echo "$count imports are emitted, one of them in the form that is announced for CLDR 49"

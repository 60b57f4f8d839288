#!/usr/bin/env bash
# Usage: scripts/check/imports.sh
# Imports from every kind of source and emits the tables, which are checked as they are written. The sources are CLDR 41's
# XML, the same data in the form announced for CLDR 49 and 50 (announced-cldr.py), cldr-json, the installed ICU, and ICU 78.3.
# Each has its own lists of cases, because nothing has been released from these data.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

tool=$(program currency-data)
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
        "$tool" emit --snapshot "$place/Snapshot" --cases "$place/Cases" --output "$place" --names-output "$place" \
            --forms-output "$place" --services-output "$place" --matching-output "$place"; } >"$log" 2>&1; then
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

emits cldr-41 --ldml "$SOURCES/cldr-41"
expects cldr-41 .log 'warning: ife-TG: there is no English name for ife'
expects cldr-41 /CurrencyLocale.swift 'case ifeTogo'

python3 scripts/check/announced-cldr.py "$SOURCES/cldr-41" "$folder/announced"
emits cldr-49 --ldml "$folder/announced"
expects cldr-49 .log 'warning: ldml 49 is newer than 48'
expects cldr-49 .log "warning: common/supplemental/currencyData.xml: //supplementalData/currencyData/fractions is here"
expects cldr-49 .log "common/main/ca.xml: locale ca: //ldml/numbers/currencies/currency[@type='ESP'][@numberSystem='arab']"
expects cldr-49 /CurrencyLocale.swift 'case brahui'
expects cldr-49 /CurrencyLocale.swift 'case hrx'
expects cldr-49 /Snapshot/supplemental/plurals.json '"many" : "e = 0 and i != 0'
expects cldr-49 /Snapshot/locales/gl.json '"many" : "{0} de {1}"'
expects cldr-49 /Snapshot/locales/und.json '"variant" : "aed"'
# The same data in another form, apart from the additions.
diff "$folder/cldr-41/Snapshot/supplemental/fractions.json" "$folder/cldr-49/Snapshot/supplemental/fractions.json"
diff "$folder/cldr-41/Snapshot/supplemental/identifiers.json" "$folder/cldr-49/Snapshot/supplemental/identifiers.json"
diff "$folder/cldr-41/Snapshot/locales/ca.json" "$folder/cldr-49/Snapshot/locales/ca.json"

emits cldr-json --cldr-json "$SOURCES/cldr-json-48"
emits icu --icu
emits icu-78 --icu-data "$SOURCES/icu-78.3/libicudata"
# POSIX is neither a region nor a language, so a rule gives its name.
expects icu /CurrencyLocale.swift 'case englishUnitedStatesPosix'
expects icu-78 /CurrencyLocale.swift 'case englishUnitedStatesPosix'
echo "$count imports are emitted, one of them in the form that is announced for CLDR 49"

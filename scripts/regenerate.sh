#!/usr/bin/env bash
# Usage: scripts/regenerate.sh [--yes] [--cldr-json DIR --iso4217 DIR [--icu | --icu-data FILE]]
# Generates the Swift files from Data/Snapshot, and prints sample amounts in many scripts. First installs missing dependencies
# of the generator with scripts/dependencies.sh; --yes installs them without asking.
#
# --cldr-json and --iso4217 name the folders of an unpacked cldr-json distribution and of ISO 4217's two lists. The script
# then imports these first, and audits the snapshot. If its signs and separators cannot be told apart, it stops before it
# generates anything. It ends with the release note of the data, on standard output only: redirect it to a file under
# Data/Releases. --icu and --icu-data correct the import by the installed ICU or by ICU data in a file.
set -euo pipefail
source "$(dirname "$0")/common.sh"

import=()
folders=0
while [ $# -gt 0 ]; do
    case "$1" in
    --icu)
        import+=("$1")
        shift
        ;;
    --cldr-json | --iso4217 | --icu-data)
        if [ $# -lt 2 ]; then
            usage >&2
            exit 2
        fi
        [ "$1" = --icu-data ] || folders=$((folders + 1))
        import+=("$1" "$(from_caller "$2")")
        shift 2
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done
if [ "${#import[@]}" -ne 0 ] && [ "$folders" -ne 2 ]; then
    echo "An import needs both --cldr-json and --iso4217." >&2
    exit 2
fi

scripts/dependencies.sh
echo "Building currency-data"
# An unoptimised build saves a minute and a half, and a single import and emit is quick.
readonly SCRATCH=.build/regenerate
quietly build-regenerate swift build "${WITHOUT_DEBUGGER[@]}" --scratch-path "$SCRATCH" --product currency-data
tool=$SCRATCH/debug/currency-data
readonly BEFORE=.build/snapshot-before
if [ "${#import[@]}" -ne 0 ]; then
    rm -rf "$BEFORE"
    cp -R Data/Snapshot "$BEFORE"
    "$tool" import "${import[@]}"
    # Other findings are for the review; an amount that reads as another one is not to be generated.
    if ! "$tool" audit --fail-on decimal-mark,group-mark,sign; then
        cat >&2 <<TEXT
Nothing was generated, because the audit found signs or separators that cannot be told apart: amounts would be misread.
Correct them in Data/Decisions/values.json and import again, or go back with git checkout Data.
TEXT
        exit 1
    fi
fi

# Locale, currency and amount. Every locale here has a script, an order or a grouping that the others do not have.
readonly EXAMPLES="
en-US USD 1234567.891
de-DE EUR 1234567.891
de-AT EUR 1234567.891
fr-FR EUR -1234567.891
fr-CH CHF 1234567.891
de-CH CHF -1234567.891
pt-PT EUR 1234567.891
es-MX EUR -1234567.891
nl-NL EUR -1234567.891
pl-PL PLN 1234.5
da-DK DKK -1234567.891
hu-HU HUF 1234567.891
en-IN INR 1234567.891
hi-IN INR 1234567.891
hi-u-nu-deva INR 1234567.891
bn-BD BDT 1234567.891
mr-IN INR 1234567.891
ta-IN INR 1234567.891
ne-NP NPR 1234567.891
ar-EG EGP -1234567.891
fa-IR IRR 1234567.891
ur-PK PKR 1234567.891
he-IL ILS -1234567.891
ja-JP JPY 1234567.891
zh-Hant-TW TWD 1234567.891
zh-Hans-CN CNY 1234567.891
ko-KR KRW 1234567.891
th-TH THB 1234567.891
km-KH KHR 1234567.891
my-u-nu-mymr MMK 1234567.891
dz-BT BTN 1234567.891
ru-RU RUB 1234567.891
bg-BG EUR 1234567.891
el-GR EUR 1234567.891
ka-GE GEL 1234567.891
hy-AM AMD 1234567.891
am-ET ETB 1234567.891
ff-Adlm-GN GNF 1234567.891
en-US-u-cf-account USD -1234567.891
ja-JP-u-cf-account JPY -1234567.891
en-u-nu-mathbold GBP 1234567.891
"
# The tool formats them with the tables that it emits, so that it is built only once.
amounts=.build/amounts-to-show
echo "$EXAMPLES" >"$amounts"
"$tool" emit --amounts "$amounts"

# The release note is for CHANGELOG.md, and a separate page under Data/Releases.
if [ "${#import[@]}" -ne 0 ]; then
    echo
    "$tool" release-note "$BEFORE"
fi

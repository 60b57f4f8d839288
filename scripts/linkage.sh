#!/usr/bin/env bash
# Usage: scripts/linkage.sh
# Checks that
#
# - a program that imports CurrencyFormat links neither Foundation nor ICU nor libxml2, and needs no libm;
# - a program that imports CurrencyFoundation links FoundationEssentials, but neither the rest of Foundation nor ICU;
# - a program contains the names of currencies only if it imports CurrencyNames, whatever other products it imports.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

if [ "$(uname -s)" != Linux ]; then cannot_run "the libraries of a program are read with Linux tools"; fi

programs=$(linkage_programs)
program=$programs/PrintsAmount

# 1234.5 euros in de-DE: CLDR's pattern is "#,##0.00 ¤" with a no-break space.
expected=$'1.234,50\u00a0€'
found=$("$program")
if [ "$found" != "$expected" ]; then
    echo "PrintsAmount printed '$found' and not '$expected'" >&2
    exit 1
fi

failed=0
# The dynamic libraries, direct and indirect.
libraries=$({ ldd "$program"; readelf -d "$program" | grep NEEDED; })
if grep -iE 'foundation|icu|xml' <<<"$libraries"; then
    echo "PrintsAmount links these libraries" >&2
    failed=1
fi
# With a statically linked standard library, other libraries would appear as symbols: of the modules Foundation,
# FoundationEssentials and FoundationInternationalization, and of the C functions of ICU and libxml2.
symbols=$(nm "$program" | awk '{ print $NF }')
for pattern in '^\$s10Foundation' '^\$s20FoundationEssentials' '^\$s30FoundationInternationalization' \
    '^(unum|uloc|ures|ucurr|unumf|u_[a-z]+)_?[A-Za-z]*_[0-9]+$' '^(xmlParse|xmlRead|xmlNode)'; do
    if grep -E "$pattern" <<<"$symbols" | head -n 5 | grep .; then
        echo "PrintsAmount has the symbols $pattern" >&2
        failed=1
    fi
done
# To show that the check sees symbols, it must find those of this package.
if ! grep -q '^\$s14CurrencyEngine' <<<"$symbols"; then
    echo "PrintsAmount has no symbols of CurrencyEngine: the check sees nothing" >&2
    failed=1
fi
# The program that formats a Decimal with Foundation's style contains Foundation's ICU; the one with this package's style does
# not. Both contain FoundationEssentials, which shows that the check sees symbols.
counted() { nm "$programs/$1" | awk '{ print $NF }' | grep -cE "$2" || true; }
for pattern in '^\$s30FoundationInternationalization' '^(unum|uloc|ucurr|u_[a-z]+)_?[A-Za-z]*$'; do
    if [ "$(counted PrintsFoundationDecimal "$pattern")" -eq 0 ]; then
        echo "PrintsFoundationDecimal has no symbols $pattern: the check sees nothing" >&2
        failed=1
    fi
    if [ "$(counted PrintsDecimal "$pattern")" -ne 0 ]; then
        echo "PrintsDecimal has the symbols $pattern: it links more of Foundation than FoundationEssentials" >&2
        failed=1
    fi
done
if [ "$(counted PrintsDecimal '^\$s20FoundationEssentials')" -eq 0 ]; then
    echo "PrintsDecimal has no symbols of FoundationEssentials: the check sees nothing" >&2
    failed=1
fi
# The table has the program of each product, its output, and the program with names. The image of names is a constant that
# begins with CFN1 and the version.
has_names() { LC_ALL=C grep -qaP 'CFN1\x02' "$1"; }
while IFS='|' read -r name expected with; do
    found=$("$programs/$name" | sed 's/\xC2\xA0/ /g')
    if [ "$found" != "$expected" ]; then
        echo "$name printed '$found' and not '$expected'" >&2
        failed=1
    fi
    has=without
    if has_names "$programs/$name"; then has=with; fi
    if [ "$has" != "$with" ]; then
        echo "$name is a program $has the names of currencies; it should be one $with them" >&2
        failed=1
    fi
done <<'PROGRAMS'
PrintsAmount|1.234,50 €|without
ParsesAmount|1.234,50 €|without
PrintsEverything|1.234,50 €; 7; 2; 1,00–3,00 €; 1,5 Mio. €; 1.234,50 Euro; 1.234,50 €; 2|with
PrintsDecimal|1.234,50 €|without
PrintsName|1.234,50 Euro|with
PrintsField|$1,234.56|without
PrintsFieldName|$1,234.56 US Dollar|with
PrintsFoundationAmount|1.234,50 €|without
PrintsFoundationName|1.234,50 Euro|with
PrintsUserLocale|nil 0|without
PrintsFoundationUserLocale|current 2 true|without
PrintsTextAmount|$30.00|without
PrintsTextName|$30.00 US Dollar|with
PrintsNumber|USD 1,003|without
PrintsNumberName|USD 1,003 US Dollar|with
PROGRAMS

# A program without Foundation and Glibc does not link libm. Checks a debug build, because the optimiser may remove calls.
libm=$(nm -D --defined-only "$(clang -print-file-name=libm.so.6)" | awk '{ sub(/@.*/, "", $NF); print $NF }' | sort -u)
if ! grep -qx round <<<"$libm"; then
    echo "libm has no round: the check sees nothing" >&2
    failed=1
fi
# needs_no_libm FOLDER: checks the runtime's objects in a folder of built modules.
needs_no_libm() {
    local module symbols found
    for module in "${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" AmountSearch CurrencyNames FieldEngine; do
        symbols=$(find "$1/$module.build/" -name '*.o' -exec nm {} +)
        if [ -z "$symbols" ]; then
            echo "$module in $1 has no symbols: the check sees nothing" >&2
            return 1
        fi
        found=$(comm -12 <(awk '$1 == "U" { print $2 }' <<<"$symbols" | sort -u) <(echo "$libm"))
        if [ -n "$found" ]; then
            echo "$module in $1 needs libm for" $found >&2
            return 1
        fi
    done
}
debug=$(unoptimised)
needs_no_libm "$debug" || failed=1
needs_no_libm "$programs" || failed=1
[ "$failed" -eq 0 ] || exit 1

stripped_size() {
    cp "$1" "$1.stripped"
    strip "$1.stripped"
    wc -c <"$1.stripped"
}
with=$(stripped_size "$program")
without=$(stripped_size "$programs/PrintsNothing")
names=$(stripped_size "$programs/PrintsName")
echo "neither Foundation nor ICU nor libxml2 nor libm; $((with - without)) bytes more than an empty program, stripped," \
    "and $((names - with)) more with names"

#!/usr/bin/env bash
# Usage: scripts/size.sh [--quick] [--json]
# Compares with scripts/check/size-budget.txt: the sizes of several kinds of programs, of the tables and of the names, the
# savings of a slice, the memory of a program, and the build time of the code that users compile. Then prints the contents of
# the smallest formatting program, by section, by module and by function.
#
# --quick builds fewer programs, because each way compiles all modules again: one kind with the options for small programs, two
# as Embedded Swift, and none without descriptions of types. --json prints one JSON document.
set -euo pipefail
source "$(dirname "$0")/common.sh"
json='' quick=''
while [ $# -gt 0 ]; do
    case "$1" in
    --json) json=1 ;;
    --quick) quick=1 ;;
    *) break ;;
    esac
    shift
done
takes_no_arguments "$@"
if [ -n "$json" ] && ! command -v python3 >/dev/null; then cannot_run "there is no python3, which writes the JSON"; fi

failed=0
scratch=.build/size
rm -rf "$scratch"
mkdir -p "$scratch"
measured=$scratch/measured.tsv

# show FORMAT ...: prints text for people, to standard error if standard output is for JSON.
show() {
    # shellcheck disable=SC2059
    if [ -n "$json" ]; then printf "$@" >&2; else printf "$@"; fi
}

# in_unit NUMBER UNIT: prints a number with its unit, for people.
in_unit() {
    if [ "$2" = ms ]; then seconds "$1"; else echo "$1 bytes"; fi
}

# report NAME MEASURED UNIT TEXT: prints one line. UNIT is bytes or ms. Measurements of peers have the name "-" and no budget.
# Only bytes can fail: a busy machine takes more time.
report() {
    local most= least= verdict=
    if [ "$1" != - ]; then
        most=$(sed -nE "s/^$1 ([0-9]+)\$/\1/p" scripts/check/size-budget.txt)
        least=$(sed -nE "s/^$1 at least ([0-9]+)\$/\1/p" scripts/check/size-budget.txt)
        if [ -z "$most$least" ]; then
            echo "scripts/check/size-budget.txt has no budget for $1" >&2
            exit 1
        fi
    fi
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$most" "$least" "$4" >>"$measured"
    if [ -n "$most" ]; then
        if [ "$2" -gt "$most" ]; then
            if [ "$3" = ms ]; then verdict=': more than usual'; else verdict=': TOO MUCH'; fi
        fi
        verdict=" of $(in_unit "$most" "$3")$verdict"
    elif [ -n "$least" ]; then
        [ "$2" -ge "$least" ] || verdict=': TOO LITTLE'
        verdict=", at least $(in_unit "$least" "$3")$verdict"
    fi
    show '%-64s %16s%s\n' "$4" "$(in_unit "$2" "$3")" "$verdict"
    [[ $verdict != *TOO* ]] || failed=1
}

tool=$(program currency-data)
quietly image "$tool" image --snapshot Data/Snapshot --sizes --output "$scratch/image"
report image "$(wc -c <"$scratch/image")" bytes "image without names"
quietly standard-image "$tool" image --snapshot Data/Snapshot --features '' --sizes --output "$scratch/standard"
report standard-image "$(wc -c <"$scratch/standard")" bytes "of it what standard formatting needs"

# The kinds of programs without Foundation: name, program, output, description.
lean_kinds() {
    cat <<'KINDS'
formats|PrintsAmount|1.234,50 €|formats
parses|ParsesAmount|1.234,50 €|formats and parses
everything|PrintsEverything|1.234,50 €; 7; 2; 1,00–3,00 €; 1,5 Mio. €; 1.234,50 Euro; 1.234,50 €; 2|all of it, with names
KINDS
}

kinds() {
    lean_kinds
    cat <<'KINDS'
decimal|PrintsDecimal|1.234,50 €|formats Decimal by CurrencyFoundation
-|PrintsFoundationDecimal|1.234,50 €|formats Decimal by Foundation's own style
KINDS
}

# The kinds that are also built with the options for small programs and as Embedded Swift; --quick builds fewer.
small_kinds() { if [ -n "$quick" ]; then lean_kinds | grep '^formats|'; else kinds; fi; }
embedded_kinds() { if [ -n "$quick" ]; then lean_kinds | grep -E '^(formats|parses)\|'; else lean_kinds; fi; }

# more_than_nothing PROGRAMS PROGRAM: prints the size of a stripped program, minus that of an empty one.
more_than_nothing() {
    local program
    for program in "$2" PrintsNothing; do
        cp "$1/$program" "$scratch/$program"
        strip "$scratch/$program"
    done
    echo $(($(wc -c <"$scratch/$2") - $(wc -c <"$scratch/PrintsNothing")))
}

# report_kinds KINDS PROGRAMS SUFFIX TEXT: reports the kinds that the function KINDS lists, for one build configuration.
report_kinds() {
    local kinds=$1 name program expected text found
    shift
    while IFS='|' read -r name program expected text; do
        found=$("$1/$program" | sed 's/\xC2\xA0/ /g')
        if [ "$found" != "$expected" ]; then
            echo "$program, $3, printed '$found' and not '$expected'" >&2
            exit 1
        fi
        if [ "$name" != - ]; then name=$name$2; fi
        report "$name" "$(more_than_nothing "$1" "$program")" bytes "$text, $3"
    done < <("$kinds")
}

# report_slice PROGRAMS SUFFIX TEXT: reports how much a slice saves in the formatting program, for one build configuration.
report_slice() {
    if ! cmp <("$1/PrintsAmount") <("$1/PrintsSlice") >&2; then
        echo "PrintsSlice, $3, does not print what PrintsAmount does" >&2
        exit 1
    fi
    report "slice$2" $(($(more_than_nothing "$1" PrintsAmount) - $(more_than_nothing "$1" PrintsSlice))) bytes \
        "what a slice of five locales saves, $3"
}

# peak PROGRAM: prints the lowest of five runs, because the system may map more pages of a file than the program needs.
peak() {
    local run
    for run in 1 2 3 4 5; do "$scratch/peak-memory" "$1"; done | sort -n | head -n 1
}

# Removes earlier builds, to measure a clean one.
is_built programs || rm -rf .build/linkage
programs=$(linkage_programs)
tables=
if [ "$(uname -s)" = Linux ]; then
    # The formatting program with a slice, as users build it: with the tool's files and another import.
    slice=Tests/Linkage/.build/PrintsSlice
    echo '{"locales": ["de-DE", "en-US", "fr-FR", "ja-JP", "pt-BR"], "currencies": ["EUR", "JPY", "USD"]}' >"$scratch/slice.json"
    quietly slice "$tool" emit --slice "$scratch/slice.json" --output "$slice"
    sed 's/^import CurrencyFormat$/import CurrencyEngine/' Tests/Linkage/Sources/PrintsAmount/PrintsAmount.swift \
        >"$slice/PrintsSlice.swift"
    small=$(documented_linkage_programs 'Building small' PrintsNothing PrintsSlice $(small_kinds | cut -d '|' -f 2))
    if [ -z "$quick" ]; then
        undescribed=$(documented_linkage_programs 'Building without type descriptions' PrintsNothing $(lean_kinds | cut -d '|' -f 2))
    fi
    embedded=$(documented_linkage_programs 'Building as Embedded Swift' PrintsNothing PrintsSlice $(embedded_kinds | cut -d '|' -f 2))
    show 'stripped static programs over an empty one\n'
    report_kinds kinds "$programs" "" "plain build"
    report_kinds small_kinds "$small" -small "built small"
    [ -n "$quick" ] || report_kinds lean_kinds "$undescribed" -undescribed "built without descriptions"
    report_kinds embedded_kinds "$embedded" -embedded "built as Embedded Swift"
    # This program was left out of the earlier build, because its sources are only made now.
    (CURRENCY_FORMAT_BUILT='' LINKAGE_PROGRAMS=PrintsSlice linkage_programs >/dev/null)
    report_slice "$programs" "" "plain build"
    report_slice "$small" -small "built small"
    report_slice "$embedded" -embedded "built as Embedded Swift"
    more=$(($(more_than_nothing "$programs" PrintsName) - $(more_than_nothing "$programs" PrintsAmount)))
    report names "$more" bytes "the names of all currencies in such a program"

    compiler=$(command -v clang || command -v cc || true)
    if [ -n "$compiler" ]; then
        quietly peak-memory "$compiler" -O1 -Wall -Wextra -Werror -o "$scratch/peak-memory" Tests/Linkage/PeakMemory.c
        more=$(($(peak "$programs/PrintsAmount") - $(peak "$programs/PrintsNothing")))
        report memory "$more" bytes "peak memory of one that formats, over an empty one, plain build"
        more=$(($(peak "$small/PrintsAmount") - $(peak "$small/PrintsNothing")))
        report memory-small "$more" bytes "peak memory of one that formats, over an empty one, built small"
        if [ -z "$quick" ]; then
            more=$(($(peak "$undescribed/PrintsAmount") - $(peak "$undescribed/PrintsNothing")))
            report memory-undescribed "$more" bytes "peak memory of one that formats, over an empty one, without descriptions"
        fi
        more=$(($(peak "$embedded/PrintsAmount") - $(peak "$embedded/PrintsNothing")))
        report memory-embedded "$more" bytes "peak memory of one that formats, over an empty one, as Embedded Swift"
    else
        show 'peak memory: SKIPPED, there is no C compiler\n'
    fi
    tables=$small
else
    show 'programs: SKIPPED, their budgets are for static linking on Linux\n'
fi

report clean-build "$(cat .build/linkage/clean-build)" ms "clean release build of CurrencyFormat, processor time"

# Compiles each generated file of the runtime as the only primary file; the compiler only looks up names in the other files.
# The modules are those of the programs, which use the folder as the name of the package.
package=$(sed -nE 's/.*"-module-name","CurrencyEngine".*"-package-name","([^"]*)".*/\1/p' .build/linkage/release.yaml)
for file in Sources/*/Currency*/Generated/*.swift; do
    module=${file#Sources/*/}
    module=${module%%/*}
    # No program of Tests/Linkage uses the others.
    [ -e "$programs/Modules/$module.swiftmodule" ] || continue
    others=()
    while IFS= read -r other; do
        [ "$other" = "$file" ] || others+=("$other")
    done < <(find "$(folder_of "$module")" -name '*.swift')
    time=$(processor_time quietly "compile-$(basename "$file" .swift)" swiftc -frontend -c -O -swift-version 6 \
        -parse-as-library -package-name "$package" -module-name "$module" -I "$programs/Modules" \
        -primary-file "$file" "${others[@]}" -o "$scratch/$(basename "$file").o")
    report generated-file "$time" ms "compiling $(basename "$file")"
done

# The contents of the formatting program, built with the options for small programs.
if [ -n "$tables" ] && command -v python3 >/dev/null && command -v readelf >/dev/null; then
    python3 scripts/check/size-table.py "$tables/PrintsAmount" "$tables/PrintsNothing" --json >"$scratch/tables.json"
    if [ -z "$json" ]; then python3 scripts/check/size-table.py "$tables/PrintsAmount" "$tables/PrintsNothing"; fi
else
    echo '{}' >"$scratch/tables.json"
    show 'what is in a program: SKIPPED, it needs Linux with python3 and readelf\n'
fi
if [ -n "$json" ]; then
    python3 - "$measured" "$scratch/tables.json" <<'PYTHON'
import json, sys
rows = [line.rstrip("\n").split("\t") for line in open(sys.argv[1])]
measured = [
    {
        "name": name, "text": text, "measured": int(value), "unit": unit, "budget": int(most) if most else None,
        **({"least": int(least)} if least else {}),
    }
    for name, value, unit, most, least, text in rows
]
print(json.dumps({"measured": measured, "formats-small": json.load(open(sys.argv[2]))}, indent=2))
PYTHON
fi

exit "$failed"

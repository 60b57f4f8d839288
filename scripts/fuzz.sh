#!/usr/bin/env bash
# Usage: scripts/fuzz.sh [--seconds COUNT | --runs COUNT] [--minimize] [--json] [--programs LIST] [TARGET...]
# Runs parsers, readers, fields, columns and hostile images on libFuzzer's inputs, under the address sanitizer. Prints for each
# target the number of inputs, the speed, and how much of the code the inputs reach.
#
# --seconds (default 600) limits the time of all targets together. --runs limits the inputs of each target, and starts with a
# fixed seed and only the committed inputs. A longer run keeps the inputs that it finds in .build/fuzz/corpus for the next one;
# --minimize stores the smallest set with the same reach in Tests/Fuzz/Corpus. The targets are in four programs; --programs
# selects some of core,runtime,readers,icu.
set -euo pipefail
source "$(dirname "$0")/common.sh"
for argument in "$@"; do
    case "$argument" in
    --help)
        usage
        exit
        ;;
    esac
done
command -v python3 >/dev/null || cannot_run "there is no python3"
command -v swiftc >/dev/null || cannot_run "there is no swiftc"
programs=$(python3 Tests/Fuzz/run.py --check "$@") || {
    usage >&2
    exit 2
}
# Standard output is only for the table.
scripts/dependencies.sh >&2

readonly SCRATCH=$PWD/.build/fuzz
readonly MODULES=$SCRATCH/modules
mkdir -p "$MODULES"
clang=$(dirname "$(command -v swiftc)")/clang
[ -x "$clang" ] || clang=$(command -v clang || true)
[ -n "$clang" ] || cannot_run "there is no clang"

# A module is recompiled if one of its files or a module before it has changed. `changed` is the newest compiled module.
changed=$SCRATCH/changed
objects=()
# is_made FILE SOURCE...: whether the file is newer than its sources and the modules before it.
is_made() {
    local file=$1
    shift
    [ -f "$file" ] && [ -z "$(find "$@" scripts/fuzz.sh -newer "$file" -print -quit)" ] &&
        ! [ "$changed" -nt "$file" ]
}

# compile MODULE SANITIZERS SOURCE...: compiles a module. The sanitizer "fuzzer" counts the code that inputs reach.
compile() {
    local module=$1 sanitizers=$2 object=$MODULES/$1.o
    shift 2
    objects+=("$object")
    if is_made "$object" "$@"; then return; fi
    quietly "fuzz-$module" swiftc -O -wmo -parse-as-library -swift-version 6 -package-name swift_currency_format \
        -enable-testing -sanitize="$sanitizers" -I "$MODULES" -I "$SCRATCH/CLibXML2" -I "$SCRATCH/CICU" \
        -module-name "$module" -emit-module -emit-module-path "$MODULES/$module.swiftmodule" -c -o "$object" "$@"
    touch "$changed"
}

# compile_targets SANITIZERS TARGET...: compiles targets of the package, given in the order of their imports.
compile_targets() {
    local sanitizers=$1 target files file
    shift
    for target in "$@"; do
        files=()
        while IFS= read -r file; do files+=("$file"); done < <(find "$(folder_of "$target")" -name '*.swift' | LC_ALL=C sort)
        compile "$target" "$sanitizers" "${files[@]}"
    done
}

# compile_c TARGET SANITIZERS PACKAGE: compiles a C target, and writes the module map that SwiftPM would make for it.
compile_c() {
    local target=$1 sanitizers=$2 package=$3 file object folder
    folder=$(folder_of "$1")
    mkdir -p "$SCRATCH/$target"
    printf 'module %s {\n    header "%s"\n    export *\n}\n' "$target" "$PWD/$folder/include/$target.h" \
        >"$SCRATCH/$target/module.modulemap"
    for file in "$folder"/*.c*; do
        object=$MODULES/$target-$(basename "$file").o
        objects+=("$object")
        if is_made "$object" "$folder"; then continue; fi
        # shellcheck disable=SC2046
        quietly "fuzz-$target" "$clang" -O1 "-fsanitize=$sanitizers" -I "$folder/include" \
            $(pkg-config --cflags "$package") -c "$file" -o "$object"
    done
}

# builds PROGRAM: whether the program is selected.
builds() { [[ " $programs " == *" $1 "* ]]; }

# link PROGRAM OPTION...: links all objects since the last program.
link() {
    local program=$SCRATCH/$1
    shift
    if [ -z "$(find "${objects[@]}" -newer "$program" -print -quit 2>&1)" ]; then
        objects=()
        return
    fi
    quietly "fuzz-$(basename "$program")" swiftc -sanitize=fuzzer,address "${objects[@]}" "$@" -o "$program"
    objects=()
}

# The code that feeds the targets does not count towards the reach. Generated tables have no code.
readonly SHARED=(Tests/Fuzz/FuzzTarget.swift Tests/Fuzz/InputReader.swift)

# These targets are in more than one program.
compile_targets fuzzer,address LDMLSyntax PackedTables CurrencyCore
compile_targets address TableWriter
core=("${objects[@]}")
objects=()
if builds runtime || builds icu; then compile_targets fuzzer,address CurrencyEngine CurrencyReader NumberSkeletons; fi
engine=("${objects[@]}")
objects=()
if builds readers || builds icu; then compile_targets fuzzer,address LocaleModel; fi
model=("${objects[@]}")

if builds core; then
    objects=("${core[@]}")
    compile SmallTables address Tests/Fuzz/SmallTables.swift Tests/Runtime/PackedTablesTests/SmallImage.swift
    compile FuzzCore address "${SHARED[@]}" Tests/Fuzz/Core/*.swift
    link core
fi

if builds runtime; then
    objects=("${core[@]}" "${engine[@]}")
    compile_targets address CurrencyFormat CurrencyParsing
    compile_targets fuzzer,address AmountSearch
    compile_targets fuzzer,address FieldEngine FieldFormats CurrencyColumns
    compile SmallTables address Tests/Fuzz/SmallTables.swift Tests/Runtime/PackedTablesTests/SmallImage.swift
    compile SmallNames address Tests/Fuzz/SmallNames.swift Tests/Runtime/CurrencyNamesTests/SmallNamesImage.swift
    compile FuzzRuntime address "${SHARED[@]}" Tests/Fuzz/Runtime/*.swift
    link runtime
fi

if builds readers; then
    objects=("${model[@]}")
    compile_c CLibXML2 fuzzer-no-link,address libxml-2.0
    compile_targets fuzzer,address MarkupDocument ISO4217Source LDMLSource CLDRJSONSource
    compile FuzzReaders address "${SHARED[@]}" Tests/Fuzz/Readers/*.swift
    # shellcheck disable=SC2046
    link readers $(pkg-config --libs libxml-2.0)
fi

if builds icu; then
    objects=("${core[@]}" "${engine[@]}" "${model[@]}")
    compile_c CICU address icu-i18n
    compile_targets address ICUSource LocaleResolution DataSnapshot TableEmitter
    compile FuzzICU address "${SHARED[@]}" Tests/Fuzz/ICU/*.swift Tests/Conformance/ICUDifferential/ICUFormatter.swift
    # shellcheck disable=SC2046
    link icu $(pkg-config --libs icu-i18n) -lstdc++
fi

python3 Tests/Fuzz/run.py "$SCRATCH" "$@"

#!/usr/bin/env bash
# Usage: scripts/icu.sh [machine | newest | full]
# Compares this engine with an ICU, string by string, on an image made from that ICU's data. Every difference must be in
# Tests/Conformance/Ledger/icu.json.
#
#     machine   the installed ICU, on a tenth of the strings of "newest"; the default
#     newest    ICU 78.3: millions of amounts, names, styles, patterns, symbols, skeletons, ranges and compact numbers,
#               amounts and matches of locales with the bundled data, and amounts that imitate one price.
#               The library comes from PyPI's package icukit-pyicu, which is installed under .build
#     full      the installed ICU, on all strings of "newest", and on every locale, currency, form and amount, with a process
#               for each core
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly SEED=4217 VERSION=78.3 CACHE=.build/icu-78.3
# The number of strings of each kind; of plurals, the number of locales.
readonly AMOUNTS=2500000 BUNDLED=300000 PLURALS=1000 MATCHES=5000
readonly KINDS="styles=600000 names=300000 patterns=200000 symbols=200000 skeletons=200000 ranges=150000 prices=1500"

# compare NAME ARGUMENT...: runs $tool and prints its counts, or its whole output if it fails.
compare() {
    local log=$LOGS/icu-$1.log
    shift
    mkdir -p "$LOGS"
    if ! "$tool" --seed "$SEED" "$@" >"$log" 2>&1; then
        cat "$log"
        return 1
    fi
    grep '^ICU ' "$log"
}

# compare_kinds NAME SHARE: compares every kind in one run, on one SHAREth of the strings. Fails if it compared fewer than four
# fifths of the requested amounts.
compare_kinds() {
    local name=$1 share=$2 kind options=()
    for kind in $KINDS; do options+=("--${kind%=*}" $((${kind#*=} / share))); done
    compare "$name" "${options[@]}" --plurals $((PLURALS / share)) --sample $((AMOUNTS / share))
    local found
    found=$(sed -nE 's/^ICU [^:]*: ([0-9]+) strings, .*/\1/p' "$LOGS/icu-$name.log")
    if [ "${found:-0}" -lt $((AMOUNTS / share * 4 / 5)) ]; then
        echo "${found:-0} amounts are fewer than four fifths of $((AMOUNTS / share))"
        return 1
    fi
}

machine() {
    tool=$(program icu-differential)
    compare_kinds machine 10
}

# Links the built program again with the other ICU. Only the sources of CICU include ICU's headers.
newest() {
    [ "$(uname -s)" = Linux ] || cannot_run "icukit-pyicu has libraries for Linux"
    local python library objects source
    python=$(python_with icu) || cannot_run "ICU $VERSION is not here: $python"
    library=$("$python" -c 'import os, icukit_pyicu; print(os.path.dirname(icukit_pyicu.__file__))')
    tool=$(program icu-differential)
    rm -rf "$CACHE"
    mkdir -p "$CACHE"
    for source in Sources/Generator/CICU/*.c*; do
        quietly "icu-$VERSION-$(basename "$source")" clang -O2 -I Sources/Generator/CICU/include -I "$library/include" \
            -c "$source" -o "$CACHE/$(basename "$source").o"
    done
    objects=$CACHE/objects
    grep -v '/CICU\.build/' "$(dirname "$tool")/icu-differential.product/Objects.LinkFileList" >"$objects"
    # The linker gold fails on the debug information of these libraries; lld does not read it.
    quietly "icu-$VERSION-link" swiftc -use-ld=lld "@$objects" "$CACHE"/*.o -L "$library/lib" \
        -licui18n -licuuc -licudata -lstdc++ \
        -Xlinker --defsym=main=icu_differential_main -Xlinker -rpath -Xlinker "$library/lib" -o "$CACHE/icu-differential"
    tool=$CACHE/icu-differential
    compare_kinds newest 1
    # The bundled data come from the same CLDR version.
    compare matches --matches "$MATCHES"
    # The bundled data, if they are corrected by this ICU.
    if grep -q "\"version\" : \"$VERSION\"" Data/Snapshot/sources.json; then
        compare bundled --snapshot Data/Snapshot --sample "$BUNDLED"
    fi
    grep -q "^ICU $VERSION: " "$LOGS/icu-newest.log" || { echo "that is not ICU $VERSION"; exit 1; }
}

full() {
    tool=$(program icu-differential)
    compare_kinds whole 1
    local cores start part processes=() process logs=() log counts status=0
    cores=$(getconf _NPROCESSORS_ONLN)
    start=$(milliseconds)
    for ((part = 1; part <= cores; part += 1)); do
        "$tool" --part "$part/$cores" --seed 1 >"$LOGS/icu-full-$part.log" 2>&1 &
        processes+=($!)
    done
    # shellcheck disable=SC2064
    trap "kill ${processes[*]} 2>/dev/null || true" INT TERM
    for process in "${processes[@]}"; do wait "$process" || status=1; done

    # Each part ends with: ICU 72.1: 9 strings, 0 differences under icu, 4 under ldml, 0 of them not in the ledger (...)
    local total=0 icu=0 ldml=0 outside=0 strings under_icu under_ldml not_in_ledger version
    for ((part = 1; part <= cores; part += 1)); do
        log=$LOGS/icu-full-$part.log
        logs+=("$log")
        counts=$(sed -nE "s/^ICU [^:]*: ([0-9]+) strings, ([0-9]+) differences under icu, ([0-9]+) under ldml,\
 ([0-9]+) of them not in the ledger.*/\1 \2 \3 \4/p" "$log")
        if [ -z "$counts" ]; then
            echo "part $part of $cores did not end:" >&2
            tail -n 20 "$log" >&2
            status=1
            continue
        fi
        read -r strings under_icu under_ldml not_in_ledger <<<"$counts"
        total=$((total + strings)) icu=$((icu + under_icu))
        ldml=$((ldml + under_ldml)) outside=$((outside + not_in_ledger))
        grep -E '^  [^ 0-9]' "$log" || true
    done
    # The number of differences that each entry of the ledger covers.
    awk '/^  [0-9]+ / { count = $1; sub(/^  [0-9]+ /, ""); counts[$0] += count }
        END { for (entry in counts) printf "  %9d %s\n", counts[entry], entry }' "${logs[@]}" | LC_ALL=C sort -k2
    version=$(sed -nE 's/^(ICU [^:]*):.*/\1/p' "$LOGS/icu-full-1.log")
    echo "$version: $total strings, $icu differences under icu, $ldml under ldml, $outside of them not in the ledger;" \
        "$(seconds $(($(milliseconds) - start))) on $cores cores"
    return "$status"
}

if [ $# -gt 1 ]; then
    usage >&2
    exit 2
fi
case "${1:-machine}" in
machine | newest | full)
    scripts/dependencies.sh
    mkdir -p "$LOGS"
    "${1:-machine}"
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

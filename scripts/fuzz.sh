#!/usr/bin/env bash
# Usage: scripts/fuzz.sh [SECONDS | --runs COUNT]
# Feeds the parsers and the readers of patterns and skeletons with libFuzzer's inputs, with the address sanitizer: for ten
# minutes, as long as asked, or with so many inputs of a fixed seed.
set -euo pipefail
source "$(dirname "$0")/common.sh"
bounds=(-max_total_time="${1:-600}")
if [ "${1:-}" = --runs ] && [ $# -eq 2 ]; then
    bounds=(-runs="$2" -seed=4217)
elif [ $# -gt 1 ]; then
    usage >&2
    exit 2
fi
command -v swiftc >/dev/null || cannot_run "there is no swiftc"

scratch=.build/fuzz
rm -rf "$scratch/modules"
mkdir -p "$scratch/modules"
objects=()
compile() {
    local module=$1
    shift
    quietly "fuzz-$module" swiftc -O -wmo -parse-as-library -swift-version 6 -package-name swift_currency_format \
        -sanitize=fuzzer,address -I "$scratch/modules" -module-name "$module" -emit-module \
        -emit-module-path "$scratch/modules/$module.swiftmodule" -c -o "$scratch/modules/$module.o" "$@"
    objects+=("$scratch/modules/$module.o")
}
for module in PackedTables CurrencyCore CurrencyEngine CurrencyFormat; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
    compile "$module" "${files[@]}"
done
compile Fuzz Tests/Fuzz/Fuzz.swift
quietly fuzz-link swiftc -sanitize=fuzzer,address "${objects[@]}" -o "$scratch/fuzz"

# Inputs of fixed bytes to begin with; what a longer run has found is kept and used by the next one.
seeds=$scratch/seeds
found=$scratch/corpus
rm -rf "$seeds"
mkdir -p "$seeds" "$found"
printf 'd$1,234.50' >"$seeds/dollars"
printf 'd1.234,50\xc2\xa0\xe2\x82\xac' >"$seeds/euros"
printf '\x01kr 5' >"$seeds/any-currency"
printf ' \xc2\xa4#,##0.00;(\xc2\xa4#,##0.00)' >"$seeds/pattern"
printf '@currency/EUR .00 sign-accounting' >"$seeds/skeleton"
corpora=("$found" "$seeds")
if [ "${1:-}" = --runs ]; then
    found=$(mktemp -d)
    trap 'rm -rf "$found"' EXIT
    corpora=("$found" "$seeds")
fi
"$scratch/fuzz" "${corpora[@]}" "${bounds[@]}" -max_len=256 -timeout=10 -artifact_prefix="$scratch/" \
    -print_final_stats=1 2>&1 |
    tee "$LOGS/fuzz.log" | grep -E 'ERROR|Fatal|SUMMARY|stat::(number_of_executed_units|average_exec)' || true
! grep -qE 'ERROR|Fatal error' "$LOGS/fuzz.log"

#!/usr/bin/env bash
# Usage: scripts/fuzz.sh [SECONDS]
# Feeds the parsers with libFuzzer's inputs, with the address sanitizer, for ten minutes or as long as asked.
set -euo pipefail
source "$(dirname "$0")/common.sh"
if [ $# -gt 1 ]; then
    usage >&2
    exit 2
fi
command -v swiftc >/dev/null || cannot_run "there is no swiftc"

scratch=.build/fuzz
rm -rf "$scratch/modules"
mkdir -p "$scratch/modules" "$scratch/corpus"
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
printf 'd$1,234.50' >"$scratch/corpus/dollars"
printf 'd1.234,50\xc2\xa0\xe2\x82\xac' >"$scratch/corpus/euros"
"$scratch/fuzz" "$scratch/corpus" -max_total_time="${1:-600}" -max_len=256 -print_final_stats=1 2>&1 |
    tee "$LOGS/fuzz.log" | grep -E 'ERROR|Fatal|SUMMARY|stat::(number_of_executed_units|average_exec)' || true
! grep -qE 'ERROR|Fatal error' "$LOGS/fuzz.log"

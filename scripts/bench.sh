#!/usr/bin/env bash
# Usage: scripts/bench.sh [FILTER]
# Runs the benchmarks with their peers in one process and prints medians and ratios, and of edits, which have no peer,
# medians. Nothing else should run meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."
log=.build/benchmarks.log
mkdir -p .build
if ! CURRENCY_FORMAT_BENCHMARKS=1 swift package --scratch-path .build/benchmarks benchmark \
    --target FormattingBenchmarks --filter "${1:-.*}" --format markdown --no-progress >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    exit 1
fi
# Each benchmark formats 1024 amounts or makes as many edits: its name is a heading, its median the fourth column of its row.
awk -F'|' '
    /^### / { name = substr($0, 5) }
    /Time \(wall clock\)/ {
        unit = $2 ~ /ns/ ? 1 : $2 ~ /μs/ ? 1000 : 1000000
        median[name] = ($5 + 0) * unit / 1024
    }
    function ratio(ours, peer) {
        if (ours in median && peer in median && median[ours] > 0)
            printf "%-46s %7.1f ns   %5.1f times %s (%.0f ns)\n", ours, median[ours], \
                median[peer] / median[ours], peer, median[peer]
    }
    function edit(ours) {
        if (ours in median) printf "%-46s %7.1f ns\n", ours, median[ours]
    }
    END {
        split("de-DE en-US hi-IN ar-EG", locales, " ")
        for (i = 1; i <= 4; i++) {
            locale = locales[i]
            ratio("buffer, minor units, " locale, "ICU buffer, Double, " locale)
            ratio("buffer, Double, " locale, "ICU buffer, Double, " locale)
            ratio("String, minor units, " locale, "NumberFormatter String, " locale)
            ratio("String, minor units, " locale, "FormatStyle String, " locale)
            ratio("strict parsing, minor units, " locale, "ICU parsing, " locale)
            ratio("strict parsing, minor units, " locale, "Foundation parsing, " locale)
            ratio("lenient parsing, minor units, " locale, "ICU parsing, " locale)
            ratio("lenient parsing, minor units, " locale, "Foundation parsing, " locale)
            ratio("lenient parsing of codes, minor units, " locale, "ICU parsing, " locale)
            ratio("lenient parsing of codes, minor units, " locale, "Foundation parsing, " locale)
        }
        split("de-DE en-IN ar-EG", locales, " ")
        for (i = 1; i <= 3; i++) {
            locale = locales[i]
            edit("typed digit, " locale)
            edit("backspace, " locale)
            edit("paste of its own text, " locale)
            edit("paste of a plain number, " locale)
            edit("paste with a word, " locale)
            edit("paste of three numbers, " locale)
            edit("paste of another currency, " locale)
        }
    }
' "$log"

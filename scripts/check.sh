#!/usr/bin/env bash
# Usage: scripts/check.sh
# Checks everything that must hold, one line for each step; the last line counts. Logs are in .build/logs.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

readonly ICU_SAMPLE=2500000
readonly ICU_SAMPLE_LEAST=2000000
readonly ICU_NAMES_SAMPLE=300000
readonly ICU_SEED=4217

passed=0
failed=0

# step NAME COMMAND...: runs a command, or says why it cannot run. Its last line is its result.
step() {
    local name=$1 log status=0 start time
    shift
    log="$LOGS/check-${name// /-}.log"
    mkdir -p "$LOGS"
    start=$(milliseconds)
    # In a shell of its own: a step cannot stop the others, and inside it the first failure ends it.
    bash -c 'set -euo pipefail; source scripts/common.sh; "$@"' step "$@" >"$log" 2>&1 || status=$?
    time=$(seconds $(($(milliseconds) - start)))
    case "$status" in
    0)
        passed=$((passed + 1))
        printf 'ok       %-22s %8s  %s\n' "$name" "$time" "$(tail -n 1 "$log")"
        ;;
    "$CANNOT_RUN")
        printf 'SKIPPED  %-22s %8s  %s\n' "$name" "$time" "$(tail -n 1 "$log" | sed 's/^SKIPPED: //')"
        ;;
    *)
        failed=$((failed + 1))
        printf 'FAILED   %-22s %8s\n' "$name" "$time"
        sed 's/^/    /' "$log"
        ;;
    esac
}

# Generated files carry a line that takes them out.
format_lint() {
    local places=(Package.swift Sources Tests Plugins) place there=()
    if [ -d Benchmarks ]; then places+=(Benchmarks); fi
    places+=(Examples Support)
    for place in "${places[@]}"; do
        [ ! -e "$place" ] || there+=("$place")
    done
    swift format lint --strict --parallel --recursive "${there[@]}"
}

# Keys typed through a pseudo-terminal.
terminal_field() {
    quietly build-terminal-field swift build --product terminal-field
    python3 scripts/terminal-field.py "$(swift build --show-bin-path)/terminal-field"
}

# Every target turns warnings into errors.
release_build() {
    quietly build-release swift build -c release
}

icu_sample() {
    local tool count
    tool=$(release_program icu-differential)
    "$tool" --sample "$ICU_SAMPLE" --seed "$ICU_SEED" | tee "$LOGS/icu-sample.log"
    count=$(sed -nE 's/^ICU [^:]*: ([0-9]+) strings.*/\1/p' "$LOGS/icu-sample.log")
    if [ "${count:-0}" -lt "$ICU_SAMPLE_LEAST" ]; then
        echo "${count:-0} strings are fewer than $ICU_SAMPLE_LEAST"
        return 1
    fi
    grep '^ICU ' "$LOGS/icu-sample.log"
}

# Plain numbers, shares and amounts with random options, and the parts of each.
icu_styles() {
    "$(release_program icu-differential)" --styles 600000 --seed "$ICU_SEED"
}

# Patterns, symbols and skeletons of the caller's own.
icu_patterns() {
    "$(release_program icu-differential)" --patterns 200000 --seed "$ICU_SEED"
}

icu_symbols() {
    "$(release_program icu-differential)" --symbols 200000 --seed "$ICU_SEED"
}

icu_skeletons() {
    "$(release_program icu-differential)" --skeletons 200000 --seed "$ICU_SEED"
}

# Two numbers with random options: the text, its parts, and which of the numbers each part belongs to.
icu_ranges() {
    "$(release_program icu-differential)" --ranges 150000 --seed "$ICU_SEED"
}

icu_plurals() {
    "$(release_program icu-differential)" --plurals --seed "$ICU_SEED" --show 0
}

# Every row, and the list of what is written alike.
round_trip() {
    local tool list=Tests/Conformance/RoundTrip/ambiguities.tsv
    tool=$(release_program round-trip)
    "$tool" --list "$list" --compare
    "$tool" --list "$list"
}

# Random edits in every locale and both entry modes; without --sequences the program plays 10,000 of each.
field_laws() {
    "$(release_program field-laws)" --sequences 50 --seed "$ICU_SEED"
}

# Random events through the program, which answers each.
field_events() {
    python3 scripts/field-events.py "$(release_program currency-data)" 50000
}

# Amounts with names, their parts among them.
icu_names() {
    local tool
    tool=$(release_program icu-differential)
    "$tool" --names --sample "$ICU_NAMES_SAMPLE" --seed "$ICU_SEED" | tee "$LOGS/icu-names.log"
    grep '^ICU ' "$LOGS/icu-names.log"
}

node_comparison() {
    command -v node >/dev/null || cannot_run "there is no node"
    [ -x scripts/compare-node.sh ] || cannot_run "there is no scripts/compare-node.sh"
    scripts/compare-node.sh --seed "$ICU_SEED"
}

node_parsing() {
    local tool
    command -v node >/dev/null || cannot_run "there is no node"
    tool=$(release_program currency-data)
    node Tests/Conformance/Node/parse.mjs "$tool" --seed "$ICU_SEED"
}

runtime_only() {
    export CURRENCY_FORMAT_RUNTIME_ONLY=1
    quietly build-runtime-only swift build --build-tests --scratch-path .build/runtime-only
    quietly test-runtime-only swift test --skip-build --scratch-path .build/runtime-only
    grep -E 'Test run with' "$LOGS/test-runtime-only.log" | tail -n 1
}

# A path of someone's machine in a committed file is a slip.
machine_paths() {
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 || cannot_run "this is no git checkout"
    if git grep -nIE '/(home|Users|root|work|opt/swift|tmp|private/var)/' -- .; then
        echo "these files name paths of a machine"
        return 1
    fi
}

export -f format_lint release_build icu_sample icu_styles icu_names icu_patterns icu_symbols icu_skeletons icu_plurals
export -f icu_ranges round_trip node_comparison node_parsing runtime_only machine_paths terminal_field
export -f field_laws field_events
export ICU_NAMES_SAMPLE ICU_SAMPLE ICU_SAMPLE_LEAST ICU_SEED

start=$(milliseconds)
step "format" format_lint
step "machine paths" machine_paths
step "tests" scripts/test.sh
step "release build" release_build
step "generated files" scripts/verify-generated.sh
step "ICU sample" icu_sample
step "ICU styles" icu_styles
step "ICU names" icu_names
step "ICU patterns" icu_patterns
step "ICU symbols" icu_symbols
step "ICU skeletons" icu_skeletons
step "ICU ranges" icu_ranges
step "ICU plurals" icu_plurals
step "newest ICU" scripts/icu-newest.sh
step "profiles" scripts/profiles.sh
step "round trip" round_trip
step "Node" node_comparison
step "samples of others" scripts/feed-samples.sh
step "parsing Node" node_parsing
step "Babel" scripts/compare-babel.sh
step "price-parser" scripts/compare-price-parser.sh
step "recount of Foundation" scripts/recount-foundation.sh
step "SARIF" scripts/validate-sarif.sh
step "runtime only" runtime_only
step "linkage" scripts/linkage.sh
step "outside" scripts/outside.sh
step "adapters" scripts/adapters.sh
step "iOS" scripts/ios-typecheck.sh
step "terminal field" terminal_field
step "amounts" scripts/amounts-example.sh
step "field laws" field_laws
step "field events" field_events
step "allocations" scripts/allocations.sh
step "instructions" scripts/instructions.sh
step "linear time" scripts/linear-time.sh
step "fuzzing" scripts/fuzz.sh --runs 100000
step "page" scripts/page.sh
step "web field" scripts/web-field.sh
step "embedded WebAssembly" scripts/embedded-wasm.sh
step "sizes" scripts/size.sh
echo "$(seconds $(($(milliseconds) - start))) in all"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

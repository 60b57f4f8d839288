#!/usr/bin/env bash
# Usage: scripts/check.sh [--yes] [--all | --list | STEP...]
# Checks what must hold, one line for each step; the last line counts. Without arguments it takes the quick steps, which
# are over in less than five minutes; --all takes all of them, as automation does, and a STEP is one of the names that
# --list prints. What the steps need is installed first where it is missing (scripts/dependencies.sh; --yes keeps it from
# asking). Logs are in .build/logs.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# NAME SET COMMAND... # WHAT IT SHOWS, in the order of a whole run. A step without a command is scripts/check/NAME.sh or scripts/NAME.sh. The steps
# whose set is "quick" are taken without arguments.
readonly STEPS='
format           quick format_lint # the form of all Swift files
machine-paths    quick machine_paths # no committed file names a path of a machine
structure        quick # the drawing of the modules is what Package.swift and the imports say
repository       quick python3 -m unittest discover --start-directory Tests/Scripts --pattern *_test.py # what scripts install, and what NOTICE and CONTRIBUTING name
sources          all   scripts/fetch-sources.sh # the pinned publications are here, with the pinned hashes
test             all   # all tests
release-build    all   release_build # everything builds in release without warnings
verify-generated all   # the generated files are what the snapshot gives, twice
icu-sample       all   icu_sample # amounts, against the ICU of the machine
icu-styles       all   icu_styles # plain numbers, percentages and amounts with random options, against ICU
icu-names        all   icu_names # amounts with names, against ICU
icu-patterns     all   icu_patterns # custom patterns, against ICU
icu-symbols      all   icu_symbols # custom symbols, against ICU
icu-skeletons    all   icu_skeletons # number skeletons, against ICU
icu-ranges       all   icu_ranges # ranges with their parts, against ICU
icu-plurals      all   icu_plurals # plural categories and compact numbers, against ICU
icu-newest       all   # the same against ICU 78.3
profiles         all   # engines of the machine, each with the data of its own
round-trip       all   round_trip # every text of every row is read back
golden           all   # ten million texts hash to the committed value
golden-targets   all   # the golden texts under WebAssembly and on bare targets, emulated
threads          all   scripts/check/threads.sh --native 100000 # eight threads write the bytes of one
node             all   scripts/check/node.sh --seed 4217 # texts, against the Intl of Node
samples          all   # samples of the test suites of other projects
node-parsing     all   node_parsing # texts that Node wrote are read
babel            all   # what is imported from XML, against the tables of Babel
price-parser     all   # amounts in texts of shops, against price-parser
foundation       all   # the counts of the audit against Foundation, counted again
sarif            all   # reports are valid SARIF
runtime-only     quick runtime_only # the runtime builds and passes its tests without the generator
linkage          all   # programs link neither Foundation nor C libraries
outside          all   # programs of the documentation, as packages of strangers
adapters         all   # the adapters against stand-ins for the UI frameworks
ios              all   # the sources type-check for iOS
terminal-field   all   terminal_field # keys typed into the terminal field
examples         all   # the examples print what their READMEs show
field-laws       all   field_laws # random edits keep the laws of fields
field-events     all   field_events # random events through the field executor
allocations      all   # writing and reading allocate nothing
instructions     all   # instructions of each path, against their budget
linear-time      all   # hostile texts take linear time
fuzz             all   scripts/fuzz.sh --runs 2000 # parsers, readers, fields, columns and hostile images under libFuzzer
page             all   # the HTML page in headless Chromium
web-field        all   # the web field in headless Chromium
embedded-wasm    all   # the runtime as Embedded Swift for WebAssembly
web              all   # the WebAssembly modules behind their wrappers, their types, and their speed beside Intl
try-page         all   # the page for trying formats in headless Chromium
size             all   # sizes and build times, against their budget
'

# steps: the lines of the table.
steps() { sed '/^$/d' <<<"$STEPS"; }

list() {
    local name set rest
    while read -r name set rest; do
        printf '%-16s %-6s %s\n' "$name" "${set/all/}" "${rest#*# }"
    done < <(steps)
}

chosen=()
case "${1:-}" in
--list)
    list
    exit
    ;;
--help)
    usage
    printf '\nThe quick steps: %s.\n' "$(steps | awk '$2 == "quick" { printf "%s%s", comma, $1; comma = ", " }')"
    exit
    ;;
--all) chosen=($(steps | awk '{ print $1 }')) ;;
'') chosen=($(steps | awk '$2 == "quick" { print $1 }')) ;;
*) chosen=("$@") ;;
esac
if [ "${1:-}" = --all ] && [ $# -gt 1 ]; then
    usage >&2
    exit 2
fi
for name in "${chosen[@]}"; do
    if ! steps | awk -v name="$name" '$1 == name { found = 1 } END { exit !found }'; then
        echo "there is no step $name; scripts/check.sh --list names them all" >&2
        exit 2
    fi
done

readonly ICU_SAMPLE=2500000
readonly ICU_SAMPLE_LEAST=2000000
readonly ICU_NAMES_SAMPLE=300000
readonly ICU_SEED=4217

# needs STEP: the jobs of scripts/dependencies.sh that a step needs.
needs() {
    case "$1" in
    format | machine-paths | structure | repository | runtime-only | linkage | outside | adapters | ios | embedded-wasm) ;;
    # Debian has one of the publications as a package.
    sources) echo tests ;;
    test) echo generator tests ;;
    page | web-field | try-page) echo generator browser ;;
    golden-targets) echo generator emulators ;;
    *) echo generator ;;
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
    python3 scripts/check/terminal-field.py "$(swift build --show-bin-path)/terminal-field"
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

# The laws of finding currencies, every row, and the list of what is written alike.
round_trip() {
    local tool list=Tests/Conformance/RoundTrip/ambiguities.tsv
    tool=$(release_program round-trip)
    "$tool" --laws --seed "$ICU_SEED"
    "$tool" --list "$list" --compare
    "$tool" --list "$list"
}

# Random edits in every locale and both entry modes; without --sequences the program plays 10,000 of each.
field_laws() {
    "$(release_program field-laws)" --sequences 50 --seed "$ICU_SEED"
}

# Random events through the program, which answers each.
field_events() {
    local tool
    tool=$(release_program currency-data)
    python3 scripts/check/field-events.py "$tool" 50000
}

# Amounts with names, their parts among them.
icu_names() {
    local tool
    tool=$(release_program icu-differential)
    "$tool" --names --sample "$ICU_NAMES_SAMPLE" --seed "$ICU_SEED" | tee "$LOGS/icu-names.log"
    grep '^ICU ' "$LOGS/icu-names.log"
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
export -f icu_ranges round_trip node_parsing runtime_only machine_paths terminal_field
export -f field_laws field_events
export ICU_NAMES_SAMPLE ICU_SAMPLE ICU_SAMPLE_LEAST ICU_SEED

passed=0
failed=0

# step NAME COMMAND...: runs a command, or says why it cannot run. Its last line is its result.
step() {
    local name=$1 log status=0 start time
    shift
    log="$LOGS/check-$name.log"
    mkdir -p "$LOGS"
    start=$(milliseconds)
    # In a shell of its own: a step cannot stop the others, and inside it the first failure ends it. Its input is empty,
    # so that it cannot take the table's lines.
    bash -c 'set -euo pipefail; source scripts/common.sh; "$@"' step "$@" >"$log" 2>&1 </dev/null || status=$?
    time=$(seconds $(($(milliseconds) - start)))
    case "$status" in
    0)
        passed=$((passed + 1))
        printf 'ok       %-16s %8s  %s\n' "$name" "$time" "$(tail -n 1 "$log")"
        ;;
    "$CANNOT_RUN")
        printf 'SKIPPED  %-16s %8s  %s\n' "$name" "$time" "$(tail -n 1 "$log" | sed 's/^SKIPPED: //')"
        ;;
    *)
        failed=$((failed + 1))
        printf 'FAILED   %-16s %8s\n' "$name" "$time"
        sed 's/^/    /' "$log"
        ;;
    esac
}

# What the steps need is installed before the first one: within a step nobody can be asked.
jobs=$(for name in "${chosen[@]}"; do needs "$name"; done | tr ' ' '\n' | sort -u)
# shellcheck disable=SC2086
if [ -n "$jobs" ]; then scripts/dependencies.sh $jobs; fi
export CURRENCY_FORMAT_INSTALLS_NOTHING=1

start=$(milliseconds)
for name in "${chosen[@]}"; do
    command=$(steps | awk -v name="$name" '$1 == name' | sed -E 's/^[^ ]+ +[^ ]+ +//; s/ *# .*$//')
    script=scripts/check/$name.sh
    [ -f "$script" ] || script=scripts/$name.sh
    step "$name" ${command:-$script}
done
echo "$(seconds $(($(milliseconds) - start))) in all"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

#!/usr/bin/env bash
# Usage: scripts/check.sh [--yes] [--all [--long] | --list | STEP...]
# Checks what must hold, one line for each step, with its time and its processor time; the last line counts. Without arguments
# it takes the quick steps, which are over in three minutes; --all takes all but the long ones, as automation does; with --long
# it takes these too, for which an hour more may be needed. A STEP is one of the names that --list prints. What the steps need
# is installed first where it is missing (scripts/dependencies.sh; --yes keeps it from asking). Logs are in .build/logs.
#
# Two steps run at a time: one that builds with SwiftPM, and one that runs what is built.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# NAME WHEN NEEDS COMMAND... # WHAT IT SHOWS, in the order of a whole run. WHEN is some of quick, all and long. NEEDS are the
# steps that build what this one runs, "-" if there are none, or "builds" for a step that builds. A step without a command
# is scripts/check/NAME.sh, or else scripts/NAME.sh.
readonly STEPS='
format           quick,all  -       format_lint # the form of all Swift files
machine-paths    quick,all  -       machine_paths # no committed file names a path of a machine
structure        quick,all  -       # the drawing of the modules is what Package.swift and the imports say
repository       quick,all  -       python3 -m unittest discover --start-directory Tests/Scripts --pattern *_test.py # what scripts install, and what NOTICE and CONTRIBUTING name
sources          all        -       scripts/fetch-sources.sh # the pinned publications are here, with the pinned hashes
build            all        builds  quietly build build_for_checks --build-tests # everything builds without warnings, optimised, with assertions
unoptimised      all        builds  runtime_unoptimised # the runtime builds without the optimiser, as users have it who debug
release          long       builds  release # everything builds in release without warnings, and writes the golden texts
programs         all        builds  linkage_programs # the programs of Tests/Linkage build
runtime-only     quick      builds  runtime_only # the runtime and its tests build without the generator
runtime-tests    long       builds  runtime_tests # the runtime passes its tests without the generator
fuzz             all        -       scripts/fuzz.sh --runs 2000 --programs core,runtime,readers # parsers, readers, fields, columns and hostile images under libFuzzer
fuzz-icu         long       -       scripts/fuzz.sh --runs 2000 --programs icu # texts of the ICU of the machine, read under libFuzzer
ios              all        -       # the sources type-check for iOS
plugins          all        -       plugins # the commands of the package compile
test             all        build   # all tests
verify-generated all        build   # the generated files are what the snapshot gives, twice
imports          all        build   # what each source gives is emitted, CLDR in its announced form too
verify-anew      long       builds  scripts/verify-generated.sh --anew # a generator that was built without images writes both as they are
icu              all        build   # the ICU of the machine: amounts, names, styles, patterns, symbols, skeletons, ranges, plurals
icu-newest       all        build   scripts/icu.sh newest # the same against ICU 78.3, on ten times as many
icu-full         long       build   scripts/icu.sh full # every amount of every locale and currency, against the ICU of the machine
profiles         all        build   scripts/check/profiles.sh 6 # engines of the machine, each with the data of its own, in some currencies
profiles-whole   long       build   scripts/check/profiles.sh 1 # the same in all currencies
round-trip       all        build   round_trip # every text of every row is read back
golden           all        build,unoptimised # ten million texts hash to the committed value
golden-targets   all        build   scripts/check/golden-targets.sh wasm-node wasmkit # the golden texts under WebAssembly
bare-targets     long       build   scripts/check/golden-targets.sh aarch64 riscv64 i686 # the golden texts on bare targets, emulated
threads          all        build   scripts/check/threads.sh --native 100000 # eight threads write the bytes of one
node             all        build   scripts/check/node.sh --seed 4217 # texts, against the Intl of Node
samples          all        build   # samples of the test suites of other projects
node-parsing     all        build   node_parsing # texts that Node wrote are read
suite            all        build   # the cases of Suite pass, and cover what is said of them
observatory      long       -       # what engines changed in money texts, asked again of every engine that can be had
babel            all        build   # what is imported from XML, against the tables of Babel
price-parser     all        build   # amounts in texts of shops, against price-parser
warehouse        all        builds  scripts/warehouse.sh --quick # the C library, the Python wheel, DuckDB, Polars and Spark, beside Babel
foundation       all        build   # the counts of the audit against Foundation, counted again
documentation    all        build   # the documentation has a page for what modules export, and no link that leads nowhere
reports          all        build   # reports are valid SARIF, and JSON by their schemas
public-api       all        build   public_api # programs can use what the listings of the libraries say
linkage          all        unoptimised,programs # programs link neither Foundation nor C libraries
outside          all        builds  scripts/check/outside.sh release-static # programs of the documentation, as a package of strangers
updates          all        build   # a stranger records what a slice writes, and is told what an update changes
outside-others   long       builds  scripts/check/outside.sh debug release debug-static # the same, built in the other ways
adapters         all        builds  # the adapters against stand-ins for the UI frameworks
terminal-field   all        build   terminal_field # keys typed into the terminal field
slices           all        build   slices_of_some # some slices answer what the whole tables do
slices-full      long       build   slices_of_all # a slice of each locale, and larger ones
slice-example    all        builds  # a package with tables of its own, by the build plugin
examples         all        build   # the examples print what their READMEs show
service          long       builds  # a web service with Hummingbird answers requests as its README shows
field-laws       all        build   field_laws # random edits keep the laws of fields
field-events     all        build   field_events # random events through the field executor
allocations      all        programs # writing and reading allocate nothing
instructions     all        programs # instructions of each path, against their budget
linear-time      all        programs # hostile texts take linear time
page             all        build   # the HTML page in headless Chromium
web-field        all        -       # the web field in headless Chromium
embedded-wasm    all        programs # the runtime as Embedded Swift for WebAssembly
web              all        build,programs # the WebAssembly modules behind their wrappers, their types, and their speed beside Intl
try-page         all        programs # the page for trying formats in headless Chromium
size             all        builds  scripts/size.sh --quick # sizes and build times, against their budget
size-whole       long       builds  scripts/size.sh # the same for all kinds of programs and all ways to build
sanitize         long       builds  # the tests of the runtime under the sanitizers of memory and of threads
'

# steps: the lines of the table.
steps() { sed '/^$/d' <<<"$STEPS"; }

list() {
    local name when needed rest
    while read -r name when needed rest; do
        printf '%-16s %-10s %s\n' "$name" "$when" "${rest#*# }"
    done < <(steps)
}

# steps_of WHEN...: the names of the steps that are taken then.
steps_of() {
    local name when needed rest
    while read -r name when needed rest; do
        for wanted in "$@"; do
            if [[ ",$when," == *",$wanted,"* ]]; then
                echo "$name"
                break
            fi
        done
    done < <(steps)
}

case "$*" in
--list)
    list
    exit
    ;;
--help)
    usage
    printf '\nThe quick steps: %s.\n' "$(steps_of quick | paste -sd ' ' -)"
    printf 'The long steps: %s.\n' "$(steps_of long | paste -sd ' ' -)"
    exit
    ;;
'') chosen=$(steps_of quick) ;;
--all) chosen=$(steps_of all) ;;
'--all --long') chosen=$(steps_of all long) ;;
*)
    chosen=$(printf '%s\n' "$@")
    unknown=$(grep -vxFf <(steps | awk '{ print $1 }') <<<"$chosen" || true)
    if [ -n "$unknown" ]; then
        echo "there is no step" $unknown"; scripts/check.sh --list names them all" >&2
        exit 2
    fi
    ;;
esac

readonly SEED=4217

# jobs_of STEP: the jobs of scripts/dependencies.sh that a step needs.
jobs_of() {
    case "$1" in
    format | machine-paths | structure | repository | plugins | programs | unoptimised | runtime-only | runtime-tests | ios | linkage | outside | outside-others | slice-example) ;;
    adapters | allocations | instructions | linear-time | embedded-wasm | sanitize | warehouse) ;;
    observatory) echo engines ;;
    # Debian has one of the publications as a package.
    sources) echo tests ;;
    build | test) echo generator tests ;;
    bare-targets) echo generator emulators ;;
    web) echo generator types ;;
    page | web-field | try-page) echo generator browser ;;
    *) echo generator ;;
    esac
}

# Generated files carry a line that takes them out.
format_lint() {
    local places=(Package.swift Sources Tests Plugins) place there=()
    if [ -d Benchmarks ]; then places+=(Benchmarks); fi
    places+=(Examples Suite Support)
    for place in "${places[@]}"; do
        [ ! -e "$place" ] || there+=("$place")
    done
    swift format lint --strict --parallel --recursive "${there[@]}"
}

# A slice of each twentieth locale, and a larger one; or all of them.
slices_of_some() { "$(program slices)" 20; }
slices_of_all() { "$(program slices)"; }

# Keys typed through a pseudo-terminal.
terminal_field() {
    python3 scripts/check/terminal-field.py "$(program terminal-field)"
}

# The laws of finding currencies, every row, and the list of what is written alike.
round_trip() {
    local tool list=Tests/Conformance/RoundTrip/ambiguities.tsv
    tool=$(program round-trip)
    "$tool" --laws --seed "$SEED"
    "$tool" --list "$list" --compare
    "$tool" --list "$list"
}

# Random edits in every locale and both entry modes; without --sequences the program plays 10,000 of each.
field_laws() {
    "$(program field-laws)" --sequences 50 --seed "$SEED"
}

# Random events through the program, which answers each.
field_events() {
    local tool
    tool=$(program currency-executor)
    python3 scripts/check/field-events.py "$tool" 50000
}

node_parsing() {
    local tool
    command -v node >/dev/null || cannot_run "there is no node"
    tool=$(program currency-executor)
    node Tests/Conformance/Node/parse.mjs "$tool" --seed "$SEED"
}

runtime_unoptimised() { unoptimised >/dev/null; }

runtime_only() {
    export CURRENCY_FORMAT_RUNTIME_ONLY=1
    quietly build-runtime-only swift build --build-tests --scratch-path .build/unoptimised
}

runtime_tests() {
    runtime_only
    quietly test-runtime-only swift test --skip-build --scratch-path .build/unoptimised
    grep -E 'Test run with' "$LOGS/test-runtime-only.log" | tail -n 1
}

# Other steps build the runtime in release; this one builds everything.
release() {
    quietly build-release swift build -c release
    .build/release/golden 2>"$LOGS/release-count.log" | sha256sum | cut -d ' ' -f 1 >"$LOGS/release-golden"
    grep -qF "$(cat "$LOGS/release-golden")" Tests/Conformance/Golden/golden.tsv || {
        echo "a release build writes other bytes: $(cat "$LOGS/release-golden")"
        return 1
    }
    echo "$(cut -f 1 "$LOGS/release-count.log") are the golden ones"
}

# Against SwiftPM's own module, which is all that they import: a build of them would compile the generator for them.
plugins() {
    local resources folder
    resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
    for folder in Plugins/*; do
        swiftc -typecheck -warnings-as-errors -swift-version 6 -parse-as-library -package-description-version 6.2.0 \
            -I "$resources/pm/PluginAPI" "$folder"/*.swift
    done
}

# A second for what the compiler says of modules that are built.
public_api() {
    is_built build || quietly build-public-api build_for_checks
    scripts/check/public-api.py --modules "$BUILD/Modules"
}

# A path of someone's machine in a committed file is a slip.
machine_paths() {
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 || cannot_run "this is no git checkout"
    if git grep -nIE '/(home|Users|root|work|opt/swift|tmp|private/var)/' -- .; then
        echo "these files name paths of a machine"
        return 1
    fi
}

export -f format_lint release round_trip node_parsing runtime_unoptimised runtime_only runtime_tests machine_paths plugins
export -f terminal_field field_laws slices_of_some slices_of_all field_events public_api
export SEED

# What the steps need is installed before the first one: within a step nobody can be asked.
jobs=$(for name in $chosen; do jobs_of "$name"; done | tr ' ' '\n' | sort -u)
# shellcheck disable=SC2086
if [ -n "$jobs" ]; then scripts/dependencies.sh $jobs; fi
export CURRENCY_FORMAT_INSTALLS_NOTHING=1

# The chosen steps, in the order of the table. A step that needs a build which is not chosen does that build itself.
names=() commands=() needs=() states=()
while read -r name _ needed rest; do
    grep -qx "$name" <<<"$chosen" || continue
    for build in ${needed//,/ }; do
        if [ "$build" != - ] && ! grep -qx "$build" <<<"$chosen"; then needed=builds; fi
    done
    command=${rest%%#*}
    script=scripts/check/$name.sh
    [ -f "$script" ] || script=scripts/$name.sh
    names+=("$name") commands+=("${command:-$script}") needs+=("$needed") states+=(waits)
done < <(steps)

# What each step ended with, how long it took, and its processor time: a file for each.
readonly RESULTS=$LOGS/results
rm -rf "$RESULTS"
mkdir -p "$RESULTS"

# run NUMBER: runs a step and writes its result. It has a shell of its own: a step cannot stop the others, and inside it the
# first failure ends it. Its input is empty. With its children it is a group of processes, which can be ended together.
run() {
    local name=${names[$1]} status=0 times TIMEFORMAT='%3R %3U %3S'
    # shellcheck disable=SC2086
    times=$( { time CURRENCY_FORMAT_BUILT=$built bash -c 'set -euo pipefail; source scripts/common.sh; "$@"' step \
        ${commands[$1]} >"$LOGS/check-$name.log" 2>&1 </dev/null; } 2>&1) || status=$?
    awk -v status="$status" '{ print status, int($1 * 1000), int(($2 + $3) * 1000) }' <<<"${times//,/.}" \
        >"$RESULTS/$name.part"
    mv "$RESULTS/$name.part" "$RESULTS/$name"
}

# is_ready NUMBER LANE: whether a step that waits belongs to the lane, and what it needs is built. Where a build failed, its
# steps run nothing: that build is the failure.
is_ready() {
    local needed=${needs[$1]} build
    [ "${states[$1]}" = waits ] || return 1
    if [ "$needed" = builds ] || [ "$2" = builds ]; then
        [ "$needed" = "$2" ]
        return
    fi
    for build in ${needed//,/ }; do
        if [ "$build" != - ] && [[ " $built $broken " != *" $build "* ]]; then return 1; fi
    done
}

passed=0
failed=0
# The processor time of all steps.
worked=0
# report NUMBER: prints the line of a step that has ended: its time, its processor time, and its result, which is the last
# line of its output.
report() {
    local name=${names[$1]} status time processor log
    log=$LOGS/check-$name.log
    read -r status time processor <"$RESULTS/$name"
    time=$(seconds "$time")
    worked=$((worked + processor))
    processor=$(seconds "$processor")
    case "$status" in
    0)
        passed=$((passed + 1))
        printf 'ok       %-16s %8s %8s  %s\n' "$name" "$time" "$processor" "$(tail -n 1 "$log")"
        ;;
    "$CANNOT_RUN")
        printf 'SKIPPED  %-16s %8s %8s  %s\n' "$name" "$time" "$processor" "$(tail -n 1 "$log" | sed 's/^SKIPPED: //')"
        ;;
    *)
        failed=$((failed + 1))
        printf 'FAILED   %-16s %8s %8s\n' "$name" "$time" "$processor"
        sed 's/^/    /' "$log"
        ;;
    esac
}

# Builds that were made, and those that failed or cannot be made here.
built='' broken=''
# The step that each lane is at, or nothing.
at_builds='' at_runs=''
groups=()
stop() {
    local group
    for group in ${groups[@]+"${groups[@]}"}; do kill -- "-$group" 2>/dev/null || true; done
}
trap 'stop; exit 130' INT TERM

# ends NUMBER: whether the step has ended; what it built may be used then.
ends() {
    local name=${names[$1]} status
    [ -f "$RESULTS/$name" ] || return 1
    read -r status _ <"$RESULTS/$name"
    states[$1]=ended
    if [ "$status" -eq 0 ]; then built+=" $name"; else broken+=" $name"; fi
}

# begins NUMBER: starts a step, unless one of its builds is broken.
begins() {
    local build
    states[$1]=runs
    for build in ${needs[$1]//,/ }; do
        if [[ " $broken " == *" $build "* ]]; then
            echo "SKIPPED: $build failed" >"$LOGS/check-${names[$1]}.log"
            echo "$CANNOT_RUN 0 0" >"$RESULTS/${names[$1]}"
            return
        fi
    done
    set -m
    run "$1" &
    groups+=($!)
    set +m
}

start=$(milliseconds)
printed=0
while [ "$printed" -lt "${#names[@]}" ]; do
    for lane in builds runs; do
        at=at_$lane
        if [ -n "${!at}" ] && ends "${!at}"; then printf -v "$at" %s ''; fi
        if [ -n "${!at}" ]; then continue; fi
        for ((number = 0; number < ${#names[@]}; number += 1)); do
            if is_ready "$number" "$lane"; then
                printf -v "$at" %s "$number"
                begins "$number"
                break
            fi
        done
    done
    while [ "$printed" -lt "${#names[@]}" ] && [ "${states[$printed]}" = ended ]; do
        report "$printed"
        printed=$((printed + 1))
    done
    sleep 0.1
done
echo "$(seconds $(($(milliseconds) - start))) in all, $(seconds "$worked") of processor time"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

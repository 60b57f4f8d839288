#!/usr/bin/env bash
# Usage: scripts/check.sh [--yes] [--all [--long] | --list | STEP...]
# Checks the repository in steps. Each step prints one line with its time and its processor time; the last line counts them.
#
#     scripts/check.sh              the quick steps, in three minutes
#     scripts/check.sh --all        all steps except the long ones, as in CI
#     scripts/check.sh --all --long also the long steps, which may take an hour more
#     scripts/check.sh STEP...      single steps, by the names that --list prints
#
# The script first installs missing tools with scripts/dependencies.sh; --yes installs them without asking. Logs are in
# .build/logs. Two steps run at the same time: one that builds with SwiftPM, and one that runs what is built.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# NAME WHEN NEEDS COMMAND... # DESCRIPTION, in the order of a whole run. WHEN is one or more of quick, all and long. NEEDS
# lists the steps that build what this step runs; "-" means none, and "builds" marks a step that builds itself. A step without
# a command runs scripts/check/NAME.sh if it exists, and otherwise scripts/NAME.sh.
readonly STEPS='
format           quick,all  -       format_lint # the formatting of all Swift files
machine-paths    quick,all  -       machine_paths # no committed file names a path on a developer machine
structure        quick,all  -       # the diagram of the modules agrees with Package.swift and the imports
repository       quick,all  -       python3 -m unittest discover --start-directory Tests/Scripts --pattern *_test.py # the tests of the scripts, and of what NOTICE and CONTRIBUTING name
sources          all        -       scripts/fetch-sources.sh # the pinned publications are available, with the pinned hashes
build            all        builds  quietly build build_for_checks --build-tests # everything builds without warnings, optimised, with assertions
unoptimised      all        builds  runtime_unoptimised # the runtime builds without the optimiser, as in debug builds of users
release          long       builds  release # everything builds in release without warnings, and this build writes the golden texts
programs         all        builds  linkage_programs # the programs of Tests/Linkage build
runtime-only     quick      builds  runtime_only # the runtime and its tests build without the generator
runtime-tests    long       builds  runtime_tests # the runtime passes its tests without the generator
fuzz             all        -       scripts/fuzz.sh --runs 2000 --programs core,runtime,readers # parsers, readers, fields, columns and hostile images under libFuzzer
fuzz-icu         long       -       scripts/fuzz.sh --runs 2000 --programs icu # texts of the installed ICU, parsed under libFuzzer
ios              all        -       # the sources type-check for iOS
plugins          all        -       plugins # the plugins compile
test             all        build   # all tests
verify-generated all        build   # the snapshot generates the committed files, in two runs
imports          all        build   # whole publications of every source can be emitted, also CLDR in its announced form
preview          all        build   # the rehearsal of the next update of CLDR, with the data in Babel
verify-anew      long       builds  scripts/verify-generated.sh --anew # a generator built without images writes both committed ones
icu              all        build   # amounts, names, styles, patterns, symbols, skeletons, ranges and plurals, against the installed ICU
icu-newest       all        build   scripts/icu.sh newest # the same against ICU 78.3, on ten times as many strings
icu-full         long       build   scripts/icu.sh full # every amount of every locale and currency, against the installed ICU
profiles         all        build   scripts/check/profiles.sh 6 # installed engines, each compared on its own data, in some currencies
profiles-whole   long       build   scripts/check/profiles.sh 1 # the same in all currencies
round-trip       all        build   round_trip # every text of every row parses back
golden           all        build,unoptimised # ten million texts hash to the committed value
golden-targets   all        build   scripts/check/golden-targets.sh wasm-node wasmkit # the golden texts under WebAssembly
bare-targets     long       build   scripts/check/golden-targets.sh aarch64 riscv64 i686 # the golden texts on bare targets, emulated
threads          all        build   scripts/check/threads.sh --native 100000 # eight threads write the same bytes as one
node             all        build   scripts/check/node.sh --seed 4217 # texts, against Intl in Node
samples          all        build   # samples from the test suites of other projects
node-parsing     all        build   node_parsing # texts that Node writes can be parsed
suite            all        build   # the cases of Suite pass, and cover what its pages claim
observatory      long       -       # changes in money texts, from all available engines again
babel            all        build   # the import of CLDR XML, against the tables of Babel
reading          all        build   # amounts in texts that a person judged, with a ledger of differences
words            all        build   # numbers in words, against ICU 78.3, and amounts, against num2words2
price-parser     all        build   # amounts in texts from shops, against price-parser
warehouse        all        builds  scripts/warehouse.sh --quick # the C library, the Python wheel, DuckDB, Polars, Spark, SQLite and PostgreSQL, compared with Babel
databases        all        builds  # the extensions of SQLite and PostgreSQL, in a server on loopback, also with hostile arguments
foundation       all        build   # the counts of the audit against Foundation, recounted independently
documentation    all        build   # the documentation has a page for what modules export, and no broken links
reports          all        build   # reports are valid SARIF, and JSON that satisfies their schemas
public-api       all        build   public_api # the public declarations of the libraries agree with their listings
linkage          all        unoptimised,programs # programs link neither Foundation nor C libraries
outside          all        builds  scripts/check/outside.sh release-static # programs from the documentation, in a package that depends on this one
updates          all        build   # a dependent package records what its slice writes, and learns what an update changes
outside-others   long       builds  scripts/check/outside.sh debug release debug-static # the same, in the other build configurations
adapters         all        builds  # the adapters against stand-ins for the UI frameworks
terminal-field   all        build   terminal_field # keystrokes in the terminal field
slices           all        build   slices_of_some # some slices give the same answers as the whole tables
slices-full      long       build   slices_of_all # a slice of each locale, and larger ones
slice-example    all        builds  # a package with its own tables, which the build plugin makes
examples         all        build   # the examples print what their READMEs show
service          long       builds  # a web service with Hummingbird answers requests as its README shows
ledger           long       builds  # a ledger in SQLite with GRDB prints what its README shows
field-laws       all        build   field_laws # random edits keep the laws of fields
field-events     all        build   field_events # random events sent through the field executor
allocations      all        programs # formatting and parsing allocate nothing
instructions     all        programs # the instruction counts of each path, against their budget
linear-time      all        programs # hostile texts are parsed in linear time
page             all        build   # the HTML page in headless Chromium
web-field        all        -       # the web field in headless Chromium
embedded-wasm    all        programs # the runtime as Embedded Swift for WebAssembly
web              all        build,programs scripts/web.sh --test # the WebAssembly modules with their wrappers, their types, and their speed compared with Intl
try-page         all        builds  # the page for trying formats in headless Chromium
size             all        builds  scripts/size.sh --quick # sizes and build times, against their budgets
size-whole       long       builds  scripts/size.sh # the same for all kinds of programs and all build configurations
sanitize         long       builds  # the tests of the runtime under the address and thread sanitizers
'

# steps: prints the lines of the table.
steps() { sed '/^$/d' <<<"$STEPS"; }

list() {
    local name when needed rest
    while read -r name when needed rest; do
        printf '%-16s %-10s %s\n' "$name" "$when" "${rest#*# }"
    done < <(steps)
}

# steps_of WHEN...: prints the names of the steps that belong to any of these.
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

# jobs_of STEP: prints the jobs of scripts/dependencies.sh that a step needs.
jobs_of() {
    case "$1" in
    format | machine-paths | structure | repository | plugins | programs | unoptimised | runtime-only | runtime-tests | ios | linkage | outside | outside-others | slice-example) ;;
    adapters | allocations | instructions | linear-time | embedded-wasm | sanitize) ;;
    observatory) echo engines ;;
    warehouse | databases | ledger) echo databases ;;
    # Debian packages one of the publications.
    sources) echo tests ;;
    build | test | imports) echo generator tests ;;
    bare-targets) echo generator emulators ;;
    web) echo generator types ;;
    page | web-field | try-page) echo generator browser ;;
    *) echo generator ;;
    esac
}

# Generated files have a comment that excludes them.
format_lint() {
    local places=(Package.swift Sources Tests Plugins) place there=()
    if [ -d Benchmarks ]; then places+=(Benchmarks); fi
    places+=(Examples Suite Support)
    for place in "${places[@]}"; do
        [ ! -e "$place" ] || there+=("$place")
    done
    swift format lint --strict --parallel --recursive "${there[@]}"
}

# A slice of every twentieth locale, and a larger one; or all of them.
slices_of_some() { "$(program slices)" 20; }
slices_of_all() { "$(program slices)"; }

terminal_field() {
    python3 scripts/check/terminal-field.py "$(program terminal-field)"
}

# Checks the laws of finding currencies, the list of ambiguous texts, and every row.
round_trip() {
    local tool list=Tests/Conformance/RoundTrip/ambiguities.tsv
    tool=$(program round-trip)
    "$tool" --laws --seed "$SEED"
    "$tool" --list "$list" --compare
    "$tool" --list "$list"
}

# Random edits in every locale and both entry modes. The program's default is 10,000 sequences of each.
field_laws() {
    "$(program field-laws)" --sequences 50 --seed "$SEED"
}

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

# Type-checks the plugins with SwiftPM's PackagePlugin module, their only import. Building them would build the generator too.
plugins() {
    local resources folder
    resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
    for folder in Plugins/*; do
        swiftc -typecheck -warnings-as-errors -swift-version 6 -parse-as-library -package-description-version 6.2.0 \
            -I "$resources/pm/PluginAPI" "$folder"/*.swift
    done
}

# Takes a second when the modules are already built.
public_api() {
    is_built build || quietly build-public-api build_for_checks
    scripts/check/public-api.py --modules "$BUILD/Modules"
}

# Finds absolute paths from a developer's machine in committed files.
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

# Installs what the steps need before the first one, because a step cannot ask the user.
jobs=$(for name in $chosen; do jobs_of "$name"; done | tr ' ' '\n' | sort -u)
# shellcheck disable=SC2086
if [ -n "$jobs" ]; then scripts/dependencies.sh $jobs; fi
export CURRENCY_FORMAT_INSTALLS_NOTHING=1

# The chosen steps, in the order of the table. If a step needs a build that is not chosen, it makes that build itself.
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

# A file for each step with its exit status, its time and its processor time.
readonly RESULTS=$LOGS/results
rm -rf "$RESULTS"
mkdir -p "$RESULTS"

# run NUMBER: runs a step with empty input and writes its result. The step has its own shell, so that its first failure ends
# only itself. The step and its children are one process group, which can be ended together.
run() {
    local name=${names[$1]} status=0 times TIMEFORMAT='%3R %3U %3S'
    # shellcheck disable=SC2086
    times=$( { time CURRENCY_FORMAT_BUILT=$built bash -c 'set -euo pipefail; source scripts/common.sh; "$@"' step \
        ${commands[$1]} >"$LOGS/check-$name.log" 2>&1 </dev/null; } 2>&1) || status=$?
    awk -v status="$status" '{ print status, int($1 * 1000), int(($2 + $3) * 1000) }' <<<"${times//,/.}" \
        >"$RESULTS/$name.part"
    mv "$RESULTS/$name.part" "$RESULTS/$name"
}

# is_ready NUMBER LANE: whether a waiting step belongs to the lane and its builds have ended. A step whose build failed is
# ready too: it is reported as skipped, because the build is the failure.
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
# report NUMBER: prints the line of a finished step: its time, its processor time, and the last line of its output.
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

# The names of the steps that passed, and of those that failed or were skipped.
built='' broken=''
# The step that runs in each lane; empty if none runs.
at_builds='' at_runs=''
groups=()
stop() {
    local group
    for group in ${groups[@]+"${groups[@]}"}; do kill -- "-$group" 2>/dev/null || true; done
}
trap 'stop; exit 130' INT TERM

# ends NUMBER: whether the step has ended. If so, marks its build as usable or broken.
ends() {
    local name=${names[$1]} status
    [ -f "$RESULTS/$name" ] || return 1
    read -r status _ <"$RESULTS/$name"
    states[$1]=ended
    if [ "$status" -eq 0 ]; then built+=" $name"; else broken+=" $name"; fi
}

# begins NUMBER: starts a step, or skips it if one of its builds is broken.
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

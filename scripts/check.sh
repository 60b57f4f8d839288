#!/usr/bin/env bash
# Usage: scripts/check.sh [--yes] [--all [--long] | --list | STEP...]
# Checks the repository in steps. Each step prints one line with its time and its processor time; the last line counts them.
#
#     scripts/check.sh              the quick steps, in three minutes
#     scripts/check.sh --all        all steps except the long ones, as in CI
#     scripts/check.sh --all --long also the long steps, which may take an hour more
#     scripts/check.sh STEP...      single steps or parts of steps, by the names that --list prints
#
# The script first installs missing tools with scripts/dependencies.sh; --yes installs them without asking. Logs are in
# .build/logs. Two steps run at the same time: one that builds with SwiftPM, and one that runs what is built.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# NAME WHEN NEEDS COMMAND... # DESCRIPTION, in the order of a whole run. WHEN is one or more of quick, all and long. NEEDS
# lists the steps that build what this step runs; "-" means none, and "builds" marks a step that builds itself. A step without
# a command runs its parts, which are the indented lines below it: NAME COMMAND... # DESCRIPTION. A part without a command,
# and a step without parts, runs scripts/check/NAME.sh if it exists, and otherwise scripts/NAME.sh.
readonly STEPS='
tidy             quick,all  -       # what can be checked without a build
  format           format_lint # the formatting of all Swift files
  machine-paths    machine_paths # no committed file names a path on a developer machine
  structure        # the diagram of the modules agrees with Package.swift and the imports
  repository       repository_tests # the tests of the scripts, and of what NOTICE and CONTRIBUTING name
sources          all        -       scripts/fetch-sources.sh # the pinned publications are available, with the pinned hashes
build            all        builds  quietly build build_for_checks --build-tests # everything builds without warnings, optimised, with assertions
unoptimised      all        builds  runtime_unoptimised # the runtime builds without the optimiser, as in debug builds of users
release          long       builds  release # everything builds in release without warnings, and this build writes the golden texts
programs         all        builds  linkage_programs # the programs of Tests/Linkage build
runtime-only     quick      builds  runtime_only # the runtime and its tests build without the generator
runtime-tests    long       builds  runtime_tests # the runtime passes its tests without the generator
fuzz             all        -       scripts/fuzz.sh --runs 2000 --programs core,runtime # parsers, fields, columns and hostile images under libFuzzer
fuzz-generator   long       -       scripts/fuzz.sh --runs 2000 --programs readers,icu # files of publications, and texts of the installed ICU, under libFuzzer
platforms        all        -       # sources that this machine cannot build are type-checked
  ios              # the sources for iOS
  plugins          plugins # the plugins
test             all        build   # all tests
data             all        build   # the generator, from publications to committed files
  verify-generated # the snapshot generates the committed files, in two runs
  imports          # whole publications of every source can be emitted, also CLDR in its announced form
  reports          # reports are valid SARIF, and JSON that satisfies their schemas
preview          long       build   # the rehearsal of the next update of CLDR, with the data in Babel
verify-anew      long       builds  scripts/verify-generated.sh --anew # a generator built without images writes both committed ones
icu              long       build   # amounts, names, styles, patterns, symbols, skeletons, ranges and plurals, against the installed ICU
icu-newest       all        build   scripts/icu.sh newest # the same against ICU 78.3, on ten times as many strings
icu-full         long       build   scripts/icu.sh full # every amount of every locale and currency, against the installed ICU
profiles         all        build   scripts/check/profiles.sh 6 # installed engines, each compared on its own data, in some currencies
profiles-whole   long       build   scripts/check/profiles.sh 1 # the same in all currencies
round-trip       all        build   round_trip # every text of every row parses back, and some texts obey the laws of reading
reading-laws     long       build   reading_laws # five times as many texts obey the laws of reading
same-bytes       all        build,unoptimised # the same texts in every build, on every target and from every thread
  golden           # ten million texts hash to the committed value
  golden-targets   scripts/check/golden-targets.sh wasm-node wasmkit # the golden texts under WebAssembly
  threads          scripts/check/threads.sh --native 100000 # eight threads write the same bytes as one
bare-targets     long       build   scripts/check/golden-targets.sh aarch64 riscv64 i686 # the golden texts on bare targets, emulated
peers            all        build   # texts and values, against other engines and their test suites
  node             scripts/check/node.sh --seed 4217 # texts, against Intl in Node
  node-parsing     node_parsing # texts that Node writes can be parsed
  samples          # samples from the test suites of other projects
  babel            # the import of CLDR XML, against the tables of Babel
  foundation       # the counts of the audit against Foundation, recounted independently
  suite            # the cases of Suite pass, and cover what its pages claim
observatory      long       -       # changes in money texts, from all available engines again
reading          all        build   # amounts that are read
  judged           scripts/check/reading.sh # amounts in texts that a person judged, with a ledger of differences
  price-parser     # amounts in texts from shops, against price-parser
words            all        build   # numbers in words, against ICU 78.3, and amounts, against num2words2
warehouse        all        builds  scripts/warehouse.sh --quick # the C library, the Python wheel, DuckDB, Polars, SQLite and PostgreSQL, compared with Babel
warehouse-spark  long       builds  scripts/warehouse.sh # the same with Spark and a cluster of it, and with more rows
databases        all        builds  # the extensions of SQLite and PostgreSQL, in a server on loopback, also with hostile arguments
described        all        build   # what readers and callers are told
  documentation    # the documentation has a page for what modules export, and no broken links
  public-api       public_api # the public declarations of the libraries agree with their listings
  examples         # the examples print what their READMEs show
linkage          all        unoptimised,programs # programs link neither Foundation nor C libraries
outside          all        builds  scripts/check/outside.sh release # programs from the documentation, in a package that depends on this one
outside-others   long       builds  scripts/check/outside.sh debug debug-static release-static # the same, in the other build configurations
adapters         all        builds  # the adapters against stand-ins for the UI frameworks
slices           all        builds  # packages with tables of their own
  some-slices      slices_of_some # some slices give the same answers as the whole tables
  slice-example    # a package with its own tables, which the build plugin makes
  updates          # a dependent package records what its slice writes, and learns what an update changes
slices-full      long       build   slices_of_all # a slice of each locale, and larger ones
service          long       builds  # a web service with Hummingbird answers requests as its README shows
ledger           long       builds  # a ledger in SQLite with GRDB prints what its README shows
fields           all        build   # text fields without a screen
  terminal-field   terminal_field # keystrokes in the terminal field
  field-laws       field_laws # random edits keep the laws of fields
  field-events     field_events # random events sent through the field executor
budgets          all        programs # what a call may cost
  allocations      # formatting and parsing allocate nothing
  instructions     # the instruction counts of each path, against their budget
  linear-time      # hostile texts are parsed in linear time
browser          long       builds  # pages in headless Chromium
  page             # the HTML page of the tables
  web-field        # the web field
  try-page         # the page for trying formats
web              all        build,programs # WebAssembly
  embedded-wasm    # the runtime as Embedded Swift
  web-package      scripts/web.sh --test # the modules with their wrappers, their types, and their speed compared with Intl
size             all        builds  scripts/size.sh --quick # sizes and build times, against their budgets
size-whole       long       builds  scripts/size.sh # the same for all kinds of programs and all build configurations
sanitize         long       builds  # the tests of the runtime under the address and thread sanitizers
'

# steps: prints the lines of the table, those of parts with two spaces in front.
steps() { sed '/^$/d' <<<"$STEPS"; }

# parts_of STEP: prints the names of its parts.
parts_of() {
    awk -v step="$1" '/^[^ ]/ { inside = $1 == step; next } inside { print $1 }' <<<"$STEPS"
}

# command_of NAME: prints the command of a part, or of a step without parts.
command_of() {
    local command script
    command=$(awk -v name="$1" '$1 == name { sub(/ *#.*/, ""); for (i = /^ / ? 2 : 4; i <= NF; i++) print $i }' \
        <<<"$STEPS")
    script=scripts/check/$1.sh
    [ -f "$script" ] || script=scripts/$1.sh
    echo "${command:-$script}"
}

list() {
    local line name when
    while IFS= read -r line; do
        read -r name when _ <<<"$line"
        case "$line" in
        ' '*) printf '  %-14s %-10s %s\n' "$name" '' "${line#*# }" ;;
        *) printf '%-16s %-10s %s\n' "$name" "$when" "${line#*# }" ;;
        esac
    done < <(steps)
}

# steps_of WHEN...: prints the names of the steps that belong to any of these.
steps_of() {
    local name when rest
    while read -r name when rest; do
        for wanted in "$@"; do
            if [[ ",$when," == *",$wanted,"* ]]; then
                echo "$name"
                break
            fi
        done
    done < <(steps | sed '/^ /d')
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
    # Their parts say what they need.
    tidy | platforms | data | same-bytes | peers | reading | described | slices | fields | budgets | browser) ;;
    observatory) echo engines ;;
    warehouse | warehouse-spark | databases | ledger) echo databases ;;
    # Debian packages one of the publications.
    sources) echo tests ;;
    build | test | imports) echo generator tests ;;
    bare-targets) echo generator emulators ;;
    web-package) echo generator types ;;
    page | web-field | try-page) echo generator browser ;;
    *) echo generator ;;
    esac
}

repository_tests() { python3 -m unittest discover --start-directory Tests/Scripts --pattern '*_test.py'; }

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

# Checks the laws of finding currencies and of reading, the list of ambiguous texts, and every row.
round_trip() {
    local tool list=Tests/Conformance/RoundTrip/ambiguities.tsv
    tool=$(program round-trip)
    "$tool" --laws --reading 4 --seed "$SEED"
    "$tool" --list "$list" --compare
    "$tool" --list "$list"
}

reading_laws() { "$(program round-trip)" --reading 20 --seed "$SEED"; }

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
    quietly build-runtime-only swift build "${WITHOUT_DEBUGGER[@]}" --build-tests --scratch-path .build/unoptimised
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

export -f format_lint repository_tests release round_trip node_parsing runtime_unoptimised runtime_only runtime_tests machine_paths plugins
export -f reading_laws terminal_field field_laws slices_of_some slices_of_all field_events public_api
export SEED

# Installs what the steps need before the first one, because a step cannot ask the user.
jobs=$(for name in $chosen; do for part in $(parts_of "$name") "$name"; do jobs_of "$part"; done; done |
    tr ' ' '\n' | sort -u)
# shellcheck disable=SC2086
if [ -n "$jobs" ]; then scripts/dependencies.sh $jobs; fi
export CURRENCY_FORMAT_INSTALLS_NOTHING=1

# The chosen steps and single parts, in the order of the table. A part needs what its step needs. If a step needs a build that
# is not chosen, it makes that build itself.
names=() needs=() states=()
while IFS= read -r line; do
    read -r name _ rest <<<"$line"
    if [[ $line != ' '* ]]; then needed=${rest%% *}; fi
    grep -qx "$name" <<<"$chosen" || continue
    self=$needed
    for build in ${needed//,/ }; do
        if [ "$build" != - ] && ! grep -qx "$build" <<<"$chosen"; then self=builds; fi
    done
    names+=("$name") needs+=("$self") states+=(waits)
done < <(steps)

# A file for each step with its exit status, its time and its processor time.
readonly RESULTS=$LOGS/results
rm -rf "$RESULTS"
mkdir -p "$RESULTS"

# run_command NAME: runs the command of a step or part with empty input, in a shell of its own, so that its first failure
# ends only itself.
run_command() {
    # shellcheck disable=SC2046
    CURRENCY_FORMAT_BUILT=$built bash -c 'set -euo pipefail; source scripts/common.sh; "$@"' step $(command_of "$1") \
        </dev/null
}

# run_parts PART...: runs the parts of a step, and prints a line that names each with its time. It fails if one fails, and
# cannot run if none can.
run_parts() {
    local part status start outcome worst=$CANNOT_RUN said=""
    for part in "$@"; do
        status=0
        start=$(milliseconds)
        run_command "$part" >"$LOGS/check-$part.log" 2>&1 || status=$?
        outcome=$(seconds $(($(milliseconds) - start)))
        case "$status" in
        0) if [ "$worst" -eq "$CANNOT_RUN" ]; then worst=0; fi ;;
        "$CANNOT_RUN") outcome="SKIPPED ($(tail -n 1 "$LOGS/check-$part.log" | sed 's/^SKIPPED: //'))" ;;
        *)
            worst=1
            outcome=FAILED
            echo "$part:"
            cat "$LOGS/check-$part.log"
            ;;
        esac
        said+="${said:+, }$part $outcome"
    done
    echo "$said"
    return "$worst"
}

# run NUMBER: runs a step and writes its result. The step and its children are one process group, which can be ended together.
run() {
    local name=${names[$1]} status=0 times parts TIMEFORMAT='%3R %3U %3S'
    parts=$(parts_of "$name")
    # shellcheck disable=SC2086
    times=$( { time if [ -n "$parts" ]; then run_parts $parts; else run_command "$name"; fi \
        >"$LOGS/check-$name.log" 2>&1; } 2>&1) || status=$?
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

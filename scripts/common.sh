# Sourced by the other scripts. It changes to the root of the repository and defines the functions that scripts share.

# The caller's working directory, to resolve relative paths in arguments, and the path of the running script.
readonly CALLER=$PWD
SCRIPT="$(cd "$(dirname "$0")" && pwd)/$(basename "$0")"
readonly SCRIPT

# Every script accepts --yes: it installs missing tools without asking. The variable passes it on to the scripts it calls.
for argument in "$@"; do
    shift
    if [ "$argument" = --yes ]; then export CURRENCY_FORMAT_YES=1; else set -- "$@" "$argument"; fi
done

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The exit status of a script that cannot run here, such as when a tool is missing. Its last line says why.
readonly CANNOT_RUN=77

readonly LOGS=.build/logs

# Leaves the plugins out of builds, and compiles each module as a whole in debug builds: see Package.swift.
export CURRENCY_FORMAT_PLUGINS=0 CURRENCY_FORMAT_DEBUG=whole

# The option for builds that nobody debugs. Without debug information, an optimised build needs a fifth less processor time.
# Programs whose size is measured are built without this option, as users build them: it also drops unwind tables, 8 % of them.
readonly WITHOUT_DEBUGGER=(-debug-info-format none)

# The targets that every program of the runtime needs, in the order of their imports.
readonly RUNTIME_TARGETS=(LDMLSyntax PackedTables CurrencyCore CurrencyEngine CurrencyFormat)
# The targets that a program needs besides to parse.
readonly PARSING_TARGETS=(CurrencyReader CurrencyParsing)

# folder_of TARGET: prints the folder of the target's sources, which is inside the folder of its layer.
folder_of() {
    local folders=(Sources/*/"$1")
    echo "${folders[0]}"
}

# libraries: prints the names of the Swift libraries among the package's products.
libraries() {
    swift package --scratch-path .build/manifest dump-package | python3 -c '
import json, sys
for product in json.load(sys.stdin)["products"]:
    if product["type"].get("library") == ["automatic"]: print(product["name"])'
}

# quietly NAME COMMAND...: runs a command and writes its output to a log. If the command fails, shows each error in the log
# once, or the end of a log without errors.
quietly() {
    local log="$LOGS/$1.log" status=0 errors
    shift
    mkdir -p "$LOGS"
    "$@" >"$log" 2>&1 || status=$?
    if [ "$status" -ne 0 ]; then
        echo "$* failed with status $status ($log):" >&2
        errors=$(grep -E 'error: |✘' "$log" | cut -c 1-1000 | awk '!seen[$0]++' | head -n 40 || true)
        if [ -n "$errors" ]; then echo "$errors" >&2; else tail -n 60 "$log" >&2; fi
    fi
    return "$status"
}

# cannot_run REASON: ends the script as skipped.
cannot_run() {
    echo "SKIPPED: $*"
    exit "$CANNOT_RUN"
}

# takes_no_arguments "$@": ends the script with its usage if there are arguments.
takes_no_arguments() {
    if [ $# -gt 0 ]; then
        usage >&2
        exit 2
    fi
}

# usage: prints the comment at the top of the running script.
usage() {
    sed -n '2,/^[^#]/{/^#/{s/^# \{0,1\}//;p;};}' "$SCRIPT"
}

# from_caller PATH: prints an absolute path. A relative one belongs to the caller's working directory.
from_caller() {
    case "$1" in
    /*) echo "$1" ;;
    *) echo "$CALLER/$1" ;;
    esac
}

# The folder of the upstream publications that tests and scripts read: see fetch-sources.sh.
if [ -n "${CURRENCY_FORMAT_SOURCES:-}" ]; then
    SOURCES=$(from_caller "$CURRENCY_FORMAT_SOURCES")
else
    SOURCES=$PWD/.sources
fi
# Programs that run in another folder need the absolute path.
export CURRENCY_FORMAT_SOURCES=$SOURCES
readonly SOURCES

# milliseconds: prints the current time, for measurements.
milliseconds() {
    if [ -n "${EPOCHREALTIME:-}" ]; then
        local now=${EPOCHREALTIME/[.,]/}
        echo $((now / 1000))
    else
        echo $(($(date +%s) * 1000))
    fi
}

# seconds MILLISECONDS: prints seconds with one fraction digit.
seconds() {
    echo "$(($1 / 1000)).$(($1 % 1000 / 100)) s"
}

# is_built BUILD: whether a step of scripts/check.sh has made this build: "build", "unoptimised" or "programs". SwiftPM
# cannot tell, because it would wait for the build that runs at the same time.
is_built() {
    [[ " ${CURRENCY_FORMAT_BUILT:-} " == *" $1 "* ]]
}

# The build that tests and checks run: optimised, with assertions. It has its own folder, so that it does not replace the
# developer's .build/debug.
readonly CHECKS=.build/checks
readonly BUILD=$PWD/$CHECKS/debug

# build_for_checks OPTION...: builds what SwiftPM's options select, or everything.
build_for_checks() {
    CURRENCY_FORMAT_DEBUG=optimized swift build "${WITHOUT_DEBUGGER[@]}" --scratch-path "$CHECKS" "$@"
}

# program NAME: builds a program and prints its path.
program() {
    is_built build || quietly "build-$1" build_for_checks --product "$1" || return $?
    echo "$BUILD/$1"
}

# unoptimised: builds the runtime and the program of the golden texts without the optimiser, as in users' debug builds, and
# prints the folder. The tests of the adapters are built there, too, from the same modules.
unoptimised() {
    local scratch=.build/stubs what
    if ! is_built unoptimised; then
        for what in "--product golden" "--target CurrencyNames" "--target FieldEngine" "--target CurrencyParsing" "--target AmountSearch"; do
            # shellcheck disable=SC2086
            CURRENCY_UI_STUBS=1 CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly "build-unoptimised-${what#* }" \
                swift build "${WITHOUT_DEBUGGER[@]}" --scratch-path "$scratch" $what || return $?
        done
    fi
    echo "$PWD/$scratch/debug"
}

# linkage_programs: builds the programs of Tests/Linkage, which depend on the package as users' programs do, and prints their
# folder. A clean build starts with CurrencyFormat alone, and writes its processor time in milliseconds to a file for size.sh.
linkage_programs() {
    local scratch=.build/linkage options
    options=(-c release --package-path Tests/Linkage --scratch-path "$scratch")
    if ! is_built programs; then
        export CURRENCY_FORMAT_RUNTIME_ONLY=1
        if [ "$(uname -s)" = Linux ]; then options+=(--static-swift-stdlib); fi
        if [ ! -d "$scratch" ]; then
            mkdir -p "$LOGS"
            processor_time quietly build-linkage swift build "${options[@]}" --target CurrencyFormat >"$LOGS/clean-build" \
                || return $?
            mv "$LOGS/clean-build" "$scratch/clean-build"
        fi
        quietly build-linkage swift build "${options[@]}" || return $?
    fi
    echo "$PWD/$scratch/release"
}

# processor_time COMMAND...: runs a command that prints nothing, and prints its processor time in milliseconds.
processor_time() {
    local TIMEFORMAT='%3U %3S' took
    took=$( { time "$@" 1>&2 2>&3; } 3>&2 2>&1) || return $?
    # In some locales bash writes a decimal comma.
    awk '{ print int(($1 + $2) * 1000) }' <<<"${took//,/.}"
}

# The documentation page about small programs. The scripts measure builds with the options that it recommends.
readonly SMALL_PAGE=Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/SpeedAndSize.md

# documented_linkage_programs HEADING PROGRAM...: builds programs of Tests/Linkage with the command that the page shows under
# a heading, and prints their folder.
documented_linkage_programs() {
    local heading=$1 scratch options documented
    shift
    # The options after "swift build", which may continue over several lines.
    documented=$(awk -v heading="### $heading" '/^##/ { inside = $0 == heading } inside' "$SMALL_PAGE" \
        | sed -n '/^    swift build /,/[^\\]$/{s/^    swift build //;s/\\$//;p;}')
    if [ -z "$documented" ]; then
        echo "$SMALL_PAGE has no command that builds under '$heading'" >&2
        return 1
    fi
    scratch=.build/linkage-$(tr ' [:upper:]' '-[:lower:]' <<<"$heading")
    options=(--package-path Tests/Linkage --scratch-path "$scratch")
    # shellcheck disable=SC2206
    options+=($documented)
    # With LINKAGE_PROGRAMS, the manifest of Tests/Linkage leaves out all other programs.
    export CURRENCY_FORMAT_RUNTIME_ONLY=1 LINKAGE_PROGRAMS="$*"
    quietly "build-${scratch#.build/}" swift build "${options[@]}" || return $?
    swift build "${options[@]}" --show-bin-path
}

# first_of NAME...: prints the path of the first program that is installed; fails if there is none.
first_of() {
    local name
    for name in "$@"; do
        if command -v "$name"; then return; fi
    done
    return 1
}

# python_with NAME: installs the packages of scripts/requirements/NAME.txt into an environment under .build, and prints the
# path of its Python. If that is impossible, it fails and prints the reason. Versions and hashes of files are pinned.
python_with() {
    local environment=.build/python-$1 requirements=scripts/requirements/$1.txt
    if ! command -v python3 >/dev/null; then
        echo "there is no python3"
        return 1
    fi
    if [ ! -x "$environment/bin/pip" ]; then echo "Installing $requirements into $environment" >&2; fi
    if ! { [ -x "$environment/bin/pip" ] || python3 -m venv "$environment" >/dev/null 2>&1; }; then
        echo "python3 makes no environments (Debian: python3-venv)"
        return 1
    fi
    if ! "$environment/bin/pip" install --quiet --disable-pip-version-check --no-compile --require-hashes -r "$requirements" \
        >/dev/null 2>&1; then
        echo "$requirements cannot be installed"
        return 1
    fi
    echo "$environment/bin/python"
}

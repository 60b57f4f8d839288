# Sourced by the other scripts: the repository as working folder, logs instead of noise, and a word for "cannot run".

# Where the caller stands, to which the folders that are passed belong, and the script that asks.
readonly CALLER=$PWD
SCRIPT="$(cd "$(dirname "$0")" && pwd)/$(basename "$0")"
readonly SCRIPT

# --yes, which every script takes: what is missing is installed without a question, here and in the scripts that are called.
for argument in "$@"; do
    shift
    if [ "$argument" = --yes ]; then export CURRENCY_FORMAT_YES=1; else set -- "$@" "$argument"; fi
done

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A script that cannot run here, for want of a tool, ends with this status; its last line says why.
readonly CANNOT_RUN=77

readonly LOGS=.build/logs

# The package's commands are left out of builds, and debug builds compile each module as one: see Package.swift.
export CURRENCY_FORMAT_PLUGINS=0 CURRENCY_FORMAT_DEBUG=whole

# The targets that every program of the runtime consists of, each before those that import it.
readonly RUNTIME_TARGETS=(LDMLSyntax PackedTables CurrencyCore CurrencyEngine CurrencyParsing CurrencyFormat)

# folder_of TARGET: where its sources lie, in the folder of its layer.
folder_of() {
    local folders=(Sources/*/"$1")
    echo "${folders[0]}"
}

# quietly NAME COMMAND...: runs a command with its output in a log. Where it fails, each error in the log is shown once,
# or the log's end where it names none.
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

# cannot_run REASON
cannot_run() {
    echo "SKIPPED: $*"
    exit "$CANNOT_RUN"
}

# takes_no_arguments "$@"
takes_no_arguments() {
    if [ $# -gt 0 ]; then
        usage >&2
        exit 2
    fi
}

# The usage is the comment at the top of the script that asks.
usage() {
    sed -n '2,/^[^#]/{/^#/{s/^# \{0,1\}//;p;};}' "$SCRIPT"
}

# from_caller PATH: a path that the caller named, which may be relative to where the caller stands.
from_caller() {
    case "$1" in
    /*) echo "$1" ;;
    *) echo "$CALLER/$1" ;;
    esac
}

# Where the publications of upstream are that tests and scripts read: see fetch-sources.sh.
if [ -n "${CURRENCY_FORMAT_SOURCES:-}" ]; then
    SOURCES=$(from_caller "$CURRENCY_FORMAT_SOURCES")
else
    SOURCES=$PWD/.sources
fi
# For the programs that are started, which may stand elsewhere.
export CURRENCY_FORMAT_SOURCES=$SOURCES
readonly SOURCES

# milliseconds: the time of day, to measure with.
milliseconds() {
    if [ -n "${EPOCHREALTIME:-}" ]; then
        local now=${EPOCHREALTIME/[.,]/}
        echo $((now / 1000))
    else
        echo $(($(date +%s) * 1000))
    fi
}

# seconds MILLISECONDS: with one decimal.
seconds() {
    echo "$(($1 / 1000)).$(($1 % 1000 / 100)) s"
}

# is_built BUILD: whether a step of scripts/check.sh has built this already, of "build", "unoptimised" and "programs". Asking
# SwiftPM would wait for the build that runs beside.
is_built() {
    [[ " ${CURRENCY_FORMAT_BUILT:-} " == *" $1 "* ]]
}

# The build that tests and checks run: optimised, with assertions. It has a folder of its own, so that .build/debug stays as
# whoever calls SwiftPM left it.
readonly CHECKS=.build/checks
readonly BUILD=$PWD/$CHECKS/debug

# build_for_checks OPTION...: builds what SwiftPM's options say of the package, or everything.
build_for_checks() {
    CURRENCY_FORMAT_DEBUG=optimized swift build --scratch-path "$CHECKS" "$@"
}

# program NAME: builds a program of the package and prints its path.
program() {
    is_built build || quietly "build-$1" build_for_checks --product "$1" || return $?
    echo "$BUILD/$1"
}

# unoptimised: builds the runtime without the optimiser, as users do who debug, with the program of the golden texts, and
# prints the folder.
unoptimised() {
    local scratch=.build/unoptimised what
    if ! is_built unoptimised; then
        for what in "--product golden" "--target CurrencyNames" "--target FieldEngine"; do
            # shellcheck disable=SC2086
            CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly "build-unoptimised-${what#* }" swift build --scratch-path "$scratch" $what \
                || return $?
        done
    fi
    echo "$PWD/$scratch/debug"
}

# Builds the programs of Tests/Linkage, which use the package as others do, and prints their folder. Where it begins with
# nothing, it builds CurrencyFormat first, and leaves the milliseconds of processor time that took in a file, for size.sh.
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

# processor_time COMMAND...: runs a command that prints nothing, and prints how many milliseconds of processor time it took.
processor_time() {
    local TIMEFORMAT='%3U %3S' took
    took=$( { time "$@" 1>&2 2>&3; } 3>&2 2>&1) || return $?
    # In some locales bash writes a decimal comma.
    awk '{ print int(($1 + $2) * 1000) }' <<<"${took//,/.}"
}

# The page of the documentation that tells how programs are built small: its options are those that are measured.
readonly SMALL_PAGE=Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/SpeedAndSize.md

# documented_linkage_programs HEADING PROGRAM...: builds programs of Tests/Linkage with the options of the command under a
# heading of that page, and prints their folder.
documented_linkage_programs() {
    local heading=$1 options documented
    shift
    # The command, over several lines, without "swift build".
    documented=$(awk -v heading="### $heading" '/^##/ { inside = $0 == heading } inside' "$SMALL_PAGE" \
        | sed -n '/^    swift build /,/[^\\]$/{s/^    swift build //;s/\\$//;p;}')
    if [ -z "$documented" ]; then
        echo "$SMALL_PAGE has no command that builds under '$heading'" >&2
        return 1
    fi
    options=(--package-path Tests/Linkage --scratch-path ".build/linkage-$(tr ' [:upper:]' '-[:lower:]' <<<"$heading")")
    # shellcheck disable=SC2206
    options+=($documented)
    # The manifest leaves out the others.
    export CURRENCY_FORMAT_RUNTIME_ONLY=1 LINKAGE_PROGRAMS="$*"
    quietly "build-${options[3]##*/}" swift build "${options[@]}" || return $?
    swift build "${options[@]}" --show-bin-path
}

# first_of NAME...: prints the path of the first program that is here; fails where there is none.
first_of() {
    local name
    for name in "$@"; do
        if command -v "$name"; then return; fi
    done
    return 1
}

# python_with NAME: prints a Python that has the packages of scripts/requirements/NAME.txt, in an environment of its own
# under .build; or fails, and prints why there is none. Their versions are pinned, and so are the hashes of their files.
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
    if ! "$environment/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r "$requirements" \
        >/dev/null 2>&1; then
        echo "$requirements cannot be installed"
        return 1
    fi
    echo "$environment/bin/python"
}

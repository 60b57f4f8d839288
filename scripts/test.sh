#!/usr/bin/env bash
# Usage: scripts/test.sh [--yes]
# Runs all tests. First installs missing dependencies with scripts/dependencies.sh (--yes installs them without asking) and
# fetches the publications that tests read. Prints a line for each stage, then the skipped tests with reasons, and the test
# runner's last lines.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

# stage TEXT COMMAND...: runs a command, and prints the text and how long the command took.
stage() {
    local text=$1 start status=0
    shift
    start=$(milliseconds)
    printf '%s ... ' "$text"
    "$@" || status=$?
    printf '%s\n' "$(seconds $(($(milliseconds) - start)))"
    return "$status"
}

# Continues if a publication cannot be fetched. The end of the script reports it.
fetch() {
    local log=$LOGS/fetch-sources.log status=0
    mkdir -p "$LOGS"
    scripts/fetch-sources.sh >"$log" 2>&1 || status=$?
    if [ "$status" -ne 0 ] && [ "$status" -ne "$CANNOT_RUN" ]; then
        cat "$log" >&2
        return "$status"
    fi
}

# Runs the test program directly, because SwiftPM would block other builds meanwhile. On Apple's platforms, the tests are a
# bundle, which needs SwiftPM.
run_tests() {
    local tests=$BUILD/swift-currency-formatPackageTests.xctest
    if [ -d "$tests" ]; then
        CURRENCY_FORMAT_DEBUG=optimized swift test --skip-build --scratch-path "$CHECKS"
    else
        "$tests" && "$tests" --testing-library swift-testing
    fi
}

scripts/dependencies.sh generator tests
stage "fetching what upstream published" fetch
if ! is_built build; then
    stage "building everything, and the tests" quietly build build_for_checks --build-tests
fi
count=$(grep -rhE '^ *(@Test|func test)' Tests --include '*.swift' | wc -l)
stage "running about $count tests" quietly test run_tests
grep -ohE 'SKIPPED: [^"]*' "$LOGS/fetch-sources.log" "$LOGS/test.log" | sort -u || true
grep -E '^(✔|✘|.) Test run with|Executed [1-9][0-9]* tests?' "$LOGS/test.log" | tail -n 2

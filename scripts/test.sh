#!/usr/bin/env bash
# Usage: scripts/test.sh [--yes]
# Installs what generator and tests need where it is missing (scripts/dependencies.sh; --yes keeps it from asking),
# fetches the publications that tests read and runs all tests, with a line for each stage. It ends with what was skipped,
# and why, and the runner's closing lines.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

# stage TEXT COMMAND...: says what begins, and how long it took.
stage() {
    local text=$1 start status=0
    shift
    start=$(milliseconds)
    printf '%s ... ' "$text"
    "$@" || status=$?
    printf '%s\n' "$(seconds $(($(milliseconds) - start)))"
    return "$status"
}

# What cannot be fetched is said at the end.
fetch() {
    local log=$LOGS/fetch-sources.log status=0
    mkdir -p "$LOGS"
    scripts/fetch-sources.sh >"$log" 2>&1 || status=$?
    if [ "$status" -ne 0 ] && [ "$status" -ne "$CANNOT_RUN" ]; then
        cat "$log" >&2
        return "$status"
    fi
}

# The program of the tests is run itself: through SwiftPM no other build could go on meanwhile. Only Apple's platforms have a
# bundle, which SwiftPM opens.
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

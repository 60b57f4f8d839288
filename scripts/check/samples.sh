#!/usr/bin/env bash
# Usage: scripts/check/samples.sh
# Runs the executor on samples in the formats of unicode-org/conformance, ICU's number permutations and test262, through the
# converters for the files of these projects: see Tests/Conformance/Converters/run.mjs.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

command -v node >/dev/null || cannot_run "there is no node"
tool=$(program currency-executor)
readonly FOLDER=Tests/Conformance/Converters

# expect STATUS LAST-LINE FORMAT FILE...: runs the converter, and checks its status and its last line.
expect() {
    local wanted=$1 line=$2 format=$3 status=0 output
    shift 3
    output=$(node "$FOLDER/run.mjs" "$format" "$tool" "${@/#/$FOLDER/Samples/}") || status=$?
    if [ "$status" -ne "$wanted" ] || [ "$(tail -n 1 <<<"$output")" != "$line" ]; then
        echo "$format $*: status $status, not $wanted, or not \"$line\":"
        echo "$output"
        return 1
    fi
}

expect 0 "4 tests: 3 passed, 0 failed, 1 not supported" \
    conformance number_fmt_test_file.json number_fmt_verify_file.json
expect 0 "9 tests: 9 passed, 0 failed, 0 not supported" permutation permutations.txt
expect 0 "1 tests: 1 passed, 0 failed, 0 not supported" test262 signs.js
# The converter must report a wrong result and an unsupported test.
expect 1 "1 tests: 0 passed, 1 failed, 0 not supported" test262 wrong.js
expect 0 "1 tests: 0 passed, 0 failed, 1 not supported" test262 unsupported.js
echo "samples of 3 formats were read and answered"

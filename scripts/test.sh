#!/usr/bin/env bash
# Usage: scripts/test.sh
# Installs what is missing and runs all tests.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

scripts/dependencies.sh
quietly build-tests swift build --build-tests
quietly test swift test --skip-build
# The runner's closing lines.
grep -E '^(✔|✘|.) Test run with|Executed [1-9][0-9]* tests?' "$LOGS/test.log" | tail -n 2

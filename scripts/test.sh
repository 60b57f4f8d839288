#!/usr/bin/env bash
# Usage: scripts/test.sh [--yes]
# Installs what generator and tests need where it is missing (scripts/dependencies.sh; --yes keeps it from asking),
# fetches the publications that tests read and runs all tests. It ends with what was skipped, and why, and the runner's
# closing lines.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

scripts/dependencies.sh generator tests
scripts/fetch-sources.sh || [ $? -eq "$CANNOT_RUN" ]
quietly build-tests swift build --build-tests
quietly test swift test --skip-build
grep -ohE 'SKIPPED: [^"]*' "$LOGS/test.log" | sort -u || true
grep -E '^(✔|✘|.) Test run with|Executed [1-9][0-9]* tests?' "$LOGS/test.log" | tail -n 2

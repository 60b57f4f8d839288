#!/usr/bin/env bash
# Usage: scripts/check/ledger.sh
# Builds the example with GRDB, which takes some minutes, and compares its output with its README.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

build=(swift build --package-path Examples/GRDB --scratch-path .build/ledger)
quietly resolve-ledger swift package resolve --package-path Examples/GRDB --scratch-path .build/ledger \
    || cannot_run "GRDB cannot be fetched"
[ -f /usr/include/sqlite3.h ] || [ "$(uname -s)" = Darwin ] || cannot_run "there is no sqlite3.h (Debian: libsqlite3-dev)"
quietly build-ledger "${build[@]}"
if ! "$("${build[@]}" --show-bin-path)/ledger" | diff <(sed -n '/^```text$/,/^```$/p' Examples/GRDB/README.md | sed '1d;$d') -; then
    echo "the example GRDB prints something else than its README shows" >&2
    exit 1
fi
echo "the example GRDB prints what its README shows"

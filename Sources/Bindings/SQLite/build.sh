#!/usr/bin/env bash
# Usage: Sources/Bindings/SQLite/build.sh
# Builds the SQLite extension, .build/sqlite/currency_format.so, which includes the C library. Needs SQLite's headers (Debian:
# libsqlite3-dev). Linux only.
set -euo pipefail
source "$(dirname "$0")/../../../scripts/common.sh"
source Sources/Bindings/C/library.sh
source Sources/Bindings/SQL/objects.sh
takes_no_arguments "$@"
[ "$(uname -s)" = Linux ] || cannot_run "the C library is built on Linux"
echo '#include <sqlite3ext.h>' | clang -fsyntax-only -x c - 2>/dev/null || \
    cannot_run "there is no sqlite3ext.h (Debian: libsqlite3-dev)"

readonly EXTENSION=.build/sqlite/currency_format.so
mkdir -p .build/sqlite
sql_object plans Sources/Bindings/SQL/plans.c
sql_object sqlite Sources/Bindings/SQLite/extension.c
sql_library "$EXTENSION" sqlite3_currencyformat_init -- plans sqlite
echo "$EXTENSION: $(wc -c <"$EXTENSION") bytes"

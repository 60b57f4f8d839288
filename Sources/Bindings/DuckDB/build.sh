#!/usr/bin/env bash
# Usage: Sources/Bindings/DuckDB/build.sh
# Builds the DuckDB extension, .build/duckdb/currency_format.duckdb_extension, which includes the C library. The headers of
# DuckDB's C interface come from its source distribution on PyPI. Linux only.
set -euo pipefail
source "$(dirname "$0")/../../../scripts/common.sh"
source Sources/Bindings/C/library.sh
takes_no_arguments "$@"
[ "$(uname -s)" = Linux ] || cannot_run "the C library is built on Linux"
python=$(python_with warehouse) || cannot_run "$python"

readonly FOLDER=.build/duckdb EXTENSION=.build/duckdb/currency_format.duckdb_extension
if [ ! -f "$FOLDER/include/duckdb_extension.h" ]; then
    rm -rf "$FOLDER"
    mkdir -p "$FOLDER/include"
    sed -n '/^duckdb==/,/[^\\]$/p' scripts/requirements/warehouse.txt >"$FOLDER/requirements.txt"
    if ! "$python" -m pip download --quiet --disable-pip-version-check --no-deps --no-binary duckdb --require-hashes \
        -r "$FOLDER/requirements.txt" -d "$FOLDER" >/dev/null 2>&1; then
        cannot_run "the sources of DuckDB cannot be downloaded"
    fi
    tar -xzf "$FOLDER"/duckdb-*.tar.gz -C "$FOLDER/include" --strip-components=5 --wildcards \
        '*/external/duckdb/src/include/duckdb.h' '*/external/duckdb/src/include/duckdb_extension.h'
    rm "$FOLDER"/duckdb-*.tar.gz
fi
quietly duckdb-extension clang -c -std=c11 -O2 -fPIC -fvisibility=hidden -Wall -Wextra -Werror -isystem "$FOLDER/include" \
    -I Sources/Bindings/CCurrencyFormat Sources/Bindings/DuckDB/extension.c -o "$FOLDER/extension.o"
link_c_library currency_format_init_c_api -- "$FOLDER/extension.o"
version=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' Sources/Commands/CommandSupport/Output/ToolVersion.swift)
"$python" Sources/Bindings/DuckDB/footer.py "$C_LIBRARY" "$version" "$EXTENSION"
echo "$EXTENSION: $(wc -c <"$EXTENSION") bytes"

#!/usr/bin/env bash
# Usage: Sources/Bindings/C/build.sh
# Builds the C library in .build/c: libcurrency_format.so, which needs no installed Swift, and currency_format.h. The library
# exports only the functions of the header. Linux only. For a static library, build the product CurrencyFormatCStatic.
set -euo pipefail
source "$(dirname "$0")/../../../scripts/common.sh"
source Sources/Bindings/C/library.sh
takes_no_arguments "$@"
[ "$(uname -s)" = Linux ] || cannot_run "the C library is built on Linux"

readonly HEADER=Sources/Bindings/CCurrencyFormat/currency_format.h
declared=$(sed -nE 's/^[a-z].*[ *](currency_format_[a-z_]+)\(.*/\1/p' "$HEADER" | sort)
# shellcheck disable=SC2086
link_c_library $declared
cp "$C_LIBRARY" .build/c/libcurrency_format.so
cp "$HEADER" .build/c/
exported=$(nm -D --defined-only .build/c/libcurrency_format.so | awk '{ print $3 }' | sort)
if [ "$exported" != "$declared" ]; then
    echo "the library exports other functions than the header declares:" >&2
    diff <(echo "$declared") <(echo "$exported") >&2
    exit 1
fi
echo ".build/c/libcurrency_format.so: $(wc -c <.build/c/libcurrency_format.so) bytes, $(wc -l <<<"$exported") functions"

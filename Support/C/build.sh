#!/usr/bin/env bash
# Usage: Support/C/build.sh
# Builds the C library in .build/c: libcurrency_format.so, which needs no Swift on the machine, and currency_format.h. The
# library exports what the header declares and nothing else. Linux only. For the static library build the product
# CurrencyFormatCStatic.
set -euo pipefail
source "$(dirname "$0")/../../scripts/common.sh"
takes_no_arguments "$@"
[ "$(uname -s)" = Linux ] || cannot_run "the C library is built on Linux"

readonly HEADER=Sources/Adapters/CCurrencyFormat/currency_format.h
readonly SCRATCH=.build/c
mkdir -p "$SCRATCH"

# The functions of the header, as the linker's list of what is exported.
{
    echo '{ global:'
    sed -nE 's/^[a-z].*[ *](currency_format_[a-z_]+)\(.*/    \1;/p' "$HEADER"
    echo 'local: *; };'
} >"$SCRATCH/exports.map"

# All modules are optimized together, and what no function calls is left out: SpeedAndSize.md explains the options.
# Symbols are bound within the library, so that a program with a Swift of its own does not mix them up.
export CURRENCY_FORMAT_RUNTIME_ONLY=1
quietly build-c swift build -c release --product CurrencyFormatC --scratch-path "$SCRATCH/build" \
    --experimental-lto-mode=full -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -static-stdlib \
    -Xswiftc -Xfrontend -Xswiftc -conditional-runtime-records \
    -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
    -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --gc-sections -Xlinker --strip-all -Xlinker -Bsymbolic \
    -Xlinker "--version-script=$PWD/$SCRATCH/exports.map"

cp "$SCRATCH/build/release/libCurrencyFormatC.so" "$SCRATCH/libcurrency_format.so"
cp "$HEADER" "$SCRATCH/"
exported=$(nm -D --defined-only "$SCRATCH/libcurrency_format.so" | awk '{ print $3 }' | sort)
declared=$(sed -nE 's/^ +(currency_format_[a-z_]+);$/\1/p' "$SCRATCH/exports.map" | sort)
if [ "$exported" != "$declared" ]; then
    echo "the library exports other functions than the header declares:" >&2
    diff <(echo "$declared") <(echo "$exported") >&2
    exit 1
fi
echo "$SCRATCH/libcurrency_format.so: $(wc -c <"$SCRATCH/libcurrency_format.so") bytes, $(wc -l <<<"$exported") functions"

#!/usr/bin/env bash
# Usage: scripts/icu-newest.sh [--sample N]
# Compares this engine with ICU 78.3, as scripts/check.sh does with the ICU of the machine: its own data, under both
# readings, on a million strings, and the bundled data. PyPI's package icukit-pyicu has the whole library; it is installed
# under .build.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly VERSION=78.3
readonly SEED=4217
# With ICU's reading of its own data: what a profile of it writes.
readonly STRINGS=1100000
readonly CACHE=.build/icu-$VERSION

sample=300000
while [ $# -gt 0 ]; do
    case "$1" in
    --sample)
        [ $# -gt 1 ] || { usage >&2 && exit 2; }
        sample=$2
        shift 2
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done

[ "$(uname -s)" = Linux ] || cannot_run "icukit-pyicu has libraries for Linux"
python=$(python_with icu) || cannot_run "ICU $VERSION is not here: $python"
library=$("$python" -c 'import os, icukit_pyicu; print(os.path.dirname(icukit_pyicu.__file__))')

# The package's pkg-config files name the folder that it was built in, and leave to the linker what ICU's libraries need of
# each other, which no linker does.
mkdir -p "$CACHE/pkgconfig"
for file in "$library"/lib/pkgconfig/*.pc; do
    sed -e "s|^prefix *=.*|prefix = $library|" -e "s|^Requires.private:|Requires:|" "$file" \
        >"$CACHE/pkgconfig/$(basename "$file")"
done

# Its libraries have debug information that the linker gold fails on; lld does not read it.
build=(swift build -c release --product icu-differential --scratch-path "$CACHE/build" -Xswiftc -use-ld=lld)
export PKG_CONFIG_PATH=$PWD/$CACHE/pkgconfig
quietly "build-icu-$VERSION" "${build[@]}"
tool=$("${build[@]}" --show-bin-path)/icu-differential
unset PKG_CONFIG_PATH

# compare NAME ARGUMENT...: one comparison; all run, and one that fails is shown whole.
status=0
compare() {
    local name=$1 log=$LOGS/icu-$VERSION-${1// /-}.log
    shift
    if LD_LIBRARY_PATH=$library/lib "$tool" --seed "$SEED" "$@" >"$log" 2>&1; then
        printf '%-10s %s\n' "$name" "$(grep -E "^ICU $VERSION" "$log" | head -n 1)"
    else
        status=1
        printf '%-10s FAILED\n' "$name"
        sed 's/^/    /' "$log"
    fi
}

compare sample --sample "$STRINGS"
# The bundled data, where it is this ICU that corrects them.
if grep -q "\"version\" : \"$VERSION\"" Data/Snapshot/sources.json; then
    compare bundled --snapshot Data/Snapshot --sample "$sample"
fi
compare styles --styles "$sample"
compare names --names --sample "$sample"
compare patterns --patterns "$((sample / 3))"
compare symbols --symbols "$((sample / 3))"
compare skeletons --skeletons "$((sample / 3))"
compare ranges --ranges "$((sample / 2))"
compare plurals --plurals --show 0
if [ "$status" -eq 0 ]; then echo "ICU $VERSION: no difference that is not in the ledger"; fi
exit "$status"

#!/usr/bin/env bash
# Usage: scripts/foundation-image.sh ISO4217-FOLDER [CURRENCY-DATA]
# Writes Tests/Conformance/Foundation/cldr-46.image, the data of the ICU that Foundation brings on Linux: the tests and
# currency-data audit tell by it what another data version is. Needed where Swift brings another ICU. The folder is that
# of list-one.xml and list-three.xml; currency-data is built where none is named.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# Foundation's ICU has the functions of any other, with "swift_" in front. Libraries with the names of the system's ICU,
# whose functions jump to those, let currency-data read it.
readonly IMAGE=Tests/Conformance/Foundation/cldr-46.image

[ "$(uname)" = Linux ] || cannot_run "Foundation's own ICU is a library of its own on Linux only"
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    usage >&2
    exit 2
fi
iso4217=$(cd "$CALLER" && realpath "$1")
tool=${2:-}
if [ -n "$tool" ]; then
    tool=$(cd "$CALLER" && realpath "$tool")
else
    quietly build-currency-data swift build --product currency-data
    tool=$(swift build --show-bin-path)/currency-data
fi
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift/linux
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

version=$(ldd "$tool" | sed -n 's/.*libicuuc\.so\.\([0-9]*\) .*/\1/p')
libxml2=$(ldd "$tool" | sed -n 's/.*libxml2[^ ]* => \([^ ]*\) .*/\1/p')
nm -D "$tool" "$libxml2" | sed -n "s/^ *U \(.*\)_$version\$/\1/p" | sort -u | while read -r name; do
    printf '.globl %s_%s\n.type %s_%s,@function\n%s_%s: jmp swift_%s@PLT\n' \
        "$name" "$version" "$name" "$version" "$name" "$version" "$name"
done >"$folder/jumps.S"
# ICU's C++ functions and types are not used on the way, but the tool's tables refer to them from the start.
nm -D "$tool" | sed -n "s/^ *U \(_Z[A-Z]*N[0-9]*icu_$version[^@]*\).*/\1/p" | sort -u | while read -r name; do
    case $name in
    _ZT*) printf '.data\n.globl %s\n.type %s,@object\n%s: .zero 64\n' "$name" "$name" "$name" ;;
    *) printf '.text\n.globl %s\n.type %s,@function\n%s: ud2\n' "$name" "$name" "$name" ;;
    esac
done >>"$folder/jumps.S"
echo '.section .note.GNU-stack,"",@progbits' >>"$folder/jumps.S"
for library in libicuuc libicui18n libicudata; do
    clang -shared -fPIC "$folder/jumps.S" -o "$folder/$library.so.$version" -Wl,-soname,"$library.so.$version" \
        -L"$swift" -l_FoundationICU -Wl,-rpath,"$swift"
done

LD_LIBRARY_PATH=$folder "$tool" import --icu --iso4217 "$iso4217" --output "$folder/snapshot"
# An image has one spacing set for all locales. Nothing is put between where the data have empty sets; the set of
# Indonesian is another, and what that makes different the audit knows by name.
sed -i -e '/currencyMatch/s/\[\]/[[:^S:]\&[:^Z:]]/' -e '/surroundingMatch/s/\[\]/[:digit:]/' "$folder/snapshot/locales/ms.json"
sed -i 's/\[\[:Lu:\]\[:Lo:\]\]/[[:^S:]\&[:^Z:]]/' "$folder/snapshot/locales/id.json"
LD_LIBRARY_PATH=$folder "$tool" image --snapshot "$folder/snapshot" --output "$IMAGE"

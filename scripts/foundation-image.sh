#!/usr/bin/env bash
# Usage: scripts/foundation-image.sh ISO4217-FOLDER [CURRENCY-DATA]
# Writes Tests/Conformance/Foundation/cldr-46.image, the data of the ICU that Foundation brings on Linux, for the
# locales and currencies that the tests compare. Needed where Swift brings another ICU. The folder is that of
# list-one.xml and list-three.xml; currency-data is built where none is named.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# Foundation's ICU has the functions of any other, with "swift_" in front. Libraries with the names of the system's ICU,
# whose functions jump to those, let currency-data read it.
readonly IMAGE=Tests/Conformance/Foundation/cldr-46.image
readonly PAIRS=Tests/CurrencyFoundationTests/FoundationPair.swift

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
echo '.section .note.GNU-stack,"",@progbits' >>"$folder/jumps.S"
for library in libicuuc libicui18n libicudata; do
    clang -shared -fPIC "$folder/jumps.S" -o "$folder/$library.so.$version" -Wl,-soname,"$library.so.$version" \
        -L"$swift" -l_FoundationICU -Wl,-rpath,"$swift"
done

# list NAME: the quoted words of a list in the tests' source, separated by commas.
list() {
    sed -n "/static let $1 = \[/,/^    \]/p" "$PAIRS" | grep -o '"[^"]*"' | tr -d '"' | paste -sd, -
}

LD_LIBRARY_PATH=$folder "$tool" import --icu --iso4217 "$iso4217" --output "$folder/snapshot"
LD_LIBRARY_PATH=$folder "$tool" image --snapshot "$folder/snapshot" --locales "$(list locales)" \
    --currencies "$(list currencies)" --output "$IMAGE"

#!/usr/bin/env bash
# Usage: scripts/web-field.sh [TEST...]
# Compiles the field engine as Embedded Swift for WebAssembly, puts it behind the <input> of Examples/WebField, and types
# into that with real key events in headless Chromium, looking at text, caret and value. Needs what scripts/page.sh needs.
# The page stays in .build/web-field, for any web server. A TEST is a name such as FieldTests.test_typing; all if left out.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly TRIPLE=wasm32-unknown-none-wasm
command -v swiftc >/dev/null || cannot_run "there is no swiftc"
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
library=$resources/embedded/$TRIPLE/libswiftUnicodeDataTables.a
[ -f "$library" ] || cannot_run "this toolchain has no Embedded Swift for $TRIPLE"
toolchain=$(dirname "$(dirname "$resources")")
linker=$toolchain/bin/wasm-ld
[ -x "$linker" ] || linker=$(command -v wasm-ld || true)
[ -n "$linker" ] || cannot_run "there is no wasm-ld"
clang=$toolchain/bin/clang
[ -x "$clang" ] || clang=$(command -v clang || true)
[ -n "$clang" ] || cannot_run "there is no clang"
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
    cannot_run "there is no chromium"
chromedriver=$(command -v chromedriver) || cannot_run "there is no chromedriver (Debian: chromium-driver)"
python=$(python_with page selenium==4.25.0) || cannot_run "$python"

scratch=.build/web-field
rm -rf "$scratch"
mkdir -p "$scratch/modules"
compile() {
    local module=$1
    shift
    quietly "web-field-$module" swiftc -target "$TRIPLE" -enable-experimental-feature Embedded \
        -wmo -Osize -parse-as-library -swift-version 6 -warnings-as-errors -package-name swift_currency_format \
        -I "$scratch/modules" -module-name "$module" \
        -emit-module -emit-module-path "$scratch/modules/$module.swiftmodule" -c -o "$scratch/modules/$module.o" "$@"
}
# The modules come before those that import them; an embedded module holds the code of what it imports.
for module in PackedTables CurrencyCore CurrencyEngine CurrencyFormat FieldEngine; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
    compile "$module" "${files[@]}"
done
compile WebField Examples/WebField/WebField.swift
quietly web-field-runtime "$clang" "--target=$TRIPLE" -Oz -ffreestanding -Wall -Wextra -Werror \
    -c Tests/Embedded/Runtime.c -o "$scratch/modules/Runtime.o"
exports=()
for name in malloc makeField applyEdit fieldText fieldValue fieldAnnouncement selectionStart selectionEnd; do
    exports+=("--export=$name")
done
quietly web-field-link "$linker" --no-entry --gc-sections --strip-all "${exports[@]}" \
    "$scratch/modules/WebField.o" "$scratch/modules/Runtime.o" "$library" -o "$scratch/WebField.wasm"
cp Examples/WebField/index.html Examples/WebField/web-field.js "$scratch/"
echo "WebField.wasm: $(wc -c <"$scratch/WebField.wasm") bytes, $(gzip -9 -c "$scratch/WebField.wasm" | wc -c) gzipped"

export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Page
"$python" Tests/Web/web_field_test.py --folder "$scratch" --chromium "$chromium" --chromedriver "$chromedriver" "$@"

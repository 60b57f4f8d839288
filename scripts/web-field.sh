#!/usr/bin/env bash
# Usage: scripts/web-field.sh [TEST...]
# Compiles the field engine as Embedded Swift for WebAssembly, puts it behind the <input> of Examples/WebField, and types
# into that with real key events in headless Chromium, looking at text, caret and value. Needs what scripts/page.sh needs.
# The page stays in .build/web-field, for any web server. A TEST is a name such as FieldTests.test_typing; all if left out.
set -euo pipefail
source "$(dirname "$0")/common.sh"

source scripts/embedded.sh
library=$resources/embedded/$TRIPLE/libswiftUnicodeDataTables.a
[ -f "$library" ] || cannot_run "this toolchain has no Unicode tables for $TRIPLE"
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
    cannot_run "there is no chromium"
chromedriver=$(command -v chromedriver) || cannot_run "there is no chromedriver (Debian: chromium-driver)"
python=$(python_with page selenium==4.25.0) || cannot_run "$python"

scratch=.build/web-field
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
compile_targets PackedTables CurrencyCore CurrencyEngine CurrencyFormat FieldEngine
compile WebField Examples/WebField/WebField.swift
compile_runtime
exports=()
for name in malloc makeField applyEdit fieldText fieldValue fieldAnnouncement selectionStart selectionEnd; do
    exports+=("--export=$name")
done
quietly web-field-link "$linker" --no-entry --gc-sections --strip-all "${exports[@]}" \
    "$modules/WebField.o" "$modules/Runtime.o" "$library" -o "$scratch/WebField.wasm"
cp Examples/WebField/index.html Examples/WebField/web-field.js "$scratch/"
echo "WebField.wasm: $(wc -c <"$scratch/WebField.wasm") bytes, $(gzip -9 -c "$scratch/WebField.wasm" | wc -c) gzipped"

export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Page
"$python" Tests/Web/web_field_test.py --folder "$scratch" --chromium "$chromium" --chromedriver "$chromedriver" "$@"

#!/usr/bin/env bash
# Usage: scripts/web-field.sh [TEST...]
# Compiles the field engine as Embedded Swift for WebAssembly, and connects it to the <input> of Examples/WebField. Then types
# into the field with real key events in headless Chromium, and checks text, caret and value. Needs the same tools as
# scripts/check/page.sh. The page stays in .build/web-field, for any web server. A TEST is a name such as
# FieldTests.test_typing; the default is all.
set -euo pipefail
source "$(dirname "$0")/common.sh"

source scripts/embedded.sh
need_unicode_tables
source scripts/browser.sh

scratch=.build/web-field
modules=$scratch/modules
rm -rf "$scratch"
mkdir -p "$modules"
compile_targets "${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" FieldEngine
compile WebField Examples/WebField/WebField.swift
compile_runtime
link_functions "$scratch/WebField.wasm" "$modules/WebField.o" Examples/WebField/WebField.swift
cp Examples/WebField/index.html Examples/WebField/web-field.js "$scratch/"
echo "WebField.wasm: $(wc -c <"$scratch/WebField.wasm") bytes, $(gzip -9 -c "$scratch/WebField.wasm" | wc -c) gzipped"

"$python" Tests/Web/web_field_test.py --folder "$scratch" --chromium "$chromium" --chromedriver "$chromedriver" "$@"

#!/usr/bin/env bash
# Usage: scripts/check/adapters.sh
# Compiles the adapters for Apple's UI frameworks against stand-ins, and tests their fields with a simulated user. This shows
# how the adapters respond if UIKit behaves as documented; it does not replace a run on a device.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

[ "$(uname)" = Linux ] || cannot_run "the stand-ins are for Linux; elsewhere swift test has Apple's frameworks"
export CURRENCY_UI_STUBS=1 CURRENCY_FORMAT_RUNTIME_ONLY=1
# A separate folder, because the compiler would find modules from other builds. The unoptimised runtime is built there, too.
readonly options=("${WITHOUT_DEBUGGER[@]}" --scratch-path .build/stubs)
quietly build-adapters swift build --build-tests "${options[@]}"
quietly test-adapters swift test --skip-build "${options[@]}"
scripts/check/public-api.py --modules .build/stubs/debug/Modules CurrencyTextUIKit CurrencyTextSwiftUI CurrencyTextAppKit
grep -E 'Executed [1-9][0-9]* tests?' "$LOGS/test-adapters.log" | tail -n 1 | sed 's/^[[:space:]]*//'

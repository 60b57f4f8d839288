#!/usr/bin/env bash
# Usage: scripts/check/adapters.sh
# Compiles the adapters of Apple's UI frameworks against stand-ins for these, and plays a user to their fields. That shows
# what the adapters do when UIKit asks and tells as it documents; it is no run on a device.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

[ "$(uname)" = Linux ] || cannot_run "the stand-ins are for Linux; elsewhere swift test has Apple's frameworks"
export CURRENCY_UI_STUBS=1 CURRENCY_FORMAT_RUNTIME_ONLY=1
# A folder of their own: what an earlier build left would be found.
readonly options=(--scratch-path .build/stubs)
quietly build-adapters swift build --build-tests "${options[@]}"
quietly test-adapters swift test --skip-build "${options[@]}"
scripts/check/public-api.py --modules .build/stubs/debug/Modules CurrencyTextUIKit CurrencyTextSwiftUI CurrencyTextAppKit
grep -E 'Executed [1-9][0-9]* tests?' "$LOGS/test-adapters.log" | tail -n 1 | sed 's/^[[:space:]]*//'

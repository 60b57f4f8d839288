#!/usr/bin/env bash
# Usage: scripts/sanitize.sh [address | thread]...
# Runs the tests of the runtime under the named sanitizers; the default is both. "address" finds invalid memory accesses, and
# "thread" finds data races. Leaks are not detected.
set -euo pipefail
source "$(dirname "$0")/common.sh"

sanitizers=("$@")
if [ $# -eq 0 ]; then sanitizers=(address thread); fi
for sanitizer in "${sanitizers[@]}"; do
    case "$sanitizer" in
    address | thread) ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done

export CURRENCY_FORMAT_RUNTIME_ONLY=1
# The sanitizers need debug information to name source lines.
unset CURRENCY_FORMAT_DEBUG
export ASAN_OPTIONS=detect_leaks=0
export TSAN_OPTIONS=halt_on_error=1
failed=0
for sanitizer in "${sanitizers[@]}"; do
    options=(--sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer")
    # In unoptimised code, an inout argument of a zero-size type has no address, but the thread sanitizer reads there.
    if [ "$sanitizer" = thread ]; then options+=(-c release -Xswiftc -enable-testing); fi
    quietly "build-sanitize-$sanitizer" swift build --build-tests "${options[@]}"
    if quietly "test-sanitize-$sanitizer" swift test --skip-build "${options[@]}"; then
        echo "$sanitizer: $(grep -E 'Test run with' "$LOGS/test-sanitize-$sanitizer.log" | tail -n 1 | sed 's/^[^T]*//')"
    else
        # `quietly` shows only error lines of tests, so this adds the sanitizer's report.
        grep -A 12 -E 'ERROR: AddressSanitizer|WARNING: ThreadSanitizer' "$LOGS/test-sanitize-$sanitizer.log" \
            | head -n 60 >&2 || true
        failed=1
    fi
done
exit "$failed"

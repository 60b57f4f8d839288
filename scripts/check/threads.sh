#!/usr/bin/env bash
# Usage: scripts/check/threads.sh [--native] [COUNT]
# Formats COUNT amounts (default 10,000,000) on each of eight threads with shared plans, which must write the same bytes as a
# single thread. Then runs the program with fewer amounts under the thread sanitizer, unless --native is given.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

sanitizes=1
if [ "${1:-}" = --native ]; then
    sanitizes=0
    shift
fi
if [ $# -gt 1 ] || ! [[ "${1:-1}" =~ ^[1-9][0-9]*$ ]]; then
    usage >&2
    exit 2
fi

readonly COUNT=${1:-10000000}
readonly SANITIZED=5000

"$(program threads)" "$COUNT"
if [ "$sanitizes" -eq 1 ]; then
    # The folder that scripts/sanitize.sh uses too.
    options=(--sanitize=thread --scratch-path .build/sanitize-thread)
    export CURRENCY_FORMAT_RUNTIME_ONLY=1
    quietly build-threads-sanitized swift build "${options[@]}" --product threads
    program=$(swift build "${options[@]}" --show-bin-path)/threads
    TSAN_OPTIONS=halt_on_error=1 "$program" "$SANITIZED" | sed 's/^/under the thread sanitizer: /'
fi

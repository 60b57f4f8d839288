#!/usr/bin/env bash
# Usage: scripts/golden.sh [--update]
# Hashes ten million texts, every locale with every currency in five styles, and compares the value with the committed
# one: two builds that agree in it write the same bytes. An unoptimised build must agree in a sample, each thirty-first locale.
# --update writes the values anew, which a change of data needs, and nothing else should.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly VALUES=Tests/Conformance/Golden/golden.tsv
readonly SAMPLE=31
update=0
case "${1:-}" in
--update) update=1 ;;
"") ;;
*)
    usage >&2
    exit 2
    ;;
esac
[ $# -le 1 ] || {
    usage >&2
    exit 2
}

# value NAME PROGRAM [EVERY]: name, number of texts, data and SHA-256 of what the program prints.
value() {
    local name=$1 hash
    shift
    hash=$("$@" 2>"$LOGS/golden-count.log" | sha256sum | cut -d ' ' -f 1)
    printf '%s\t%s\t%s\n' "$name" "$(cat "$LOGS/golden-count.log")" "$hash"
}

optimised=$(release_program golden)
plain=$(debug_program golden)
found=$(
    value whole "$optimised"
    value sample "$optimised" "$SAMPLE"
)
unoptimised=$(value sample "$plain" "$SAMPLE")
echo "$found"
if [ "$(tail -n 1 <<<"$found")" != "$unoptimised" ]; then
    echo "The unoptimised build writes other bytes: $unoptimised" >&2
    exit 1
fi
if [ "$update" -eq 1 ]; then
    echo "$found" >"$VALUES"
elif ! diff <(echo "$found") "$VALUES"; then
    echo "The bytes are not those of $VALUES." >&2
    exit 1
fi

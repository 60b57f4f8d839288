#!/usr/bin/env bash
# Usage: scripts/golden.sh [--update] [--json]
# Hashes ten million texts, every locale with every currency in five styles, and compares the hash with the committed one. Two
# builds with the same hash write the same bytes. An unoptimised build must have the same hash for a sample, every thirty-first
# locale. --update writes the hashes; only a change of data should need this. --json prints the table as JSON.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly VALUES=Tests/Conformance/Golden/golden.tsv
readonly SAMPLE=31
update=0
json=0
for argument in "$@"; do
    case "$argument" in
    --update) update=1 ;;
    --json) json=1 ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done
command -v python3 >/dev/null || [ "$json" -eq 0 ] || cannot_run "there is no python3"
# Standard output is only for the table.
scripts/dependencies.sh >&2
mkdir -p "$LOGS"

# value NAME PROGRAM [EVERY]: prints the name, the number of texts, the data version and the SHA-256 of the program's output.
value() {
    local name=$1 hash
    shift
    hash=$("$@" 2>"$LOGS/golden-count.log" | sha256sum | cut -d ' ' -f 1)
    printf '%s\t%s\t%s\n' "$name" "$(cat "$LOGS/golden-count.log")" "$hash"
}

optimised=$(program golden)
plain=$(unoptimised)/golden
found=$(
    value whole "$optimised"
    value sample "$optimised" "$SAMPLE"
)
unoptimised=$(value sample "$plain" "$SAMPLE")
if [ "$json" -eq 1 ]; then
    # The measured values, and the committed ones.
    python3 -c '
import json, sys
columns = ["name", "texts", "data", "sha256"]
tables = [[dict(zip(columns, line.split("\t"))) for line in text.splitlines()] for text in sys.argv[1:]]
for row in sum(tables, []):
    row["texts"] = int(row["texts"].split()[0])
json.dump(dict(zip(["found", "unoptimised", "committed"], tables)), sys.stdout, indent=2)
print()' "$found" "$unoptimised" "$(cat "$VALUES")"
else
    echo "$found"
fi
if [ "$(tail -n 1 <<<"$found")" != "$unoptimised" ]; then
    echo "The unoptimised build writes other bytes: $unoptimised" >&2
    exit 1
fi
if [ "$update" -eq 1 ]; then
    echo "$found" >"$VALUES"
elif ! diff <(echo "$found") "$VALUES" >&2; then
    echo "The bytes are not those of $VALUES." >&2
    exit 1
fi

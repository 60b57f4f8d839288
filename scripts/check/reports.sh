#!/usr/bin/env bash
# Usage: scripts/check/reports.sh
# Validates the reports of audit, diff and explain, and the snapshot, with libraries from PyPI: JSON against the schemas in
# Data/Schemas, and SARIF against the models of sarif-pydantic. If CURRENCY_FORMAT_SARIF_SCHEMA names OASIS's sarif-schema-2.1.0.json, SARIF is
# validated against that schema instead.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

python=$(python_with reports) || cannot_run "$python"
tool=$(program currency-data)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# reported COMMAND...: accepts status 1, which means findings.
reported() {
    local status=0
    "$tool" "$@" 2>"$folder/said" || status=$?
    [ "$status" -le 1 ] || { cat "$folder/said" >&2; exit "$status"; }
}

cp -R Data/Snapshot "$folder/old"
sed -i.bak -e 's/"group" : "."/"group" : "_"/' -e 's/¤/¤¤/' "$folder/old/locales/de.json"
rm "$folder/old/locales/de.json.bak"
reported audit --format sarif --output "$folder/self.sarif"
reported audit --against iso4217 --format sarif --output "$folder/iso4217.sarif" --fail-on digits
reported audit --against icu --against node --against "$folder/old" --allow-missing-engines \
    --locales de,en-DE,hi --currencies EUR,HUF,USD --format sarif --output "$folder/engines.sarif"
reported audit --snapshot "$folder/old" --format sarif --output "$folder/damaged.sarif"
reported diff "$folder/old" Data/Snapshot --render --locales de --currencies EUR --format sarif \
    --output "$folder/diff.sarif"
"$python" Tests/Conformance/Reports/sarif.py "${CURRENCY_FORMAT_SARIF_SCHEMA:--}" "$folder"/*.sarif

reported audit --against iso4217 --format json --output "$folder/iso4217.audit.json"
reported audit --snapshot "$folder/old" --against icu --against node --allow-missing-engines --locales de,hi \
    --currencies EUR,HUF --format json --output "$folder/engines.audit.json"
reported diff "$folder/old" Data/Snapshot --render --locales de --currencies EUR --format json --output "$folder/de.diff.json"
for amount in "" 0 -1234.5 Infinity; do
    reported explain de-BE EUR $amount --format json >"$folder/${amount:-style}.explanation.json"
done
for schema in audit diff explanation; do
    "$python" Tests/Conformance/Reports/schemas.py "Data/Schemas/$schema.schema.json" "$folder"/*."$schema.json"
done

# Each file of the snapshot has a schema of its name; locales and names share one each. A published snapshot of ICU alone has
# the same form.
quietly reports-import "$tool" import --icu --iso4217 "$SOURCES/iso4217-2026-01" --output "$folder/icu"
for snapshot in Data/Snapshot "$folder/icu"; do
    while IFS= read -r file; do
        case "$file" in
        */locales/* | */names/* | */rules/*) continue ;;
        esac
        "$python" Tests/Conformance/Reports/schemas.py "Data/Schemas/snapshot/$(basename "$file" .json).schema.json" "$file"
    done < <(find "$snapshot" -name '*.json' | LC_ALL=C sort)
    "$python" Tests/Conformance/Reports/schemas.py Data/Schemas/snapshot/locale.schema.json "$snapshot"/locales/*.json
    "$python" Tests/Conformance/Reports/schemas.py Data/Schemas/snapshot/names.schema.json "$snapshot"/names/*.json
    "$python" Tests/Conformance/Reports/schemas.py Data/Schemas/snapshot/rules.schema.json "$snapshot"/rules/*.json
done

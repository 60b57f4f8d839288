#!/usr/bin/env bash
# Usage: scripts/verify-generated.sh [--anew]
# Emits into a scratch folder, and compares the files with the committed ones; 'currency-data verify' compares those of two more
# runs. Also checks the generated files that are not made from the snapshot: the page's assets, and the tables of Unicode, of
# words for minus and of phone numbers. --anew instead emits in a copy of the package with empty images, as the generator must
# not need its output.
set -euo pipefail
source "$(dirname "$0")/common.sh"

root=$PWD
if [ "${1:-}" = --anew ] && [ $# -eq 1 ]; then
    copy=$root/.build/verify-anew/package
    rm -rf "$copy"
    mkdir -p "$copy"
    git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
        if [ -f "$file" ]; then printf '%s\0' "$file"; fi
    done | tar --null --files-from - --create | tar --extract --directory "$copy"
    images=(Sources/Runtime/CurrencyFormat/Generated/BundledImage.swift Sources/Runtime/CurrencyNames/Generated/NamesImage.swift)
    for image in "${images[@]}"; do : >"$copy/$image"; done
    scratch=$root/.build/verify-anew/build
    quietly build-anew swift build --package-path "$copy" --scratch-path "$scratch" --product currency-data
    tool=$scratch/debug/currency-data
    (cd "$copy" && "$tool" emit) >"$LOGS/emit-anew.log"
    for image in "${images[@]}"; do
        if ! cmp "$copy/$image" "$image"; then
            echo "A generator that was built without images wrote another $image." >&2
            exit 1
        fi
    done
    echo "a generator that was built without images wrote both as they are"
    exit
fi
takes_no_arguments "$@"

tool=$(program currency-data)
scratch=$root/.build/verify-generated
rm -rf "$scratch"
# The folder at first contains only the released cases, so that all files go to their default places.
mkdir -p "$scratch/Data"
cp -R Data/Cases "$scratch/Data"
log=$root/$LOGS/emit.log
mkdir -p "$LOGS"
if ! (cd "$scratch" && "$tool" emit --snapshot "$root/Data/Snapshot" --decisions "$root/Data/Decisions") >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
if grep 'warning: ' "$log" >&2; then
    echo "Decisions do not fit the snapshot." >&2
    exit 1
fi
folders=0
differs=0
while IFS= read -r folder; do
    folders=$((folders + 1))
    diff -rq "$scratch/$folder" "$folder" || differs=1
done < <(cd "$scratch" && find Data/Cases Sources -type d \( -name Cases -o -name Generated \) | LC_ALL=C sort)
if [ "$folders" -lt 2 ]; then
    echo "'currency-data emit' wrote nothing below Sources." >&2
    exit 1
fi
if [ "$differs" -ne 0 ]; then
    echo "What is committed is not what Data/Snapshot gives. Fix: scripts/regenerate.sh, then commit the files." >&2
    exit 1
fi
scripts/page-assets.sh --check
tables=$(scripts/tables.sh --check) || { status=$? && echo "$tables" && [ $status -eq $CANNOT_RUN ]; }
quietly verify "$tool" verify
echo "$(tail -n 1 "$LOGS/verify.log"); $(tail -n 1 <<<"$tables")"

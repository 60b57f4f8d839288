#!/usr/bin/env bash
# Usage: scripts/size.sh
# Prints the sizes of tables and program and the build times of what users compile, against scripts/size-budget.txt.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

failed=0
# report NAME MEASURED UNIT TEXT: one line; UNIT is bytes or ms.
report() {
    local budget shown limit
    budget=$(sed -nE "s/^$1 ([0-9]+)\$/\\1/p" scripts/size-budget.txt)
    if [ -z "$budget" ]; then
        echo "scripts/size-budget.txt has no budget for $1" >&2
        exit 1
    fi
    if [ "$3" = ms ]; then
        shown=$(seconds "$2") limit=$(seconds "$budget")
    else
        shown="$2 bytes" limit="$budget"
    fi
    if [ "$2" -le "$budget" ]; then
        printf '%-52s %14s of %s\n' "$4" "$shown" "$limit"
    else
        printf '%-52s %14s of %s: TOO MUCH\n' "$4" "$shown" "$limit"
        failed=1
    fi
}

tool=$(release_program currency-data)
scratch=.build/size
rm -rf "$scratch"
mkdir -p "$scratch"

quietly image "$tool" image --snapshot Data/Snapshot --sizes --output "$scratch/image"
report image "$(wc -c <"$scratch/image")" bytes "image without names"
quietly standard-image "$tool" image --snapshot Data/Snapshot --features '' --sizes --output "$scratch/standard"
report standard-image "$(wc -c <"$scratch/standard")" bytes "of it what standard formatting needs"

if [ "$(uname -s)" = Linux ]; then
    programs=$(linkage_programs)
    for program in PrintsName PrintsAmount PrintsNothing; do
        cp "$programs/$program" "$scratch/$program"
        strip "$scratch/$program"
    done
    more=$(($(wc -c <"$scratch/PrintsAmount") - $(wc -c <"$scratch/PrintsNothing")))
    report stripped-program "$more" bytes "stripped program over an empty one"
    more=$(($(wc -c <"$scratch/PrintsName") - $(wc -c <"$scratch/PrintsAmount")))
    report names "$more" bytes "the names of all currencies in such a program"
else
    echo "stripped program: SKIPPED, its budget is for static linking on Linux"
fi

# From nothing to a module that a program can import; the better of two runs, should the machine have been busy.
fastest=
for _ in 1 2; do
    rm -rf "$scratch/clean"
    start=$(milliseconds)
    CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly clean-build \
        swift build -c release --target CurrencyFormat --scratch-path "$scratch/clean"
    elapsed=$(($(milliseconds) - start))
    if [ -z "$fastest" ] || [ "$elapsed" -lt "$fastest" ]; then fastest=$elapsed; fi
done
report clean-build "$fastest" ms "clean release build of CurrencyFormat"

# Each generated file of the runtime by itself, as the compiler's only primary file; the others are there to be looked up.
modules=$(CURRENCY_FORMAT_RUNTIME_ONLY=1 swift build -c release --scratch-path "$scratch/clean" --show-bin-path)/Modules
for file in Sources/Currency*/Generated/*.swift; do
    module=${file#Sources/}
    module=${module%%/*}
    others=()
    while IFS= read -r other; do
        [ "$other" = "$file" ] || others+=("$other")
    done < <(find "Sources/$module" -name '*.swift')
    start=$(milliseconds)
    quietly "compile-$(basename "$file" .swift)" swiftc -frontend -c -O -swift-version 6 -parse-as-library \
        -package-name swift_currency_format -module-name "$module" -I "$modules" \
        -primary-file "$file" "${others[@]}" -o "$scratch/$(basename "$file").o"
    report generated-file $(($(milliseconds) - start)) ms "compiling $(basename "$file")"
done

exit "$failed"

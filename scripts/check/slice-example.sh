#!/usr/bin/env bash
# Usage: scripts/check/slice-example.sh
# Builds Examples/Slice with the build plugin, as a package that depends on this one, without C libraries, and checks that
#
# - it prints what its README shows;
# - another build does nothing;
# - a locale and a currency outside its slice do not compile;
# - the tool writes the same files, to be committed, and prints their size;
# - slices with every pair of features compile, and programs that use both features run;
# - a slice with all features has the calls of CurrencyFormat.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

export CURRENCY_FORMAT_RUNTIME_ONLY=1
unset CURRENCY_FORMAT_PLUGINS
options=("${WITHOUT_DEBUGGER[@]}" --package-path Examples/Slice --scratch-path .build/slice-example)
quietly build-slice-example swift build "${options[@]}"
programs=$(swift build "${options[@]}" --show-bin-path)
"$programs/prices" | sed 's/\xC2\xA0/ /g; s/\xE2\x80\xAF/ /g' \
    | diff <(sed -n '/^```text$/,/^```$/p' Examples/Slice/README.md | sed '1d;$d') -

sources=$(find .build/slice-example/plugins/outputs -type d -name CurrencyTablesPlugin)
before=$(stat -c %y "$sources"/* 2>/dev/null || stat -f %m "$sources"/*)
# In the second build, SwiftPM links the plugin's tool again and runs it. The third build must do nothing.
quietly build-slice-example-again swift build "${options[@]}"
quietly build-slice-example-third swift build "${options[@]}"
if grep 'Currency tables of' "$LOGS/build-slice-example-third.log"; then
    echo "a build where nothing changed ran the tool of the plugin"
    exit 1
fi
[ "$before" = "$(stat -c %y "$sources"/* 2>/dev/null || stat -f %m "$sources"/*)" ] || {
    echo "a build where nothing changed wrote the slice again"
    exit 1
}

wrong=.build/slice-example/wrong
rm -rf "$wrong"
mkdir -p "$wrong"

# The parser, for slices with all features, over the modules of that build; the folder is the name of its package.
parsing=$wrong/parsing
mkdir "$parsing"
package=$(sed -nE 's/.*"-module-name","CurrencyEngine".*"-package-name","([^"]*)".*/\1/p' .build/slice-example/debug.yaml | sort -u)
find "$(folder_of CurrencyReader)" -name '*.swift' | LC_ALL=C sort >"$parsing/sources"
quietly slice-example-parsing swiftc -Onone -wmo -parse-as-library -swift-version 6 -package-name "$package" \
    -module-name CurrencyReader -I "$programs/Modules" -emit-module -emit-module-path "$parsing/CurrencyReader.swiftmodule" \
    -c -o "$parsing/CurrencyReader.o" "@$parsing/sources"
cat >"$wrong/Wrong.swift" <<'SWIFT'
import CurrencyEngine
let italian = CurrencyStyle(.euro, locale: .italianItaly)
let swiss = CurrencyStyle(.swissFranc, locale: .germanGermany)
SWIFT
if swiftc -typecheck -swift-version 6 -parse-as-library -I "$programs/Modules" "$sources"/*.swift "$wrong/Wrong.swift" \
    2>"$wrong/messages"; then
    echo "a locale and a currency that are not in the slice compile"
    exit 1
fi
for message in "type 'CurrencyLocale' has no member 'italianItaly'" "type 'Currency' has no member 'swissFranc'"; do
    grep -q "error: $message" "$wrong/messages"
done

tool=$(find "$programs" -maxdepth 1 -name 'currency-tables*' -type f -perm -u+x | head -n 1)
takes=$("$tool" Examples/Slice/Sources/prices/currency-tables.json "$wrong/committed")
diff -r "$sources" "$wrong/committed"
grep -qxF "    $takes" Examples/Slice/README.md || {
    echo "Examples/Slice/README.md does not say: $takes"
    exit 1
}

# uses FEATURE: prints a statement that needs the feature.
uses() {
    case "$1" in
    names) echo 'print(CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5))' ;;
    notation) echo 'print(CurrencyStyle(.euro, locale: .germanGermany).compact().format(1_234_567))' ;;
    regions) echo 'print(Currency.euro.regions.count > 0)' ;;
    numberingSystems) echo 'print(try! CurrencyStyle(.eur, locale: LocaleIdentifier("de-u-nu-thai")).format(5))' ;;
    parsing) echo 'print(try! CurrencyParser(.euro, locale: .germanGermany).parse("1.234,50 EUR").amount)' ;;
    codableMoney) echo 'func coded<Amount: Codable>(_ amount: Amount) {}; coded(Money(5, .euro))' ;;
    esac
}

# Pairs share these modules and the objects that the example links, so that each compiles only its own files. A folder of objects
# may also have those of files that are gone.
objects=$wrong/objects
grep -v /prices.build/ "$programs/prices.product/Objects.LinkFileList" >"$objects"
echo "$parsing/CurrencyReader.o" >>"$objects"
features=(names notation regions numberingSystems parsing codableMoney)
pairs=0
for first in "${features[@]}"; do
    for second in "${features[@]}"; do
        [[ "$first" > "$second" ]] && continue
        pair=$wrong/$first-$second
        mkdir -p "$pair"
        echo '{"locales": ["de-DE"], "currencies": ["EUR"], "features": ["'"$first"'", "'"$second"'"]}' >"$pair.json"
        "$tool" "$pair.json" "$pair" >/dev/null
        { printf 'import %s\n' CurrencyEngine CurrencyReader && printf '%s\n' "$first" "$second" | sort -u | while read -r name; do uses "$name"; done; } \
            >"$pair/main.swift"
        quietly "slice-$first-$second" swiftc -Onone -swift-version 6 -warnings-as-errors -module-name Pair \
            -I "$programs/Modules" -I "$parsing" "$pair"/*.swift "@$objects" -o "$pair/program"
        quietly "slice-$first-$second-run" "$pair/program"
        pairs=$((pairs + 1))
    done
done

# The listing of CurrencyFormat is made on Linux.
if [ "$(uname)" = Linux ]; then
    echo '{"locales": ["de-DE"], "currencies": ["EUR"], "access": "public",
        "features": ["codableMoney", "names", "notation", "numberingSystems", "parsing", "regions"]}' >"$wrong/all.json"
    "$tool" "$wrong/all.json" "$wrong/all" >/dev/null
    swiftc -emit-module -emit-module-path "$wrong/Slice.swiftmodule" -module-name Slice -swift-version 6 -parse-as-library \
        -warnings-as-errors -I "$programs/Modules" -I "$parsing" "$wrong"/all/*.swift
    cp "$programs/Modules"/*.swiftmodule "$parsing"/*.swiftmodule "$wrong"
    scripts/check/public-api.py --slice "$wrong" Slice
fi
echo "the example builds with its own tables, and prints what its README shows; $pairs pairs of features run"

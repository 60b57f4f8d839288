#!/usr/bin/env bash
# Usage: scripts/check/slice-example.sh
# Builds Examples/Slice with the build plugin, as a package that depends on this one, where no C library is needed; compares what
# it prints with its README; builds it again, which must do nothing; and checks that a locale that is not in its slice does not
# compile, that the tool writes the same files to commit, and that a slice with all features has the calls of CurrencyFormat.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

export CURRENCY_FORMAT_RUNTIME_ONLY=1
unset CURRENCY_FORMAT_PLUGINS
options=(--package-path Examples/Slice --scratch-path .build/slice-example)
quietly build-slice-example swift build "${options[@]}"
programs=$(swift build "${options[@]}" --show-bin-path)
"$programs/prices" | sed 's/\xC2\xA0/ /g; s/\xE2\x80\xAF/ /g' \
    | diff <(sed -n '/^```text$/,/^```$/p' Examples/Slice/README.md | sed '1d;$d') -

sources=$(find .build/slice-example/plugins/outputs -type d -name CurrencyTablesPlugin)
before=$(stat -c %y "$sources"/* 2>/dev/null || stat -f %m "$sources"/*)
quietly build-slice-example-again swift build "${options[@]}"
[ "$before" = "$(stat -c %y "$sources"/* 2>/dev/null || stat -f %m "$sources"/*)" ] || {
    echo "a build where nothing changed wrote the slice again"
    exit 1
}

wrong=.build/slice-example/wrong
rm -rf "$wrong"
mkdir -p "$wrong"
echo 'let style = CurrencyStyle(.euro, locale: .italianItaly)' >"$wrong/Wrong.swift"
sed -i.old '1i import CurrencyEngine' "$wrong/Wrong.swift"
if swiftc -typecheck -swift-version 6 -parse-as-library -I "$programs/Modules" "$sources"/*.swift "$wrong/Wrong.swift" \
    2>"$wrong/messages"; then
    echo "a locale that is not in the slice compiles"
    exit 1
fi
grep -q "type 'CurrencyLocale' has no member 'italianItaly'" "$wrong/messages"

tool=$(find "$programs" -maxdepth 1 -name 'currency-tables*' -type f -perm -u+x | head -n 1)
"$tool" Examples/Slice/Sources/prices/currency-tables.json "$wrong/committed"
diff -r "$sources" "$wrong/committed"

# The listing of CurrencyFormat is of what compiles on Linux.
if [ "$(uname)" = Linux ]; then
    echo '{"locales": ["de-DE"], "currencies": ["EUR"], "access": "public",
        "features": ["codableMoney", "names", "notation", "numberingSystems", "regions"]}' >"$wrong/all.json"
    "$tool" "$wrong/all.json" "$wrong/all"
    swiftc -emit-module -emit-module-path "$wrong/Slice.swiftmodule" -module-name Slice -swift-version 6 -parse-as-library \
        -warnings-as-errors -I "$programs/Modules" "$wrong"/all/*.swift
    cp "$programs/Modules"/*.swiftmodule "$wrong"
    scripts/check/public-api.py --slice "$wrong" Slice
fi
echo "the example builds with its own tables, and prints what its README shows"

#!/usr/bin/env bash
# Usage: scripts/check/ios.sh
# Type-checks the modules without Foundation as code for iOS, with its platform conditions and availability. It needs no Apple
# SDK, because it uses the standard library of Embedded Swift, whose lowest target is iOS 18.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

readonly TRIPLE=arm64-apple-ios18.0
command -v swiftc >/dev/null || cannot_run "there is no swiftc"
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
[ -d "$resources/embedded/Swift.swiftmodule" ] || cannot_run "this toolchain has no Embedded Swift"

scratch=.build/ios
rm -rf "$scratch"
mkdir -p "$scratch"
modules=("${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" AmountSearch CurrencyNames FieldEngine FieldFormats)
for module in "${modules[@]}"; do
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(find "$(folder_of "$module")" -name '*.swift' | LC_ALL=C sort)
    quietly "ios-$module" swiftc -target "$TRIPLE" -enable-experimental-feature Embedded -wmo -parse-as-library \
        -swift-version 6 -warnings-as-errors -package-name swift_currency_format -I "$scratch" \
        -module-name "$module" -emit-module -emit-module-path "$scratch/$module.swiftmodule" "${files[@]}"
done
echo "${#modules[@]} modules type-check for $TRIPLE"

#!/usr/bin/env bash
# Usage: scripts/check/service.sh
# Builds the example of a web service, which takes some minutes, requests prices, and compares the answers with its README.
# Also compares the code on the page "In a web service" with the example's.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

readonly PORT=18642 SHOWN=Examples/Service/README.md
readonly PAGE=Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md

# Each line of the page's code must be somewhere in the example.
while IFS= read -r line; do
    if ! grep -qF -- "$line" Examples/Service/Sources/service/Service.swift; then
        echo "the page has a line that the example does not have: $line"
        exit 1
    fi
done < <(sed -n '/^```swift-hummingbird$/,/^```$/p' "$PAGE" | sed '1d;$d')

command -v curl >/dev/null || cannot_run "there is no curl"
build=(swift build --package-path Examples/Service --scratch-path .build/service)
quietly resolve-service swift package resolve --package-path Examples/Service --scratch-path .build/service \
    || cannot_run "Hummingbird cannot be fetched"
quietly build-service "${build[@]}"
"$("${build[@]}" --show-bin-path)/service" "$PORT" >"$LOGS/service.log" 2>&1 &
service=$!
trap 'kill "$service" 2>/dev/null || true' EXIT
for _ in $(seq 50); do
    if curl --silent --output /dev/null "http://127.0.0.1:$PORT/price"; then break; fi
    sleep 0.2
done

# ask HEADER: prints a line as in the README. For an empty value, curl sends no header.
ask() {
    printf '%-20s %s\n' "$1" "$(curl --silent --fail -H "Accept-Language: $1" "http://127.0.0.1:$PORT/price")"
}
sed -n '/^```text$/,/^```$/p' "$SHOWN" | sed '1d;$d' | cut -c1-20 | sed 's/ *$//' |
    while IFS= read -r header; do ask "$header"; done >"$LOGS/service-answers.txt"
if ! diff <(sed -n '/^```text$/,/^```$/p' "$SHOWN" | sed '1d;$d') "$LOGS/service-answers.txt"; then
    echo "the service answers something else than its README shows"
    exit 1
fi
headers=$(curl --silent --dump-header - -H 'Accept: text/html' -H 'Accept-Language: ar' "http://127.0.0.1:$PORT/price")
for expected in 'Content-Language: ar-EG' 'Vary: Accept, Accept-Language' '<html lang="ar-EG" dir="rtl">'; do
    if ! grep -qiF "$expected" <<<"$headers"; then
        echo "the page lacks $expected: $headers"
        exit 1
    fi
done
echo "the service answers $(wc -l <"$LOGS/service-answers.txt") requests as its README shows"

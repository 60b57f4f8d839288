#!/usr/bin/env bash
# Usage: scripts/check/outside.sh [debug | release | debug-static | release-static]...
# Builds and runs programs as users write them, in a temporary package that depends on a clone of the last commit by URL:
#
# - the lines of README.md, in order, as a reader copies them;
# - for each product, its first example, from README.md or from the first page of its documentation;
# - all these examples in one program that imports all products.
#
# Each program is a target that depends only on the products that it imports. The arguments choose builds in debug or release,
# with the standard library linked dynamically or statically; the default is all four. No C library can be found during the
# builds. The programs must print what the pages show.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

ways=("$@")
if [ $# -eq 0 ]; then
    ways=(debug release)
    if [ "$(uname -s)" = Linux ]; then ways+=(debug-static release-static); fi
fi
for way in "${ways[@]}"; do
    case "$way" in
    debug | release | debug-static | release-static) ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || cannot_run "this is no git checkout"

# CurrencyFormatTesting belongs into targets of tests.
products=()
while IFS= read -r product; do products+=("$product"); done < <(libraries | grep -vx CurrencyFormatTesting)
if [ "${#products[@]}" -eq 0 ]; then
    echo "Package.swift has no libraries" >&2
    exit 1
fi
readonly PACKAGE=swift-currency-format

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The requirement that the README shows: a branch, or a version after a release.
requirement=$(sed -nE 's/^\.package\(url: "[^"]*", ((branch|from): "[^"]*")\)$/\1/p' README.md)
name=$(sed -nE 's/.*"(.*)"/\1/p' <<<"$requirement")
git clone --quiet --bare . "$folder/$PACKAGE"
case "$requirement" in
branch:*) reference=heads/$name ;;
from:*) reference=tags/$name ;;
*)
    echo "README.md has no line of the form .package(url: ..., branch: ...) or (url: ..., from: ...)" >&2
    exit 1
    ;;
esac
git -C "$folder/$PACKAGE" update-ref "refs/$reference" "$(git rev-parse HEAD)"

# example PRODUCT: prints the first Swift block that imports it, from the README or else from the product's page.
example() {
    local page
    for page in README.md "$(folder_of "$1")/$1.docc/$1.md"; do
        if grep -qx "import $1" "$page"; then
            first_example "$1" "$page" | grep -vE '^\.(package|product)\('
            return
        fi
    done
}

# first_example PRODUCT PAGE: prints the first Swift block of the page that imports the product.
first_example() {
    awk -v import="import $1" '
        /^```/ {
            if (isCode && imports) { printf "%s", block; exit }
            isCode = $0 == "```swift"; imports = 0; block = ""
            next
        }
        isCode { block = block $0 "\n"; if ($0 == import) imports = 1 }
    ' "$2"
}

# readme: prints all Swift code of the README, except for manifests.
readme() {
    awk '/^```/ { isCode = $0 == "```swift"; next } isCode' README.md | grep -vE '^\.(package|product)\('
}

# program: turns the example on standard input into statements that print each value or error that a comment shows.
program() {
    sed -E -e '/^(let|var|import) /! s|^([^ ].*[^ ]) +// throws.*$|do { debugPrint(\1) } catch { print("throws", error) }|' \
        -e '/^(let|var|import|do) /! s|^([^ ].*[^ ]) +// .*$|debugPrint(\1)|'
}

# comments: prints the values that the comments of the example on standard input show.
comments() { sed -nE '/^(let|var|import) /! s|^[^ ].*[^ ] +// (.*)$|\1|p'; }

# plain: writes values as the documentation does. It replaces U+00A0 and U+202F by plain spaces, removes U+200E, U+200F and
# U+061C, unwraps Optional(...), and undoes debugPrint's escapes.
plain() {
    LC_ALL=C sed -E $'s/\302\240|\342\200\257/ /g; s/\342\200[\216\217]|\330\234//g' |
        sed -E "s/^Optional\\((.*)\\)\$/\\1/; s/\\\\'/'/g"
}

# elided FILE: ends lines where those of the file do with "...".
elided() {
    LC_ALL=C awk '
        NR == FNR { shown[FNR] = $0; next }
        shown[FNR] ~ /\.\.\.$/ {
            kept = length(shown[FNR]) - 3
            if (substr($0, 1, kept) == substr(shown[FNR], 1, kept)) $0 = shown[FNR]
        }
        { print }
    ' "$1" -
}

targets=
# add_program NAME PRODUCT...: adds a target with the program on standard input and these dependencies.
add_program() {
    local name=$1 product
    shift
    mkdir -p "$folder/strangers/Sources/$name"
    cat >"$folder/strangers/Sources/$name/main.swift"
    targets+="        .executableTarget(name: \"$name\", dependencies: ["$'\n'
    for product in "$@"; do
        targets+="            .product(name: \"$product\", package: \"$PACKAGE\"),"$'\n'
    done
    targets+="        ]),"$'\n'
}

# A target with the product's name would hide the product's module.
names=()
for product in "${products[@]}"; do
    name=Uses$product
    names+=("$name")
    example "$product" >"$folder/$name.example"
    comments <"$folder/$name.example" | plain >"$folder/$name.expected"
    if [ ! -s "$folder/$name.expected" ]; then
        echo "neither README.md nor the page of $product has an example that imports it and shows a value" >&2
        exit 1
    fi
    imported=()
    for other in "${products[@]}"; do
        if grep -qx "import $other" "$folder/$name.example"; then imported+=("$other"); fi
    done
    add_program "$name" "${imported[@]}" < <(program <"$folder/$name.example")
done
everything() {
    printf 'import %s\n' Foundation "${products[@]}"
    for name in "${names[@]}"; do
        echo "do {"
        grep -v '^import ' "$folder/$name.example" | program
        echo "}"
    done
}
add_program UsesEverything "${products[@]}" < <(everything)
for name in "${names[@]}"; do cat "$folder/$name.expected"; done >"$folder/UsesEverything.expected"
names+=(UsesEverything)

# The manifest has the lines that the README shows.
shown=()
while IFS= read -r product; do shown+=("$product"); done \
    < <(sed -nE "s/^\.product\(name: \"([^\"]*)\", package: \"$PACKAGE\"\)\$/\1/p" README.md)
if [ "${#shown[@]}" -eq 0 ]; then
    echo "README.md has no line of the form .product(name: ..., package: \"$PACKAGE\")" >&2
    exit 1
fi
add_program FollowsReadme "${shown[@]}" < <(readme | program)
readme | comments | plain >"$folder/FollowsReadme.expected"
names+=(FollowsReadme)
cat >"$folder/strangers/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "strangers",
    dependencies: [.package(url: "file://$folder/$PACKAGE", $requirement)],
    targets: [
$targets    ]
)
MANIFEST

# A name that two modules export is an error only where it is used, and the examples use only some names.
exported=(CurrencyCore "${products[@]}")
clashes=$(for module in "${exported[@]}"; do
    find "$(folder_of "$module")" -name '*.swift' -exec \
        sed -nE 's/^public (final )?(actor|class|enum|protocol|struct|typealias) ([A-Za-z0-9]+).*/\3/p' {} + | sort -u
done | sort | uniq -d)
if [ -n "$clashes" ]; then
    echo "several modules that are imported together export" $clashes >&2
    exit 1
fi

# Hides the C libraries from the tools that look for them.
mkdir "$folder/bin" "$folder/none"
printf '#!/bin/sh\nexit 1\n' >"$folder/bin/pkg-config"
chmod +x "$folder/bin/pkg-config"
export PATH="$folder/bin:$PATH" PKG_CONFIG_PATH="$folder/none" PKG_CONFIG_LIBDIR="$folder/none"
unset CURRENCY_FORMAT_RUNTIME_ONLY CURRENCY_FORMAT_BENCHMARKS CURRENCY_FORMAT_PLUGINS CURRENCY_FORMAT_DEBUG

# SwiftPM reads no caches or configuration of the user, and leaves none behind.
readonly ISOLATED=(--cache-path "$folder/cache" --config-path "$folder/config" --security-path "$folder/security")

failed=0
programs=0
for way in "${ways[@]}"; do
    configuration=${way%-static}
    scratch=$folder/$way
    options=("${WITHOUT_DEBUGGER[@]}" "${ISOLATED[@]}" --scratch-path "$scratch")
    if [ "$way" != "$configuration" ]; then options+=(--static-swift-stdlib); fi
    if ! quietly "outside-$way" swift build -c "$configuration" --package-path "$folder/strangers" "${options[@]}"; then
        failed=1
        continue
    fi
    for name in "${names[@]}"; do
        programs=$((programs + 1))
        "$scratch/$configuration/$name" | plain | elided "$folder/$name.expected" >"$folder/$name.printed" || failed=1
        if ! diff "$folder/$name.expected" "$folder/$name.printed" >"$folder/difference"; then
            echo "$name, $way: the documentation's comments (<) and what was printed (>)" >&2
            cat "$folder/difference" >&2
            failed=1
        fi
    done
    built=$(find "$scratch/$configuration"/*.build -name '*.o' | sed -E 's|.*/([^/]*)\.build/.*|\1|' | sort -u)
    # NumberWords consists of these, too.
    modules=("${RUNTIME_TARGETS[@]}" "${PARSING_TARGETS[@]}" NumberRuleTables NumberSpelling "${products[@]}" "${names[@]}")
    expected=$(printf '%s\n' "${modules[@]}" | sort -u)
    if [ "$built" != "$expected" ]; then
        echo "a stranger compiles other modules than the products and what they consist of:" $built >&2
        failed=1
    fi
    rm -rf "$scratch"
done
if [ "$(grep -c '"identity"' "$folder/strangers/Package.resolved")" -ne 1 ]; then
    echo "strangers fetch other packages than this one:" >&2
    grep '"identity"' "$folder/strangers/Package.resolved" >&2
    failed=1
fi
[ "$failed" -eq 0 ] || exit 1
echo "${#names[@]} programs of strangers, $programs runs, ${ways[*]}: as the documentation says"

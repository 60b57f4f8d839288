#!/usr/bin/env bash
# Usage: scripts/release.sh [--dry-run] [--checked]
# Releases the version that Sources/Commands/CommandSupport/Output/ToolVersion.swift names. It runs scripts/check.sh --all,
# checks that changelog, data and documentation agree on the version, drops its "-dev", dates it in CHANGELOG.md, updates the
# installation instructions in the README and the guides, writes the release notes, and commits and tags all of this. It pushes
# nothing. Afterwards, give ToolVersion the next version, with "-dev".
#
# --dry-run does all of this in a copy of the repository, without scripts/check.sh, and prints the notes. --checked skips
# scripts/check.sh, for a commit that has passed it.
set -euo pipefail
source "$(dirname "$0")/common.sh"

dry= checked=
for argument in "$@"; do
    case "$argument" in
    --dry-run) dry=1 ;;
    --checked) checked=1 ;;
    --help)
        usage
        exit
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
done

readonly INSTALLED_FROM=(README.md Sources/*/*/*.docc/*.md)
readonly PACKAGE=github.com/swift-currency-format/swift-currency-format
problems=0

# problem TEXT...: prints what is not ready. The script prints all problems before it ends.
problem() {
    echo "not ready: $*" >&2
    problems=$((problems + 1))
}

readonly VERSION_FILE=Sources/Commands/CommandSupport/Output/ToolVersion.swift
number=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' "$VERSION_FILE")
[[ $number =~ ^[0-9]+\.[0-9]+\.[0-9]+-dev$ ]] || problem "ToolVersion.number is \"$number\", not three numbers and \"-dev\""
version=${number%-dev}
if [ -n "$(git tag --list "$version")" ]; then problem "there is a tag $version already"; fi
if [ -z "$dry" ]; then
    if [ "$(git branch --show-current)" != main ]; then problem "this is not the branch main"; fi
    if [ -n "$(git status --porcelain)" ]; then problem "there are changes that are not committed"; fi
fi

# The section of the changelog, without its heading.
section() { awk -v heading="## $number" 'index($0, "## ") == 1 { inside = index($0, heading) == 1; next } inside' CHANGELOG.md; }
heading=$(grep -m 1 '^## ' CHANGELOG.md || true)
if [ "$heading" != "## $number (unreleased)" ]; then
    problem "the newest heading of CHANGELOG.md is \"$heading\", not \"## $number (unreleased)\""
fi
if [ -z "$(section | tr -d '[:space:]')" ]; then problem "CHANGELOG.md says nothing of $number"; fi

# The data version, which the generated tables state, and what it changed for customers.
data=$(sed -n 's/^\/\/ Data: //p' Sources/Runtime/CurrencyFormat/Generated/BundledImage.swift)
cldr=$(sed -n 's/.*CLDR \([0-9.]*\).*/\1/p' CHANGELOG.md | head -n 1)
iso=$(sed -n 's/.*iso4217 \([0-9]*-[0-9]*\)-.*/\1/p' <<<"$data")
for note in "Data/Releases/cldr-$cldr.md" "Data/Releases/iso4217-$iso.md"; do
    [ -f "$note" ] || problem "there is no $note, the note of the data that is bundled"
done
golden=$(awk -F '\t' '$1 == "whole" { print $4 }' Tests/Conformance/Golden/golden.tsv)
[ -n "$golden" ] || problem "Tests/Conformance/Golden/golden.tsv has no hash of the whole texts"

# Until the first tag, the installation instructions name the branch.
installing=$(grep -l "$PACKAGE" "${INSTALLED_FROM[@]}")
for file in $installing; do
    grep -qE "$PACKAGE\", (branch: \"main\"|from: \"$version\")" "$file" ||
        problem "$file installs neither the branch main nor $version"
done

if [ "$problems" -gt 0 ]; then exit 1; fi
if [ -z "$dry" ] && [ -z "$checked" ]; then scripts/check.sh --all; fi

if [ -n "$dry" ]; then
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
    git ls-files -z | tar --null --files-from=- --create | tar --extract --directory "$copy"
    cd "$copy"
fi

# The notes are read before the heading changes.
changes=$(section)
sed -i.old "s/^## $number (unreleased)\$/## $version ($(date -u +%Y-%m-%d))/" CHANGELOG.md
sed -i.old "s/\"$number\"/\"$version\"/" "$VERSION_FILE"
rm -f "$VERSION_FILE.old"
for file in $installing; do
    sed -i.old "s|\($PACKAGE\", \)branch: \"main\"|\1from: \"$version\"|" "$file"
done
find . -name '*.md.old' -not -path './.build/*' -delete

notes=$(mktemp)
{
    printf '%s\n' "$changes"
    printf '\n### Data\n\n%s. SHA-256 of ten million texts, on every platform: `%s`.\n' "$data" "$golden"
} >"$notes"
sed '/./,$!d' "$notes"
rm -f "$notes.old"

if [ -n "$dry" ]; then
    rm -f "$notes"
    echo "$version is ready: nothing was committed"
    exit
fi
git commit --all --message "Release $version"
git tag --annotate "$version" --file "$notes" --cleanup=verbatim
rm -f "$notes"
echo "$version is tagged; push it with: git push origin main $version"

#!/usr/bin/env bash
# Usage: scripts/page-assets.sh [--check]
# Embeds the page's skeleton, styles and scripts in Sources/Generator/DataPage/Generated/PageAssets.swift. They are separate
# files so that people and tools can read them. A Swift string compiles at once; a resource would take half a minute.
# --check writes nothing, and fails if the file is out of date.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly ASSETS=Sources/Generator/DataPage/Assets
readonly GENERATED=Sources/Generator/DataPage/Generated/PageAssets.swift

# The scripts share one scope: a script that uses another while it loads comes after it.
readonly SCRIPTS=(
    dom data names read-amount amount samples codepoints settings found search grid
    locale-table currency-table facts locale-page currency-page
    comparison heatmap differences-page audit-page theme router
)

# literal NAME FILE...: prints the files as one raw string.
literal() {
    local name=$1
    shift
    printf '    static let %s = ####"""\n' "$name"
    cat "$@" | sed 's/^\(.\)/        \1/'
    printf '        """####\n'
}

assets() {
    local styles=("$ASSETS"/styles/*.css) scripts=("${SCRIPTS[@]/%/.js}")
    echo '// Written by scripts/page-assets.sh from the files in Assets. Do not edit.'
    echo '// swift-format-ignore-file'
    echo
    echo "/// The page's parts that are no data."
    echo 'enum PageAssets {'
    literal html "$ASSETS/page.html"
    echo
    literal style "${styles[@]}"
    echo
    literal script "${scripts[@]/#/$ASSETS/scripts/}"
    echo '}'
}

case "${1:-}" in
"")
    assets >"$GENERATED"
    echo "wrote $GENERATED"
    ;;
--check)
    if ! diff -q <(assets) "$GENERATED" >/dev/null; then
        echo "$GENERATED is not what the files in $ASSETS give. Fix: scripts/page-assets.sh, then commit it." >&2
        exit 1
    fi
    echo "$GENERATED is what the files in $ASSETS give"
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

#!/usr/bin/env bash
# Usage: scripts/observatory.sh [--pages]
# Formats the same money texts with the engines of Support/Observatory/engines.json: builds of Node, ICU, Babel and V8 from
# PyPI, Debian's ICU, and Foundation. Writes the changes from build to build to Support/Observatory/steps.json, and static
# pages, JSON and a feed about them to .build/observatory/pages. The first run downloads 3 GB. The script fails if an engine
# is unavailable. --pages only writes the pages.
set -euo pipefail
source "$(dirname "$0")/common.sh"

if [ $# -gt 1 ] || [ "${1:---pages}" != --pages ]; then
    usage >&2
    exit 2
fi
command -v python3 >/dev/null || cannot_run "there is no python3"
[ $# -gt 0 ] || scripts/dependencies.sh engines >&2
if [ $# -eq 0 ]; then
    python3 -m pip --version >/dev/null 2>&1 || cannot_run "python3 has no pip"
    python3 Support/Observatory/observatory.py .build/observatory
fi
python3 Support/Observatory/observatory.py --pages .build/observatory/pages

#!/usr/bin/env bash
# Usage: scripts/observatory.sh [--pages]
# Asks the engines of Support/Observatory/engines.json, builds of Node, ICU, Babel and V8 from PyPI, ICU of Debian, Foundation,
# for the same texts of money, writes what changed from build to build into Support/Observatory/steps.json, and makes static
# pages, JSON and a feed of it in .build/observatory/pages. It downloads 3 GB the first time, and fails where one of the
# engines cannot be had. --pages makes the pages alone.
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

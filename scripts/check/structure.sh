#!/usr/bin/env bash
# Usage: scripts/check/structure.sh [--write]
# Checks that each module imports exactly the dependencies that Package.swift declares, and that the diagram in
# Sources/README.md shows them. --write draws the diagram.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

if [ "${1:-}" != --write ]; then takes_no_arguments "$@"; fi
command -v python3 >/dev/null || cannot_run "there is no python3"
quietly dump-package swift package dump-package --scratch-path .build/structure
python3 scripts/check/structure.py "$@" <"$LOGS/dump-package.log"

#!/usr/bin/env bash
# Usage: scripts/check/suite.sh [--table NAME=COMMAND... | --defects NAME=COMMAND...]
# Runs this package on the cases in Suite, counts again what they cover, and compares both with what is committed. --table
# writes Suite/results.md, with this package first and then the engines that are named by their runners; --defects writes
# Suite/DEFECTS.md, which needs cldr-json. Suite/README.md has examples.
set -euo pipefail
source "$(dirname "$0")/../common.sh"

command -v python3 >/dev/null || cannot_run "there is no python3"
tool=$(release_program currency-executor)
case "${1:-}" in
--table)
    shift
    python3 Suite/make/results.py --table "This package=$tool conformance" "$@"
    ;;
--defects)
    shift
    python3 Suite/make/results.py --defects "$SOURCES/cldr-json-48" "This package=$tool conformance" "$@"
    ;;
'')
    python3 Suite/make/coverage.py --check
    python3 Suite/make/results.py --ours "$tool conformance" Tests/Conformance/Ledger/suite.json
    ;;
*)
    usage >&2
    exit 2
    ;;
esac

#!/usr/bin/env bash
# Usage: scripts/check/price-parser.sh
# Finds the amounts in the shop texts from the tests of Python's price-parser, and compares them with the prices that people
# read there. Needs Python, and a network unless an earlier run has downloaded the tests.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
takes_no_arguments "$@"

readonly VERSION=0.5.1

python=$(python_with price-parser) || cannot_run "$python"
scratch=.build/price-parser
examples=$scratch/price_parser-$VERSION/tests/test_price_parsing.py
if [ ! -f "$examples" ]; then
    # Only the source distribution has its tests.
    mkdir -p "$scratch"
    "$python" -m pip download --quiet --no-deps --no-binary price-parser --dest "$scratch" --require-hashes \
        -r scripts/requirements/price-parser.txt >"$scratch/download.log" 2>&1 || cannot_run "the source of price-parser cannot be downloaded"
    tar -xzf "$scratch/price_parser-$VERSION.tar.gz" -C "$scratch"
fi
tool=$(program currency-executor)
"$python" Tests/Conformance/PriceParser/compare.py "$tool" "$examples"

#!/usr/bin/env bash
# Usage: Sources/Bindings/Python/build.sh
# Builds the wheel of swift-currency-format in .build/python: the Python package with the C library, for all Python versions
# from 3.10 on. Its tag names the oldest glibc with all symbols that the library needs.
set -euo pipefail
source "$(dirname "$0")/../../../scripts/common.sh"
takes_no_arguments "$@"
command -v python3 >/dev/null || cannot_run "there is no python3"

Sources/Bindings/C/build.sh || exit $?
version=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' Sources/Commands/CommandSupport/Output/ToolVersion.swift)
# PEP 440 writes a development version as 0.1.0.dev0.
version=${version/-dev/.dev0}
rm -rf .build/python
mkdir -p .build/python
python3 Sources/Bindings/Python/wheel.py "$version" .build/c/libcurrency_format.so .build/python

"""The files to change, the place of the copy, and the tests to run."""

import pathlib
import re

ROOT = pathlib.Path.cwd()
COPY = ROOT / ".build/mutants/package"
BUILD = ["--package-path", str(COPY), "--scratch-path", str(COPY.parent / "build")]
EQUIVALENT = ROOT / "scripts/mutants/equivalent.tsv"
MODULES = ["LDMLSyntax", "PackedTables", "CurrencyCore", "CurrencyEngine", "CurrencyReader", "AmountSearch", "NumberSkeletons"]
# Only the rules of PackedTables: the rest lays out and checks images.
FILES = [
    "Sources/Runtime/LDMLSyntax/**/*.swift", "Sources/Runtime/PackedTables/LanguageTag.swift", "Sources/Runtime/PackedTables/Lookups/*.swift",
    "Sources/Runtime/PackedTables/Subtag.swift", "Sources/Runtime/CurrencyCore/**/*.swift", "Sources/Runtime/CurrencyEngine/**/*.swift",
    "Sources/Runtime/CurrencyReader/**/*.swift", "Sources/Runtime/AmountSearch/**/*.swift", "Sources/Extras/NumberSkeletons/*.swift",
]
LIBRARIES = MODULES + ["TableWriter", "CurrencyFormat", "CurrencyParsing", "CurrencyNames"]
TEST_LIBRARIES = ["TestSupport", "CurrencyLaws"]
TEST_TARGETS = [
    "LDMLSyntaxTests", "PackedTablesTests", "CurrencyCoreTests", "CurrencyEngineTests", "CurrencyParsingTests",
    "CurrencyFormatTests", "CurrencyNamesTests", "NumberSkeletonsTests",
]
PACKAGE_FILES = [
    "Package.swift", "Tests/Conformance", "Examples", "Data", "README.md", *(f"Tests/{name}" for name in TEST_LIBRARIES),
    *(str(folder.relative_to(ROOT)) for name in LIBRARIES for folder in ROOT.glob(f"Sources/*/{name}")),
    *(str(folder.relative_to(ROOT)) for name in TEST_TARGETS for folder in ROOT.glob(f"Tests/*/{name}")),
]
# The copy has only the modules and their tests. It ignores warnings, because a change may leave code unused.
PACKAGE_END = f"""
let kept: Set<String> = {str(LIBRARIES + TEST_LIBRARIES + TEST_TARGETS).replace("'", '"')}
package.products = []
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets {{ target.swiftSettings = [] }}
"""
# The file of changes that no test noticed in the last run.
LEFT = COPY.parent / "left"
# Code that other modules may inline cannot call internal functions.
INLINABLE = re.compile(rb"@inlinable\b|@usableFromInline\b|@inline\(__always\)|@_transparent\b")
# Suites that take more seconds of processor time than this run only if the others notice nothing.
SLOW = 4
# Suites that take more seconds of processor time than this never run.
LONGEST = 90
# How many times longer than its processor time a run may take on a busy machine.
PATIENCE = 20
# The memory limit, in bytes, against endless loops.
MEMORY = 6 << 30

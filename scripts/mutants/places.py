"""What is changed, where its copy stands, and which tests are asked."""

import pathlib
import re

ROOT = pathlib.Path.cwd()
COPY = ROOT / ".build/mutants/package"
BUILD = ["--package-path", str(COPY), "--scratch-path", str(COPY.parent / "build")]
EQUIVALENT = ROOT / "scripts/mutants/equivalent.tsv"
MODULES = ["LDMLSyntax", "PackedTables", "CurrencyCore", "CurrencyEngine", "CurrencyParsing"]
# Of PackedTables only the rules: the rest lays out images and checks them.
FILES = [
    "Sources/Runtime/LDMLSyntax/**/*.swift", "Sources/Runtime/PackedTables/LanguageTag.swift", "Sources/Runtime/PackedTables/Lookups/*.swift",
    "Sources/Runtime/PackedTables/Subtag.swift", "Sources/Runtime/CurrencyCore/**/*.swift", "Sources/Runtime/CurrencyEngine/**/*.swift",
    "Sources/Runtime/CurrencyParsing/**/*.swift",
]
LIBRARIES = MODULES + ["TableWriter", "CurrencyFormat", "CurrencyNames"]
TEST_LIBRARIES = ["TestSupport", "CurrencyLaws"]
TEST_TARGETS = [
    "LDMLSyntaxTests", "PackedTablesTests", "CurrencyCoreTests", "CurrencyEngineTests", "CurrencyParsingTests",
    "CurrencyFormatTests", "CurrencyNamesTests",
]
PACKAGE_FILES = [
    "Package.swift", *(str(folder.relative_to(ROOT)) for name in LIBRARIES for folder in ROOT.glob(f"Sources/*/{name}")), *(f"Tests/{name}" for name in TEST_LIBRARIES),
    *(f"Tests/{name}" for name in TEST_TARGETS), "Tests/Conformance", "Examples", "Data", "README.md",
]
# The copy has the modules and their tests only. A change may leave code without a use: warnings are none of ours here.
PACKAGE_END = f"""
let kept: Set<String> = {str(LIBRARIES + TEST_LIBRARIES + TEST_TARGETS).replace("'", '"')}
package.products = []
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets {{ target.swiftSettings = [] }}
"""
# What the last run left unseen.
LEFT = COPY.parent / "left"
# What other modules may inline can call nothing internal.
INLINABLE = re.compile(rb"@inlinable\b|@usableFromInline\b|@inline\(__always\)|@_transparent\b")
# Suites that take more seconds than this are asked only where the others see nothing.
SLOW = 4
# Those that take more than this are never asked.
LONGEST = 90
# What an endless loop may take of the memory.
MEMORY = 6 << 30

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
LIBRARIES = MODULES + [
    "TableWriter", "TableSlices", "CurrencyFormat", "CurrencyParsing", "CurrencyNames", "CurrencyColumns", "FieldEngine",
    "FieldFormats", "LocaleMatching", "NumberRuleTables", "NumberSpelling", "NumberWords", "CurrencyWords", "PaymentServices",
    "PriceLabels", "PriceSamples", "CustomCurrencies", "CommandSupport",
]
EXECUTOR = "currency-executor"
TEST_LIBRARIES = ["TestSupport", "CurrencyLaws", "FieldLaws"]
TEST_TARGETS = [
    "LDMLSyntaxTests", "PackedTablesTests", "CurrencyCoreTests", "CurrencyEngineTests", "CurrencyParsingTests",
    "CurrencyFormatTests", "CurrencyNamesTests", "CurrencyColumnsTests", "FieldEngineTests", "CustomCurrenciesTests",
    "NumberSkeletonsTests", "TableSlicesTests",
]
PACKAGE_FILES = [
    "Package.swift", "Tests/Conformance", "Examples", "Data", "README.md", f"Tests/{EXECUTOR}",
    *(f"Tests/{name}" for name in TEST_LIBRARIES),
    *(str(folder.relative_to(ROOT)) for name in LIBRARIES for folder in ROOT.glob(f"Sources/*/{name}")),
    *(str(folder.relative_to(ROOT)) for name in TEST_TARGETS for folder in ROOT.glob(f"Tests/*/{name}")),
]
# The copy has only the modules, their tests and the executor.
PACKAGE_END = f"""
let kept: Set<String> = {str(LIBRARIES + TEST_LIBRARIES + TEST_TARGETS + [EXECUTOR]).replace("'", '"')}
package.products = []
package.targets.removeAll {{ !kept.contains($0.name) }}
"""
# The copy ignores warnings, because a change may leave code unused.
STRICT = b".treatAllWarnings(as: .error)"
# The file of changes that no test noticed in the last run.
LEFT = COPY.parent / "left"
# Code that other modules may inline cannot call internal functions.
INLINABLE = re.compile(rb"@inlinable\b|@usableFromInline\b|@inline\(__always\)|@_transparent\b")
# Requests to the executor, and the answers of others to them.
REQUESTS = COPY.parent / "requests"
ANSWERS = COPY.parent / "answers"
# Writes requests that Node answers, too: random ones, but the same in every run.
NODE = ["Tests/Conformance/Node/compare.mjs", "--count", "10000", "--each", "2000", "--seed", "1"]
# Suites that take more seconds of processor time than this never run.
LONGEST = 90
# What notices mutants, in this order, up to so many seconds of processor time. The requests count as a suite of no time.
STAGES = [("requests", 0), ("the fastest suites", 0.1), ("fast suites", 0.5), ("slow suites", LONGEST)]
# How many times longer than its processor time a run may take on a busy machine.
PATIENCE = 10
# The memory limit, in bytes, against endless loops.
MEMORY = 2 << 30

// swift-tools-version: 6.2

// The folders of Sources are rooms, from the runtime, which needs only the standard library, to the generator, which
// needs libicu, libxml2 and libcrypto. No module imports one of a later room. Each room has a README.
//
// CURRENCY_FORMAT_RUNTIME_ONLY=1 in the environment leaves out the generator and the command lines.

import PackageDescription

// Whether another package depends on this one. SwiftPM and Xcode then keep it in a folder `checkouts`, and before that
// read its manifest as if it were at the root of the file system. Dependents get only the libraries and the plugins, so
// that they fetch no other package, even with a resolver that does not prune unused dependencies. Traits cannot do
// this: they guard the dependencies of targets, not targets, so a target whose dependency is off would be compiled
// without it.
let folders = Context.packageDirectory.split { $0 == "/" || $0 == "\\" }
let isDependency = folders.isEmpty || folders.dropLast().last == "checkouts"

func isSet(_ variable: String) -> Bool { Context.environment[variable] == "1" }

let runtimeOnly = isDependency || isSet("CURRENCY_FORMAT_RUNTIME_ONLY")
// CURRENCY_FORMAT_BENCHMARKS=1 adds the benchmarks, so that other builds do not need their library.
let benchmarks = isSet("CURRENCY_FORMAT_BENCHMARKS")
// CURRENCY_FORMAT_PLUGINS=0 leaves out the plugins, as the scripts do. SwiftPM compiles the tools that plugins call,
// with all their dependencies, a second time for the host, even if the host is also the target.
let hasPlugins = isDependency || Context.environment["CURRENCY_FORMAT_PLUGINS"] != "0"
// CURRENCY_UI_STUBS=1 adds stand-ins for Apple's UI frameworks, so that the text fields compile and run on Linux; other
// platforms use Apple's. Build with a separate scratch path, because `canImport` finds modules of earlier builds. Only
// the tests of the text fields are then built. The program that compares slices is left out.
#if os(Linux)
    let hasStubs = isSet("CURRENCY_UI_STUBS")
    let hasTextFields = hasStubs
#else
    let hasStubs = false
    let hasTextFields = true
#endif

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The targets in their folders. Each is in the folder of its name, or in the one that it names.
func placed(_ folders: KeyValuePairs<String, [Target]>) -> [Target] {
    for (folder, targets) in folders {
        for target in targets { target.path = "\(folder)/\(target.path ?? target.name)" }
    }
    return folders.flatMap { $0.value }
}

/// A module. The stand-ins of frameworks are its dependencies where they are built.
func module(
    _ name: String, _ uses: Target.Dependency..., on frameworks: Target.Dependency..., leavingOut: String...
) -> Target {
    .target(name: name, dependencies: uses + (hasStubs ? frameworks : []), exclude: leavingOut, swiftSettings: strict)
}

/// The tests of a module, or of several. They use what these imply, too.
func tests(
    _ name: String, of modules: [Target.Dependency]? = nil, _ uses: Target.Dependency..., leavingOut: String...,
    settings: [SwiftSetting] = strict
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: (modules ?? [.target(name: name)]) + uses, exclude: leavingOut,
        swiftSettings: settings)
}

func program(_ name: String, in folder: String? = nil, _ uses: Target.Dependency..., leavingOut: String...) -> Target {
    .executableTarget(name: name, dependencies: uses, path: folder, exclude: leavingOut, swiftSettings: strict)
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let libraries = placed([
    "Sources/Runtime": [
        module("LDMLSyntax"),
        module("PackedTables", "LDMLSyntax"),
        module("CurrencyCore", "PackedTables"),
        module("CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"),
        module("CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"),
        module("CurrencyNames", "CurrencyEngine"),
        module("CurrencyReader", "CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"),
        module("CurrencyParsing", "CurrencyReader", "CurrencyFormat", "CurrencyCore"),
        module("AmountSearch", "CurrencyReader", "CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"),
        module("CurrencyColumns", "CurrencyReader", "CurrencyEngine", "CurrencyCore"),
        module("FieldEngine", "CurrencyReader", "CurrencyEngine"),
    ],
    "Sources/Extras": [
        module("LocaleMatching", "CurrencyCore", "PackedTables"),
        module("CurrencyAlignment", "CurrencyEngine", "CurrencyCore"),
        module("CurrencyExchange", "CurrencyFormat"),
        module("PaymentServices", "CurrencyFormat"),
        module(
            "CustomCurrencies", "CurrencyReader", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"),
        module("PriceLabels", "CurrencyFormat", "CurrencyEngine", "CurrencyCore"),
        module("PriceSamples", "CurrencyFormat", "CurrencyReader", "LocaleMatching", "PackedTables", "LDMLSyntax"),
        module("NumberRuleTables", "PackedTables"),
        module("NumberSpelling", "NumberRuleTables", "CurrencyEngine", "CurrencyCore", "PackedTables"),
        module("NumberWords", "NumberSpelling", "NumberRuleTables", "CurrencyFormat", "CurrencyCore", "PackedTables"),
        module(
            "CurrencyWords", "NumberWords", "CurrencyNames", "CurrencyFormat", "CurrencyEngine", "CurrencyCore",
            "PackedTables"),
        module("MessageFunctions", "CurrencyFormat", "CurrencyEngine"),
        module("NumberSkeletons", "CurrencyEngine", "LDMLSyntax"),
        module("CurrencyFormatTesting"),
    ],
    "Sources/Foundation": [
        // FoundationEssentials: Decimal, FormatStyle. It does not depend on CurrencyNames; a program that wants names
        // imports them and passes them.
        module(
            "CurrencyFoundation", "CurrencyParsing", "CurrencyFormat", "CurrencyEngine", "CurrencyCore",
            "NumberSkeletons"),
        module("CurrencyObjects", "CurrencyFoundation"),
    ],
    "Sources/Compatibility": [
        module("FieldFormats", "FieldEngine"),
        module("CurrencyText", "CurrencyObjects", "CurrencyFoundation", "FieldEngine", "CurrencyCore"),
        module("CurrencyTextUIKit", "CurrencyText", "FieldEngine", "FieldFormats", on: "UIKit"),
        module(
            "CurrencyTextSwiftUI", "CurrencyText", "CurrencyTextUIKit", "FieldEngine", "FieldFormats",
            on: "UIKit", "SwiftUI"),
        module("CurrencyTextAppKit", "CurrencyText", "FieldEngine", "FieldFormats", on: "AppKit"),
        // The public API of FormattedNumbers. It uses Foundation's locales, which static programs on Linux have only
        // with all of Foundation.
        module("FormattedNumbers", "CurrencyFoundation", "CurrencyObjects", "LDMLSyntax"),
    ],
    // The functions of currency_format.h, for C and languages that call C.
    "Sources/Bindings": [
        .target(name: "CCurrencyFormat", publicHeadersPath: "."),
        module("CurrencyFormatC", "CurrencyColumns", "CurrencyParsing", "CurrencyFormat", "CCurrencyFormat"),
    ],
])

let commandsAndGenerator = placed([
    // The command line for everybody, and the code that it shares with the generator's command line.
    "Sources/Commands": [
        module("CommandSupport", "AmountSearch", "CurrencyReader", "CurrencyEngine", "LDMLSyntax", argumentParser),
        program(
            "currency", "AmountSearch", "CommandSupport", "CurrencyEngine", "CurrencyFormat", "CurrencyNames",
            "CurrencyParsing", "PackedTables", "PriceSamples", argumentParser),
    ],
    "Sources/Generator": [
        .systemLibrary(name: "SystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .systemLibrary(
            name: "SystemLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "SystemCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .target(name: "CICU", dependencies: ["SystemICU"]),
        .target(name: "CLibXML2", dependencies: ["SystemLibXML2"]),
        module("LocaleModel"),
        module("ICUSource", "LocaleModel", "CICU"),
        module("MarkupDocument", "LocaleModel", "CLibXML2"),
        module("ISO4217Source", "LocaleModel", "MarkupDocument"),
        module("LDMLSource", "LocaleModel", "MarkupDocument"),
        module("CLDRJSONSource", "LocaleModel"),
        module("LocaleResolution", "LocaleModel"),
        module("DataSnapshot", "LocaleModel"),
        module(
            "TableEmitter", "LocaleModel", "LocaleResolution", "DataSnapshot", "PackedTables", "NumberRuleTables",
            "TableWriter", "LDMLSyntax"),
        module(
            "DataAudits", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine",
            "LDMLSyntax", "CommandSupport"),
        // Explains the origin of each part of an amount. The readers give the places of values in their files.
        module(
            "DataExplanations", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine",
            "ICUSource", "CLDRJSONSource", "LDMLSource", "ISO4217Source", "NumberRuleTables", "NumberSpelling",
            "PackedTables", "LDMLSyntax", "CommandSupport"),
        module(
            "DataPage", "LocaleModel", "LocaleResolution", "DataSnapshot", "DataAudits", "CurrencyEngine",
            "CommandSupport", leavingOut: "Assets"),
        program(
            "currency-data", "LocaleModel", "CICU", "ICUSource", "CLDRJSONSource", "LDMLSource", "ISO4217Source",
            "LocaleResolution", "DataSnapshot", "DataAudits", "DataExplanations", "DataPage", "TableEmitter",
            "PackedTables", "CurrencyEngine", "CommandSupport", "TableSlices", argumentParser,
            // Apple's platforms use CryptoKit.
            .target(name: "SystemCrypto", condition: .when(platforms: [.linux, .windows, .android]))),
    ],
    "Tests/Generator": [
        tests("ICUSource", "TestSupport"),
        tests("ISO4217Source", "CurrencyFormat", "TestSupport"),
        tests("LocaleResolution", "TestSupport"),
        tests("CLDRJSONSource", "ISO4217Source", "TableEmitter", "TestSupport"),
        tests("LDMLSource", "ICUSource", "CLDRJSONSource", "LocaleResolution", "TestSupport"),
        tests("DataAudits", "LDMLSource", "ICUSource", "ISO4217Source", "SnapshotSupport"),
        tests("DataExplanations", "SnapshotSupport"),
        tests("DataPage", "SnapshotSupport"),
        tests("DataSnapshot", "TestSupport"),
        tests("TableEmitter", "CurrencyColumns", "FieldEngine", "FormattedNumbers", "TestSupport", "AmountSearch"),
    ],
    "Tests/Commands": [
        tests(
            "Command", of: [], "CommandSupport", "currency", "currency-data", "currency-executor", "currency-tables",
            "DataAudits", "DataSnapshot", "ICUSource", "LocaleModel", "LocaleResolution", "CurrencyFormat",
            "CurrencyNames", "SnapshotSupport", "TestSupport", argumentParser)
    ],
    "Tests/Conformance": [
        program(
            "icu-differential", in: "ICUDifferential", "CICU", "CurrencyCore", "CurrencyEngine", "CurrencyFormat",
            "LocaleMatching", "NumberSkeletons", "PriceSamples", "ICUSource", "LocaleModel", "LocaleResolution",
            "DataSnapshot", "TableEmitter", "TestSupport", argumentParser)
    ],
    "Tests": [
        // Small snapshots and the schemas of reports, for the tests of audits, explanations and the page.
        module("SnapshotSupport", "DataSnapshot", "LocaleModel", "LocaleResolution", "TestSupport"),
        // Reads the same texts through all surfaces.
        tests(
            "Promise", of: [], "CCurrencyFormat", "CommandSupport", "currency", "CurrencyColumns", "CurrencyFormatC",
            "CurrencyFoundation", "CurrencyObjects", "FieldEngine", "TestSupport", "AmountSearch", "CurrencyParsing",
            argumentParser, leavingOut: "texts.tsv"),
        // Answers the requests of test suites.
        program(
            "currency-executor", "AmountSearch", "CommandSupport", "CurrencyEngine", "CurrencyFormat",
            "CurrencyNames", "CurrencyParsing", "CurrencyWords", "FieldEngine", "FieldFormats", "LocaleMatching",
            "NumberSkeletons", "NumberWords", "PackedTables", "PaymentServices", "PriceSamples", argumentParser),
    ],
])

// The parts of the generator without C libraries. They pack tables, cut slices from the bundled tables, and add them to
// modules. SliceRecords, which records the texts of slices for the commands of packages that have slices, is separate
// from the tool that cuts slices, which must build quickly.
let slices = placed([
    "Sources/Generator": [
        module("TableWriter", "PackedTables"),
        module("TableSlices", "PackedTables", "TableWriter"),
        module("SliceRecords", "TableSlices", "TableWriter", "PackedTables", "CurrencyEngine"),
        program("currency-tables", "TableSlices"),
        program("currency-record", "SliceRecords", "TableSlices"),
    ],
    "Tests/Generator": [
        tests("TableSlices", "CurrencyNames", "CurrencyParsing"),
        tests("SliceRecords", "CurrencyFormat", "CurrencyNames"),
    ],
])

func command(_ name: String, _ verb: String, _ description: String, writes reason: String? = nil) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: description),
            permissions: reason.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
        dependencies: ["currency-record"])
}

let plugins: [Target] = [
    .plugin(name: "CurrencyTablesPlugin", capability: .buildTool(), dependencies: ["currency-tables"]),
    command(
        "RegenerateCurrencyTables", "regenerate-currency-tables",
        "Record what the package's slices write, and rewrite the slices that are committed.",
        writes: "The records of slices stand beside their requests."),
    command(
        "AuditCurrencyTables", "audit-currency-tables", "List what the package's slices no longer write as recorded."),
    command("DiffCurrencyTables", "diff-currency-tables", "List the differences between two records of slices."),
]

let libraryTests = placed([
    "Tests": [
        // Code that tests share; it is in no product.
        module("TestSupport"),
        module("CurrencyLaws", "CurrencyFormat", "TestSupport", "AmountSearch", "CurrencyParsing"),
        module("FieldLaws", "FieldEngine", "TestSupport", "CurrencyParsing"),
        // The files in Lines do not compile, because the target tests the compiler's messages.
        tests(
            "Diagnostics", of: [], "CurrencyFormat", "CurrencyFoundation", "CurrencyParsing", "TestSupport",
            leavingOut: "Lines"),
        // The examples are exact copies from the documentation, so warnings are allowed.
        tests(
            "Documentation", of: [], "AmountSearch", "CurrencyAlignment", "CurrencyColumns", "CurrencyExchange",
            "CurrencyText", "CurrencyWords", "CustomCurrencies", "FormattedNumbers", "LocaleMatching",
            "MessageFunctions", "PaymentServices", "PriceLabels", "PriceSamples", leavingOut: "replaced-names.tsv",
            settings: []),
    ],
    "Tests/Runtime": [
        tests("LDMLSyntax"),
        tests("PackedTables", "TableWriter", "TestSupport", "CurrencyParsing"),
        tests("CurrencyCore", "CurrencyFormat", "TestSupport"),
        tests("CurrencyEngine", "CurrencyLaws", "CurrencyNames", leavingOut: "Plan/resolved-options.tsv"),
        tests("CurrencyFormat", "TestSupport", "CurrencyParsing"),
        tests(
            "CurrencyNames", "TableWriter", "TestSupport", "AmountSearch", "CurrencyParsing",
            leavingOut: "Statements/statements.tsv"),
        tests("CurrencyParsing", "CurrencyLaws", "CurrencyNames"),
        tests("CurrencyColumns", "CurrencyParsing"),
        tests("FieldEngine", "FieldFormats", "FieldLaws", "CurrencyNames"),
    ],
    "Tests/Extras": [
        tests("LocaleMatching", "CurrencyFormat", "TestSupport"),
        tests(
            "CurrencyAlignment", "CurrencyFormat", "TestSupport", leavingOut: "Width/measured.tsv",
            "Column/reordered.tsv"),
        tests("CurrencyExchange", "TestSupport"),
        tests("PaymentServices", "TestSupport"),
        tests("CustomCurrencies", "CurrencyFoundation", "CurrencyNames", "PriceLabels"),
        tests("PriceLabels", "CurrencyFoundation", "CurrencyNames", "TestSupport", leavingOut: "per-unit.tsv"),
        tests("PriceSamples", "CurrencyNames", "TestSupport", leavingOut: "stores.tsv"),
        tests("NumberWords", "TestSupport", leavingOut: "spelled.tsv"),
        tests("CurrencyWords"),
        tests("MessageFunctions", "CurrencyNames", "TestSupport", leavingOut: "cases.jsonl"),
        tests("NumberSkeletons", "CurrencyFormat"),
        tests("CurrencyFormatTesting", "CurrencyFormat", leavingOut: "golden.tsv"),
    ],
    "Tests/Foundation": [
        tests("CurrencyFoundation", "CurrencyObjects", "CurrencyNames", "TestSupport", leavingOut: "styles.tsv")
    ],
    "Tests/Compatibility": [
        tests("FormattedNumbers", "TestSupport", leavingOut: "cutoff-texts.tsv"),
        tests("FieldFormats", "FieldLaws"),
        // The tests use all published names, including misspelt ones, which are deprecated.
        tests(
            "CurrencyText", "FieldFormats", "TestSupport",
            leavingOut: "Facts/ledger.json", "Names/published-names.json",
            settings: strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    ],
    // Programs that compare millions of texts.
    "Tests/Conformance": [
        program(
            "round-trip", in: "RoundTrip", "CurrencyFormat", "CurrencyLaws", "CurrencyNames", "TestSupport",
            "CurrencyParsing", leavingOut: "ambiguities.tsv"),
        program("slices", in: "Slices", "TableSlices", "CurrencyFormat", "CurrencyNames", leavingOut: "left-out.tsv"),
        program("golden", in: "Golden", "CurrencyFormat", leavingOut: "golden.tsv"),
        program("threads", in: "Threads", "CurrencyNames", "CurrencyParsing"),
        program("field-laws", in: "FieldLaws", "FieldLaws", "FieldEngine", "CurrencyFormat", "TestSupport"),
    ],
    // Some examples are also packages, as users would write them.
    "Examples": [
        program("amounts", in: "Amounts", "CurrencyParsing", leavingOut: "README.md", "lines.txt"),
        program("receipts", in: "Receipts", "CurrencyAlignment", "CurrencyFormat", leavingOut: "README.md"),
        program("statements", in: "Statements/Sources/statements", "CurrencyAlignment", "CurrencyParsing"),
        program("cart", in: "Cart/Sources/cart", "CurrencyExchange", "CurrencyFormat"),
        program("correction", in: "Correction/Sources/correction", "CurrencyParsing"),
        program("view-model", in: "ViewModel", "CurrencyFoundation", leavingOut: "README.md"),
        program("terminal-field", in: "TerminalField", "FieldEngine", "CurrencyFormat"),
    ],
])

let benchmarkTargets: [Target] = [
    .executableTarget(
        name: "FormattingBenchmarks",
        dependencies: [
            "CurrencyFormat", "CurrencyColumns", "CurrencyFoundation", "CurrencyWords", "FieldEngine", "CICU",
            "CurrencyParsing", "NumberWords", .product(name: "Benchmark", package: "benchmark"),
        ],
        path: "Benchmarks/Formatting", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
]

// Stand-ins for Apple's UI frameworks, and the tests of the text fields.
let stubs = placed([
    "Support/Stubs": [
        module("UIKit"), module("Combine"), module("SwiftUI", "UIKit", "Combine"), module("AppKit", "UIKit"),
        // Overlays for Testing, which the toolchain for Linux lacks.
        module("_Testing_UIKit", "UIKit"), module("_Testing_AppKit", "AppKit"),
    ],
    "Tests/Compatibility": [
        tests("Adapter", of: ["CurrencyTextSwiftUI", "CurrencyTextAppKit", "_Testing_UIKit", "_Testing_AppKit"])
    ],
])

let pluginProducts = plugins.map { Product.plugin(name: $0.name, targets: [$0.name]) }
let stubProducts = ["UIKit", "Combine", "SwiftUI", "AppKit"].map { name in
    Product.library(name: name, targets: stubs.map(\.name).filter { $0 == name || $0 == "_Testing_\(name)" })
}
let textFields = ["CurrencyTextUIKit", "CurrencyTextSwiftUI", "CurrencyTextAppKit"]
let internalModules = [
    "LDMLSyntax", "PackedTables", "CurrencyCore", "NumberRuleTables", "NumberSpelling", "CCurrencyFormat",
    "CurrencyFormatC",
]
let libraryProducts = libraries.map(\.name).filter { name in
    !internalModules.contains(name) && (hasTextFields || !textFields.contains(name))
}

let package = Package(
    name: "swift-currency-format",
    platforms: [.macOS(benchmarks ? .v13 : .v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
    products: libraryProducts.map { .library(name: $0, targets: [$0]) } + [
        // For C programs; no Swift program imports them.
        .library(name: "CurrencyFormatC", type: .dynamic, targets: ["CurrencyFormatC"]),
        .library(name: "CurrencyFormatCStatic", type: .static, targets: ["CurrencyFormatC"]),
    ] + (hasStubs ? stubProducts : hasPlugins ? pluginProducts : []),
    dependencies: (runtimeOnly ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")])
        + (benchmarks ? [.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: [])] : []),
    targets: hasStubs
        ? libraries + libraryTests.filter { $0.type != .test && $0.name != "slices" } + stubs
        : libraries + slices + (hasPlugins ? plugins : []) + libraryTests
            + (runtimeOnly ? [] : commandsAndGenerator) + (benchmarks ? benchmarkTargets : []),
    swiftLanguageModes: [.v6]
)

// CURRENCY_FORMAT_DEBUG selects how the scripts compile debug builds:
//
//     whole        each module as a whole and by one job, which makes a clean build a third faster
//     optimized    the same with optimization and assertions, so that programs that compare millions of texts and tests
//                  that import whole publications need no release build. Tests themselves run once and are not
//                  optimized.
//
// SwiftPM allows such flags only in a root package.
let debugBuild = Context.environment["CURRENCY_FORMAT_DEBUG"]
if debugBuild == "whole" || debugBuild == "optimized" {
    for target in package.targets where ![.plugin, .system].contains(target.type) {
        var flags = ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"]
        if debugBuild == "optimized", target.type != .test { flags += ["-O", "-assert-config", "Debug"] }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}

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

/// A target that is still to be put into a folder.
typealias Unplaced = (_ folder: String) -> Target

/// A module in the folder of its name.
func module(_ name: String, _ uses: Target.Dependency..., leavingOut: String...) -> Unplaced {
    {
        .target(
            name: name, dependencies: uses, path: "\($0)/\(name)", exclude: leavingOut, swiftSettings: strict)
    }
}

/// The tests of a module, or of several, in the folder of their name. They use what these imply, too.
func tests(_ name: String, of modules: [Target.Dependency]? = nil, _ uses: Target.Dependency..., leavingOut: String...)
    -> Unplaced
{
    {
        .testTarget(
            name: name + "Tests", dependencies: (modules ?? [.target(name: name)]) + uses, path: "\($0)/\(name)Tests",
            exclude: leavingOut, swiftSettings: strict)
    }
}

func program(_ name: String, in folder: String, _ uses: Target.Dependency..., leavingOut: String...) -> Target {
    .executableTarget(name: name, dependencies: uses, path: folder, exclude: leavingOut, swiftSettings: strict)
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

// MARK: Libraries

let runtime: [Target] = [
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
].map { $0("Sources/Runtime") }

let extras: [Target] = [
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
].map { $0("Sources/Extras") }

let foundation: [Target] = [
    // FoundationEssentials: Decimal, FormatStyle. It does not depend on CurrencyNames; a program that wants names
    // imports them and passes them.
    module(
        "CurrencyFoundation", "CurrencyParsing", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "NumberSkeletons"),
    module("CurrencyObjects", "CurrencyFoundation"),
].map { $0("Sources/Foundation") }

/// A module of text fields. The stand-ins of the frameworks are its dependencies where they are built.
func textField(_ name: String, on frameworks: [String], _ uses: Target.Dependency...) -> Unplaced {
    let stubs = hasStubs ? frameworks.map { Target.Dependency.target(name: $0) } : []
    return {
        .target(name: name, dependencies: uses + stubs, path: "\($0)/\(name)", swiftSettings: strict)
    }
}

let compatibility: [Target] = [
    module("FieldFormats", "FieldEngine"),
    module("CurrencyText", "CurrencyObjects", "CurrencyFoundation", "FieldEngine", "CurrencyCore"),
    textField("CurrencyTextUIKit", on: ["UIKit"], "CurrencyText", "FieldEngine", "FieldFormats"),
    textField(
        "CurrencyTextSwiftUI", on: ["UIKit", "SwiftUI"], "CurrencyText", "CurrencyTextUIKit", "FieldEngine",
        "FieldFormats"),
    textField("CurrencyTextAppKit", on: ["AppKit"], "CurrencyText", "FieldEngine", "FieldFormats"),
    // The public API of FormattedNumbers. It uses Foundation's locales, which static programs on Linux have only with
    // all of Foundation.
    module("FormattedNumbers", "CurrencyFoundation", "CurrencyObjects", "LDMLSyntax"),
].map { $0("Sources/Compatibility") }

// The functions of currency_format.h, for C and languages that call C.
let bindings: [Target] = [
    .target(name: "CCurrencyFormat", path: "Sources/Bindings/CCurrencyFormat", publicHeadersPath: "."),
    module("CurrencyFormatC", "CurrencyColumns", "CurrencyParsing", "CurrencyFormat", "CCurrencyFormat")(
        "Sources/Bindings"),
]

let libraries = runtime + extras + foundation + compatibility + bindings

// MARK: Commands and the generator

// The command line for everybody, and the code that it shares with the generator's command line.
let commands = [
    module("CommandSupport", "AmountSearch", "CurrencyReader", "CurrencyEngine", "LDMLSyntax", argumentParser)(
        "Sources/Commands"),
    program(
        "currency", in: "Sources/Commands/currency", "AmountSearch", "CommandSupport", "CurrencyEngine",
        "CurrencyFormat", "CurrencyNames", "CurrencyParsing", "PackedTables", "PriceSamples", argumentParser),
]

func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/Generator/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func cModule(_ name: String, _ library: Target.Dependency) -> Target {
    .target(name: name, dependencies: [library], path: "Sources/Generator/\(name)")
}

let cLibraries = [
    systemLibrary("SystemICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    systemLibrary("SystemLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    systemLibrary("SystemCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
    cModule("CICU", "SystemICU"),
    cModule("CLibXML2", "SystemLibXML2"),
]

let generatorModules: [Target] = [
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
        "DataAudits", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine", "LDMLSyntax",
        "CommandSupport"),
    // Explains the origin of each part of an amount. The readers give the places of values in their files.
    module(
        "DataExplanations", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine",
        "ICUSource", "CLDRJSONSource", "LDMLSource", "ISO4217Source", "NumberRuleTables", "NumberSpelling",
        "PackedTables", "LDMLSyntax", "CommandSupport"),
    module(
        "DataPage", "LocaleModel", "LocaleResolution", "DataSnapshot", "DataAudits", "CurrencyEngine",
        "CommandSupport", leavingOut: "Assets"),
].map { $0("Sources/Generator") }

let generator =
    cLibraries + generatorModules + [
        program(
            "currency-data", in: "Sources/Generator/currency-data", "LocaleModel", "CICU", "ICUSource",
            "CLDRJSONSource", "LDMLSource", "ISO4217Source", "LocaleResolution", "DataSnapshot", "DataAudits",
            "DataExplanations", "DataPage", "TableEmitter", "PackedTables", "CurrencyEngine", "CommandSupport",
            "TableSlices", argumentParser,
            // Apple's platforms use CryptoKit.
            .target(name: "SystemCrypto", condition: .when(platforms: [.linux, .windows, .android])))
    ]

// The parts of the generator without C libraries. They pack tables, cut slices from the bundled tables, and add them to
// modules. SliceRecords, which records the texts of slices for the commands of packages that have slices, is separate
// from the tool that cuts slices, which must build quickly.
let slices =
    [
        module("TableWriter", "PackedTables"),
        module("TableSlices", "PackedTables", "TableWriter"),
        module("SliceRecords", "TableSlices", "TableWriter", "PackedTables", "CurrencyEngine"),
    ].map { $0("Sources/Generator") } + [
        program("currency-tables", in: "Sources/Generator/currency-tables", "TableSlices"),
        program("currency-record", in: "Sources/Generator/currency-record", "SliceRecords", "TableSlices"),
    ]

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

// MARK: Tests and examples

// Code that tests share; it is in no product.
let sharedByTests: [Target] = [
    module("TestSupport"),
    module("CurrencyLaws", "CurrencyFormat", "TestSupport", "AmountSearch", "CurrencyParsing"),
    module("FieldLaws", "FieldEngine", "TestSupport", "CurrencyParsing"),
].map { $0("Tests") }

let runtimeTests: [Target] = [
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
].map { $0("Tests/Runtime") }

let extrasTests: [Target] = [
    tests("LocaleMatching", "CurrencyFormat", "TestSupport"),
    tests(
        "CurrencyAlignment", "CurrencyFormat", "TestSupport", leavingOut: "Width/measured.tsv", "Column/reordered.tsv"),
    tests("CurrencyExchange", "TestSupport"),
    tests("PaymentServices", "TestSupport"),
    tests("CustomCurrencies", "CurrencyNames", "PriceLabels"),
    tests("PriceLabels", "CurrencyFoundation", "CurrencyNames", "TestSupport", leavingOut: "per-unit.tsv"),
    tests("PriceSamples", "CurrencyNames", "TestSupport", leavingOut: "stores.tsv"),
    tests("NumberWords", "TestSupport", leavingOut: "spelled.tsv"),
    tests("CurrencyWords"),
    tests("MessageFunctions", "CurrencyNames", "TestSupport", leavingOut: "cases.jsonl"),
    tests("NumberSkeletons", "CurrencyFormat"),
    tests("CurrencyFormatTesting", "CurrencyFormat", leavingOut: "golden.tsv"),
].map { $0("Tests/Extras") }

let foundationTests = tests(
    "CurrencyFoundation", "CurrencyObjects", "CurrencyNames", "TestSupport", leavingOut: "styles.tsv")(
        "Tests/Foundation")

let compatibilityTests: [Target] =
    [
        tests("FormattedNumbers", "TestSupport", leavingOut: "cutoff-texts.tsv"),
        tests("FieldFormats", "FieldLaws"),
    ].map { $0("Tests/Compatibility") } + [
        // The tests use all published names, including misspelt ones, which are deprecated.
        .testTarget(
            name: "CurrencyTextTests", dependencies: ["CurrencyText", "FieldFormats", "TestSupport"],
            path: "Tests/Compatibility/CurrencyTextTests",
            exclude: ["Facts/ledger.json", "Names/published-names.json"],
            swiftSettings: strict + [.treatWarning("DeprecatedDeclaration", as: .warning)])
    ]

let documentationTests: [Target] = [
    // The files in Lines do not compile, because the target tests the compiler's messages.
    tests(
        "Diagnostics", of: [], "CurrencyFormat", "CurrencyFoundation", "CurrencyParsing", "TestSupport",
        leavingOut: "Lines")("Tests"),
    // The examples are exact copies from the documentation, so warnings are allowed.
    .testTarget(
        name: "DocumentationTests",
        dependencies: [
            "AmountSearch", "CurrencyAlignment", "CurrencyColumns", "CurrencyExchange", "CurrencyText",
            "CurrencyWords", "CustomCurrencies", "FormattedNumbers", "LocaleMatching", "MessageFunctions",
            "PaymentServices", "PriceLabels", "PriceSamples",
        ], exclude: ["replaced-names.tsv"]),
]

// Programs that compare millions of texts, and examples. Some examples are also packages, as users would write them.
let programs = [
    program(
        "round-trip", in: "Tests/Conformance/RoundTrip", "CurrencyFormat", "CurrencyLaws", "CurrencyNames",
        "TestSupport", "CurrencyParsing", leavingOut: "ambiguities.tsv"),
    program(
        "slices", in: "Tests/Conformance/Slices", "TableSlices", "CurrencyFormat", "CurrencyNames",
        leavingOut: "left-out.tsv"),
    program("golden", in: "Tests/Conformance/Golden", "CurrencyFormat", leavingOut: "golden.tsv"),
    program("threads", in: "Tests/Conformance/Threads", "CurrencyNames", "CurrencyParsing"),
    program(
        "field-laws", in: "Tests/Conformance/FieldLaws", "FieldLaws", "FieldEngine", "CurrencyFormat", "TestSupport"),
    program("amounts", in: "Examples/Amounts", "CurrencyParsing", leavingOut: "README.md", "lines.txt"),
    program("receipts", in: "Examples/Receipts", "CurrencyAlignment", "CurrencyFormat", leavingOut: "README.md"),
    program("statements", in: "Examples/Statements/Sources/statements", "CurrencyAlignment", "CurrencyParsing"),
    program("cart", in: "Examples/Cart/Sources/cart", "CurrencyExchange", "CurrencyFormat"),
    program("correction", in: "Examples/Correction/Sources/correction", "CurrencyParsing"),
    program("view-model", in: "Examples/ViewModel", "CurrencyFoundation", leavingOut: "README.md"),
    program("terminal-field", in: "Examples/TerminalField", "FieldEngine", "CurrencyFormat"),
]

let libraryTests =
    sharedByTests + runtimeTests + extrasTests + [foundationTests] + compatibilityTests + documentationTests + programs

let sliceTests: [Target] = [
    tests("TableSlices", "CurrencyNames", "CurrencyParsing"),
    tests("SliceRecords", "CurrencyFormat", "CurrencyNames"),
].map { $0("Tests/Generator") }

let generatorTests: [Target] =
    [
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
    ].map { $0("Tests/Generator") } + [
        // Small snapshots and the schemas of reports, for the tests of audits, explanations and the page.
        module("SnapshotSupport", "DataSnapshot", "LocaleModel", "LocaleResolution", "TestSupport")("Tests"),
        tests(
            "Command", of: [], "CommandSupport", "currency", "currency-data", "currency-executor", "currency-tables",
            "DataAudits", "DataSnapshot", "ICUSource", "LocaleModel", "LocaleResolution", "CurrencyFormat",
            "CurrencyNames", "SnapshotSupport", "TestSupport", argumentParser)("Tests/Commands"),
        // Reads the same texts through all surfaces.
        tests(
            "Promise", of: [], "CCurrencyFormat", "CommandSupport", "currency", "CurrencyColumns", "CurrencyFormatC",
            "CurrencyFoundation", "CurrencyObjects", "FieldEngine", "TestSupport", "AmountSearch", "CurrencyParsing",
            argumentParser, leavingOut: "texts.tsv")("Tests"),
        // Answers the requests of test suites.
        program(
            "currency-executor", in: "Tests/currency-executor", "AmountSearch", "CommandSupport", "CurrencyEngine",
            "CurrencyFormat", "CurrencyNames", "CurrencyParsing", "CurrencyWords", "FieldEngine", "FieldFormats",
            "LocaleMatching", "NumberSkeletons", "NumberWords", "PackedTables", "PaymentServices", "PriceSamples",
            argumentParser),
        program(
            "icu-differential", in: "Tests/Conformance/ICUDifferential", "CICU", "CurrencyCore", "CurrencyEngine",
            "CurrencyFormat", "LocaleMatching", "NumberSkeletons", "PriceSamples", "ICUSource", "LocaleModel",
            "LocaleResolution", "DataSnapshot", "TableEmitter", "TestSupport", argumentParser),
    ]

let benchmarkTargets: [Target] = [
    .executableTarget(
        name: "FormattingBenchmarks",
        dependencies: [
            "CurrencyFormat", "CurrencyColumns", "CurrencyFoundation", "CurrencyWords", "FieldEngine", "CICU",
            "CurrencyParsing", "NumberWords",
            .product(name: "Benchmark", package: "benchmark"),
        ],
        path: "Benchmarks/Formatting", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
]

// MARK: Stand-ins for Apple's UI frameworks

let stubs: [Target] = [
    module("UIKit"), module("Combine"), module("SwiftUI", "UIKit", "Combine"), module("AppKit", "UIKit"),
    // Overlays for Testing, which the toolchain for Linux lacks.
    module("_Testing_UIKit", "UIKit"), module("_Testing_AppKit", "AppKit"),
].map { $0("Support/Stubs") }

let textFields = ["CurrencyTextUIKit", "CurrencyTextSwiftUI", "CurrencyTextAppKit"]

let stubTargets =
    stubs + [
        tests("Adapter", of: (textFields + stubs.map(\.name)).map { .target(name: $0) })("Tests/Compatibility")
    ]

// MARK: Package

let pluginProducts = plugins.map { Product.plugin(name: $0.name, targets: [$0.name]) }
let stubProducts = ["UIKit", "Combine", "SwiftUI", "AppKit"].map { name in
    Product.library(name: name, targets: stubs.map(\.name).filter { $0 == name || $0 == "_Testing_\(name)" })
}
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
        ? libraries + (sharedByTests + programs).filter { $0.name != "slices" } + stubTargets
        : libraries + slices + sliceTests + (hasPlugins ? plugins : []) + libraryTests
            + (runtimeOnly ? [] : commands + generator + generatorTests) + (benchmarks ? benchmarkTargets : []),
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

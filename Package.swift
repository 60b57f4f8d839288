// swift-tools-version: 6.2

// Three layers, each a folder of Sources: the runtime, which needs only the standard library; the adapters, which
// connect it to Foundation, to Apple's frameworks and to a command line; and the generator, which needs libicu, libxml2
// and libcrypto. CURRENCY_FORMAT_RUNTIME_ONLY=1 in the environment leaves out the generator and the command lines.

import PackageDescription

// Whether another package depends on this one. SwiftPM and Xcode then keep it in a folder `checkouts`, and before that
// read its manifest as if it were at the root of the file system. Dependents get only the runtime and the plugins, so
// that they fetch no other package, even with a resolver that does not prune unused dependencies. Traits cannot do
// this: they guard the dependencies of targets, not targets, so a target whose dependency is off would be compiled
// without it.
let folders = Context.packageDirectory.split { $0 == "/" || $0 == "\\" }
let isDependency = folders.isEmpty || folders.dropLast().last == "checkouts"

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// CURRENCY_UI_STUBS=1 adds stand-ins for Apple's UI frameworks, so that the adapters compile and run on Linux; other
// platforms use Apple's. Build with a separate scratch path, because `canImport` finds modules of earlier builds. Only
// the adapters' tests are then built. The program that compares slices is left out.
#if os(Linux)
    let hasStubs = Context.environment["CURRENCY_UI_STUBS"] == "1"
    let hasAdapters = hasStubs
#else
    let hasStubs = false
    let hasAdapters = true
#endif

let adapters = ["CurrencyTextUIKit", "CurrencyTextSwiftUI", "CurrencyTextAppKit"]
let stubProducts = [
    (name: "UIKit", modules: ["UIKit", "_Testing_UIKit"]), (name: "Combine", modules: ["Combine"]),
    (name: "SwiftUI", modules: ["SwiftUI"]), (name: "AppKit", modules: ["AppKit", "_Testing_AppKit"]),
]

func stubs(_ names: [String]) -> [Target.Dependency] {
    hasStubs ? names.map { .target(name: $0) } : []
}

func worksWithStubs(_ target: Target) -> Bool {
    target.type != .test && target.name != "slices"
}

let stubTargets: [Target] = [
    .target(name: "UIKit", path: "Support/Stubs/UIKit", swiftSettings: strict),
    .target(name: "Combine", path: "Support/Stubs/Combine", swiftSettings: strict),
    .target(
        name: "SwiftUI", dependencies: ["UIKit", "Combine"], path: "Support/Stubs/SwiftUI", swiftSettings: strict),
    .target(name: "AppKit", dependencies: ["UIKit"], path: "Support/Stubs/AppKit", swiftSettings: strict),
    // Overlays for Testing, which the toolchain for Linux lacks.
    .target(
        name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Support/Stubs/_Testing_UIKit", swiftSettings: strict),
    .target(
        name: "_Testing_AppKit", dependencies: ["AppKit"], path: "Support/Stubs/_Testing_AppKit", swiftSettings: strict),
    .testTarget(
        name: "AdapterTests",
        dependencies: (adapters + stubProducts.flatMap(\.modules)).map { .target(name: $0) }, swiftSettings: strict),
]

func layer(
    _ layer: String, _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)", exclude: exclude,
        swiftSettings: strict)
}

func runtime(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    layer("Runtime", name, dependencies)
}

func adapter(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    layer("Adapters", name, dependencies)
}

func generator(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    layer("Generator", name, dependencies, exclude: exclude)
}

// For C programs; no Swift program imports it.
func cLibrary(_ name: String, _ type: Product.Library.LibraryType) -> Product {
    .library(name: name, type: type, targets: ["CurrencyFormatC"])
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let runtimeTargets: [Target] = [
    // The grammars of LDML.
    runtime("LDMLSyntax"),
    // Reads packed tables.
    runtime("PackedTables", ["LDMLSyntax"]),
    // Decimals, money, identifiers, facts about currencies.
    runtime("CurrencyCore", ["PackedTables"]),
    // Styles and plans, for tables that the caller passes.
    runtime("CurrencyEngine", ["CurrencyCore", "PackedTables", "LDMLSyntax"]),
    // The bundled tables, and the enums of their locales and currencies.
    runtime("CurrencyFormat", ["CurrencyEngine", "CurrencyCore", "PackedTables"]),
    // Parses amounts, as plans format them and as people write them, for tables that the caller passes.
    runtime("CurrencyReader", ["CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"]),
    // The same for the bundled tables.
    runtime("CurrencyParsing", ["CurrencyReader", "CurrencyFormat", "CurrencyCore"]),
    // Finds amounts in running text.
    runtime("AmountSearch", ["CurrencyReader", "CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"]),
    // The bundled names of currencies.
    runtime("CurrencyNames", ["CurrencyEngine"]),
    // Chooses the supported locale that suits a reader best.
    runtime("LocaleMatching", ["CurrencyCore", "PackedTables"]),
    // Formats and parses many amounts in one buffer.
    runtime("CurrencyColumns", ["CurrencyReader", "CurrencyEngine", "CurrencyCore"]),
    // Aligns amounts in columns, for terminals, Markdown and HTML.
    runtime("CurrencyAlignment", ["CurrencyEngine", "CurrencyCore"]),
    // Exchange rates as exact fractions, and amounts in several currencies.
    runtime("CurrencyExchange", ["CurrencyFormat"]),
    // Minor units as payment services define them.
    runtime("PaymentServices", ["CurrencyFormat"]),
    // The image of rules for numbers in words, which the generator writes and NumberWords reads.
    runtime("NumberRuleTables", ["PackedTables"]),
    // Numbers in words.
    runtime("NumberWords", ["NumberRuleTables", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"]),
    // Amounts in words.
    runtime(
        "CurrencyWords",
        ["NumberWords", "CurrencyNames", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"]),
    // Prices with units or currency codes.
    runtime("PriceLabels", ["CurrencyFormat", "CurrencyEngine", "CurrencyCore"]),
    // MessageFormat 2's functions for numbers.
    runtime("MessageFunctions", ["CurrencyFormat", "CurrencyEngine"]),
    // ICU's number skeletons, read and written.
    runtime("NumberSkeletons", ["CurrencyEngine", "LDMLSyntax"]),
    // Currencies that are not in the tables.
    runtime(
        "CustomCurrencies", ["CurrencyReader", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"]),
    // Styles that imitate a formatted price.
    runtime("PriceSamples", ["CurrencyFormat", "CurrencyReader", "LocaleMatching", "PackedTables", "LDMLSyntax"]),
    // Edits text fields.
    runtime("FieldEngine", ["CurrencyReader", "CurrencyEngine"]),
    // Formats for fields without amounts: bank cards, telephone numbers.
    runtime("FieldFormats", ["FieldEngine"]),
]

let adapterTargets: [Target] = [
    // FoundationEssentials: Decimal, FormatStyle. No adapter may depend on CurrencyNames; a program that wants names
    // imports it and passes them.
    adapter(
        "CurrencyFoundation",
        ["CurrencyParsing", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "NumberSkeletons"]),
    // All of Foundation, including its ICU: Formatter, NSNumber.
    adapter("CurrencyObjects", ["CurrencyFoundation"]),
    // Compares formatted amounts in tests.
    adapter("CurrencyFormatTesting"),
    // The public API of CurrencyText.
    adapter(
        "CurrencyText",
        [
            "CurrencyObjects", "CurrencyFoundation", "FieldEngine", "CurrencyCore",
        ]),
    // The public API of FormattedNumbers. It uses Foundation's locales, which static programs on Linux have only with
    // all of Foundation.
    adapter("FormattedNumbers", ["CurrencyFoundation", "CurrencyObjects", "LDMLSyntax"]),
    // The functions of currency_format.h, for C and languages that call C.
    .target(name: "CCurrencyFormat", path: "Sources/Adapters/CCurrencyFormat", publicHeadersPath: "."),
    adapter("CurrencyFormatC", ["CurrencyColumns", "CurrencyParsing", "CurrencyFormat", "CCurrencyFormat"]),
    // Text fields for Apple's frameworks.
    adapter("CurrencyTextUIKit", ["CurrencyText", "FieldEngine", "FieldFormats"] + stubs(["UIKit"])),
    adapter(
        "CurrencyTextSwiftUI",
        ["CurrencyText", "CurrencyTextUIKit", "FieldEngine", "FieldFormats"] + stubs(["UIKit", "SwiftUI"])),
    adapter("CurrencyTextAppKit", ["CurrencyText", "FieldEngine", "FieldFormats"] + stubs(["AppKit"])),
]

// The command line for everybody, and the code that it shares with the generator's command line.
let commandTargets: [Target] = [
    // Runs work on all processors.
    adapter("ConcurrentWork"),
    // Formats texts in reports, for terminals and as JSON.
    adapter("ReportFormats", ["LDMLSyntax"]),
    adapter("CommandSupport", ["AmountSearch", "CurrencyReader", "CurrencyEngine", "ReportFormats", argumentParser]),
    .executableTarget(
        name: "currency",
        dependencies: [
            "AmountSearch", "CommandSupport", "ConcurrentWork", "CurrencyEngine", "CurrencyFormat", "CurrencyNames",
            "CurrencyParsing", "PackedTables", "PriceSamples", "ReportFormats", argumentParser,
        ], path: "Sources/Adapters/currency", swiftSettings: strict),
]

let generatorTargets: [Target] = [
    .systemLibrary(
        name: "SystemICU", path: "Sources/Generator/SystemICU", pkgConfig: "icu-i18n",
        providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
        name: "SystemLibXML2", path: "Sources/Generator/SystemLibXML2", pkgConfig: "libxml-2.0",
        providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
        name: "SystemCrypto", path: "Sources/Generator/SystemCrypto", pkgConfig: "libcrypto",
        providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .target(name: "CICU", dependencies: ["SystemICU"], path: "Sources/Generator/CICU"),
    .target(name: "CLibXML2", dependencies: ["SystemLibXML2"], path: "Sources/Generator/CLibXML2"),
    // Upstream's data about locales and currencies, and the code that all readers share.
    generator("LocaleModel"),
    // Readers: ICU's data, XML, ISO 4217's lists, CLDR's XML, CLDR's JSON.
    generator("ICUSource", ["LocaleModel", "CICU"]),
    generator("MarkupDocument", ["LocaleModel", "CLibXML2"]),
    generator("ISO4217Source", ["LocaleModel", "MarkupDocument"]),
    generator("LDMLSource", ["LocaleModel", "MarkupDocument"]),
    generator("CLDRJSONSource", ["LocaleModel"]),
    // Inheritance of values between locales.
    generator("LocaleResolution", ["LocaleModel"]),
    // The files of Data/Snapshot.
    generator("DataSnapshot", ["LocaleModel"]),
    // Writes Swift files and packed tables from a snapshot.
    generator(
        "TableEmitter",
        [
            "LocaleModel", "LocaleResolution", "DataSnapshot", "PackedTables", "NumberRuleTables", "TableWriter",
            "LDMLSyntax",
        ]),
    // Compares the data with upstream, with other engines and with older data.
    generator(
        "DataAudits",
        [
            "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine", "LDMLSyntax",
            "ReportFormats",
        ]),
    // Explains the origin of each part of an amount. The readers give the places of values in their files.
    generator(
        "DataExplanations",
        [
            "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine", "ICUSource",
            "CLDRJSONSource", "LDMLSource", "ISO4217Source", "PackedTables", "LDMLSyntax", "ReportFormats",
        ]),
    // Shows a snapshot as one HTML page.
    generator(
        "DataPage",
        [
            "LocaleModel", "LocaleResolution", "DataSnapshot", "DataAudits", "CurrencyEngine", "ReportFormats",
            "ConcurrentWork",
        ],
        exclude: ["Assets"]),
    .executableTarget(
        name: "currency-data",
        dependencies: [
            "LocaleModel", "CICU", "ICUSource", "CLDRJSONSource", "LDMLSource", "ISO4217Source", "LocaleResolution",
            "DataSnapshot", "DataAudits", "DataExplanations", "DataPage", "TableEmitter", "PackedTables",
            "CurrencyEngine", "CommandSupport", "TableSlices",
            // Apple's platforms use CryptoKit.
            .target(name: "SystemCrypto", condition: .when(platforms: [.linux, .windows, .android])),
            argumentParser,
        ], path: "Sources/Generator/currency-data", swiftSettings: strict),
]

// The parts of the generator without C libraries. They pack tables, cut slices from the bundled tables, and add them to
// modules.
let sliceTargets: [Target] = [
    generator("TableWriter", ["PackedTables"]),
    generator("TableSlices", ["PackedTables", "TableWriter"]),
    .executableTarget(
        name: "currency-tables", dependencies: ["TableSlices"], path: "Sources/Generator/currency-tables",
        swiftSettings: strict),
    .plugin(name: "CurrencyTablesPlugin", capability: .buildTool(), dependencies: ["currency-tables"]),
    // Records the texts of slices, for the commands of packages that have slices. Separate from the tool that cuts
    // slices, which must build quickly.
    generator("SliceRecords", ["TableSlices", "TableWriter", "PackedTables", "CurrencyEngine"]),
    .executableTarget(
        name: "currency-record", dependencies: ["SliceRecords", "TableSlices"],
        path: "Sources/Generator/currency-record", swiftSettings: strict),
    .plugin(
        name: "RegenerateCurrencyTables",
        capability: .command(
            intent: .custom(
                verb: "regenerate-currency-tables",
                description: "Record what the slices of the package write, and write those anew that are committed."),
            permissions: [.writeToPackageDirectory(reason: "The records of slices stand beside their requests.")]),
        dependencies: ["currency-record"]),
    .plugin(
        name: "AuditCurrencyTables",
        capability: .command(
            intent: .custom(
                verb: "audit-currency-tables",
                description: "Say what the slices of the package write otherwise than their records.")),
        dependencies: ["currency-record"]),
    .plugin(
        name: "DiffCurrencyTables",
        capability: .command(
            intent: .custom(
                verb: "diff-currency-tables", description: "Say what differs between two records of slices.")),
        dependencies: ["currency-record"]),
]

// MARK: Tests and examples

let runtimeTests: [Target] = [
    // Code that tests share; it is in no product.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // The tests use all published names, including misspelt ones, which are deprecated.
    .testTarget(
        name: "CurrencyTextTests", dependencies: ["CurrencyText", "FieldFormats", "TestSupport"],
        exclude: ["Facts/ledger.json", "Names/published-names.json"],
        swiftSettings: strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
        name: "CurrencyFormatTestingTests", dependencies: ["CurrencyFormatTesting", "CurrencyFormat"],
        exclude: ["golden.tsv"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyFoundationTests",
        dependencies: ["CurrencyFoundation", "CurrencyObjects", "CurrencyNames", "NumberSkeletons", "TestSupport"],
        exclude: ["styles.tsv"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyColumnsTests", dependencies: ["CurrencyColumns", "CurrencyParsing"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyAlignmentTests", dependencies: ["CurrencyAlignment", "CurrencyFormat", "TestSupport"],
        exclude: ["Width/measured.tsv", "Column/reordered.tsv"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyExchangeTests", dependencies: ["CurrencyExchange", "TestSupport"],
        swiftSettings: strict),
    .testTarget(
        name: "PaymentServicesTests", dependencies: ["PaymentServices", "CurrencyFormat", "TestSupport"],
        swiftSettings: strict),
    .testTarget(
        name: "CustomCurrenciesTests", dependencies: ["CustomCurrencies", "CurrencyNames", "PriceLabels"],
        swiftSettings: strict),
    .testTarget(
        name: "PriceSamplesTests", dependencies: ["PriceSamples", "CurrencyNames", "TestSupport"],
        exclude: ["stores.tsv"],
        swiftSettings: strict),
    .testTarget(
        name: "PriceLabelsTests",
        dependencies: ["PriceLabels", "CurrencyFoundation", "CurrencyNames", "NumberSkeletons", "TestSupport"],
        exclude: ["per-unit.tsv"], swiftSettings: strict),
    .testTarget(
        name: "NumberWordsTests", dependencies: ["NumberWords", "TestSupport"], exclude: ["spelled.tsv"],
        swiftSettings: strict),
    .testTarget(name: "CurrencyWordsTests", dependencies: ["CurrencyWords"], swiftSettings: strict),
    .testTarget(
        name: "MessageFunctionsTests", dependencies: ["MessageFunctions", "CurrencyNames", "TestSupport"],
        exclude: ["cases.jsonl"], swiftSettings: strict),
    .testTarget(
        name: "NumberSkeletonsTests", dependencies: ["NumberSkeletons", "CurrencyFormat"], swiftSettings: strict),
    .testTarget(
        name: "LocaleMatchingTests", dependencies: ["LocaleMatching", "CurrencyFormat", "TestSupport"],
        swiftSettings: strict),
    .testTarget(name: "LDMLSyntaxTests", dependencies: ["LDMLSyntax"], swiftSettings: strict),
    .testTarget(
        name: "FormattedNumbersTests", dependencies: ["FormattedNumbers", "TestSupport"], exclude: ["cutoff-texts.tsv"],
        swiftSettings: strict),
    .executableTarget(
        name: "round-trip",
        dependencies: ["CurrencyFormat", "CurrencyLaws", "CurrencyNames", "TestSupport", "CurrencyParsing"],
        path: "Tests/Conformance/RoundTrip",
        exclude: ["ambiguities.tsv"],
        swiftSettings: strict),
    .executableTarget(
        name: "slices", dependencies: ["TableSlices", "CurrencyFormat", "CurrencyNames"],
        path: "Tests/Conformance/Slices", exclude: ["left-out.tsv"], swiftSettings: strict),
    .executableTarget(
        name: "golden", dependencies: ["CurrencyFormat"], path: "Tests/Conformance/Golden", exclude: ["golden.tsv"],
        swiftSettings: strict),
    .executableTarget(
        name: "threads", dependencies: ["CurrencyNames", "CurrencyParsing"], path: "Tests/Conformance/Threads",
        swiftSettings: strict),
    .executableTarget(
        name: "amounts", dependencies: ["CurrencyParsing"], path: "Examples/Amounts",
        exclude: ["README.md", "lines.txt"], swiftSettings: strict),
    .executableTarget(
        name: "receipts", dependencies: ["CurrencyAlignment", "CurrencyFormat"], path: "Examples/Receipts",
        exclude: ["README.md"], swiftSettings: strict),
    // These examples are also separate packages, as users would write them.
    .executableTarget(
        name: "statements", dependencies: ["CurrencyAlignment", "CurrencyParsing"],
        path: "Examples/Statements/Sources/statements", swiftSettings: strict),
    .executableTarget(
        name: "cart", dependencies: ["CurrencyExchange", "CurrencyFormat"], path: "Examples/Cart/Sources/cart",
        swiftSettings: strict),
    .executableTarget(
        name: "correction", dependencies: ["CurrencyParsing"],
        path: "Examples/Correction/Sources/correction",
        swiftSettings: strict),
    .executableTarget(
        name: "view-model", dependencies: ["CurrencyFoundation"], path: "Examples/ViewModel", exclude: ["README.md"],
        swiftSettings: strict),
    .executableTarget(
        name: "terminal-field", dependencies: ["FieldEngine", "CurrencyFormat"], path: "Examples/TerminalField",
        swiftSettings: strict),
    .testTarget(
        name: "FieldFormatsTests", dependencies: ["FieldFormats", "FieldEngine", "FieldLaws"], swiftSettings: strict),
    .testTarget(
        name: "FieldEngineTests",
        dependencies: [
            "FieldEngine", "FieldFormats", "FieldLaws", "CurrencyFormat", "CurrencyNames", "TestSupport",
            "CurrencyParsing",
        ],
        swiftSettings: strict),
    .target(
        name: "FieldLaws", dependencies: ["FieldEngine", "TestSupport", "CurrencyParsing"], path: "Tests/FieldLaws",
        swiftSettings: strict),
    .executableTarget(
        name: "field-laws", dependencies: ["FieldLaws", "FieldEngine", "CurrencyFormat", "TestSupport"],
        path: "Tests/Conformance/FieldLaws", swiftSettings: strict),
    .testTarget(
        name: "CurrencyNamesTests",
        dependencies: [
            "CurrencyNames", "CurrencyFormat", "TableWriter", "TestSupport", "AmountSearch", "CurrencyParsing",
        ],
        exclude: ["Statements/statements.tsv"],
        swiftSettings: strict),
    .testTarget(
        name: "CurrencyFormatTests", dependencies: ["CurrencyFormat", "TestSupport", "CurrencyParsing"],
        swiftSettings: strict),
    .testTarget(
        name: "PackedTablesTests",
        dependencies: [
            "PackedTables", "TableWriter", "CurrencyFormat", "LDMLSyntax", "TestSupport", "CurrencyParsing",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "TableSlicesTests",
        dependencies: ["TableSlices", "PackedTables", "CurrencyFormat", "CurrencyNames", "CurrencyParsing"],
        swiftSettings: strict),
    .testTarget(
        name: "SliceRecordsTests",
        dependencies: ["SliceRecords", "TableSlices", "CurrencyFormat", "CurrencyNames"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyCoreTests", dependencies: ["CurrencyCore", "CurrencyFormat", "TestSupport"],
        swiftSettings: strict),
    .target(
        name: "CurrencyLaws", dependencies: ["CurrencyFormat", "TestSupport", "AmountSearch", "CurrencyParsing"],
        path: "Tests/CurrencyLaws",
        swiftSettings: strict),
    .testTarget(
        name: "CurrencyEngineTests",
        dependencies: [
            "CurrencyFormat", "CurrencyLaws", "CurrencyNames", "LDMLSyntax", "PackedTables", "TestSupport",
            "CurrencyParsing",
        ],
        exclude: ["Plan/resolved-options.tsv"], swiftSettings: strict),
    .testTarget(
        name: "CurrencyParsingTests",
        dependencies: [
            "CurrencyFormat", "CurrencyLaws", "CurrencyNames", "LDMLSyntax", "PackedTables", "TestSupport",
            "AmountSearch", "CurrencyParsing", "CurrencyReader",
        ], swiftSettings: strict),
    // The files in Lines do not compile, because the target tests the compiler's messages.
    .testTarget(
        name: "DiagnosticsTests",
        dependencies: ["CurrencyFormat", "CurrencyFoundation", "CurrencyParsing", "TestSupport"],
        exclude: ["Lines"], swiftSettings: strict),
    // The examples are exact copies from the documentation, so warnings are allowed.
    .testTarget(
        name: "DocumentationTests",
        dependencies: [
            "AmountSearch", "CurrencyAlignment", "CurrencyColumns", "CurrencyExchange", "CurrencyFormat",
            "CurrencyFoundation", "CurrencyNames", "CurrencyObjects", "CurrencyParsing", "CurrencyText",
            "CurrencyWords", "CustomCurrencies", "FieldEngine", "FieldFormats", "FormattedNumbers", "LocaleMatching",
            "MessageFunctions", "NumberSkeletons", "NumberWords", "PaymentServices", "PriceLabels", "PriceSamples",
        ], exclude: ["replaced-names.tsv"]),
]

let generatorTests: [Target] = [
    // Answers the requests of test suites.
    .executableTarget(
        name: "currency-executor",
        dependencies: [
            "AmountSearch", "CommandSupport", "CurrencyEngine", "CurrencyFormat", "CurrencyNames", "CurrencyParsing",
            "CurrencyWords", "FieldEngine", "FieldFormats", "LocaleMatching", "NumberSkeletons", "NumberWords",
            "PackedTables", "PaymentServices", "PriceSamples", argumentParser,
        ], path: "Tests/currency-executor", swiftSettings: strict),
    .testTarget(
        name: "CommandTests",
        dependencies: [
            "CommandSupport", "currency", "currency-data", "currency-executor", "currency-tables", "DataAudits",
            "DataSnapshot", "ICUSource", "LocaleModel", "LocaleResolution", "CurrencyFormat", "CurrencyNames",
            "SnapshotSupport", "TestSupport", argumentParser,
        ], swiftSettings: strict),
    // Reads the same texts through all surfaces.
    .testTarget(
        name: "PromiseTests",
        dependencies: [
            "CCurrencyFormat", "CommandSupport", "currency", "CurrencyColumns", "CurrencyFormatC", "CurrencyFoundation",
            "CurrencyObjects", "FieldEngine", "TestSupport", "AmountSearch", "CurrencyParsing", argumentParser,
        ], exclude: ["texts.tsv"], swiftSettings: strict),
    .executableTarget(
        name: "icu-differential",
        dependencies: [
            "CICU", "CurrencyCore", "CurrencyEngine", "CurrencyFormat", "LocaleMatching", "NumberSkeletons",
            "PriceSamples", "ICUSource",
            "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "TestSupport",
            argumentParser,
        ], path: "Tests/Conformance/ICUDifferential", swiftSettings: strict),
    .testTarget(name: "ICUSourceTests", dependencies: ["ICUSource", "CICU", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "ISO4217SourceTests", dependencies: ["ISO4217Source", "CurrencyFormat", "TestSupport"],
        swiftSettings: strict),
    .testTarget(
        name: "LocaleResolutionTests", dependencies: ["LocaleResolution", "LocaleModel", "TestSupport"],
        swiftSettings: strict),
    .testTarget(
        name: "CLDRJSONSourceTests",
        dependencies: [
            "CLDRJSONSource", "ISO4217Source", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter",
            "PackedTables", "LDMLSyntax", "TestSupport",
        ], swiftSettings: strict),
    .testTarget(
        name: "LDMLSourceTests",
        dependencies: ["LDMLSource", "ICUSource", "CLDRJSONSource", "LocaleModel", "LocaleResolution", "TestSupport"],
        swiftSettings: strict),
    // Small snapshots and the schemas of reports, for the tests of audits, explanations and the page.
    .target(
        name: "SnapshotSupport", dependencies: ["DataSnapshot", "LocaleModel", "LocaleResolution", "TestSupport"],
        path: "Tests/SnapshotSupport", swiftSettings: strict),
    .testTarget(
        name: "DataAuditsTests",
        dependencies: [
            "DataAudits", "LDMLSource", "ICUSource", "ISO4217Source", "LocaleModel", "LocaleResolution",
            "DataSnapshot", "SnapshotSupport", "TestSupport",
        ], swiftSettings: strict),
    .testTarget(
        name: "DataExplanationsTests",
        dependencies: [
            "DataExplanations", "ReportFormats", "LDMLSource", "CLDRJSONSource", "ISO4217Source", "ICUSource",
            "LocaleModel", "LocaleResolution", "DataSnapshot", "CurrencyEngine", "SnapshotSupport", "TestSupport",
        ], swiftSettings: strict),
    .testTarget(
        name: "DataPageTests",
        dependencies: ["DataPage", "DataAudits", "DataSnapshot", "LocaleModel", "SnapshotSupport"],
        swiftSettings: strict),
    .testTarget(
        name: "DataSnapshotTests", dependencies: ["DataSnapshot", "LocaleModel", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "TableEmitterTests",
        dependencies: [
            "TableEmitter", "LocaleModel", "LocaleResolution", "DataSnapshot", "PackedTables", "CurrencyEngine",
            "CurrencyColumns", "FieldEngine", "FormattedNumbers", "TableWriter", "TestSupport", "AmountSearch",
            "CurrencyParsing",
        ], swiftSettings: strict),
]

// CURRENCY_FORMAT_BENCHMARKS=1 adds the benchmarks, so that other builds do not need their library.
let benchmarkTargets: [Target] = [
    .executableTarget(
        name: "FormattingBenchmarks",
        dependencies: [
            "CurrencyFormat", "CurrencyColumns", "CurrencyFoundation", "FieldEngine", "CICU", "CurrencyParsing",
            .product(name: "Benchmark", package: "benchmark"),
        ],
        path: "Benchmarks/Formatting", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
]

let benchmarks = Context.environment["CURRENCY_FORMAT_BENCHMARKS"] == "1"
let runtimeOnly = isDependency || Context.environment["CURRENCY_FORMAT_RUNTIME_ONLY"] == "1"

// CURRENCY_FORMAT_PLUGINS=0 leaves out the plugins, as the scripts do. SwiftPM compiles the tools that plugins call,
// with all their dependencies, a second time for the host, even if the host is also the target.
let hasPlugins = isDependency || Context.environment["CURRENCY_FORMAT_PLUGINS"] != "0"

let libraries = runtimeTargets + adapterTargets

let plugins = ["CurrencyTablesPlugin", "RegenerateCurrencyTables", "AuditCurrencyTables", "DiffCurrencyTables"]

func isWanted(_ target: Target) -> Bool { hasPlugins || target.type != .plugin }

let package = Package(
    name: "swift-currency-format",
    platforms: [.macOS(benchmarks ? .v13 : .v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
    products: [
        .library(name: "CurrencyFormat", targets: ["CurrencyFormat"]),
        .library(name: "CurrencyParsing", targets: ["CurrencyParsing"]),
        .library(name: "AmountSearch", targets: ["AmountSearch"]),
        .library(name: "CurrencyEngine", targets: ["CurrencyEngine"]),
        .library(name: "CurrencyReader", targets: ["CurrencyReader"]),
        .library(name: "CurrencyNames", targets: ["CurrencyNames"]),
        .library(name: "LocaleMatching", targets: ["LocaleMatching"]),
        .library(name: "FieldEngine", targets: ["FieldEngine"]),
        .library(name: "CurrencyColumns", targets: ["CurrencyColumns"]),
        .library(name: "CurrencyAlignment", targets: ["CurrencyAlignment"]),
        .library(name: "CurrencyExchange", targets: ["CurrencyExchange"]),
        .library(name: "PaymentServices", targets: ["PaymentServices"]),
        .library(name: "PriceLabels", targets: ["PriceLabels"]),
        .library(name: "PriceSamples", targets: ["PriceSamples"]),
        .library(name: "NumberWords", targets: ["NumberWords"]),
        .library(name: "CurrencyWords", targets: ["CurrencyWords"]),
        .library(name: "MessageFunctions", targets: ["MessageFunctions"]),
        .library(name: "NumberSkeletons", targets: ["NumberSkeletons"]),
        .library(name: "CustomCurrencies", targets: ["CustomCurrencies"]),
        .library(name: "FieldFormats", targets: ["FieldFormats"]),
        .library(name: "CurrencyFoundation", targets: ["CurrencyFoundation"]),
        .library(name: "CurrencyObjects", targets: ["CurrencyObjects"]),
        .library(name: "CurrencyText", targets: ["CurrencyText"]),
        .library(name: "CurrencyFormatTesting", targets: ["CurrencyFormatTesting"]),
        .library(name: "FormattedNumbers", targets: ["FormattedNumbers"]),
        cLibrary("CurrencyFormatC", .dynamic),
        cLibrary("CurrencyFormatCStatic", .static),
    ] + (hasAdapters ? adapters.map { .library(name: $0, targets: [$0]) } : [])
        + (hasStubs || !hasPlugins ? [] : plugins.map { .plugin(name: $0, targets: [$0]) })
        + (hasStubs ? stubProducts.map { .library(name: $0.name, targets: $0.modules) } : []),
    dependencies: runtimeOnly
        ? []
        : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")]
            + (benchmarks ? [.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: [])] : []),
    targets: hasStubs
        ? (libraries + runtimeTests).filter(worksWithStubs) + stubTargets
        : libraries + sliceTargets.filter(isWanted) + runtimeTests
            + (runtimeOnly ? [] : (commandTargets + generatorTargets + generatorTests).filter(isWanted))
            + (benchmarks ? benchmarkTargets : []),
    swiftLanguageModes: [.v6]
)

// CURRENCY_FORMAT_DEBUG selects how the scripts compile debug builds:
//
//     whole        each module as a whole, which makes a clean build a third faster
//     optimized    the same with optimization and assertions, so that programs that compare millions of texts and tests
//                  that import whole publications need no release build. Tests themselves run once and are not
//                  optimized.
//
// SwiftPM allows such flags only in a root package.
let debugBuild = Context.environment["CURRENCY_FORMAT_DEBUG"]
if debugBuild == "whole" || debugBuild == "optimized" {
    for target in package.targets where ![.plugin, .system].contains(target.type) {
        var flags = ["-whole-module-optimization", "-num-threads", "1", "-gnone"]
        if debugBuild == "optimized", target.type != .test { flags += ["-O", "-assert-config", "Debug"] }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}

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

typealias Modules = KeyValuePairs<String, [Target.Dependency]>

/// The modules of a folder of Sources.
func room(_ name: String, _ modules: Modules, leavingOut excluded: [String: [String]] = [:]) -> [Target] {
    modules.map { module, dependencies in
        .target(
            name: module, dependencies: dependencies, path: "Sources/\(name)/\(module)",
            exclude: excluded[module] ?? [], swiftSettings: strict)
    }
}

func program(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency], leavingOut excluded: [String] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: folder, exclude: excluded, swiftSettings: strict)
}

/// The test targets of a folder of Tests, which are named for the modules that they test.
func tests(_ folder: String, _ modules: Modules, leavingOut excluded: [String: [String]] = [:]) -> [Target] {
    modules.map { module, dependencies in
        .testTarget(
            name: module + "Tests", dependencies: dependencies, path: "Tests/\(folder)/\(module)Tests",
            exclude: excluded[module] ?? [], swiftSettings: strict)
    }
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

// MARK: Libraries

let runtime = room(
    "Runtime",
    [
        // The grammars of LDML.
        "LDMLSyntax": [],
        // Reads packed tables.
        "PackedTables": ["LDMLSyntax"],
        // Decimals, money, identifiers, facts about currencies.
        "CurrencyCore": ["PackedTables"],
        // Styles and plans, for tables that the caller passes.
        "CurrencyEngine": ["CurrencyCore", "PackedTables", "LDMLSyntax"],
        // The bundled tables, and the enums of their locales and currencies.
        "CurrencyFormat": ["CurrencyEngine", "CurrencyCore", "PackedTables"],
        // The bundled names of currencies.
        "CurrencyNames": ["CurrencyEngine"],
        // Parses amounts, as plans format them and as people write them, for tables that the caller passes.
        "CurrencyReader": ["CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"],
        // The same for the bundled tables.
        "CurrencyParsing": ["CurrencyReader", "CurrencyFormat", "CurrencyCore"],
        // Finds amounts in running text.
        "AmountSearch": ["CurrencyReader", "CurrencyEngine", "CurrencyCore", "PackedTables", "LDMLSyntax"],
        // Formats and parses many amounts in one buffer.
        "CurrencyColumns": ["CurrencyReader", "CurrencyEngine", "CurrencyCore"],
        // Edits text fields.
        "FieldEngine": ["CurrencyReader", "CurrencyEngine"],
    ])

let extras = room(
    "Extras",
    [
        // Chooses the supported locale that suits a reader best.
        "LocaleMatching": ["CurrencyCore", "PackedTables"],
        // Aligns amounts in columns, for terminals, Markdown and HTML.
        "CurrencyAlignment": ["CurrencyEngine", "CurrencyCore"],
        // Exchange rates as exact fractions, and amounts in several currencies.
        "CurrencyExchange": ["CurrencyFormat"],
        // Minor units as payment services define them.
        "PaymentServices": ["CurrencyFormat"],
        // Currencies that are not in the tables.
        "CustomCurrencies": ["CurrencyReader", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"],
        // Prices with units or currency codes.
        "PriceLabels": ["CurrencyFormat", "CurrencyEngine", "CurrencyCore"],
        // Styles that imitate a formatted price.
        "PriceSamples": ["CurrencyFormat", "CurrencyReader", "LocaleMatching", "PackedTables", "LDMLSyntax"],
        // The image of rules for numbers in words, which the generator writes and NumberWords reads.
        "NumberRuleTables": ["PackedTables"],
        // Numbers in words.
        "NumberWords": ["NumberRuleTables", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables"],
        // Amounts in words.
        "CurrencyWords": [
            "NumberWords", "CurrencyNames", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "PackedTables",
        ],
        // MessageFormat 2's functions for numbers.
        "MessageFunctions": ["CurrencyFormat", "CurrencyEngine"],
        // ICU's number skeletons, read and written.
        "NumberSkeletons": ["CurrencyEngine", "LDMLSyntax"],
        // Compares formatted amounts in tests.
        "CurrencyFormatTesting": [],
    ])

let foundation = room(
    "Foundation",
    [
        // FoundationEssentials: Decimal, FormatStyle. It does not depend on CurrencyNames; a program that wants names
        // imports them and passes them.
        "CurrencyFoundation": [
            "CurrencyParsing", "CurrencyFormat", "CurrencyEngine", "CurrencyCore", "NumberSkeletons",
        ],
        // All of Foundation, including its ICU: Formatter, NSNumber.
        "CurrencyObjects": ["CurrencyFoundation"],
    ])

let compatibility = room(
    "Compatibility",
    [
        // Formats for fields without amounts: bank cards, telephone numbers.
        "FieldFormats": ["FieldEngine"],
        // The public API of CurrencyText, and its text fields.
        "CurrencyText": ["CurrencyObjects", "CurrencyFoundation", "FieldEngine", "CurrencyCore"],
        "CurrencyTextUIKit": ["CurrencyText", "FieldEngine", "FieldFormats"] + stubs(["UIKit"]),
        "CurrencyTextSwiftUI": ["CurrencyText", "CurrencyTextUIKit", "FieldEngine", "FieldFormats"]
            + stubs(["UIKit", "SwiftUI"]),
        "CurrencyTextAppKit": ["CurrencyText", "FieldEngine", "FieldFormats"] + stubs(["AppKit"]),
        // The public API of FormattedNumbers. It uses Foundation's locales, which static programs on Linux have only
        // with all of Foundation.
        "FormattedNumbers": ["CurrencyFoundation", "CurrencyObjects", "LDMLSyntax"],
    ])

// The functions of currency_format.h, for C and languages that call C.
let bindings =
    [.target(name: "CCurrencyFormat", path: "Sources/Bindings/CCurrencyFormat", publicHeadersPath: ".")]
    + room(
        "Bindings",
        [
            "CurrencyFormatC": ["CurrencyColumns", "CurrencyParsing", "CurrencyFormat", "CCurrencyFormat"]
        ])

let libraries = runtime + extras + foundation + compatibility + bindings

// MARK: Commands and the generator

// The command line for everybody, and the code that it shares with the generator's command line.
let commands =
    room(
        "Commands",
        [
            "CommandSupport": ["AmountSearch", "CurrencyReader", "CurrencyEngine", "LDMLSyntax", argumentParser]
        ]) + [
        program(
            "currency", in: "Sources/Commands/currency",
            [
                "AmountSearch", "CommandSupport", "CurrencyEngine", "CurrencyFormat", "CurrencyNames",
                "CurrencyParsing",
                "PackedTables", "PriceSamples", argumentParser,
            ])
    ]

func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/Generator/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func cModule(_ name: String, _ library: Target.Dependency) -> Target {
    .target(name: name, dependencies: [library], path: "Sources/Generator/\(name)")
}

let generator =
    [
        systemLibrary("SystemICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
        systemLibrary("SystemLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
        systemLibrary("SystemCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
        cModule("CICU", "SystemICU"),
        cModule("CLibXML2", "SystemLibXML2"),
    ]
    + room(
        "Generator",
        [
            // Upstream's data about locales and currencies, and the code that all readers share.
            "LocaleModel": [],
            // Readers: ICU's data, XML, ISO 4217's lists, CLDR's XML, CLDR's JSON.
            "ICUSource": ["LocaleModel", "CICU"],
            "MarkupDocument": ["LocaleModel", "CLibXML2"],
            "ISO4217Source": ["LocaleModel", "MarkupDocument"],
            "LDMLSource": ["LocaleModel", "MarkupDocument"],
            "CLDRJSONSource": ["LocaleModel"],
            // Inheritance of values between locales.
            "LocaleResolution": ["LocaleModel"],
            // The files of Data/Snapshot.
            "DataSnapshot": ["LocaleModel"],
            // Writes Swift files and packed tables from a snapshot.
            "TableEmitter": [
                "LocaleModel", "LocaleResolution", "DataSnapshot", "PackedTables", "NumberRuleTables", "TableWriter",
                "LDMLSyntax",
            ],
            // Compares the data with upstream, with other engines and with older data.
            "DataAudits": [
                "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine", "LDMLSyntax",
                "CommandSupport",
            ],
            // Explains the origin of each part of an amount. The readers give the places of values in their files.
            "DataExplanations": [
                "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter", "CurrencyEngine", "ICUSource",
                "CLDRJSONSource", "LDMLSource", "ISO4217Source", "PackedTables", "LDMLSyntax", "CommandSupport",
            ],
            // Shows a snapshot as one HTML page.
            "DataPage": [
                "LocaleModel", "LocaleResolution", "DataSnapshot", "DataAudits", "CurrencyEngine", "CommandSupport",
            ],
        ], leavingOut: ["DataPage": ["Assets"]]) + [
        program(
            "currency-data", in: "Sources/Generator/currency-data",
            [
                "LocaleModel", "CICU", "ICUSource", "CLDRJSONSource", "LDMLSource", "ISO4217Source", "LocaleResolution",
                "DataSnapshot", "DataAudits", "DataExplanations", "DataPage", "TableEmitter", "PackedTables",
                "CurrencyEngine", "CommandSupport", "TableSlices", argumentParser,
                // Apple's platforms use CryptoKit.
                .target(name: "SystemCrypto", condition: .when(platforms: [.linux, .windows, .android])),
            ])
    ]

// The parts of the generator without C libraries. They pack tables, cut slices from the bundled tables, and add them to
// modules. SliceRecords, which records the texts of slices for the commands of packages that have slices, is separate
// from the tool that cuts slices, which must build quickly.
let slices =
    room(
        "Generator",
        [
            "TableWriter": ["PackedTables"],
            "TableSlices": ["PackedTables", "TableWriter"],
            "SliceRecords": ["TableSlices", "TableWriter", "PackedTables", "CurrencyEngine"],
        ]) + [
        program("currency-tables", in: "Sources/Generator/currency-tables", ["TableSlices"]),
        program("currency-record", in: "Sources/Generator/currency-record", ["SliceRecords", "TableSlices"]),
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
func shared(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

let sharedByTests = [
    shared("TestSupport"),
    shared("CurrencyLaws", ["CurrencyFormat", "TestSupport", "AmountSearch", "CurrencyParsing"]),
    shared("FieldLaws", ["FieldEngine", "TestSupport", "CurrencyParsing"]),
]

let runtimeTests = tests(
    "Runtime",
    [
        "LDMLSyntax": ["LDMLSyntax"],
        "PackedTables": [
            "PackedTables", "TableWriter", "CurrencyFormat", "LDMLSyntax", "TestSupport", "CurrencyParsing",
        ],
        "CurrencyCore": ["CurrencyCore", "CurrencyFormat", "TestSupport"],
        "CurrencyEngine": [
            "CurrencyFormat", "CurrencyLaws", "CurrencyNames", "LDMLSyntax", "PackedTables", "TestSupport",
            "CurrencyParsing",
        ],
        "CurrencyFormat": ["CurrencyFormat", "TestSupport", "CurrencyParsing"],
        "CurrencyNames": [
            "CurrencyNames", "CurrencyFormat", "TableWriter", "TestSupport", "AmountSearch", "CurrencyParsing",
        ],
        "CurrencyParsing": [
            "CurrencyFormat", "CurrencyLaws", "CurrencyNames", "LDMLSyntax", "PackedTables", "TestSupport",
            "AmountSearch", "CurrencyParsing", "CurrencyReader",
        ],
        "CurrencyColumns": ["CurrencyColumns", "CurrencyParsing"],
        "FieldEngine": [
            "FieldEngine", "FieldFormats", "FieldLaws", "CurrencyFormat", "CurrencyNames", "TestSupport",
            "CurrencyParsing",
        ],
    ], leavingOut: ["CurrencyEngine": ["Plan/resolved-options.tsv"], "CurrencyNames": ["Statements/statements.tsv"]])

let extrasTests = tests(
    "Extras",
    [
        "LocaleMatching": ["LocaleMatching", "CurrencyFormat", "TestSupport"],
        "CurrencyAlignment": ["CurrencyAlignment", "CurrencyFormat", "TestSupport"],
        "CurrencyExchange": ["CurrencyExchange", "TestSupport"],
        "PaymentServices": ["PaymentServices", "CurrencyFormat", "TestSupport"],
        "CustomCurrencies": ["CustomCurrencies", "CurrencyNames", "PriceLabels"],
        "PriceLabels": ["PriceLabels", "CurrencyFoundation", "CurrencyNames", "NumberSkeletons", "TestSupport"],
        "PriceSamples": ["PriceSamples", "CurrencyNames", "TestSupport"],
        "NumberWords": ["NumberWords", "TestSupport"],
        "CurrencyWords": ["CurrencyWords"],
        "MessageFunctions": ["MessageFunctions", "CurrencyNames", "TestSupport"],
        "NumberSkeletons": ["NumberSkeletons", "CurrencyFormat"],
        "CurrencyFormatTesting": ["CurrencyFormatTesting", "CurrencyFormat"],
    ],
    leavingOut: [
        "CurrencyAlignment": ["Width/measured.tsv", "Column/reordered.tsv"], "PriceLabels": ["per-unit.tsv"],
        "PriceSamples": ["stores.tsv"], "NumberWords": ["spelled.tsv"], "MessageFunctions": ["cases.jsonl"],
        "CurrencyFormatTesting": ["golden.tsv"],
    ])

let foundationTests = tests(
    "Foundation",
    [
        "CurrencyFoundation": [
            "CurrencyFoundation", "CurrencyObjects", "CurrencyNames", "NumberSkeletons", "TestSupport",
        ]
    ], leavingOut: ["CurrencyFoundation": ["styles.tsv"]])

let compatibilityTests =
    tests(
        "Compatibility",
        [
            "FormattedNumbers": ["FormattedNumbers", "TestSupport"],
            "FieldFormats": ["FieldFormats", "FieldEngine", "FieldLaws"],
        ], leavingOut: ["FormattedNumbers": ["cutoff-texts.tsv"]]) + [
        // The tests use all published names, including misspelt ones, which are deprecated.
        .testTarget(
            name: "CurrencyTextTests", dependencies: ["CurrencyText", "FieldFormats", "TestSupport"],
            path: "Tests/Compatibility/CurrencyTextTests",
            exclude: ["Facts/ledger.json", "Names/published-names.json"],
            swiftSettings: strict + [.treatWarning("DeprecatedDeclaration", as: .warning)])
    ]

let documentationTests: [Target] = [
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

// Programs that compare millions of texts, and examples. Some examples are also packages, as users would write them.
let programs = [
    program(
        "round-trip", in: "Tests/Conformance/RoundTrip",
        ["CurrencyFormat", "CurrencyLaws", "CurrencyNames", "TestSupport", "CurrencyParsing"],
        leavingOut: ["ambiguities.tsv"]),
    program(
        "slices", in: "Tests/Conformance/Slices", ["TableSlices", "CurrencyFormat", "CurrencyNames"],
        leavingOut: ["left-out.tsv"]),
    program("golden", in: "Tests/Conformance/Golden", ["CurrencyFormat"], leavingOut: ["golden.tsv"]),
    program("threads", in: "Tests/Conformance/Threads", ["CurrencyNames", "CurrencyParsing"]),
    program(
        "field-laws", in: "Tests/Conformance/FieldLaws", ["FieldLaws", "FieldEngine", "CurrencyFormat", "TestSupport"]),
    program("amounts", in: "Examples/Amounts", ["CurrencyParsing"], leavingOut: ["README.md", "lines.txt"]),
    program(
        "receipts", in: "Examples/Receipts", ["CurrencyAlignment", "CurrencyFormat"], leavingOut: ["README.md"]),
    program(
        "statements", in: "Examples/Statements/Sources/statements", ["CurrencyAlignment", "CurrencyParsing"]),
    program("cart", in: "Examples/Cart/Sources/cart", ["CurrencyExchange", "CurrencyFormat"]),
    program("correction", in: "Examples/Correction/Sources/correction", ["CurrencyParsing"]),
    program("view-model", in: "Examples/ViewModel", ["CurrencyFoundation"], leavingOut: ["README.md"]),
    program("terminal-field", in: "Examples/TerminalField", ["FieldEngine", "CurrencyFormat"]),
]

let libraryTests =
    sharedByTests + runtimeTests + extrasTests + foundationTests + compatibilityTests + documentationTests + programs

let sliceTests = tests(
    "Generator",
    [
        "TableSlices": ["TableSlices", "PackedTables", "CurrencyFormat", "CurrencyNames", "CurrencyParsing"],
        "SliceRecords": ["SliceRecords", "TableSlices", "CurrencyFormat", "CurrencyNames"],
    ])

// Small snapshots and the schemas of reports, for the tests of audits, explanations and the page.
let generatorTests =
    [
        shared("SnapshotSupport", ["DataSnapshot", "LocaleModel", "LocaleResolution", "TestSupport"]),
        // Answers the requests of test suites.
        program(
            "currency-executor", in: "Tests/currency-executor",
            [
                "AmountSearch", "CommandSupport", "CurrencyEngine", "CurrencyFormat", "CurrencyNames",
                "CurrencyParsing", "CurrencyWords", "FieldEngine", "FieldFormats", "LocaleMatching", "NumberSkeletons",
                "NumberWords", "PackedTables", "PaymentServices", "PriceSamples", argumentParser,
            ]),
        program(
            "icu-differential", in: "Tests/Conformance/ICUDifferential",
            [
                "CICU", "CurrencyCore", "CurrencyEngine", "CurrencyFormat", "LocaleMatching", "NumberSkeletons",
                "PriceSamples", "ICUSource", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter",
                "TestSupport", argumentParser,
            ]),
        // Reads the same texts through all surfaces.
        .testTarget(
            name: "PromiseTests",
            dependencies: [
                "CCurrencyFormat", "CommandSupport", "currency", "CurrencyColumns", "CurrencyFormatC",
                "CurrencyFoundation", "CurrencyObjects", "FieldEngine", "TestSupport", "AmountSearch",
                "CurrencyParsing", argumentParser,
            ], exclude: ["texts.tsv"], swiftSettings: strict),
    ]
    + tests(
        "Commands",
        [
            "Command": [
                "CommandSupport", "currency", "currency-data", "currency-executor", "currency-tables", "DataAudits",
                "DataSnapshot", "ICUSource", "LocaleModel", "LocaleResolution", "CurrencyFormat", "CurrencyNames",
                "SnapshotSupport", "TestSupport", argumentParser,
            ]
        ])
    + tests(
        "Generator",
        [
            "ICUSource": ["ICUSource", "CICU", "TestSupport"],
            "ISO4217Source": ["ISO4217Source", "CurrencyFormat", "TestSupport"],
            "LocaleResolution": ["LocaleResolution", "LocaleModel", "TestSupport"],
            "CLDRJSONSource": [
                "CLDRJSONSource", "ISO4217Source", "LocaleModel", "LocaleResolution", "DataSnapshot", "TableEmitter",
                "PackedTables", "LDMLSyntax", "TestSupport",
            ],
            "LDMLSource": [
                "LDMLSource", "ICUSource", "CLDRJSONSource", "LocaleModel", "LocaleResolution", "TestSupport",
            ],
            "DataAudits": [
                "DataAudits", "LDMLSource", "ICUSource", "ISO4217Source", "LocaleModel", "LocaleResolution",
                "DataSnapshot", "SnapshotSupport", "TestSupport",
            ],
            "DataExplanations": [
                "DataExplanations", "CommandSupport", "LDMLSource", "CLDRJSONSource", "ISO4217Source", "ICUSource",
                "LocaleModel", "LocaleResolution", "DataSnapshot", "CurrencyEngine", "SnapshotSupport", "TestSupport",
            ],
            "DataPage": ["DataPage", "DataAudits", "DataSnapshot", "LocaleModel", "SnapshotSupport"],
            "DataSnapshot": ["DataSnapshot", "LocaleModel", "TestSupport"],
            "TableEmitter": [
                "TableEmitter", "LocaleModel", "LocaleResolution", "DataSnapshot", "PackedTables", "CurrencyEngine",
                "CurrencyColumns", "FieldEngine", "FormattedNumbers", "TableWriter", "TestSupport", "AmountSearch",
                "CurrencyParsing",
            ],
        ])

let benchmarkTargets: [Target] = [
    .executableTarget(
        name: "FormattingBenchmarks",
        dependencies: [
            "CurrencyFormat", "CurrencyColumns", "CurrencyFoundation", "FieldEngine", "CICU", "CurrencyParsing",
            .product(name: "Benchmark", package: "benchmark"),
        ],
        path: "Benchmarks/Formatting", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
]

// MARK: Stand-ins for Apple's UI frameworks

let stubDependencies: Modules = [
    "UIKit": [], "Combine": [], "SwiftUI": ["UIKit", "Combine"], "AppKit": ["UIKit"],
    // Overlays for Testing, which the toolchain for Linux lacks.
    "_Testing_UIKit": ["UIKit"], "_Testing_AppKit": ["AppKit"],
]
let textFields = ["CurrencyTextUIKit", "CurrencyTextSwiftUI", "CurrencyTextAppKit"]

func stubs(_ names: [String]) -> [Target.Dependency] {
    hasStubs ? names.map { .target(name: $0) } : []
}

let stubTargets =
    stubDependencies.map { name, dependencies in
        Target.target(name: name, dependencies: dependencies, path: "Support/Stubs/\(name)", swiftSettings: strict)
    }
    + tests(
        "Compatibility",
        [
            "Adapter": (textFields + stubDependencies.map(\.key)).map { .target(name: $0) }
        ])

// MARK: Package

let plugInProducts = plugins.map { Product.plugin(name: $0.name, targets: [$0.name]) }
let stubProducts = ["UIKit", "Combine", "SwiftUI", "AppKit"].map { name in
    Product.library(name: name, targets: stubDependencies.map(\.key).filter { $0 == name || $0 == "_Testing_\(name)" })
}
let internalModules = [
    "LDMLSyntax", "PackedTables", "CurrencyCore", "NumberRuleTables", "CCurrencyFormat", "CurrencyFormatC",
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
    ] + (hasStubs ? stubProducts : hasPlugins ? plugInProducts : []),
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

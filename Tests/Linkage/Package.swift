// swift-tools-version: 6.2

// Programs that use the package like other packages do: what they link, weigh and allocate is what users get.
// Build them with CURRENCY_FORMAT_RUNTIME_ONLY=1, as linkage_programs in scripts/common.sh does. LINKAGE_PROGRAMS
// selects programs, separated by spaces: not all of them can be built in every way.

import PackageDescription

let format: [Target.Dependency] = [.product(name: "CurrencyFormat", package: "swift-currency-format")]

let parsing: [Target.Dependency] = [.product(name: "CurrencyParsing", package: "swift-currency-format")]
let search: [Target.Dependency] = [.product(name: "AmountSearch", package: "swift-currency-format")]

let names: [Target.Dependency] = format + [.product(name: "CurrencyNames", package: "swift-currency-format")]

let skeletons: [Target.Dependency] = [.product(name: "NumberSkeletons", package: "swift-currency-format")]
let onlyNames = Array(names.suffix(1))
let field: [Target.Dependency] = format + [.product(name: "FieldEngine", package: "swift-currency-format")]
let foundation: [Target.Dependency] = [.product(name: "CurrencyFoundation", package: "swift-currency-format")]
let text: [Target.Dependency] = [.product(name: "CurrencyText", package: "swift-currency-format")]
let columns: [Target.Dependency] = [.product(name: "CurrencyColumns", package: "swift-currency-format")]
let numbers: [Target.Dependency] = [.product(name: "FormattedNumbers", package: "swift-currency-format")]

let programs: [Target] = [
    .executableTarget(name: "PrintsAmount", dependencies: format),
    .executableTarget(name: "PrintsNothing"),
    .executableTarget(name: "ParsesAmount", dependencies: parsing),
    .executableTarget(name: "PrintsEverything", dependencies: names + parsing + search + columns + skeletons),
    .executableTarget(name: "PrintsDecimal", dependencies: foundation),
    .executableTarget(name: "PrintsFoundationDecimal"),
    .executableTarget(name: "PrintsName", dependencies: names),
    .executableTarget(name: "PrintsField", dependencies: field),
    .executableTarget(name: "PrintsFieldName", dependencies: field + onlyNames),
    .executableTarget(name: "PrintsFoundationAmount", dependencies: foundation),
    .executableTarget(name: "PrintsFoundationName", dependencies: foundation + onlyNames),
    .executableTarget(name: "PrintsUserLocale", dependencies: format),
    .executableTarget(name: "PrintsFoundationUserLocale", dependencies: foundation),
    .executableTarget(name: "PrintsTextAmount", dependencies: text),
    .executableTarget(name: "PrintsTextName", dependencies: text + onlyNames),
    .executableTarget(name: "PrintsNumber", dependencies: numbers),
    .executableTarget(name: "PrintsNumberName", dependencies: numbers + onlyNames),
    .executableTarget(name: "CountsAllocations", dependencies: names + parsing),
    .executableTarget(name: "AnswersLines", dependencies: names),
    .executableTarget(name: "ReadsHostileText", dependencies: names + parsing + search + skeletons),
]

// PrintsAmount with a slice: scripts/size.sh writes its sources.
let slice = Target.executableTarget(
    name: "PrintsSlice", dependencies: [.product(name: "CurrencyEngine", package: "swift-currency-format")],
    path: ".build/PrintsSlice")

let wanted = Context.environment["LINKAGE_PROGRAMS"].map { $0.split(separator: " ").map(String.init) }

let package = Package(
    name: "linkage",
    dependencies: [.package(name: "swift-currency-format", path: "../..")],
    targets: wanted.map { wanted in (programs + [slice]).filter { wanted.contains($0.name) } } ?? programs,
    swiftLanguageModes: [.v6]
)

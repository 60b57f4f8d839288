// swift-tools-version: 6.2

// The manifest has two lists: the runtime, which needs nothing but the standard library, and the
// generator, which needs libicu and libxml2. CURRENCY_FORMAT_RUNTIME_ONLY=1 leaves the generator out.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let generatorTargets: [Target] = [
    .target(name: "LocaleModel", swiftSettings: strict),
]

let package = Package(
    name: "swift-currency-format",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
    products: [],
    targets: generatorTargets,
    swiftLanguageModes: [.v6]
)

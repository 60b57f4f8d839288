// swift-tools-version: 6.2

// A separate package, as for a program with its own tables.

import PackageDescription

let package = Package(
    name: "slice",
    dependencies: [.package(name: "swift-currency-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "prices", dependencies: [.product(name: "CurrencyEngine", package: "swift-currency-format")],
            swiftSettings: [.treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "CurrencyTablesPlugin", package: "swift-currency-format")])
    ]
)

// swift-tools-version: 6.2

// A package of its own, as that of a program which has its own tables.

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

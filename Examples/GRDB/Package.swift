// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "ledger",
    dependencies: [
        .package(name: "swift-currency-format", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "ledger",
            dependencies: [
                .product(name: "CurrencyParsing", package: "swift-currency-format"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ])
    ]
)

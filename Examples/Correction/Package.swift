// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "correction",
    dependencies: [.package(name: "swift-currency-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "correction",
            dependencies: [.product(name: "CurrencyParsing", package: "swift-currency-format")])
    ]
)

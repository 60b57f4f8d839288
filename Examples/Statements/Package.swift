// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "statements",
    dependencies: [.package(name: "swift-currency-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "statements",
            dependencies: [
                .product(name: "CurrencyParsing", package: "swift-currency-format"),
                .product(name: "CurrencyAlignment", package: "swift-currency-format"),
            ])
    ]
)

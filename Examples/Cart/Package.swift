// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "cart",
    dependencies: [.package(name: "swift-currency-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "cart",
            dependencies: [
                .product(name: "CurrencyFormat", package: "swift-currency-format"),
                .product(name: "CurrencyExchange", package: "swift-currency-format"),
            ])
    ]
)

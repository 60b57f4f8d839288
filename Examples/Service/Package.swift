// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "service",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "swift-currency-format", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        // The response to a request, which needs no framework.
        .target(
            name: "PricePage",
            dependencies: [
                .product(name: "CurrencyFormat", package: "swift-currency-format"),
                .product(name: "LocaleMatching", package: "swift-currency-format"),
            ]),
        .executableTarget(
            name: "service", dependencies: ["PricePage", .product(name: "Hummingbird", package: "hummingbird")]),
    ]
)

import Foundation

/// The amounts to format: up to 167,772.15, from a fixed seed.
enum Amounts {
    static let count = 1024

    static let minorUnits: [Int64] = {
        var state: UInt64 = 42
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int64(state >> 40)
        }
    }()

    /// Without cents.
    static let units = minorUnits.map { $0 / 100 }

    static let doubles = minorUnits.map { Double($0) / 100 }

    static let decimals = minorUnits.map { Decimal($0) / 100 }
}

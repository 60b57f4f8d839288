import PackedTables

/// A base value or a divisor in an image: 63 bits in nine bytes, the highest first, so that bytes sort like numbers.
package struct RuleValue: Comparable, Sendable {
    /// The first eight bytes, and the last one.
    private let upper: UInt64
    private let last: UInt8

    /// The greatest value that fits.
    package static let maximum = UInt64(Int64.max)

    package init(at start: UnsafePointer<UInt8>) {
        upper = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).bigEndian
        last = start[8]
    }

    /// A greater number becomes the greatest value.
    package init(_ number: UInt64) {
        let number = min(number, Self.maximum)
        var spread: UInt64 = 0
        for index in 0..<8 {
            let shift = UInt64(7 * (8 - index))
            spread |= (number >> shift & 0x7F) << UInt64(8 * (7 - index))
        }
        upper = spread
        last = UInt8(truncatingIfNeeded: number & 0x7F)
    }

    package var number: UInt64 {
        var number: UInt64 = 0
        for index in 0..<8 {
            number |= (upper >> UInt64(8 * (7 - index)) & 0x7F) << UInt64(7 * (8 - index))
        }
        return number | UInt64(last)
    }

    package var bytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: upper >> UInt64(8 * (7 - $0))) } + [last]
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.upper != right.upper ? left.upper < right.upper : left.last < right.last
    }
}

extension NumberRuleTables {
    /// A row of `bases` or `divisors`.
    package func value(_ table: NumberRuleTable, _ row: Int) -> UInt64 {
        RuleValue(at: start(of: table) + row * NumberRuleLayout.valueWidth).number
    }
}

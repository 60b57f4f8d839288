import CurrencyCore
import Testing

/// Converts a `Double` to units of a decimal place, and detects numbers that have more places.
struct DecimalUnitsTests {
    /// Decimals of at most fifteen digits: each is the shortest text of its nearest `Double`.
    @Test(
        arguments: [
            (1, 1, 1), (19.99, 100, 1999), (-19.99, 100, -1999), (0.07, 100, 7), (-0.01, 100, -1), (1.1, 1000, 1100),
            (0.001, 1000, 1), (4.35, 100, 435), (1.15, 100, 115), (5, 100, 500),
            (9_999_999_999_999.99, 100, 999_999_999_999_999),
            (-999_999_999_999_999, 1, -999_999_999_999_999), (123_456_789_012.345, 1000, 123_456_789_012_345),
        ] as [(Double, Double, Int64)])
    func decimalsThatEndThereAreExact(number: Double, power: Double, units: Int64) {
        let found = DecimalDigits.units(of: number, power: power)
        #expect(found.areExact)
        #expect(found.units == units)
    }

    /// Numbers with more fraction digits, zeros of both signs, sixteen digits, infinities and NaN.
    @Test(
        arguments: [
            (1.005, 100), (0.1 + 0.2, 100), (0.5, 1), (-0.125, 100), (0.0004, 1000), (0, 100), (-0.0, 100),
            (10_000_000_000_000, 100), (1_000_000_000_000_000, 1), (1e300, 100), (.leastNonzeroMagnitude, 100),
            (.infinity, 100),
            (-.infinity, 1), (.nan, 100),
        ] as [(Double, Double)])
    func othersAreNot(number: Double, power: Double) {
        #expect(!DecimalDigits.units(of: number, power: power).areExact)
    }

    /// Every amount with two fraction digits up to 100, and its negative.
    @Test func ofEveryHundredth() throws {
        for units in 1...10_000 as ClosedRange<Int64> {
            let text = "\(units / 100).\(units / 10 % 10)\(units % 10)"
            let number = try #require(Double(text))
            if DecimalDigits.units(of: number, power: 100) != (units, true) { Issue.record("\(text)") }
            if DecimalDigits.units(of: 0 - number, power: 100) != (0 - units, true) { Issue.record("-\(text)") }
        }
    }
}

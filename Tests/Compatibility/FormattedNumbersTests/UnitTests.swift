import FormattedNumbers
import TestSupport
import Testing

/// Numbers in units that are not powers of ten: dozens, kibibytes.
struct UnitTests {
    /// A quotient of positive numbers, rounded to `places` with integers only.
    private static func rounded(
        _ number: Int64, over unit: Int64, decimals: Int, _ mode: RoundingMode, isNegative: Bool
    ) -> Int64 {
        var scaled = number
        for _ in 0..<decimals { scaled *= 10 }
        let (quotient, rest) = scaled.quotientAndRemainder(dividingBy: unit)
        if rest == 0 { return quotient }
        let half = rest * 2 - unit
        let isUp: Bool
        switch mode {
        case .ceiling: isUp = !isNegative
        case .floor: isUp = isNegative
        case .down: isUp = false
        case .up: isUp = true
        case .halfEven: isUp = half > 0 || (half == 0 && quotient % 2 == 1)
        case .halfOdd: isUp = half > 0 || (half == 0 && quotient % 2 == 0)
        case .halfCeiling: isUp = half > 0 || (half == 0 && !isNegative)
        case .halfFloor: isUp = half > 0 || (half == 0 && isNegative)
        case .halfDown: isUp = half > 0
        case .halfUp: isUp = half >= 0
        }
        return quotient + (isUp ? 1 : 0)
    }

    @Test(arguments: RoundingMode.allCases) func quotientsAreRoundedOnce(_ mode: RoundingMode) throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<1000 {
            let unit = Int64.random(in: 1...2048, using: &random)
            // Many quotients are ties.
            let number =
                Bool.random(using: &random)
                ? unit * Int64.random(in: 0...500, using: &random) / 2 : Int64.random(in: 1...9999, using: &random)
            let decimals = Int.random(in: 0...4, using: &random)
            let isNegative = Bool.random(using: &random)
            var value = FormattedQuantity(isNegative ? -number : number, signStyle: .noSign, abbreviates: true)
            value.rounding = mode
            value.roundingCutoffs = try RoundingCutoffs([
                RoundingCutoff(
                    minimum: 0, pattern: "0" + (decimals == 0 ? "" : "." + String(repeating: "0", count: decimals)))
            ])
            value.abbreviationCutoffs = try AbbreviationCutoffs([
                AbbreviationCutoff(minimum: 0, symbol: "u", unit: DecimalValue(unit))
            ])
            let expected = Self.rounded(number, over: unit, decimals: decimals, mode, isNegative: isNegative)
            let text = try DecimalValue(coefficient: .init(expected.magnitude), exponent: -decimals).plainText
            #expect(value.formattedString == text + "u", "\(number) / \(unit), \(decimals), negative \(isNegative)")
        }
    }

    @Test func minimumsOfUnitsAreThoseOfTheNumber() throws {
        var value = FormattedQuantity(1023, abbreviates: true)
        value.abbreviationCutoffs = try AbbreviationCutoffs([AbbreviationCutoff(minimum: 1024, symbol: " KiB")])
        #expect(value.formattedString == "1023")
        value.number = 1536
        #expect(value.formattedString == "1.5 KiB")
        value.number = 1024
        #expect(value.formattedString == "1 KiB")
    }

    @Test func unitsMayBeginLate() throws {
        var value = FormattedMoney(9999, abbreviates: true)
        value.abbreviationCutoffs = try AbbreviationCutoffs([
            AbbreviationCutoff(minimum: 10_000, symbol: "k", unit: 1000)
        ])
        #expect(value.formattedString == "USD 9,999")
        value.number = 12_500
        #expect(value.formattedString == "USD 12.5k")
    }

    @Test func indianUnits() throws {
        var value = FormattedMoney(12_345_678, abbreviates: true)
        value.currencyDisplay = "₹"
        value.abbreviationCutoffs = try AbbreviationCutoffs([
            AbbreviationCutoff(minimum: 10_000_000, symbol: " Cr"), AbbreviationCutoff(minimum: 100_000, symbol: " L"),
        ])
        #expect(value.formattedString == "₹ 1.235 Cr")
        value.number = 9_999_999
        #expect(value.formattedString == "₹ 1 Cr")
        value.number = 150_000
        #expect(value.formattedString == "₹ 1.5 L")
    }

    @Test func extremesNeitherTrapNorLie() throws {
        let tiny = try DecimalValue("1E-6176")
        let huge = try DecimalValue("1E+6144")
        var value = FormattedQuantity(huge, abbreviates: true)
        value.abbreviationCutoffs = try AbbreviationCutoffs([
            AbbreviationCutoff(minimum: 0, symbol: "u", unit: DecimalValue("3E-6176"))
        ])
        #expect(value.formattedString == "∞u")
        value.abbreviationCutoffs = try AbbreviationCutoffs([AbbreviationCutoff(minimum: 0, symbol: "u", unit: tiny)])
        #expect(value.formattedString == "∞u")
        value.number = tiny
        value.abbreviationCutoffs = try AbbreviationCutoffs([AbbreviationCutoff(minimum: 0, symbol: "u", unit: huge)])
        #expect(value.formattedString == "0u")
        value.abbreviationCutoffs = try AbbreviationCutoffs([
            AbbreviationCutoff(minimum: 0, symbol: "u", unit: DecimalValue("9E+6143"))
        ])
        #expect(value.formattedString == "0u")
        #expect(FormattedPercentage(huge).formattedString.count { $0 == "0" } == 6146)
        #expect(FormattedMoney(tiny).formattedString == "USD 0")
    }
}

import CurrencyCore
import TestSupport
import Testing

@testable import CurrencyEngine

/// The operands of LDML's examples, and numbers of many digits worked out by hand.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands>.
struct PluralOperandsTests {
    struct Row: CustomTestStringConvertible {
        var text: String
        var compactExponent = 0
        var i: UInt64
        var v = 0
        var w = 0
        var f: UInt64 = 0
        var t: UInt64 = 0

        var testDescription: String { "\(text)c\(compactExponent)" }
    }

    @Test(arguments: [
        // LDML's table of examples.
        Row(text: "1", i: 1),
        Row(text: "1.0", i: 1, v: 1),
        Row(text: "1.00", i: 1, v: 2),
        Row(text: "1.3", i: 1, v: 1, w: 1, f: 3, t: 3),
        Row(text: "1.30", i: 1, v: 2, w: 1, f: 30, t: 3),
        Row(text: "1.03", i: 1, v: 2, w: 2, f: 3, t: 3),
        Row(text: "1.230", i: 1, v: 3, w: 2, f: 230, t: 23),
        Row(text: "1200000", i: 1_200_000),
        Row(text: "1.2", compactExponent: 6, i: 1_200_000),
        Row(text: "123", compactExponent: 6, i: 123_000_000),
        Row(text: "123", compactExponent: 5, i: 12_300_000),
        Row(text: "1200.50", i: 1200, v: 2, w: 1, f: 50, t: 5),
        Row(text: "1.20050", compactExponent: 3, i: 1200, v: 2, w: 1, f: 50, t: 5),
        // By hand.
        Row(text: "0", i: 0),
        Row(text: "-5", i: 5),
        Row(text: "-0.50", i: 0, v: 2, w: 1, f: 50, t: 5),
        Row(text: "0.007", i: 0, v: 3, w: 3, f: 7, t: 7),
        Row(text: "0.000", i: 0, v: 3),
        Row(text: "100", i: 100),
        Row(text: "1E+3", i: 1000),
        Row(text: "0E+3", i: 0),
        Row(text: "1.0000001", compactExponent: 6, i: 1_000_000, v: 1, w: 1, f: 1, t: 1),
        Row(text: "1.00", compactExponent: 1, i: 10, v: 1),
        Row(text: "1.000", compactExponent: 6, i: 1_000_000),
    ])
    func operandsAreThoseOfLDML(row: Row) throws {
        let value = try DecimalValue(row.text)
        let digits = row.text.contains("E") ? 0 : row.text.split(separator: ".").dropFirst().first?.count ?? 0
        let operands = PluralOperands(value, fractionDigits: digits, compactExponent: row.compactExponent)
        #expect(operands.integer.value == row.i)
        #expect(operands.fractionDigits == row.v)
        #expect(operands.fractionDigitsWithoutZeros == row.w)
        #expect(operands.fraction.value == row.f)
        #expect(operands.fractionWithoutZeros.value == row.t)
        #expect(operands.exponent == row.compactExponent)
    }

    @Test func digitsThatAreShownAndNotWrittenAreZeros() throws {
        let operands = PluralOperands(try DecimalValue("1.5"), fractionDigits: 3)
        #expect(operands.fractionDigits == 3)
        #expect(operands.fraction.value == 500)
        #expect(operands.fractionWithoutZeros.value == 5)
    }

    @Test func digitsThatAreWrittenCountEvenWhereFewerAreShown() throws {
        let operands = PluralOperands(try DecimalValue("1.2500"), fractionDigits: 0)
        #expect(operands.fractionDigits == 2)
        #expect(operands.fraction.value == 25)
    }

    @Test func numbersOfManyDigitsKeepEveryDigit() throws {
        let large = PluralOperands(try DecimalValue("12345678901234567890123456789012345678"), fractionDigits: 0)
        #expect(large.integer.value == nil)
        #expect(large.integer.remainder(dividingBy: 10) == 8)
        #expect(large.integer.remainder(dividingBy: 1_000_000) == 345_678)
        // Its digits add up to 171, a multiple of nine.
        #expect(large.integer.remainder(dividingBy: 9) == 0)
        let power = PluralOperands(try DecimalValue("1E+6144"), fractionDigits: 0)
        #expect(power.integer.value == nil)
        #expect(power.integer.remainder(dividingBy: 1_000_000) == 0)
        // Every power of ten is one more than a multiple of nine.
        #expect(power.integer.remainder(dividingBy: 9) == 1)
        #expect(power.integer.remainder(dividingBy: .max) < .max)
        let small = PluralOperands(try DecimalValue("1E-6176"), fractionDigits: 6176)
        #expect(small.integer.value == 0)
        #expect(small.fractionDigits == 6176)
        #expect(small.fraction.value == 1)
        let zeros = PluralOperands(try DecimalValue("1.1"), fractionDigits: 6000)
        #expect(zeros.fraction.value == nil)
        #expect(zeros.fraction.remainder(dividingBy: 100) == 0)
    }

    /// By hand, as ICU computes: a Double has 53 bits, and i has the last 18 digits.
    @Test(
        arguments: [
            ("999999999999999", 999_999_999_999_999, false, 999_999_999_999_999, 0),
            ("9007199254740993", 9_007_199_254_740_992, false, 9_007_199_254_740_992, 0),
            ("9007199254740995", 9_007_199_254_740_996, false, 9_007_199_254_740_996, 0),
            ("9007199254740992.5", 9_007_199_254_740_992, false, 9_007_199_254_740_992, 5),
            ("9007199254740993.5", 9_007_199_254_740_994, false, 9_007_199_254_740_992, 5),
            ("1000000000000000001", 1_000_000_000_000_000_000, false, 1, 0),
            ("18446744073709551615", nil, false, 446_744_073_709_551_616, 0),
            ("0.99999999999999999999", 1, false, 0, 10_000_000_000_000_000_000),
            ("0.99999999999999999999999999", 1, false, 0, 10_000_000_000_000_000_000),
            ("1.00000000000000000001", 1, false, 1, 1),
            ("1.5000000000000001", 1, true, 1, 5_000_000_000_000_001),
            ("1.0000000000000000000000001", 1, false, 1, 1),
            ("0.10000000000000000001", 0, true, 0, 10_000_000_000_000_000_000),
        ] as [(String, UInt64?, Bool, UInt64, UInt64)])
    func underICUOperandsAreBinary(
        text: String, number: UInt64?, hasFraction: Bool, integer: UInt64, fraction: UInt64
    ) throws {
        let operands = PluralOperands(try DecimalValue(text), fractionDigits: 0, compatibility: .icu)
        #expect(operands.number.value == number)
        #expect(operands.numberHasFraction == hasFraction)
        #expect(operands.integer.value == integer)
        #expect(operands.fraction.value == fraction)
    }

    /// The nearest Doubles are 99999999999999991611392 and 10000000000000000905969664.
    @Test(
        arguments: [("1E+23", 99_999, 999_991_611_392), ("1E+25", 10_000_000, 905_969_664)]
            as [(String, UInt64, UInt64)])
    func numbersOfMoreThan64BitsAreTheNearestDoubleUnderICU(text: String, upper: UInt64, lower: UInt64) throws {
        let operands = PluralOperands(try DecimalValue(text), fractionDigits: 0, compatibility: .icu)
        #expect(operands.number.value == nil)
        #expect(operands.number.remainder(dividingBy: 1_000_000_000_000) == lower)
        #expect(!operands.numberHasFraction)
    }

    /// The nearest Doubles are 1.5 and 0.125.
    @Test(
        arguments: [("1.500000000000000000000001", 1), ("0.12500000000000000000000000000001", 0)] as [(String, UInt64)])
    func manyDecimalsAreAFractionUnderICU(text: String, integer: UInt64) throws {
        let operands = PluralOperands(try DecimalValue(text), fractionDigits: 0, compatibility: .icu)
        #expect(operands.number.value == integer)
        #expect(operands.numberHasFraction)
        #expect(operands.integer.value == integer)
    }

    @Test func theLargestNumbersHaveOperandsUnderICU() throws {
        let nines = String(repeating: "9", count: 38)
        // The second to last is the largest multiple of ten below 2^128; the last is above it.
        let texts = [
            "1E+6144", "1E-6176", nines, "\(nines)E-19", "\(nines)E-37", "34028236692093846346337460743176821145E+1",
            "34028236692093846346337460743176821146E+1",
        ]
        for text in texts {
            let value = try DecimalValue(text)
            for exponent in [0, 3, 18, 6000] {
                let operands = PluralOperands(
                    value, fractionDigits: 0, compactExponent: exponent, compatibility: .icu)
                #expect(operands.exponent == exponent)
            }
        }
    }

    /// ICU's operands of random numbers, from the text and with Swift's own Double: n is the nearest Double, i the last
    /// 18 integer digits, and t the first fraction digits until they are above 10^18.
    @Test func operandsUnderICUAreThoseOfDoubles() throws {
        var random = SplitMix64(seed: 35)
        func digits(_ count: Int) -> String {
            (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        }
        func double(_ text: some StringProtocol) throws -> Double { try #require(Double("0" + text)) }
        for round in 0..<10_000 {
            let integer = "\(1 + round % 9)" + digits(Int.random(in: 0...36, using: &random))
            var fraction = digits(Int.random(in: 0...(37 - integer.count), using: &random))
            while fraction.last == "0" { fraction.removeLast() }
            let text = fraction.isEmpty ? integer : "\(integer).\(fraction)"
            guard integer.count + fraction.count > 15 else { continue }
            let operands = PluralOperands(try DecimalValue(text), fractionDigits: 0, compatibility: .icu)
            let number = try double(text)
            #expect(operands.numberHasFraction == (number != number.rounded(.down)), "\(text)")
            for divisor in [10, 1_000_000, 1 << 40, 999_999_999_999] as [UInt64] {
                let rest = number.rounded(.down).truncatingRemainder(dividingBy: Double(divisor))
                #expect(operands.number.remainder(dividingBy: divisor) == UInt64(rest), "\(text)")
            }
            #expect(try operands.integer.value == UInt64(double(integer.suffix(18))), "\(text)")
            let limit = fraction.hasPrefix("1" + String(repeating: "0", count: 18)) ? 20 : 19
            let leading = fraction.drop { $0 == "0" }.prefix(limit)
            #expect(try operands.fraction.value == UInt64(double(leading)), "\(text)")
        }
    }

    /// Zeros at the end count among the first digits of f: 1.5 with 25 fraction digits has f = 5 × 10^18.
    @Test func shownZerosCountUnderICU() throws {
        for digits in [19, 20, 25, 60] {
            let operands = PluralOperands(try DecimalValue("1.5"), fractionDigits: digits, compatibility: .icu)
            #expect(operands.fraction.value == 5_000_000_000_000_000_000)
            #expect(operands.fractionWithoutZeros.value == 5)
        }
    }
}

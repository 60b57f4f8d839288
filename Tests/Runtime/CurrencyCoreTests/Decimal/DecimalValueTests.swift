import TestSupport
import Testing

@testable import CurrencyCore

@Suite("Decimal values: making, comparing, converting")
struct DecimalValueTests {
    @Test func integersAreExact() {
        #expect(DecimalValue(Int64.min).scientificText == "-9223372036854775808")
        #expect(DecimalValue(Int64.max).scientificText == "9223372036854775807")
        #expect(DecimalValue(UInt64.max).scientificText == "18446744073709551615")
        #expect(DecimalValue(Int.min).scientificText == String(Int.min))
        #expect(DecimalValue(Int8(-128)).scientificText == "-128")
        #expect(DecimalValue(-7 as Int).isIdentical(to: -7))
        #expect(DecimalValue(0 as UInt8).isIdentical(to: .zero))
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func widerIntegersFitUpToThirtyEightDigits() {
        let limit: Int128 = 99_999_999_999_999_999_999_999_999_999_999_999_999
        #expect(DecimalValue(limit).scientificText == String(limit))
        #expect(DecimalValue(-limit).scientificText == String(-limit))
        #expect(DecimalValue(exactly: limit + 1) == nil)
        #expect(DecimalValue(exactly: Int128.min) == nil)
        #expect(DecimalValue(exactly: UInt128.max) == nil)
        #expect(DecimalValue(exactly: UInt128(1) << 64)?.scientificText == "18446744073709551616")
    }

    @Test func literals() {
        let price: DecimalValue = 1234.5
        #expect(price.scientificText == "1234.5")
        let negative: DecimalValue = -20
        #expect(negative.scientificText == "-20")
        #expect(DecimalValue(0.1).scientificText == "0.1")
        #expect(DecimalValue(3).isIdentical(to: 3))
    }

    @Test func doublesEnterByTheirShortestDigits() {
        #expect(DecimalValue(1e22 as Double).scientificText == "1E+22")
        #expect(DecimalValue(1200 as Double).scientificText == "1200")
        #expect(DecimalValue(-0.0 as Double).scientificText == "-0")
        #expect(DecimalValue(0.1 + 0.2 as Double).scientificText == "0.30000000000000004")
        #expect(DecimalValue(-1.7976931348623157e308 as Double).scientificText == "-1.7976931348623157E+308")
        #expect(DecimalValue(Double.leastNonzeroMagnitude).scientificText == "5E-324")
        #expect(DecimalValue(Double.infinity).isIdentical(to: .infinity))
        #expect(DecimalValue(-Double.infinity).isIdentical(to: DecimalValue.infinity.negated))
        #expect(DecimalValue(Double.nan).isIdentical(to: .nan))
        #expect(DecimalValue(-Double.signalingNaN).isIdentical(to: .nan))
    }

    @Test func everyDoubleReadsBack() {
        var generator = SplitMix64(printing: 64_000)
        for _ in 0..<50_000 {
            let double = Double(bitPattern: generator.next())
            if double.isFinite { #expect(Double(DecimalValue(double).scientificText) == double) }
        }
    }

    @Test func minorUnits() throws {
        #expect(DecimalValue(minorUnits: 123_450, scale: 2).scientificText == "1234.50")
        #expect(DecimalValue(minorUnits: -5, scale: 3).scientificText == "-0.005")
        #expect(DecimalValue(minorUnits: .min, scale: 0).scientificText == "-9223372036854775808")
        #expect(DecimalValue(minorUnits: 5, scale: -3).scientificText == "5E+3")
        for value in [Int64.min, -1, 0, 1, 100, .max] {
            for scale in [-2, 0, 2, 3, 4, 40] {
                #expect(try DecimalValue(minorUnits: value, scale: scale).minorUnits(scale: scale) == value)
            }
        }
        #expect(try DecimalValue("1234.5").minorUnits(scale: 2) == 123_450)
        #expect(try DecimalValue("1234.5000000").minorUnits(scale: 2) == 123_450)
        #expect(try DecimalValue("-0.00").minorUnits(scale: 0) == 0)
        #expect(try DecimalValue("12E2").minorUnits(scale: -2) == 12)
        #expect(try DecimalValue("0E6000").minorUnits(scale: .max) == 0)
        #expect(try DecimalValue("0E-6000").minorUnits(scale: .min) == 0)
        #expect(try DecimalValue("92233720368547758.07").minorUnits(scale: 2) == .max)
        #expect(try DecimalValue("-92233720368547758.08").minorUnits(scale: 2) == .min)
    }

    @Test(
        arguments: [
            ("0.005", 2, .inexact(scale: 2)), ("1E-6176", 2, .inexact(scale: 2)), ("1", .min, .inexact(scale: .min)),
            ("-1E-1", .min, .inexact(scale: .min)),
            ("92233720368547758.08", 2, .integerOverflow(scale: 2)),
            ("-92233720368547758.09", 2, .integerOverflow(scale: 2)),
            ("184467440737095516.16", 2, .integerOverflow(scale: 2)), ("1E+18", 2, .integerOverflow(scale: 2)),
            ("1E+6144", 2, .integerOverflow(scale: 2)), ("1E+1", .max, .integerOverflow(scale: .max)),
            ("340282366920938463463374607431768211456", 0, .tooManyDigits(offset: 38)),
            ("NaN", 2, .notFinite), ("-Infinity", 2, .notFinite),
        ] as [(String, Int, DecimalError)])
    func minorUnitsRefuse(_ text: String, _ scale: Int, _ error: DecimalError) {
        #expect(throws: error) { try DecimalValue(text).minorUnits(scale: scale) }
    }

    @Test func partsAreChecked() throws {
        let nine = DecimalValue.Coefficient(9)
        #expect(try DecimalValue(isNegative: true, coefficient: nine, exponent: -2).scientificText == "-0.09")
        #expect(throws: DecimalError.tooManyDigits(offset: nil)) {
            try DecimalValue(coefficient: DecimalValue.Coefficient.maximum.incremented(), exponent: 0)
        }
        #expect(throws: DecimalError.outOfRange(exponent: 6144, offset: nil)) {
            try DecimalValue(coefficient: nine, exponent: 6144)
        }
        #expect(throws: DecimalError.outOfRange(exponent: .min, offset: nil)) {
            try DecimalValue(coefficient: nine, exponent: .min)
        }
        #expect(throws: DecimalError.outOfRange(exponent: .max, offset: nil)) {
            try DecimalValue(coefficient: .zero, exponent: .max)
        }
    }

    @Test func signs() throws {
        #expect(DecimalValue.zero.negated.scientificText == "-0")
        #expect(try DecimalValue("-1.50").negated.scientificText == "1.50")
        #expect(try DecimalValue("-1.50").magnitude.scientificText == "1.50")
        #expect(DecimalValue.nan.negated.isIdentical(to: .nan))
        #expect(DecimalValue.infinity.negated.magnitude.isIdentical(to: .infinity))
    }

    @Test func kinds() throws {
        #expect(DecimalValue.nan.isNaN && !DecimalValue.nan.isFinite && !DecimalValue.nan.isZero)
        #expect(DecimalValue.infinity.isInfinite && !DecimalValue.infinity.isFinite)
        #expect(try DecimalValue("-0.00").isZero)
    }

    /// Each row lists spellings of one number. The rows ascend.
    private static let ascending: [[String]] = [
        ["-Infinity"],
        ["-1E+6144", "-1000E+6141"],
        ["-99999999999999999999999999999999999999"],
        ["-2", "-2.0", "-200E-2"],
        ["-1", "-1.0000000000000000000000000000000000000"],
        ["-1E-6176"],
        ["0", "-0", "0.00", "-0E+6144", "0E-6176"],
        ["1E-6176"],
        ["0.09"],
        ["0.1", "0.10", "100E-3", "0.10000000000000000000000000000000000000"],
        ["0.10000000000000000000000000000000000001"],
        ["9"],
        ["9.5", "9.50"],
        ["10", "1E1", "10.0"],
        ["12345678901234567890123456789012345678"],
        ["12345678901234567890123456789012345679"],
        ["1E+38", "100000000000000000000000000000000000000"],
        ["1E+6144", "10E+6143"],
        ["Infinity"],
        ["NaN"],
    ]

    @Test func theOrderIsTotal() throws {
        for (leftRow, leftTexts) in Self.ascending.enumerated() {
            for (rightRow, rightTexts) in Self.ascending.enumerated() {
                for leftText in leftTexts {
                    for rightText in rightTexts {
                        let left = try DecimalValue(leftText)
                        let right = try DecimalValue(rightText)
                        #expect((left == right) == (leftRow == rightRow), "\(left) == \(right)")
                        #expect((left < right) == (leftRow < rightRow), "\(left) < \(right)")
                        #expect(left.isIdentical(to: right) == (leftText == rightText), "\(left) is \(right)")
                        if leftRow == rightRow { #expect(left.hashValue == right.hashValue) }
                    }
                }
            }
        }
    }

    @Test func equalNumbersHashEqual() throws {
        var generator = SplitMix64(printing: 5)
        for _ in 0..<10_000 {
            let model = DigitModel.random(maximumDigits: 20, exponents: -30...30, using: &generator)
            var longer = model
            for _ in 0..<generator.below(19) {
                longer.digits.append(0)
                longer.exponent -= 1
            }
            let left = try DecimalValue(model.text)
            let right = try DecimalValue(longer.text)
            #expect(left == right && left.hashValue == right.hashValue)
            var next = longer
            next.digits = DigitModel.plusOne(longer.digits)
            #expect(left.magnitude < (try DecimalValue(next.text)).magnitude)
        }
    }

    @Test func scalesOutsideTheRangeStop() async {
        await #expect(processExitsWith: .failure) { _ = DecimalValue(minorUnits: 1, scale: 6177) }
        await #expect(processExitsWith: .failure) { _ = DecimalValue(minorUnits: 1, scale: .min) }
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func anIntegerOfThirtyNineDigitsStops() async {
        await #expect(processExitsWith: .failure) {
            if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { _ = DecimalValue(UInt128.max) }
        }
    }
}

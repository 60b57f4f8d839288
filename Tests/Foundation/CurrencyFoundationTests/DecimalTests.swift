import Foundation
import TestSupport
import Testing

@testable import CurrencyFoundation

struct DecimalTests {
    /// Hand-written texts. The two types must agree on their values.
    static let texts = [
        "0", "1", "-1", "0.1", "9007199254740993.25", "-1234567.89", "99999999999999999999999999999999999999",
        "0.99999999999999999999999999999999999999", "1234567890123456789012345678.9012345678",
        "-0.00000000000000000001",
        "18446744073709551615", "18446744073709551616", "34028236692093846346337460743176821.145",
    ]

    @Test(arguments: texts)
    func everyDigitSurvivesBothWays(_ text: String) throws {
        let value = try DecimalValue(text)
        let decimal = try #require(Decimal(string: text))
        #expect(try Decimal(value) == decimal)
        #expect(try DecimalValue(decimal) == value)
        #expect(try Decimal(value).description == text)
    }

    @Test func seededDecimalsSurviveBothWays() throws {
        let seed: UInt64 = 0x5EED_F00D
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            let digits = Int.random(in: 1...38, using: &random)
            var text = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
            let places = Int.random(in: 0...digits, using: &random)
            text.insert(".", at: text.index(text.endIndex, offsetBy: -places))
            if text.hasPrefix(".") { text = "0" + text }
            if text.hasSuffix(".") { text.removeLast() }
            if Bool.random(using: &random) { text = "-" + text }
            let value = try DecimalValue(text)
            let decimal = try Decimal(value)
            #expect(decimal == Decimal(string: text), "\(text), seed \(seed)")
            #expect(try DecimalValue(decimal) == value, "\(text), seed \(seed)")
        }
    }

    /// Includes results of calculations, which may have leftover words and more digits than necessary.
    @Test func numbersAreThoseOfTheirDescription() throws {
        var random = SplitMix64(printing: 4217)
        var short = 0
        for _ in 0..<20_000 {
            func any() -> Decimal {
                let magnitude =
                    UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random)
                let sign: FloatingPointSign = Bool.random(using: &random) ? .minus : .plus
                return Decimal(
                    sign: sign, exponent: Int.random(in: -12...4, using: &random), significand: Decimal(magnitude))
            }
            let (left, right) = (any(), any())
            for number in [left, left + right, left - right, left * right, right == 0 ? left : left / right] {
                guard let value = try? DecimalValue(number) else { continue }
                #expect(value.isIdentical(to: try DecimalValue(number.description)), "\(number)")
                if number.shortMantissa != nil { short += 1 }
            }
        }
        #expect(short > 50_000)
    }

    @Test func limitsAreErrors() throws {
        #expect(throws: DecimalConversionError.notFinite) { try Decimal(DecimalValue.infinity) }
        #expect(throws: DecimalConversionError.outOfRange(exponent: 166)) { try Decimal(DecimalValue("1e166")) }
        #expect(throws: DecimalConversionError.outOfRange(exponent: -129)) { try Decimal(DecimalValue("1e-129")) }
        #expect(try Decimal(DecimalValue("1e164")) == Decimal(sign: .plus, exponent: 127, significand: tenTo(37)))
        #expect(try Decimal(DecimalValue("10e-129")) == Decimal(sign: .plus, exponent: -128, significand: 1))
        #expect(try Decimal(DecimalValue.nan).isNaN)
        #expect(try DecimalValue(Decimal.nan).isNaN)
        #expect(try Decimal(DecimalValue.zero.negated) == 0)
    }

    /// 2^128 - 1 has 39 digits.
    @Test func theDigitTooMuch() throws {
        let most = Decimal(UInt64.max) * (Decimal(UInt64.max) + 1) + Decimal(UInt64.max)
        #expect(most.description == "340282366920938463463374607431768211455")
        #expect(throws: DecimalConversionError.tooManyDigits) { try DecimalValue(most) }
        #expect(most.decimalValue == (try DecimalValue("34028236692093846346337460743176821146e1")))
    }

    private func tenTo(_ power: Int) -> Decimal { Decimal(sign: .plus, exponent: power, significand: 1) }
}

struct ConversionTests {
    @Test func integersOfAllSizes() throws {
        #expect(try Int8(decimalValue: -128) == -128)
        #expect(try Int64(decimalValue: DecimalValue(Int64.min)) == .min)
        #expect(try UInt64(decimalValue: DecimalValue(UInt64.max)) == .max)
        #expect(try Int(decimalValue: DecimalValue("500e-2")) == 5)
        #expect(try UInt64(decimalValue: DecimalValue("1.8e19")) == 18_000_000_000_000_000_000)
        #expect(throws: DecimalConversionError.outOfRange(exponent: 0)) { try Int8(decimalValue: 128) }
        #expect(throws: DecimalConversionError.outOfRange(exponent: 0)) { try UInt(decimalValue: -1) }
        #expect(throws: DecimalConversionError.notWhole) { try Int(decimalValue: 0.5) }
        #expect(throws: DecimalConversionError.notFinite) { try Int(decimalValue: .nan) }
        #expect(throws: DecimalConversionError.outOfRange(exponent: 6000)) {
            try Int(decimalValue: DecimalValue("1e6000"))
        }
    }

    @Test func binaryFloatingPointByItsShortestDigits() throws {
        #expect(Float(0.1).decimalValue == (try DecimalValue("0.1")))
        #expect(0.1.decimalValue == (try DecimalValue("0.1")))
        #expect(Float(decimalValue: 0.1) == 0.1)
        #expect(Double(decimalValue: try DecimalValue("1e400")) == .infinity)
        #expect(Double(decimalValue: DecimalValue.infinity.negated) == -.infinity)
        #expect(Float.infinity.decimalValue == .infinity)
        #expect(Double.nan.decimalValue.isNaN && Float.nan.decimalValue.isNaN && Double(decimalValue: .nan).isNaN)
    }
}

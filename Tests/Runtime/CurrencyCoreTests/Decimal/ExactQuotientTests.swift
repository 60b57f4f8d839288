import TestSupport
import Testing

@testable import CurrencyCore

/// Expected values from Python's `decimal` with a precision of 38 digits, where its result is exact.
@Suite("Quotients are exact, or an error")
struct ExactQuotientTests {
    @Test(arguments: [
        ("7.50", "100", "0.075"), ("1", "8", "0.125"), ("10.00", "4", "2.50"), ("1234.56", "100", "12.3456"),
        ("0.0750", "0.25", "0.30"), ("-5", "2", "-2.5"), ("1", "1024", "0.0009765625"), ("100", "100", "1"),
        ("0.00", "7", "0.00"), ("1E+3", "8", "125"), ("12.6", "0.3", "42"),
        ("99999999999999999999999999999999999999", "1000000", "99999999999999999999999999999999.999999"),
    ])
    func quotient(dividend: String, divisor: String, expected: String) throws {
        let quotient = try DecimalValue(dividend) / DecimalValue(divisor)
        #expect(quotient.isIdentical(to: try DecimalValue(expected)), "\(quotient)")
    }

    @Test func literalsAreDecimals() throws {
        let decimal = try DecimalValue("1999")
        #expect(try decimal / 100 == 19.99)
        #expect(try 1 / decimal.quantized(toFractionDigits: 0, .down).clamped(to: 0...8) == 0.125)
    }

    @Test(arguments: [
        ("1", "3", DecimalError.endlessQuotient), ("1", "0", .divisionByZero), ("NaN", "2", .notFinite),
        ("1", "Infinity", .notFinite), ("2", "0.7", .endlessQuotient),
        // 10^38 - 1 is odd, so half of it has 39 digits.
        ("99999999999999999999999999999999999999", "2", .tooManyDigits(offset: nil)),
        ("1E-6176", "10", .outOfRange(exponent: -6177, offset: nil)),
    ])
    func refusal(dividend: String, divisor: String, expected: DecimalError) throws {
        let (dividend, divisor) = (try DecimalValue(dividend), try DecimalValue(divisor))
        #expect(throws: expected) { try dividend / divisor }
    }

    /// Dividing a product by one factor gives the other.
    @Test func productsAreDividedBack() throws {
        var generator = SplitMix64(printing: 0x5EED_D1E5)
        for _ in 0..<20_000 {
            let factors = [1, 2].map { (_: Int) in
                DecimalValue(
                    uncheckedNegative: generator.next() & 1 == 0,
                    coefficient: .init(generator.next() >> UInt64.random(in: 2...60, using: &generator)),
                    exponent: Int.random(in: -9...9, using: &generator))
            }
            if factors[1].isZero { continue }
            let product = try factors[0] * factors[1]
            #expect(try product / factors[1] == factors[0], "\(factors)")
        }
    }
}

import CurrencyFoundation
import Foundation
import Testing

/// Conversions between money and Foundation's numbers.
struct MoneyDecimalTests {
    @Test func decimalsAreAmounts() throws {
        let price = try #require(Decimal(string: "9007199254740993.25"))
        #expect(try Money(price, .euro).description == "9007199254740993.25 EUR")
        #expect(try Money(price, CurrencyCode("EUR")) == Money(price, .euro))
        #expect(throws: MoneyError.notFinite) { try Money(Decimal.nan, .euro) }
        // 2^128 - 1 has 39 digits.
        let longest = try #require(Decimal(string: "340282366920938463463374607431768211455"))
        #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { try Money(longest, .euro) }
        // A literal is a `DecimalValue`, not a `Decimal`.
        #expect(try Money(12.5, .euro).description == "12.5 EUR")
    }

    @Test func decimalsAreFactors() throws {
        let rate = try #require(Decimal(string: "1.19"))
        let price = try Money("12.50", .euro)
        #expect(try (price * rate).description == "14.8750 EUR")
        #expect(try (rate * price).description == "14.8750 EUR")
        #expect(try (price * 1.19).description == "14.8750 EUR")
        #expect(throws: MoneyError.notFinite) { try price * Decimal.nan }
    }

    @Test func decimalsFromText() {
        #expect(Decimal("1.5") == Decimal(string: "1.5"))
        #expect(Decimal("-9007199254740993.25") == Decimal(string: "-9007199254740993.25"))
        #expect(Decimal("1.5 apples") == nil)
        #expect(Decimal("1,5") == nil)
        #expect(Decimal("") == nil)
        #expect(Decimal("Infinity") == nil)
        #expect(Decimal("1E+200") == nil)
    }

    @Test func stylesTakeDecimals() throws {
        let price = try #require(Decimal(string: "9007199254740993.25"))
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(style.format(price) == "$9,007,199,254,740,993.25")
        #expect(style.plan.format(price) == "$9,007,199,254,740,993.25")
        #expect(DecimalStyle(locale: .englishUnitedStates).format(price) == "9,007,199,254,740,993.25")
    }
}

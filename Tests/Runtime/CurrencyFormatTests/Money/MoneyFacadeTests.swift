import CurrencyFormat
import Testing

/// The documentation's examples, with the enum and the bundled data.
@Suite("Money with the bundled data")
struct MoneyFacadeTests {
    @Test func examples() throws {
        #expect(try Money(12.50, .euro).description == "12.5 EUR")
        #expect(try Money(12.50, .euro).rounded(to: .iso, .halfEven).description == "12.50 EUR")
        #expect(Money(12, .euro).description == "12 EUR")
        #expect(try Money("12.50", .euro).description == "12.50 EUR")
        #expect(try Money(minorUnits: 1250, .euro).description == "12.50 EUR")
        #expect(try Money(minorUnits: 1250, .yen).description == "1250 JPY")
        #expect(try Money(12.50, .euro).minorUnits() == 1250)
        #expect(try Money(12.34, .swissFranc).rounded(to: .cash, .halfEven).description == "12.35 CHF")
        #expect(try Money(12.34, .forint).rounded(to: .display, .halfEven).description == "12 HUF")
        #expect(try Money(10, .euro).divided(by: 3, .halfEven).description == "3.33 EUR")
        #expect(try Money(10, .euro).divided(by: 3, .up).description == "3.34 EUR")
        #expect(try Money(100, .euro).converted(to: .yen, rate: 162.35, .halfEven).description == "16235 JPY")
        let parts = try Money(100, .euro).allocated(by: [1, 1, 1]).parts
        #expect(parts.map(\.description) == ["33.34 EUR", "33.33 EUR", "33.33 EUR"])
        let equal = try Money(100, .euro).split(into: 3, remainder: .last).parts
        #expect(equal.map(\.description) == ["33.33 EUR", "33.33 EUR", "33.34 EUR"])
    }

    @Test func noneIsNoCurrency() throws {
        #expect(Money(12, .none).currency == .unknown)
        #expect(throws: MoneyError.noMinorUnit(.unknown)) { _ = try Money(minorUnits: 1, .none) }
    }

    @Test func formats() throws {
        let money = try Money("1234.50", .euro)
        // Node's Intl: new Intl.NumberFormat(locale, {style: "currency", currency: "EUR"}).
        #expect(money.formatted(in: .germanGermany) == "1.234,50\u{A0}€")
        #expect(try money.formatted(in: LocaleIdentifier("en-US")) == "€1,234.50")
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
        #expect(try style.format(money) == "1.234,50\u{A0}EUR")
        let error = try MoneyError.currencyMismatch(expected: CurrencyCode("EUR"), found: CurrencyCode("JPY"))
        #expect(throws: error) { _ = try style.format(Money(5, .yen)) }
    }
}

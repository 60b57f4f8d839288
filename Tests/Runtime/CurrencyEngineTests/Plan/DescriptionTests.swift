import CurrencyParsing
import Testing

/// `print` writes one readable line.
struct DescriptionTests {
    private func expect(_ value: some Any, prints text: String) {
        var printed = ""
        print(value, terminator: "", to: &printed)
        #expect(printed == text)
        #expect(!printed.contains("\n"))
    }

    @Test func stylesAndPlans() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        expect(style, prints: "CurrencyStyle EUR de-DE: 1.234,50\u{A0}€, -1.234,50\u{A0}€")
        expect(style.plan, prints: "FormatPlan EUR: 1.234,50\u{A0}€, -1.234,50\u{A0}€")
        let books = CurrencyStyle(.dollar, locale: try LocaleIdentifier("en-US-u-cf-account"))
        expect(books, prints: "CurrencyStyle USD en-US-u-cf-account: $1,234.50, ($1,234.50)")
        expect(DecimalStyle(locale: .frenchFrance), prints: "DecimalStyle fr-FR: 1\u{202F}234,5, -1\u{202F}234,5")
        expect(DecimalStyle(locale: .frenchFrance).plan, prints: "FormatPlan: 1\u{202F}234,5, -1\u{202F}234,5")
        expect(PercentStyle(locale: .englishUnitedStates), prints: "PercentStyle en-US: 123,450%, -123,450%")
        expect(NumberStyle.currency(style), prints: style.description)
    }

    @Test func notes() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        expect(try parser.parse("1.234,50\u{A0}€").notes, prints: "[]")
        expect(try parser.parse("1234,50-").notes, prints: "[.withoutCurrency, .otherGrouping, .trailingMinus]")
        let all = (0..<15).map { ParseNotes(rawValue: 1 << $0) }
        #expect(Set(all.map { $0.description }).count == 15)
        #expect(all.allSatisfy { $0.description.count > 2 })
    }

    @Test func enumsAndIdentifiers() throws {
        expect(CurrencyLocale.germanGermany, prints: "germanGermany")
        expect(Currency.euro, prints: "euro")
        expect(CurrencyLocale.germanGermany.identifier, prints: "de-DE")
        expect(CurrencyCode(literal: "EUR"), prints: "EUR")
    }

    @Test func amounts() throws {
        let amount = try CurrencyParser(.euro, locale: .germanGermany).parse("1,5 Mio. €").amount
        expect(amount, prints: "1500000")
        expect(try DecimalValue("1.5E+6"), prints: "1500000")
        expect(try Money("1.5E+6", .euro), prints: "1500000 EUR")
    }
}

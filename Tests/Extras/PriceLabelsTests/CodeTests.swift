import PriceLabels
import Testing

struct CodeTests {
    /// Expected texts follow from CLDR 48's currencyPatternAppendISO of each locale.
    @Test(arguments: [
        ("en-US", "USD", "$5.00\u{A0}USD"), ("de-DE", "EUR", "5,00\u{A0}€\u{A0}EUR"), ("hi-IN", "INR", "INR ₹5.00"),
        ("cs-CZ", "CZK", "5,00\u{A0}Kč CZK"), ("en-CA", "USD", "US$5.00\u{A0}USD"),
        // The text already contains the code.
        ("en-US", "CHF", "CHF\u{A0}5.00"),
    ])
    func symbolAndCode(locale: String, currency: String, text: String) throws {
        let style = CurrencyStyle(
            currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale), data: .bundled
        ).withCode()
        #expect(style.format(5) == text)
        #expect(try style.plan.parse(text) == 5)
    }

    @Test func codeStandsInsideOfTheUnit() {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(style.per(.month).withCode().format(5) == "$5.00\u{A0}USD per month")
        #expect(style.withCode().per(.month).format(5) == "$5.00\u{A0}USD per month")
        #expect(style.withCode().format(-5) == "-$5.00\u{A0}USD")
        #expect(style.display(.code).withCode().format(5) == "USD\u{A0}5.00")
    }

    /// CLDR 48 has alternative separators, "alt=us", only for South Africa.
    @Test func separatorsBesideTheUsualOnes() throws {
        let locale = CurrencyLocale.englishSouthAfrica
        let symbols = try #require(NumberSymbols.alternative(in: locale))
        let style = CurrencyStyle(.rand, locale: locale)
        #expect(style.format(1234.5) == "R\u{A0}1\u{A0}234,50")
        #expect(style.symbols(symbols).format(1234.5) == "R\u{A0}1,234.50")
        for identifier in CurrencyData.bundled.localeIdentifiers where identifier != "en-ZA" {
            #expect(NumberSymbols.alternative(in: try LocaleIdentifier(identifier)) == nil, "\(identifier)")
        }
    }
}

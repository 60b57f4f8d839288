import CurrencyLaws
import CurrencyParsing
import Testing

/// The laws of finding currencies in one locale of sixteen; the program `round-trip` checks them in all.
struct KnownCurrencyTests {
    static let locales = CurrencyData.bundled.localeIdentifiers.enumerated().compactMap { index, identifier in
        index % 16 == 5 ? try? LocaleIdentifier(identifier) : nil
    }

    /// Knowing the currency never makes a parser stricter: whatever the open parser attributes to a currency, alone or
    /// among candidates, the parser of that currency reads, with the same amount.
    @Test
    func whatTheOpenParserAttributesIsRead() throws {
        var laws = CurrencyLaws()
        for locale in Self.locales {
            laws.checkKnown(locale, try OpenParsers.parser(locale.description), texts: 18, seed: 4217)
        }
        #expect(laws.broken == [])
        #expect(laws.attributed > 400, "\(laws.attributed)")
    }

    /// Words that multiply one another, with a space, a period or only a bidi mark between them.
    @Test(arguments: [
        "4 lakh crore USD", "4lakh\u{61C}crore US$", "4lakh. crore USD", "4\u{200F}lakh\u{200F} \u{200F}crore USD",
    ])
    func wordsApartAreReadByBoth(text: String) throws {
        let dollar = CurrencyCode(literal: "USD")
        let open = try OpenParsers.parser("en-IN").parse(text)
        #expect(open.amount == 4_000_000_000_000 && open.currency == dollar)
        let known = CurrencyParser(
            CurrencyStyle(currency: dollar, locale: try LocaleIdentifier("en-IN"), data: .bundled))
        #expect(try known.parse(text).amount == open.amount)
    }

    /// A currency is certain only where the locale writes it so, its region uses it, its code or name stands there, or no
    /// other currency in use is written so.
    @Test
    func noWrongCurrencyIsCertain() throws {
        var laws = CurrencyLaws()
        // From the last one: the other test, which runs beside this one, begins with the first, and both share the parsers.
        for locale in Self.locales.reversed() { laws.checkCertain(locale, try OpenParsers.parser(locale.description)) }
        #expect(laws.broken == [])
        #expect(laws.uncertain > 60, "\(laws.uncertain)")
    }
}

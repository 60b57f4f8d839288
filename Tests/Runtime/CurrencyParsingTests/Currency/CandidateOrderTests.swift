import CurrencyNames
import CurrencyParsing
import Testing

/// No wrong currency is certain: which of several is meant, and in which order they stand.
struct CandidateOrderTests {
    private func codes(
        _ text: String, _ locale: String, _ selection: CurrencySelection = .preferred
    ) throws -> [String] {
        try OpenParsers.parser(locale)
            .currencies(in: text, selection).map { $0.currency.description }
    }

    @Test
    func theMoneyOfTheRegionIsMeant() throws {
        for locale in ["en-IN", "hi-IN"] { #expect(try codes("Rs. 500", locale) == ["INR"], "\(locale)") }
        for locale in ["ur-PK", "en-PK"] { #expect(try codes("Rs. 500", locale) == ["PKR"], "\(locale)") }
        for locale in ["de-CH", "fr-CH", "it-CH", "de-LI"] {
            for text in ["SFr. 5", "Fr. 5", "Fr. 12.-", "5 Fr."] {
                #expect(try codes(text, locale) == ["CHF"], "\(text), \(locale)")
            }
        }
        #expect(try codes("元5", "zh-Hant-TW") == ["TWD"])
        #expect(try codes("5元", "zh-Hans-CN") == ["CNY"])
        #expect(try codes("kr 100", "da-DK") == ["DKK"])
        #expect(try codes("kr 100", "nb-NO") == ["NOK"])
        // The keyword says whose money it is.
        #expect(try codes("kr 100", "en-u-cu-sek") == ["SEK"])
    }

    @Test
    func whatIsWidelyMeantComesFirst() throws {
        let dollars = try codes("$5", "und")
        #expect(dollars.prefix(4) == ["USD", "AUD", "CAD", "HKD"])
        #expect(dollars.contains("ARS"))
        #expect(try codes("Rs 500", "en-US").first == "INR")
        #expect(try codes("5 kr", "en-US").prefix(3) == ["SEK", "NOK", "DKK"])
        #expect(try codes("¥5", "de-DE").first == "JPY")
    }

    /// French is spoken in Switzerland too, and English in India.
    @Test
    func theMoneyOfTheLanguageGoesBeforeThatOfOthers() throws {
        #expect(try codes("£5", "de-DE").first == "GBP")
        let francs = try OpenParsers.parser("fr-SN", withNames: true)
        #expect(try francs.parse("5 francs").currency?.description == "XOF")
    }

    @Test
    func withdrawnCurrenciesAreForThoseWhoAsk() throws {
        #expect(try codes("5 F", "fr-FR").isEmpty)
        #expect(try codes("5 F", "fr-FR", .all).contains("FRF"))
        let parser = try OpenParsers.parser("fr-FR")
        #expect(throws: AmountParseError(.withdrawnCurrency, at: 2, expected: .currency)) { try parser.parse("5 F") }
        var all = parser
        all.selection = .all
        #expect(try all.parse("5 F").candidates.contains { $0.currency.description == "FRF" })
        // A code means one currency only.
        #expect(try codes("DEM 5", "de-DE") == ["DEM"])
    }

    /// A symbol inside of a word is none.
    @Test
    func currenciesAreWholeWords() throws {
        for text in ["SFx 5", "5 Rx", "Kx 5", "5 krx", "5 eurx"] {
            #expect(try codes(text, "en").isEmpty, "\(text)")
        }
        #expect(try codes("R5", "en-ZA") == ["ZAR"])
    }

    @Test
    func caseDoesNotMatterInCodes() throws {
        for text in ["5 eur", "5 Eur", "eur 5", "EUR 5"] { #expect(try codes(text, "de-DE") == ["EUR"], "\(text)") }
        // "LE" is written for Egypt's pound, and "Le" for Sierra Leone's leone.
        #expect(try codes("LE 5", "en-US") == ["EGP"])
        #expect(try codes("Le 5", "en-US") == ["SLE"])
    }

    @Test
    func abbreviatedNumbersWithoutACurrencyMayBeAnything() throws {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        // Currencies have these letters as their signs.
        for text in ["5K", "1.2M"] {
            let error = try #require(throws: AmountParseError.self) { try parser.parse(text) }
            #expect(error.reason == .abbreviation, "\(text)")
        }
        #expect(try parser.parse("2 million").amount == 2_000_000)
        #expect(parser.readings(of: "5 k").map(\.amount) == [5000, 5])
        #expect(try parser.parse("$5K").amount == 5000)
        #expect(try parser.parse("5K USD").amount == 5000)
        // The kwacha is written so where it is used.
        #expect(try codes("K5", "en-ZM") == ["ZMW"])
    }
}

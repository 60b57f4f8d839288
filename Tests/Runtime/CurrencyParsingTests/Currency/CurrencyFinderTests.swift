import AmountSearch
import CurrencyNames
import CurrencyParsing
import Testing

/// Which currencies a text may mean. Symbols and codes are CLDR 48's.
struct CurrencyFinderTests {
    private func codes(
        _ text: String, _ locale: String, _ selection: CurrencySelection = .preferred
    ) throws -> [String] {
        try OpenParsers.parser(locale)
            .currencies(in: text, selection).map { $0.currency.description }
    }

    @Test
    func theLocalesSymbolComesFirst() throws {
        #expect(try codes("$5", "en") == ["USD"])
        #expect(try codes("$5", "en-CA") == ["CAD"])
        #expect(try codes("$5", "es-MX") == ["MXN"])
        #expect(try codes("A$ 5", "en") == ["AUD"])
        #expect(try codes("5 kr", "sv") == ["SEK"])
        #expect(try codes("5 kr", "nb") == ["NOK"])
        #expect(try codes("12,50 €", "de") == ["EUR"])
        #expect(try codes("CHF 5", "de") == ["CHF"])
        #expect(try codes("€", "en") == ["EUR"])
    }

    /// Names as Node's Intl writes them, in the other case: their letters begin with other bytes in UTF-8.
    @Test
    func namesAreFoundInEitherCase() throws {
        for (text, locale, code) in [
            ("5 ամն դոլար", "hy", "USD"), ("5 ԹՈՒՐՔԱԿԱՆ ԼԻՐԱ", "hy", "TRY"), ("5 Φράγκα Ελβετίας", "el", "CHF"),
            ("5 λίρα Τουρκίας", "el", "TRY"),
        ] {
            let parser = try OpenParsers.parser(locale, withNames: true)
            #expect(try parser.parse(text).currency?.description == code, "\(text)")
            #expect(parser.amounts(in: text).map { $0.currency?.description } == [code], "\(text)")
        }
    }

    /// The sign of the lira stands for the pound's, which people write so.
    @Test
    func theSignOfTheLiraIsFoundInFrontOfANumber() throws {
        let parser = try OpenParsers.parser("en")
        for text in ["for ₤5 or so", "for 5 ₤ or so"] {
            #expect(parser.amounts(in: text).map { $0.currency?.description } == ["GBP"], "\(text)")
        }
    }

    @Test
    func aSymbolThatTheLocaleDoesNotOwnAnswersEveryCandidate() throws {
        let dollars = try codes("$5", "sv")
        for code in ["USD", "CAD", "AUD", "MXN", "HKD", "ARS", "NZD", "SGD"] {
            #expect(dollars.contains(code), "\(code)")
        }
        #expect(dollars.count > 20)
        #expect(Set(try codes("$5", "en", .all)).isSuperset(of: ["USD", "CAD", "AUD"]))
        #expect(try codes("$5", "en", .all).first == "USD")
        let parsed = try OpenParsers.parser("sv").parse("$5")
        #expect(parsed.currency == nil && parsed.candidates.count == dollars.count)
    }

    @Test
    func onlyCurrentOnesWhereThatIsAsked() throws {
        let all = try codes("$5", "sv", .all)
        let current = try codes("$5", "sv", .current)
        #expect(current.count < all.count)
        for code in current {
            #expect(CurrencyData.bundled.facts(of: try CurrencyCode(code))?.status == .current, "\(code)")
        }
        // The old German mark.
        #expect(try codes("DEM 5", "de", .current).isEmpty)
        #expect(try codes("DEM 5", "de") == ["DEM"])
    }

    @Test
    func evidenceSaysWhatTheTextIs() throws {
        let parser = try OpenParsers.parser("de", withNames: true)
        let symbol = try #require(parser.currencies(in: "12,50 €").first)
        #expect(symbol.evidence == .symbol && symbol.range == 6..<9)
        #expect(try #require(parser.currencies(in: "12,50 EUR").first).evidence == .code)
        let name = try #require(parser.currencies(in: "12,50 Schweizer Franken").first)
        #expect(name.evidence == .name && name.currency.description == "CHF" && name.locale == "de")
        // The birr's name in Tigrinya is its symbol in Amharic.
        let birr = try #require(OpenParsers.parser("ti", withNames: true).currencies(in: "5 ብር").first)
        #expect(birr.evidence == .name && birr.currency.description == "ETB" && birr.locale == "ti")
        // A$ is written in no German locale.
        let foreign = try #require(parser.currencies(in: "A$ 5").first)
        #expect(foreign.evidence == .symbol && foreign.currency.description == "AUD" && foreign.locale != "de")
    }

    @Test
    func twoTextsOfOneCurrencySayMoreThanOne() throws {
        let parser = try OpenParsers.parser("sv")
        #expect(try parser.parse("$5 CAD").currency?.description == "CAD")
        #expect(throws: AmountParseError(.otherCurrency, at: 3, expected: .end, found: "EUR")) {
            try parser.parse("$5 EUR")
        }
    }

    @Test
    func separatorsOfACurrencyAreItsOwn() throws {
        // The escudo has "$" for its decimal separator.
        let parser = try OpenParsers.parser("pt-PT")
        let style = CurrencyStyle(try CurrencyCode("PTE"), locale: try LocaleIdentifier("pt-PT")).display(.code)
        let text = style.format(1234.5)
        #expect(text.contains("$"))
        #expect(try parser.parse(text).amount == 1234.5)
    }

    /// CLDR's franc of Luxembourg has a period for its decimal separator, where German has a comma; both are read.
    @Test(arguments: [("5 F", 5), ("1.500 F", 1500), ("F 1,25", 1.25)] as [(String, DecimalValue)])
    func currenciesWithTheirOwnSeparatorsAreMeantToo(text: String, amount: DecimalValue) throws {
        var parser = try OpenParsers.parser("de-LU")
        parser.selection = .all
        let parsed = try parser.parse(text)
        #expect(parsed.amount == amount)
        #expect(parsed.candidates.map { $0.currency.description }.sorted() == ["FRF", "LUF"])
    }
}

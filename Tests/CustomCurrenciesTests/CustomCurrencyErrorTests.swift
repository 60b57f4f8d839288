import CustomCurrencies
import Testing

@Suite struct CustomCurrencyErrorTests {
    @Test(arguments: ["", "A B", "-AB", "AB.", "123", "ÄB", "A/B"])
    func malformedCodes(_ code: String) {
        #expect(throws: CustomCurrencyError.code(code)) { try CustomCurrency(code, displayDigits: 2) }
    }

    @Test(arguments: [
        ("", CustomCurrencyError.emptySymbol), ("M5", .digit("M5", offset: 1)), ("é٣", .digit("é٣", offset: 2)),
        (" p", .invisible(" p", offset: 0)), ("p\u{A0}", .invisible("p\u{A0}", offset: 1)),
        ("p\u{200F}t", .invisible("p\u{200F}t", offset: 1)), ("p\nt", .invisible("p\nt", offset: 1)),
        ("-", .noSymbol("-")), ("().,", .noSymbol("().,")), ("+−", .noSymbol("+−")),
    ])
    func malformedSymbols(_ symbol: String, _ error: CustomCurrencyError) {
        #expect(throws: error) { try CustomCurrency("TOKEN", symbol: symbol, displayDigits: 2) }
        #expect(throws: error) { try CustomCurrency("TOKEN", displayDigits: 2, names: [.english: [.other: symbol]]) }
    }

    @Test func digitsAreInRange() throws {
        #expect(throws: CustomCurrencyError.minorUnit(39)) { try CustomCurrency("T", displayDigits: 39) }
        #expect(throws: CustomCurrencyError.minorUnit(-1)) { try CustomCurrency("T", displayDigits: -1) }
        #expect(throws: CustomCurrencyError.displayDigits(3, minorUnit: 2)) {
            try CustomCurrency("T", displayDigits: 3, minorUnit: 2)
        }
        #expect(throws: CustomCurrencyError.displayDigits(-1, minorUnit: 2)) {
            try CustomCurrency("T", displayDigits: -1, minorUnit: 2)
        }
        #expect(try CustomCurrency("T", displayDigits: 38).minorUnit == 38)
        #expect(throws: CustomCurrencyError.noOtherName(.english)) {
            try CustomCurrency("T", displayDigits: 0, names: [.english: [.one: "point"]])
        }
    }

    @Test(arguments: ["EUR", "usd", "DEM", "XAU", "XXX"])
    func codesOfTheTablesAreTaken(_ code: String) throws {
        let currency = try CustomCurrency(code, symbol: "⭐", displayDigits: 2)
        #expect(throws: CustomCurrencyError.isoCode(try CurrencyCode(code))) { try CurrencyRegistry([currency]) }
    }

    @Test func symbolsInUseAreTaken() throws {
        // kr means several currencies; R and L are read only in South Africa and Honduras.
        let symbols = [
            ("€", "EUR"), ("US$", "USD"), ("EUR", "EUR"), ("zł", "PLN"), ("kr", "SEK"), ("R", "ZAR"), ("L", "HNL"),
            ("S/", "PEN"), ("M", "LSL"), ("Af", "AFN"),
        ]
        for (symbol, code) in symbols {
            let currency = try CustomCurrency("TOKEN", symbol: symbol, displayDigits: 2)
            do throws(CustomCurrencyError) {
                _ = try CurrencyRegistry([currency])
                Issue.record("\(symbol) was registered")
            } catch {
                guard case .symbolInUse(symbol, let codes) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(codes.contains(try CurrencyCode(code)))
            }
        }
    }

    /// Words of CLDR's compact patterns, and letters used for thousands and millions in several languages.
    @Test(arguments: ["k", "mn", "B", "mil", "lakh", "Mio.", "mrd", "tys", "万", "億", "Million", "CR"])
    func wordsThatMultiplyAreRefused(_ word: String) throws {
        let symbol = try CustomCurrency("TOKEN", symbol: word, displayDigits: 0)
        let name = try CustomCurrency("TOKEN", displayDigits: 0, names: [.english: [.other: word]])
        for currency in [symbol, name] {
            #expect(throws: CustomCurrencyError.scaleWord(word)) { try CurrencyRegistry([currency]) }
        }
    }

    /// Debit abbreviations on statements: English, German (Soll, Haben) and Dutch (Bij). CR also means crore and is
    /// refused as that.
    @Test(arguments: ["dr", "OD", "Soll", "haben", "Bij"])
    func marksOfStatementsAreRefused(_ mark: String) throws {
        let currency = try CustomCurrency("CREDITS", symbol: mark, displayDigits: 2)
        #expect(throws: CustomCurrencyError.statementMark(mark)) { try CurrencyRegistry([currency]) }
    }

    @Test func noTwoCurrenciesHaveOneText() throws {
        let first = try CustomCurrency("POINTS", symbol: "pts", displayDigits: 0)
        let code = try CustomCurrency("points", symbol: "⭐", displayDigits: 0)
        let symbol = try CustomCurrency("BONUS", symbol: "PTS", displayDigits: 0)
        let name = try CustomCurrency("BONUS", displayDigits: 0, names: [.english: [.other: "Points"]])
        #expect(throws: CustomCurrencyError.sameText("points", "POINTS", "points")) {
            try CurrencyRegistry([first, code])
        }
        #expect(throws: CustomCurrencyError.sameText("PTS", "POINTS", "BONUS")) {
            try CurrencyRegistry([first, symbol])
        }
        #expect(throws: CustomCurrencyError.sameText("Points", "POINTS", "BONUS")) {
            try CurrencyRegistry([first, name])
        }
        #expect(throws: CustomCurrencyError.sameText("POINTS", "POINTS", "POINTS")) {
            try CurrencyRegistry([first, first])
        }
    }

    @Test func textsOfNoCurrencyAreRefused() throws {
        let registry = try CurrencyRegistry([try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)])
        for text in ["", "5.00", "USDC 5", "USDC\u{A0}5.000", "EUR\u{A0}5.00", "USDC\u{A0}5.00 "] {
            #expect(throws: AmountParseError.self) { try registry.parse(text, locale: .englishUnitedStates) }
        }
        #expect(try registry.parse("USDC\u{A0}5.00", locale: .englishUnitedStates).amount == 5)
        #expect(registry["USDC"] != nil && registry["usdc"] == registry["USDC"] && registry["EURC"] == nil)
    }
}

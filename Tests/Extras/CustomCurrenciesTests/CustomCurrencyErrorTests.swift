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
        ("-", .noSymbol("-")), ("().,", .noSymbol("().,")), ("+−", .noSymbol("+−")), ("¤", .noSymbol("¤")),
        ("∞", .noSymbol("∞")), ("×", .noSymbol("×")), ("一", .digit("一", offset: 0)), ("点五", .digit("点五", offset: 3)),
        // NFKC makes these AB, p, TM, ポ and fi.
        ("ＡＢ", .otherForm("ＡＢ", offset: 0)), ("Ⓟ", .otherForm("Ⓟ", offset: 0)), ("p™", .otherForm("p™", offset: 1)),
        ("ﾎﾟ", .otherForm("ﾎﾟ", offset: 0)), ("ﬁ", .otherForm("ﬁ", offset: 0)), ("𝐏", .otherForm("𝐏", offset: 0)),
    ])
    func malformedSymbols(_ symbol: String, _ error: CustomCurrencyError) {
        #expect(throws: error) { try CustomCurrency("TOKEN", symbol: symbol, displayDigits: 2) }
        #expect(throws: error) { try CustomCurrency("TOKEN", displayDigits: 2, names: [.english: [.other: symbol]]) }
    }

    @Test(arguments: [
        "ADA", "MIM", "USDT", "BTC", "⭐\u{FE0F}", "Größe", "Πόντοι", "πόντος", "ポイント", "积分", "اسهم", "pts", "₿", "Ђ",
        "points fidélité",
    ])
    func symbolsOfAllScriptsAreAccepted(_ symbol: String) throws {
        _ = try CurrencyRegistry([try CustomCurrency("TOKEN", symbol: symbol, displayDigits: 0)])
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
            ("S/", "PEN"), ("M", "LSL"), ("Af", "AFN"), ("Kč.", "CZK"), ("€\u{FE0E}", "EUR"),
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

    /// Millions of kronor in Sweden's budget, thousands of euros, and a million and a trillion dollars.
    @Test(arguments: ["mkr", "k€", "TUSD", "MUSD", "Mio. €", "mkr."])
    func multipliedCurrenciesAreRefused(_ text: String) throws {
        let currency = try CustomCurrency("TOKEN", symbol: text, displayDigits: 2)
        #expect(throws: CustomCurrencyError.scaleWord(text)) { try CurrencyRegistry([currency]) }
    }

    /// CLDR's texts for what is no number, and the sign of multiplication: 3x.
    @Test(arguments: ["NaN", "nan", "x", "X", "epäluku", "не число"])
    func wordsOfNumbersAreRefused(_ text: String) throws {
        let currency = try CustomCurrency("TOKEN", symbol: text, displayDigits: 2)
        #expect(throws: CustomCurrencyError.numberWord(text)) { try CurrencyRegistry([currency]) }
    }

    /// Debit abbreviations on statements: English, German (Soll, Haben) and Dutch (Bij). CR also means crore and is
    /// refused as that.
    @Test(arguments: ["dr", "Dr.", "OD", "Soll", "haben", "Bij"])
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
        let look = try CustomCurrency("BONUS", symbol: "p\u{FE0E}ts", displayDigits: 0)
        #expect(throws: CustomCurrencyError.sameText("p\u{FE0E}ts", "POINTS", "BONUS")) {
            try CurrencyRegistry([first, look])
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

import AmountSearch
import CurrencyParsing
import PackedTables
import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// What a careful person would doubt is refused, or has readings.
struct ReadAmountTests {
    /// A recorded word of scale that is doubtful or refused in a language is nowhere certain in it.
    @Test
    func noUnsureWordOfScaleIsCertain() throws {
        var tried = 0
        for line in DecisionLines(ReadingDecisions.scaleWords) {
            let text = String(decoding: line.field(0), as: UTF8.self)
            let language = String(decoding: line.field(1), as: UTF8.self)
            let letters = String(decoding: line.field(3), as: UTF8.self)
            guard language != "*", letters.contains("d") || letters.contains("r"),
                let locale = try? LocaleIdentifier(language)
            else { continue }
            tried += 1
            let parser = CurrencyParser(CurrencyStyle(.dollar, locale: locale))
            let scaled = (5 as DecimalValue).scaled(byPowerOfTen: line.number(2))
            #expect((try? parser.parse("5 \(text)").amount) != scaled, "\(language) 5 \(text)")
        }
        #expect(tried > 100)
    }

    /// Marks of accounts of a language are no words of scale and no currencies there.
    @Test
    func noMarkIsCertain() throws {
        var tried = 0
        for row in 0..<LocaleLookup(image: CurrencyData.bundled.image).localeCount {
            let image = CurrencyData.bundled.image
            let locale = try LocaleIdentifier(image.text(image[LocaleRow.self, row].identifier).string)
            guard locale.tag.region == nil, !locale.tag.isRoot else { continue }
            let parser = CurrencyParser(locale: locale, data: .bundled)
            let number = DecimalStyle(locale: locale, data: .bundled).format(1.5)
            for mark in AmountConventions.marksBehindAmounts(of: [locale.tag.language]) {
                let text = "\(number) \(String(decoding: mark, as: UTF8.self))"
                tried += 1
                #expect((try? parser.parse(text)) == nil, "\(locale) \(text)")
            }
        }
        #expect(tried > 80)
    }

    @Test(arguments: [
        ("KES.250000", "KES", "250000"), ("KES.250", "KES", "250"), ("KES.50", "KES", "0.50 or 50"),
        ("KES.05", "KES", "0.05"), ("KES.1,250.00", "KES", "1250.00"), ("USD.500", "USD", "500"),
        ("$.50", "USD", "0.50"), ("$.500", "USD", "0.500 or 500"), ("KWD.500", "KWD", "0.500 or 500"),
        ("E£.500", "EGP", "500"),
    ])
    func aPeriodBehindACodeMayEndIt(_ text: String, _ code: String, _ outcome: String) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: .englishUnitedStates)
        #expect(CurrencyParser(style).outcome(of: text) == outcome)
        #expect(try OpenParsers.parser("en-US").outcome(of: text) == outcome)
    }

    /// What is shown is another number, or nothing that parts the digits.
    @Test(arguments: [
        "$1\u{202E}234", "$1\u{202D}234", "$1\u{202A}234", "\u{202E}$1,234", "$1,234\u{202E}", "$1\t234",
        "$1\u{1680}234",
    ])
    func reorderedAndPartedDigitsAreRefused(_ text: String) {
        #expect(throws: AmountParseError.self) { try CurrencyParser(.dollar, locale: .englishUnitedStates).parse(text) }
    }

    /// Embeddings around a text come along when it is copied from Windows.
    @Test
    func embeddingsAroundATextAreSkipped() throws {
        #expect(
            try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("\u{202A}$1,234\u{202C}").amount == 1234)
    }

    @Test
    func anInvisibleSymbolIsNoEvidence() {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        #expect(throws: AmountParseError.self) { try parser.parse("1,234.50\u{200B}") }
        #expect(parser.amounts(in: "Meet 5\u{200B} people").isEmpty)
    }

    @Test(arguments: [
        ("de-DE", "1.234,56 S"), ("pt-BR", "1.234,56 D"), ("en-US", "5 E"), ("en-US", "12 P"), ("en-US", "3 L"),
    ])
    func aLetterBehindIsNoCurrency(_ locale: String, _ text: String) throws {
        let locale = try LocaleIdentifier(locale)
        #expect(throws: AmountParseError.self) { try CurrencyParser(locale: locale).parse(text) }
        #expect(CurrencyParser(locale: locale).amounts(in: text).allSatisfy { $0.currency == nil })
    }

    @Test
    func aLetterInFrontIsNotSure() throws {
        let parsed = try CurrencyParser(locale: .englishUnitedStates).parse("Q500")
        #expect(parsed.currency == nil && parsed.candidates.map(\.currency.description) == ["GTQ"])
        #expect(throws: MoneyError.self) { try parsed.money(or: CurrencyCode("EUR")) }
        #expect(try CurrencyParser(locale: .englishSouthAfrica).parse("R500").currency?.description == "ZAR")
    }

    /// Feet and cups are no forints and pesos, but where people pay with these.
    @Test(arguments: [
        ("5 ft", "HUF", "hu-HU"), ("5 kc", "CZK", "cs-CZ"), ("5 cup", "CUP", "es-CU"),
        ("5 pen", "PEN", "es-PE"),
    ])
    func smallLettersAreNotSure(_ text: String, _ code: String, _ locale: String) throws {
        let parsed = try CurrencyParser(locale: .englishUnitedStates).parse(text)
        #expect(parsed.currency == nil && parsed.candidates.map(\.currency.description) == [code])
        #expect(try CurrencyParser(locale: .englishUnitedStates).parse(text.uppercased()).currency?.description == code)
        #expect(try CurrencyParser(locale: LocaleIdentifier(locale)).parse(text).currency?.description == code)
    }

    /// Codes that are no words are read in small letters, too.
    @Test(arguments: ["5 usd", "5 eur", "usd 5", "5 kwd", "5 zł"])
    func otherSmallLettersAreSure(_ text: String) throws {
        #expect(try CurrencyParser(locale: .englishUnitedStates).parse(text).currency != nil)
    }

    /// Whoever asks for one amount gets none of several.
    @Test
    func whatHasSeveralAmountsThrowsThemAll() throws {
        let parser = CurrencyParser(.indianRupee, locale: .englishIndia)
        #expect(parser.outcome(of: "₹5 Cr") == "50000000 or 5")
        for call in [
            { _ = try parser.parse($0) }, { _ = try parser.parseMinorUnits($0) },
            { _ = try parser.parse($0, or: CurrencyCode("INR")) },
        ]
            as [(String) throws -> Void]
        {
            let error = try #require(throws: AmountParseError.self) { try call("₹5 Cr") }
            #expect(error.reason == .ambiguous && error.readings.map(\.amount) == [50_000_000, 5])
            #expect(error.doubts.map(\.kind) == [.scale])
            try call("₹5 lakh")
        }
    }

    /// Yen have no fraction digits, dollars two and dinars three.
    @Test(arguments: [
        ("ja-JP", "JPY", "¥10,000", "10000"), ("en-US", "USD", "US$ 1,000", "1000"),
        ("en-US", "KWD", "KWD 1,000", "1000 or 1.000"), ("en-US", "USD", "1.234", "1234 or 1.234"),
    ])
    func aReadingIsOneThatTheCurrencyMayHave(_ locale: String, _ code: String, _ text: String, _ outcome: String) throws
    {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
        #expect(CurrencyParser(style).outcome(of: text) == outcome)
    }
}

/// Numbers with several words of scale, and the notations of countries.
struct NotationTests {
    @Test(arguments: [
        ("ja-JP", "JPY", "1億2000万円", "120000000"), ("ja-JP", "JPY", "3万5千円", "35000"),
        ("ja-JP", "JPY", "1万5000円", "15000"), ("ja-JP", "JPY", "5千万円", "50000000"),
        ("ko-KR", "KRW", "1억 2천만원", "120000000"), ("ko-KR", "KRW", "5백만 원", "5000000"),
        ("zh-CN", "CNY", "1亿2000万元", "120000000"), ("zh-CN", "CNY", "1亿2345.67万元", "123456700"),
        ("en-IN", "INR", "₹1 crore 20 lakh", "12000000"), ("en-IN", "INR", "2 lakh 50 thousand", "250000"),
        ("hi-IN", "INR", "₹1 करोड़ 20 लाख", "12000000"), ("en-IN", "INR", "2 lakh 500 INR", "200500"),
        ("sv-SE", "SEK", "500:-", "500"), ("sv-SE", "SEK", "1234:50 kr", "1234.50"), ("fr-FR", "EUR", "12€50", "12.50"),
        ("de-CH", "CHF", "Fr. –.50", "0.50"), ("de-CH", "CHF", "CHF -.80", "0.80 or -0.80"),
        ("de-DE", "EUR", "-,99 €", "-0.99 or 0.99"),
        ("ja-JP", "JPY", "金5,000円也", "5000"), ("ko-KR", "KRW", "금 500,000원정", "500000"),
        ("zh-CN", "CNY", "500元整", "500"),
    ])
    func aNumberIsReadWhole(_ locale: String, _ code: String, _ text: String, _ outcome: String) throws {
        let locale = try LocaleIdentifier(locale)
        let parser = CurrencyParser(CurrencyStyle(try CurrencyCode(code), locale: locale))
        #expect(parser.outcome(of: text) == outcome)
    }

    /// In a chat the last word is left out: "3万5" is 35,000. Behind zeros or spelled out it is none.
    @Test(arguments: [
        ("zh-CN", "CNY", "3万5", "30005 or 35000"), ("zh-CN", "CNY", "-3千5", "-3005 or -3500"),
        ("zh-TW", "TWD", "$1億2", "100000002 or 120000000"), ("ko-KR", "KRW", "3만5원", "30005 or 35000"),
        ("ja-JP", "JPY", "1万5円", "10005 or 15000"), ("zh-CN", "CNY", "3万05", "30005"),
        ("zh-CN", "CNY", "3万500", "30500"),
    ])
    func aDigitBehindAWordMayLeaveItsOwnOut(_ locale: String, _ code: String, _ text: String, _ outcome: String) throws
    {
        let locale = try LocaleIdentifier(locale)
        #expect(CurrencyParser(CurrencyStyle(try CurrencyCode(code), locale: locale)).outcome(of: text) == outcome)
    }

    /// ".99¢" on a price tag is meant as 99 cents, though it says less than one.
    @Test(arguments: [
        ("en-US", "USD", ".99¢", "0.0099 or 0.99"), ("en-US", "USD", "0.05 cents", "0.0005 or 0.05"),
        ("de-DE", "EUR", "0,99 ct", "0.0099 or 0.99"), ("ru-RU", "RUB", "-0,50 коп.", "-0.0050 or -0.50"),
        ("en-US", "USD", "99¢", "0.99"), ("en-AU", "AUD", "149.9c", "1.499"), ("en-US", "USD", ".5¢", "0.005"),
        ("en-US", "USD", "12.50¢", "0.1250"),
    ])
    func lessThanACentMayBeMeantAsCents(_ locale: String, _ code: String, _ text: String, _ outcome: String) throws {
        let locale = try LocaleIdentifier(locale)
        #expect(CurrencyParser(CurrencyStyle(try CurrencyCode(code), locale: locale)).outcome(of: text) == outcome)
    }

    @Test(arguments: [("zh-CN", "一共3万5元，谢谢"), ("ko-KR", "커피 3만5원 결제"), ("ja-JP", "家賃3万5円です")])
    func aDigitBehindAWordIsNotSureInRunningText(_ locale: String, _ text: String) throws {
        let found = try CurrencyParser(locale: LocaleIdentifier(locale)).amounts(in: text)
        #expect(found.map(\.readings) == [[30_005, 35_000]])
    }

    /// A part that is not smaller than the one in front, a fraction in the middle.
    @Test(arguments: [
        ("ja-JP", "JPY", "1万2億円"), ("ja-JP", "JPY", "1億20000万円"), ("ja-JP", "JPY", "1.5億2000万円"),
        ("ja-JP", "JPY", "1万2万円"), ("en-IN", "INR", "2 lakh 3 crore"), ("sv-SE", "SEK", "12:50"),
        ("de-CH", "CHF", "–.50"), ("en-US", "USD", "$5 million 300"),
    ])
    func whatIsNoNumberIsRefused(_ locale: String, _ code: String, _ text: String) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale))
        #expect(throws: AmountParseError.self) { try CurrencyParser(style).parse(text) }
    }

    @Test(arguments: [
        ("ja-JP", "送料￥500、1万円以上で無料", ["500", "10000"]), ("ja-JP", "￥500、300円", ["500", "300"]),
        ("zh-CN", "¥500，600元", ["500", "600"]), ("ja-JP", "１，２３４円", ["1234"]), ("ja-JP", "1億2000万円", ["120000000"]),
        ("ja-JP", "二億2000万円", []), ("en-GB", "99p each, £5 or £6", ["0.99", "5", "6"]),
        ("en-GB", "99p, EUR 5", ["0.99", "5"]),
        ("en-GB", "£5–£10", ["5", "10"]), ("en-US", "$20–$30", ["20", "30"]), ("ja-JP", "￥500・￥600", ["500", "600"]),
        ("en-IE", "Qty 3 EUR 5.00 EUR 15.00", ["5.00", "15.00"]), ("de-DE", "2x5,00 €", ["5.00"]),
        ("en-GB", "£850pcm", ["850"]),
        ("de-DE", "5,00- EUR", ["-5.00"]), ("en-US", "COVID-19 €", []), ("en-US", "up-to-5 USD", []),
        ("en-US", "F-16 $", []),
        ("en-US", "Section 3.2 $ref:", []), ("en-US", "€5 Mrd", ["5000000000"]), ("en-US", "₽5 млн", ["5000000"]),
        ("en-US", "₩3만", ["30000"]), ("und", "₹2 crore", ["20000000"]), ("en-US", "a $5-million house", ["5000000"]),
        ("de-DE", "nur -,99 €", ["-0.99 or 0.99"]), ("fr-FR", "5 ,99 €", ["99 doubted"]),
        ("en-GB", "worth £5 zillion", ["5 doubted"]),
        ("en-GB", "1080p", []),
    ])
    func amountsInTextAreNeighbours(_ locale: String, _ text: String, _ amounts: [String]) throws {
        let locale = try LocaleIdentifier(locale)
        let found = CurrencyParser(locale: locale).amounts(in: text)
        #expect(found.map { outcome($0.readings, isCertain: $0.isCertain) } == amounts)
    }

    /// A word of scale that means two things, in the currency's languages or as another word.
    @Test(arguments: [
        ("und", "raised $5 billion", ["5000000000 or 5000000000000 USD"]), ("en-US", "R$ 5 mil", ["5000 or 5 BRL"]),
        ("en-IN", "₹5 Cr", ["50000000 or 5 INR"]),
    ])
    func unsureWordsOfScaleHaveReadings(_ locale: String, _ text: String, _ amounts: [String]) throws {
        #expect(try foundTexts(in: text, locale) == amounts)
    }

    @Test
    func messagesSayWhichSpaceIsMeant() throws {
        let plan = CurrencyStyle(.euro, locale: .frenchFrance).plan
        func message(_ text: String) -> String {
            do throws(AmountParseError) { return "\(try plan.parse(text))" } catch {
                return error.description(in: text)
            }
        }
        #expect(message("1 234,50 €").contains("expected the grouping separator, found \" \""))
        #expect(message("1 234,50 €").contains("well formed: 1⟨U+202F⟩234,50⟨U+00A0⟩€"))
    }
}

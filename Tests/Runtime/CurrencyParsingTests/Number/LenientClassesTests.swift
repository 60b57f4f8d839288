import CurrencyParsing
import Testing

/// The sets of characters that CLDR's root takes for one another, `parseLenients` of scopes general and number.
///
/// See <https://www.unicode.org/reports/tr35/tr35-general.html#Parse_Lenient>.
struct LenientClassesTests {
    @Test(arguments: Array(".\u{2024}．".unicodeScalars))
    func periods(_ scalar: Unicode.Scalar) throws {
        #expect(try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("$1\(scalar)50").amount == 1.5)
    }

    @Test(arguments: Array(",،٫\u{2E41}".unicodeScalars))
    func commas(_ scalar: Unicode.Scalar) throws {
        #expect(try CurrencyParser(.euro, locale: .germanGermany).parse("1\(scalar)50 €").amount == 1.5)
    }

    /// Commas and periods of the sets that end clauses in Chinese and Japanese part two amounts: "￥500、300円".
    @Test(arguments: Array("、︐︑﹐﹑，､。︒﹒｡".unicodeScalars))
    func listMarksAreNoSeparators(_ scalar: Unicode.Scalar) {
        for text in ["1\(scalar)50", "1\(scalar)2345", "１\(scalar)５０", "１\(scalar)２３４５"] {
            #expect(throws: AmountParseError.self, "\(text)") {
                try CurrencyParser(.yen, locale: .japaneseJapan).parse(text)
            }
        }
    }

    /// A comma in front of three digits sets off a group, but not one that only lists have.
    @Test(arguments: Array("︐﹐，".unicodeScalars))
    func listMarksSetOffGroups(_ scalar: Unicode.Scalar) throws {
        let parser = CurrencyParser(.yen, locale: .japaneseJapan)
        #expect(try parser.parse("１\(scalar)２３４").amount == 1234)
        #expect(try parser.parse("1\(scalar)234円").amount == 1234)
        #expect(throws: AmountParseError.self) { try parser.parse("1、234") }
    }

    /// Digits of two widths in one number are mixed, as those of two scripts are.
    @Test(arguments: ["1２", "１2", "$0.12３", "１,２3"])
    func widthsAreNotMixed(text: String) {
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(.dollar, locale: .englishUnitedStates).parse(text)
        }
    }

    @Test(arguments: Array("、︑﹑､".unicodeScalars))
    func ideographicCommasSetOffNothing(_ scalar: Unicode.Scalar) {
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(.yen, locale: .japaneseJapan).parse("１\(scalar)２３４")
        }
    }

    @Test(arguments: Array("'ʼ՚᾽᾿’＇".unicodeScalars))
    func apostrophes(_ scalar: Unicode.Scalar) throws {
        let parser = CurrencyParser(.swissFranc, locale: .germanSwitzerland)
        #expect(try parser.parse("CHF 1\(scalar)234.50").amount == 1234.5)
    }

    @Test(arguments: Array("-‐‒–⁻₋−➖﹣－".unicodeScalars))
    func minuses(_ scalar: Unicode.Scalar) throws {
        #expect(try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("\(scalar)$5.00").amount == -5)
    }

    @Test(arguments: Array("+⁺₊➕﬩﹢＋".unicodeScalars))
    func pluses(_ scalar: Unicode.Scalar) throws {
        #expect(try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("\(scalar)$5.00").amount == 5)
    }

    @Test(arguments: [("USD", "$﹩＄"), ("GBP", "£₤￡"), ("JPY", "¥￥"), ("KRW", "₩￦")])
    func signsOfCurrencies(_ code: String, _ signs: String) throws {
        let currency = try CurrencyCode(code)
        let english = try LocaleIdentifier("en-US")
        let parser = CurrencyParser(CurrencyStyle(currency, locale: english))
        let any = CurrencyParser(locale: .englishUnitedStates)
        for sign in signs.unicodeScalars {
            #expect(try parser.parse("\(sign)5").amount == 5, "\(sign)")
            #expect(any.currencies(in: "\(sign)5").first?.currency == currency, "\(sign)")
        }
    }

    /// In China and Japan the sign is often the wide one, and means the country's own currency.
    @Test
    func theWideYenSignIsTheLocales() {
        #expect(
            CurrencyParser(locale: .chineseChina).currencies(in: "￥100").first?.currency == Currency.yuanRenminbi.code)
        #expect(CurrencyParser(locale: .japaneseJapan).currencies(in: "¥100").first?.currency == Currency.yen.code)
    }
}

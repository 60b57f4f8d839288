import CurrencyParsing
import Testing

/// Signs of currencies in other widths, which Unicode's compatibility decompositions make one sign of.
struct SignWidthTests {
    @Test(arguments: [
        (CurrencyStyle(.usDollar, locale: .englishUnitedStates), "＄5.00"),
        (CurrencyStyle(.usDollar, locale: .englishUnitedStates), "﹩5.00"),
        (CurrencyStyle(.poundSterling, locale: .englishUnitedKingdom), "￡5.00"),
        (CurrencyStyle(.yuanRenminbi, locale: .chineseSimplified), "￥5.00"),
        (CurrencyStyle(.yuanRenminbi, locale: .englishUnitedStates), "CN￥5.00"),
        (CurrencyStyle(.canadianDollar, locale: .englishUnitedStates), "CA＄5.00"),
        (CurrencyStyle(.yen, locale: .japaneseJapan), "￥5"),
        (CurrencyStyle(.won, locale: .koreanSouthKorea), "￦5"),
    ])
    func anyWidthIsRead(style: CurrencyStyle, text: String) throws {
        #expect(try CurrencyParser(style).parse(text).amount == 5)
        let parser = try OpenParsers.parser(style.options.locale.description)
        let found = try parser.parse(text)
        #expect(found.amount == 5)
        #expect(found.currency == style.currency)
    }

    @Test func signOfAnotherCurrencyIsNotRead() {
        let pound = CurrencyParser(CurrencyStyle(.poundSterling, locale: .englishUnitedKingdom))
        for text in ["＄5.00", "￥5.00", "￦5.00"] {
            #expect(throws: AmountParseError.self, "\(text)") { try pound.parse(text) }
        }
    }
}

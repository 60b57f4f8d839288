import AmountSearch
import CurrencyParsing
import CurrencyReader
import TestSupport
import Testing

/// The rows of the judge: each speaks in a text.
struct JudgeRowTests {
    /// A text in which each row speaks.
    private static let examples: [(AmountDoubt.Row, String, String)] = [
        (.markBehind, "en-US", "Fee $5.00 CR"),
        (.markInFront, "en-US", "Refund CR $5.00"),
        (.parentheses, "en-US", "Net ($1,234.50)"),
        (.minusBeforeParenthesis, "en-US", "-(-$5.00)"),
        (.triangle, "ja-JP", "▲500円"),
        (.longVowel, "ja-JP", "ー500円"),
        (.plusOrMinus, "en-US", "+/-$5"),
        (.twoSigns, "en-US", "--$5.00"),
        (.joinedDash, "en-US", "per-$3"),
        (.dashOfList, "en-US", "-How much?\n-50 dollars."),
        (.dashApart, "en-US", "Total: - $5"),
        (.dashForUnits, "de-DE", "-,50 €"),
        (.dashBehind, "en-US", "total $5-"),
        (.minusBehind, "en-US", "Fee $5 minus"),
        (.minusBeforeRange, "en-US", "-20-25 dollars"),
        (.minusBetweenNumbers, "en-US", "$5.00- 2.00"),
        (.wordOfTwoPowers, "en-US", "$5 mil"),
        (.shortScaleWord, "en-IN", "₹5 Cr"),
        (.sumOrUnits, "zh-CN", "5万5元"),
        (.scaleBehind, "en-US", "5 € million"),
        (.asterisk, "en-US", "AED 8.00 T*"),
        (.powerOfTen, "en-US", "$1.5 x 10^6"),
        (.numeralBehind, "ja-JP", "500円万"),
        (.scaleOnNextLine, "en-US", "$3.5\nbillion"),
        (.scaleOfRange, "en-US", "$5 to $10 million"),
        (.scaleInFront, "de-DE", "Mio. € 5"),
        (.letterOnReceipt, "en-US", "EGGS $1.29M"),
        (.scaleInLabel, "en-US", "$ in millions: 5.00"),
        (.heading, "en-US", "(in thousands)\nSales $1,100"),
        (.scaleOfCurrency, "en-US", "Sales 10 TEUR"),
        (.cutCents, "en-US", "5 dollars 43?2 cents"),
        (.otherMinorUnit, "en-US", "12 €\n40c"),
        (.digitsBehind, "en-US", "$12 90 each"),
        (.minorUnitBehindSign, "de-DE", "32,4 €ct/kWh"),
        (.digitsTouchSign, "en-US", "5€999"),
        (.fractionOnNextLine, "en-US", "$1,234\n.50"),
        (.digitsInMarkup, "en-US", "$19<sup>99</sup>"),
        (.centsApart, "en-US", "$119. 95"),
        (.centsBehindDash, "en-GB", "£4-99"),
        (.fractionOfMinorUnit, "en-US", "only .99¢"),
        (.separator, "de-DE", "1,500 €"),
        (.groupApart, "en-US", "$1, 234.50"),
        (.groupOnNextLine, "en-US", "$1,\n234"),
        (.otherCode, "en-US", "USD 92,34 EUR"),
        (.country, "en-CA", "$5 US"),
        (.otherName, "en-US", "$100 Canadian"),
        (.codeOrWord, "en-US", "CAD 2024"),
        (.half, "hi-IN", "साढ़े 5 रुपये"),
        (.numberInWords, "en-US", "$3 thousand five hundred"),
        (.decimalSign, "en-US", "2 point 5 dollars"),
        (.hundreds, "en-US", "a 100 and 50 dollars"),
        (.endOfSum, "ko-KR", "3만원 5천원"),
        (.partOfSum, "pt-BR", "R$ 1 milhão e 200 mil pessoas"),
        (.commaBeforeNumeral, "ja-JP", "3,4万円"),
        (.numberInFront, "en-US", "7 283 86 3 XAF"),
        (.numberBehind, "en-US", "JPY 2 34"),
        (.codeBetweenNumbers, "en-US", "TSLA 245.10 USD -2.31"),
        (.measureBehind, "ru-RU", "₽ 5 500 г"),
        (.lastGroupAlone, "en-US", "Room 12 500 USD"),
        (.firstGroupAlone, "en-US", "$1 255"),
        (.longNumber, "de-DE", "Konto 2479188188 EUR"),
        (.leadingZero, "en-US", "agent $007"),
        (.codeAsName, "en-MY", "PETROL RON 95"),
        (.year, "uk-UA", "у 1944 р. він"),
        (.mask, "ru-RU", "***45.67 RUB"),
        (.unevenRange, "en-US", "1.5 - 2 USD"),
        (.countInRange, "ru-RU", "№ 5 — 500 руб."),
        (.otherNameBehind, "de-DE", "CAD 5 Euro 20 Cent"),
        (.currencyInNumber, "en-US", "29,989,2$70.00"),
        (.numberTouches, "en-GB", "iPhone 12 64GB £200"),
        (.symbol, "en-US", "LDA #$20"),
        (.plus, "en-US", "x+3$"),
        (.separatorInFront, "en-US", "5 .99 €"),
        (.fractionInFront, "en-US", "12,\n50 €"),
        (.markupInNumber, "en-US", "5<b>0</b>0 €"),
        (.cutNumber, "en-US", "$5.0&0"),
        (.currencyTouches, "en-US", "$1E6"),
        (.slash, "en-US", "$5M/10"),
        (.compound, "de-DE", "3 Euro-Paletten"),
        (.dashBeforeNumber, "de-DE", "345 CHF-8"),
        (.lettersTouch, "en-US", "$5abc"),
        (.separatorBehind, "en-US", "$12.S0"),
    ]

    @Test(arguments: (UInt8.min...UInt8.max).compactMap(AmountDoubt.Row.init))
    func everyRowSpeaks(row: AmountDoubt.Row) throws {
        let (parser, text) = try #require(try parser(for: row))
        let rows = parser.amounts(in: text).flatMap { $0.doubts.compactMap(\.row) }
        #expect(rows.contains(row), "\(text): \(rows)")
    }

    /// The rows of a kind stand together, since the kind follows from their order.
    @Test(
        arguments: [
            (.markBehind, .sign), (.minusBetweenNumbers, .sign), (.wordOfTwoPowers, .scale), (.scaleOfCurrency, .scale),
            (.cutCents, .cents), (.fractionOfMinorUnit, .cents), (.separator, .group), (.groupOnNextLine, .group),
            (.otherCode, .currency), (.codeOrWord, .currency), (.half, .number), (.countInRange, .number),
            (.otherNameBehind, .neighbour), (.separatorBehind, .neighbour),
        ] as [(AmountDoubt.Row, AmountDoubt.Kind)])
    func kindsFollowFromTheOrder(row: AmountDoubt.Row, kind: AmountDoubt.Kind) {
        #expect(row.kind == kind)
    }

    /// Round numbers of any script may be long.
    @Test(arguments: [("en-IN", "₹147500000", true), ("hi-IN", "₹१४७५०००००", true), ("hi-IN", "₹१४७५०३१२५", false)])
    func longNumbersAreCertainIfRound(locale: String, text: String, isCertain: Bool) throws {
        let found = CurrencyParser(locale: try LocaleIdentifier(locale), data: .bundled).amounts(in: text)
        #expect(found.map(\.isCertain) == [isCertain])
    }

    private func parser(for row: AmountDoubt.Row) throws -> (CurrencyParser, text: String)? {
        switch row {
        case .contradiction:
            let locale = try LocaleIdentifier("de-DE")
            let conventions = AmountConventions.statement(in: locale, data: .bundled)
            return (CurrencyParser(locale: locale, data: .bundled, conventions: conventions), "-5,00 € H")
        case .otherCurrency: return (CurrencyParser(.canadianDollar, locale: .englishCanada), "$5 US")
        default:
            guard let (_, locale, text) = Self.examples.first(where: { $0.0 == row }) else { return nil }
            return (CurrencyParser(locale: try LocaleIdentifier(locale), data: .bundled), text)
        }
    }
}

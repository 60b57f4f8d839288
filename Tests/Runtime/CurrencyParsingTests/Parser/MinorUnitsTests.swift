import CurrencyParsing
import Testing

/// ISO 4217's minor units from text, which are not what is displayed: HUF has two, and CLDR shows none.
struct MinorUnitsTests {
    private func plan(
        _ locale: String, _ currency: String, _ digits: CurrencyDigits = .display
    ) throws -> FormatPlan {
        CurrencyStyle(try CurrencyCode(currency), locale: try LocaleIdentifier(locale)).digits(digits).plan
    }

    @Test
    func minorUnitsAreISOs() throws {
        #expect(try plan("en", "USD").parseMinorUnits("$1,234.50") == 123_450)
        #expect(try plan("en", "USD").parseMinorUnits("-$0.01") == -1)
        #expect(try plan("en", "JPY").parseMinorUnits("¥1,234") == 1234)
        #expect(try plan("en", "KWD").parseMinorUnits("KWD\u{A0}1.234") == 1234)
        #expect(try plan("hu", "HUF").parseMinorUnits("1234\u{A0}Ft") == 123_400)
        #expect(try plan("en", "USD").parseMinorUnits("-$0.00") == 0)
        #expect(try plan("en", "HRK").parseMinorUnits("HRK\u{A0}123.45") == 12_345)
        #expect(try CurrencyParser(locale: .englishUnitedStates).parseMinorUnits("HRK 123.45") == 12_345)
    }

    @Test
    func limitsAreExact() throws {
        let dollars = try plan("en", "USD")
        #expect(try dollars.parseMinorUnits("$92,233,720,368,547,758.07") == .max)
        #expect(try dollars.parseMinorUnits("-$92,233,720,368,547,758.08") == .min)
        #expect(throws: AmountParseError(.overflow, at: 1, expected: .smallerAmount)) {
            try dollars.parseMinorUnits("$92,233,720,368,547,758.08")
        }
        #expect(throws: AmountParseError(.overflow, at: 2, expected: .smallerAmount)) {
            try dollars.parseMinorUnits("-$92,233,720,368,547,758.09")
        }
    }

    @Test
    func decimalsThatTheMinorUnitLacksAreRefused() throws {
        let dollars = try plan("en", "USD", .precision(.fraction(3)))
        #expect(try dollars.parseMinorUnits("$1.230") == 123)
        #expect(throws: AmountParseError(.inexact, at: 5, expected: .fewerDigits)) {
            try dollars.parseMinorUnits("$1.234")
        }
    }

    @Test
    func whatIsNoNumberHasNoMinorUnits() throws {
        let dollars = try plan("en", "USD")
        #expect(throws: AmountParseError(.notFinite, at: 1, expected: .finiteAmount)) {
            try dollars.parseMinorUnits("$NaN")
        }
        #expect(throws: AmountParseError(.notFinite, at: 2, expected: .finiteAmount)) {
            try dollars.parseMinorUnits("-$∞")
        }
    }

    /// Without a currency, or with several, nobody knows how many decimals the minor unit has.
    @Test
    func amountsOfNoCurrencyHaveNoMinorUnits() throws {
        let any = CurrencyParser(locale: .englishUnitedStates)
        for text in ["12.34", "XAU 12.34"] {
            #expect(throws: AmountParseError(.noMinorUnit, at: 0, expected: .minorUnit)) {
                try any.parseMinorUnits(text)
            }
        }
    }

    @Test
    func lenientErrorsPointAtTheDigit() throws {
        let dollars = CurrencyParser(.dollar, locale: .englishUnitedStates)
        #expect(throws: AmountParseError(.inexact, at: 8, expected: .fewerDigits)) {
            try dollars.parseMinorUnits("USD 1.2345")
        }
        #expect(throws: AmountParseError(.overflow, at: 5, expected: .smallerAmount)) {
            try dollars.parseMinorUnits(" USD 99999999999999999999")
        }
        let any = CurrencyParser(locale: .englishUnitedStates)
        #expect(throws: AmountParseError(.inexact, at: 10, expected: .fewerDigits)) {
            try any.parseMinorUnits("€1.\u{200E}2345")
        }
    }
}

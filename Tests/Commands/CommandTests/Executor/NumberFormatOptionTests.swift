import Testing

@testable import currency_executor

/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48).
@Suite struct NumberFormatOptionTests {
    @Test(arguments: [
        ("de", "1234567.8915", #""#, "1.234.567,892"),
        ("de", "-0", #""#, "-0"),
        ("en", "0.256", #""style":"percent""#, "26%"),
        ("tr", "0.256", #""style":"percent","maximumFractionDigits":1"#, "%25,6"),
        ("ar-EG", "0.5", #""style":"percent""#, "٥٠٪\u{61c}"),
        ("en", "-0.004", #""style":"percent","signDisplay":"negative""#, "0%"),
        ("en", "1234", #""minimumIntegerDigits":6"#, "001,234"),
        ("en", "0.5", #""minimumIntegerDigits":3,"useGrouping":false"#, "000.5"),
        ("en", "1234.5678", #""maximumSignificantDigits":3"#, "1,230"),
        ("en", "1", #""minimumSignificantDigits":3"#, "1.00"),
        ("en", "123456", #""minimumSignificantDigits":2,"maximumSignificantDigits":4"#, "123,500"),
        ("en", "0.00123456", #""maximumSignificantDigits":2,"maximumFractionDigits":8"#, "0.0012"),
        (
            "en", "1.2345",
            #""maximumSignificantDigits":2,"maximumFractionDigits":3,"roundingPriority":"morePrecision""#,
            "1.235"
        ),
        (
            "en", "1.2345",
            #""maximumSignificantDigits":2,"maximumFractionDigits":3,"roundingPriority":"lessPrecision""#,
            "1.2"
        ),
        ("en", "1234.5", #""roundingPriority":"lessPrecision""#, "1,234.5"),
        ("en", "1234.5", #""roundingPriority":"morePrecision","maximumFractionDigits":0"#, "1,234.5"),
        ("en", "1.23", #""roundingIncrement":5,"minimumFractionDigits":2,"maximumFractionDigits":2"#, "1.25"),
        ("en", "1.23", #""style":"currency","currency":"USD","roundingIncrement":25"#, "$1.25"),
        ("en", "1240", #""roundingIncrement":100,"maximumFractionDigits":0"#, "1,200"),
        ("en", "1.2", #""roundingIncrement":2,"maximumFractionDigits":0"#, "2"),
        ("en", "5", #""style":"currency","currency":"USD","trailingZeroDisplay":"stripIfInteger""#, "$5"),
        ("en", "5.5", #""style":"currency","currency":"USD","trailingZeroDisplay":"stripIfInteger""#, "$5.50"),
        // https://github.com/tc39/proposal-intl-currency-display-choices
        ("zh-TW", "5", #""style":"currency","currency":"TWD","currencyDisplay":"formalSymbol""#, "NT$5.00"),
        ("en", "5", #""style":"currency","currency":"USD","currencyDisplay":"never""#, "5.00"),
        ("en", "1.5e-18", #""maximumFractionDigits":20"#, "0.0000000000000000015"),
        ("en", "1e25", #""#, "10,000,000,000,000,000,000,000,000"),
        ("en", "12345678901234567890123456789012345678", #""#, "12,345,678,901,234,567,890,123,456,789,012,345,678"),
        ("en", "0.12345678901234567890123456789012345678", #""maximumFractionDigits":20"#, "0.1234567890123456789"),
        ("en", "NaN", #""style":"percent""#, "NaN%"),
        ("en", "-Infinity", #""notation":"compact""#, "-∞"),
        ("de", "NaN", #""signDisplay":"always""#, "+NaN"),
        ("en", "999999", #""notation":"compact""#, "1M"),
        ("en", "1250000", #""notation":"compact","compactDisplay":"long""#, "1.3 million"),
        ("de", "1234", #""notation":"compact""#, "1234"),
        ("de", "12345", #""notation":"compact","useGrouping":true"#, "12.345"),
        ("ja", "123456789", #""notation":"compact""#, "1.2億"),
        ("es", "1500000", #""notation":"compact","compactDisplay":"long""#, "1,5 millones"),
        ("en", "1234", #""notation":"compact","style":"currency","currency":"USD""#, "$1.2K"),
        ("en", "98765", #""notation":"compact","maximumSignificantDigits":4"#, "98.77K"),
        ("en", "98765", #""notation":"compact","maximumFractionDigits":1"#, "98.8K"),
        ("en", "1e18", #""notation":"compact""#, "1,000,000T"),
        ("en", "1e15", #""notation":"compact","useGrouping":"always""#, "1,000T"),
        ("en", "1e15", #""notation":"compact","useGrouping":"true""#, "1000T"),
        ("en", "0.00012", #""notation":"compact""#, "0.00012"),
        ("pl", "1234", #""useGrouping":"auto""#, "1234"),
        ("pl", "1234", #""useGrouping":"always""#, "1\u{a0}234"),
        ("hi", "123456789", #""useGrouping":"min2""#, "12,34,56,789"),
        ("fa", "1234.5", #""numberingSystem":"latn""#, "1,234.5"),
        ("en", "12", #""unit":"meter","unitDisplay":"long""#, "12"),
        ("en", "12", #""localeMatcher":"lookup","currency":"USD","currencyDisplay":"name""#, "12"),
        ("en", "1.5", #""maximumFractionDigits":0.9"#, "2"),
        ("en", "1.55", #""minimumSignificantDigits":2,"maximumFractionDigits":4,"minimumFractionDigits":5"#, "1.55"),
    ])
    func texts(locale: String, input: String, options: String, expected: String) throws {
        var dialogue = Dialogue()
        let line = #"{"label":"1","locale":"\#(locale)","input":"\#(input)","options":{\#(options)}}"#
        #expect(try dialogue.answer(line) == Dialogue.Answer(label: "1", result: expected))
    }

    @Test func optionsMayBeLeftOut() throws {
        var dialogue = Dialogue()
        #expect(try dialogue.answer(#"{"locale":"de","input":"1234.5"}"#) == Dialogue.Answer(result: "1.234,5"))
    }

    /// Limits that have no effect may be out of range.
    @Test func limitsThatDoNotCount() throws {
        var dialogue = Dialogue()
        let line =
            #"{"locale":"en","input":"1.55","options":{"minimumSignificantDigits":2,"maximumFractionDigits":101}}"#
        #expect(try dialogue.answer(line) == Dialogue.Answer(result: "1.55"))
    }

    /// In ECMA-402 the currency's fraction digits apply only in standard notation.
    @Test func decimalsOfCurrenciesInCompactNotation() throws {
        #expect(
            try Dialogue.text("en", "EUR", "-1234.5", #""notation":"compact","minimumFractionDigits":1"#) == "-€1.235K")
    }
}

import Testing

@testable import currency_executor

/// Expected texts are from ECMA-402's Intl with CLDR 48, or follow from its tables.
@Suite struct ExecutorResultTests {
    @Test func theExampleOfTheFormat() throws {
        var dialogue = Dialogue()
        let answer = try dialogue.answer(
            #"{"label":"1","locale":"es-MX","input":"-1234.5","options":{"style":"currency","currency":"EUR"}}"#)
        #expect(answer == Dialogue.Answer(label: "1", result: "-EUR\u{a0}1,234.50", error: nil))
    }

    @Test func currencyDisplayAndSign() throws {
        #expect(try Dialogue.text("en", "AUD", "-1", #""currencyDisplay":"symbol""#) == "-A$1.00")
        #expect(try Dialogue.text("en", "AUD", "-1", #""currencyDisplay":"narrowSymbol""#) == "-$1.00")
        #expect(try Dialogue.text("en", "AUD", "-1", #""currencyDisplay":"code""#) == "-AUD\u{a0}1.00")
        #expect(try Dialogue.text("en", "AUD", "-1", #""currencySign":"accounting""#) == "(A$1.00)")
        #expect(try Dialogue.text("en", "USD", "1", #""signDisplay":"always""#) == "+$1.00")
        #expect(try Dialogue.text("en", "USD", "-1", #""signDisplay":"never""#) == "$1.00")
        #expect(try Dialogue.text("en", "USD", "-0", #""signDisplay":"auto""#) == "-$0.00")
        #expect(try Dialogue.text("en", "USD", "-0", #""signDisplay":"exceptZero""#) == "$0.00")
        #expect(try Dialogue.text("en", "USD", "-0.001", #""signDisplay":"negative""#) == "$0.00")
    }

    /// The table of <https://tc39.es/ecma402/#table-intl-rounding-modes>.
    @Test(arguments: [
        ("ceil", ["-1", "1", "1", "1"]), ("floor", ["-2", "0", "0", "0"]), ("expand", ["-2", "1", "1", "1"]),
        ("trunc", ["-1", "0", "0", "0"]), ("halfCeil", ["-1", "0", "1", "1"]), ("halfFloor", ["-2", "0", "0", "1"]),
        ("halfExpand", ["-2", "0", "1", "1"]), ("halfTrunc", ["-1", "0", "0", "1"]),
        ("halfEven", ["-2", "0", "0", "1"]),
    ])
    func roundingModes(mode: String, expected: [String]) throws {
        for (input, text) in zip(["-1.5", "0.4", "0.5", "0.6"], expected) {
            let found = try Dialogue.text(
                "en", "JPY", input, #""roundingMode":"\#(mode)","currencyDisplay":"narrowSymbol""#)
            #expect(found.filter { $0 != "¥" } == text, "\(mode) of \(input)")
        }
    }

    @Test func roundingIsHalfExpandUnlessAskedOtherwise() throws {
        #expect(try Dialogue.text("en", "USD", "0.125") == "$0.13")
        #expect(try Dialogue.text("en", "USD", "-0.125") == "-$0.13")
    }

    /// <https://tc39.es/ecma402/#sec-setnfdigitoptions>, with the 2 digits of USD.
    @Test(arguments: [
        ("", "$1.23"), (#""minimumFractionDigits":3"#, "$1.235"), (#""maximumFractionDigits":1"#, "$1.2"),
        (#""maximumFractionDigits":0"#, "$1"), (#""minimumFractionDigits":0"#, "$1.23"),
        (#""minimumFractionDigits":0,"maximumFractionDigits":4"#, "$1.2345"),
        (#""minimumFractionDigits":6,"maximumFractionDigits":6"#, "$1.234500"),
        // ECMA-402 rounds option values down.
        (#""maximumFractionDigits":1.9"#, "$1.2"),
    ])
    func fractionDigits(options: String, expected: String) throws {
        #expect(try Dialogue.text("en", "USD", "1.2345", options) == expected)
    }

    @Test func fractionDigitsOfTheCurrency() throws {
        #expect(try Dialogue.text("en", "JPY", "1234.5") == "¥1,235")
        #expect(try Dialogue.text("en", "KWD", "1") == "KWD\u{a0}1.000")
        #expect(try Dialogue.text("en", "XQQ", "1") == "XQQ\u{a0}1.00")
        #expect(try Dialogue.text("en", "JPY", "1.25", #""maximumFractionDigits":1"#) == "¥1.3")
        #expect(try Dialogue.text("en", "JPY", "1", #""minimumFractionDigits":1"#) == "¥1.0")
    }

    @Test(arguments: [
        ("", "1234,00\u{a0}€"), (#""useGrouping":"auto""#, "1234,00\u{a0}€"),
        (#""useGrouping":"always""#, "1.234,00\u{a0}€"), (#""useGrouping":true"#, "1.234,00\u{a0}€"),
        (#""useGrouping":"min2""#, "1234,00\u{a0}€"), (#""useGrouping":false"#, "1234,00\u{a0}€"),
        // For backward compatibility, these two strings mean the default.
        (#""useGrouping":"true""#, "1234,00\u{a0}€"), (#""useGrouping":"false""#, "1234,00\u{a0}€"),
    ])
    func groupingOfSpanish(options: String, expected: String) throws {
        #expect(try Dialogue.text("es", "EUR", "1234", options) == expected)
    }

    @Test func groupingOfEnglish() throws {
        #expect(try Dialogue.text("en", "USD", "1234", #""useGrouping":"min2""#) == "$1234.00")
        #expect(try Dialogue.text("en", "USD", "12345", #""useGrouping":"min2""#) == "$12,345.00")
        #expect(try Dialogue.text("en", "USD", "12345", #""useGrouping":false"#) == "$12345.00")
        #expect(try Dialogue.text("en", "USD", "12345", #""useGrouping":"false""#) == "$12,345.00")
    }

    @Test func numberingSystems() throws {
        #expect(try Dialogue.text("hi", "INR", "123456", #""numberingSystem":"deva""#) == "₹१,२३,४५६.००")
        #expect(try Dialogue.text("hi-u-nu-deva", "INR", "123456") == "₹१,२३,४५६.००")
        #expect(try Dialogue.text("hi-u-nu-deva", "INR", "12", #""numberingSystem":"LATN""#) == "₹12.00")
        // Unknown systems and those without ten digits are ignored.
        #expect(try Dialogue.text("en", "USD", "12", #""numberingSystem":"nosuch""#) == "$12.00")
        #expect(try Dialogue.text("en", "USD", "12", #""numberingSystem":"hans""#) == "$12.00")
        #expect(try Dialogue.text("en", "USD", "12", #""numberingSystem":"native-other""#) == "$12.00")
    }

    @Test func amountsOfAllKinds() throws {
        #expect(try Dialogue.text("de", "EUR", "12e3") == "12.000,00\u{a0}€")
        #expect(try Dialogue.text("de", "EUR", "-1.5E-1") == "-0,15\u{a0}€")
        #expect(try Dialogue.text("de", "EUR", "NaN") == "NaN\u{a0}€")
        #expect(try Dialogue.text("de", "EUR", "Infinity") == "∞\u{a0}€")
        #expect(try Dialogue.text("de", "EUR", "-Infinity") == "-∞\u{a0}€")
        #expect(
            try Dialogue.text("en", "USD", "12345678901234567890123456789012345.678")
                == "$12,345,678,901,234,567,890,123,456,789,012,345.68")
    }

    @Test func valuesThatChangeNothingAreAccepted() throws {
        let options = #""notation":"standard","compactDisplay":"long","minimumIntegerDigits":1,"roundingIncrement":1,"#
        #expect(
            try Dialogue.text("en", "USD", "1", options + #""roundingPriority":"auto","trailingZeroDisplay":"auto""#)
                == "$1.00")
    }

    /// ICU's differences from LDML appear in Intl, which is implemented with ICU.
    @Test func theReadingIsChosen() throws {
        #expect(try Dialogue.text("en-SE", "EUR", "1234.5") == "€1\u{a0}234,50")
        #expect(try Dialogue.text("en-SE", "EUR", "1234.5", compatibility: .icu) == "€1,234.50")
        #expect(
            try Dialogue.text("pt-CV", "PTE", "1234567.5", compatibility: .icu)
                == "1\u{a0}234\u{a0}567$50\u{a0}PTE")
        #expect(try Dialogue.text("hi", "CHF", "NaN") == "CHF\u{a0}NaN")
        #expect(try Dialogue.text("hi", "CHF", "NaN", compatibility: .icu) == "CHFNaN")
        #expect(try Dialogue.text("en-DE", "CHF", "1234.5") == "1.234,50\u{a0}CHF")
        #expect(try Dialogue.text("en-DE", "CHF", "1234.5", compatibility: .icu) == "CHF\u{a0}1,234.50")
    }
}

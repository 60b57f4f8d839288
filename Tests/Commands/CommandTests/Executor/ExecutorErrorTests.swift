import Foundation
import Testing

@testable import currency_executor

@Suite struct ExecutorErrorTests {
    @Test(arguments: ["", " ", "nonsense", "[1]", "\"text\"", "{\"label\":\"1\",", "null", "{}}"])
    func linesThatAreNoObject(line: String) throws {
        var dialogue = Dialogue()
        let answer = try dialogue.answer(line)
        #expect(answer == Dialogue.Answer(label: nil, result: nil, error: "the line is not a JSON object"))
    }

    @Test func bytesThatAreNoText() throws {
        var dialogue = Dialogue()
        var line = Data(Dialogue.request("en", "USD", "1").utf8)
        line[12] = 0xFF
        let answer = try dialogue.answer(bytes: line)
        #expect(answer.error == "the line is not a JSON object")
    }

    @Test func badLinesDoNotEndTheStream() throws {
        var dialogue = Dialogue()
        let lines = [Dialogue.request("en", "USD", "1"), "nonsense", Dialogue.request("en", "USD", "x")]
        let answers = try (lines + lines).map { try dialogue.answer($0) }
        #expect(answers.map { $0.result != nil } == [true, false, false, true, false, false])
        #expect(answers.map { $0.error != nil } == [false, true, true, false, true, true])
    }

    @Test func labelsComeBackAsTheyWere() throws {
        var dialogue = Dialogue()
        let label = #"a \"quoted\" \\ and \u0001 é \n label"#
        let answer = try dialogue.answer(#"{"label":"\#(label)","locale":"en"}"#)
        #expect(answer.label == "a \"quoted\" \\ and \u{1} é \n label")
        #expect(answer.error == "input is missing")
        #expect(try dialogue.answer(#"{"label":1,"locale":"en"}"#).error == "label must be a string")
    }

    @Test(arguments: [
        (#"{"label":"1"}"#, "locale is missing"), (#"{"label":"1","locale":"en"}"#, "input is missing"),
        (#"{"label":"1","locale":"en","input":"1","options":{"style":"currency"}}"#, "options.currency is missing"),
        (#"{"label":"1","locale":"en","input":1,"options":{}}"#, "input must be a string"),
        (#"{"label":"1","locale":7,"input":"1","options":{}}"#, "locale must be a string"),
        (#"{"label":"1","locale":"en","input":"1","options":[]}"#, "options must be an object"),
        (#"{"label":"1","locale":"en","input":"1","options":{},"frob":1}"#, "there is no frob"),
        (
            #"{"label":"1","locale":"en","input":"1","input2":"x"}"#,
            "\"x\" is not a number: expected a sign, a digit, NaN or Infinity at byte 0"
        ),
        (
            #"{"label":"1","locale":"en","input":"1","input2":"NaN"}"#,
            "input2 is NaN, but must be a number in a range"
        ),
        (#"{"label":"1","locale":"en","input":"1","options":{},"parts":1}"#, "parts must be true or false"),
        (#"{"label":"1","op":"localeNormalize"}"#, "locale is missing"),
        (#"{"label":"1","op":"localeParent","locale":"sr","input":"1"}"#, "there is no input"),
        (#"{"label":"1","op":"parse","locale":"de","currency":"EUR"}"#, "text is missing"),
        (
            #"{"label":"1","op":"dance"}"#,
            """
            op is dance, but must be format, parse, amounts, localeNormalize, localeParent, minorUnits, bestLocale, \
            like, spell, words
            """
        ),
    ])
    func fieldsOfARequest(line: String, error: String) throws {
        var dialogue = Dialogue()
        #expect(try dialogue.answer(line) == Dialogue.Answer(label: "1", result: nil, error: error))
    }

    @Test(arguments: [
        (#""frob":1"#, "there is no options.frob"),
        (#""notation":"scientific""#, "unsupported: notation scientific"),
        (#""notation":"engineering""#, "unsupported: notation engineering"),
        (#""notation":"long""#, "options.notation is long, but must be standard, scientific, engineering, compact"),
        (#""compactDisplay":"middle""#, "options.compactDisplay is middle, but must be short, long"),
        (#""localeMatcher":"any""#, "options.localeMatcher is any, but must be best fit, lookup"),
        (#""unitDisplay":"any""#, "options.unitDisplay is any, but must be short, narrow, long"),
        (#""maximumSignificantDigits":22"#, "options.maximumSignificantDigits is 22, but must be 1 to 21"),
        (#""minimumSignificantDigits":0"#, "options.minimumSignificantDigits is 0, but must be 1 to 21"),
        (
            #""minimumSignificantDigits":4,"maximumSignificantDigits":3"#,
            "options.maximumSignificantDigits is 3, but must be 4 to 21"
        ),
        (#""roundingPriority":"most""#, "options.roundingPriority is most, but must be auto, morePrecision"),
        (#""trailingZeroDisplay":"strip""#, "options.trailingZeroDisplay is strip, but must be auto, stripIfInteger"),
        (#""currencySign":"both""#, "options.currencySign is both, but must be standard, accounting"),
        (#""roundingIncrement":3"#, "options.roundingIncrement is 3, but must be 1, 2, 5"),
        (
            #""roundingIncrement":5,"maximumFractionDigits":3"#,
            "options.roundingIncrement is 5, but must be 1 where the number of decimals is not fixed"
        ),
        (
            #""roundingIncrement":5,"maximumSignificantDigits":3"#,
            "options.roundingIncrement is 5, but must be 1 where the number of decimals is not fixed"
        ),
        (
            #""roundingIncrement":5,"roundingPriority":"lessPrecision""#,
            "options.roundingIncrement is 5, but must be 1 where the number of decimals is not fixed"
        ),
        (#""minimumIntegerDigits":22"#, "options.minimumIntegerDigits is 22, but must be 1 to 21"),
        (#""maximumFractionDigits":101"#, "options.maximumFractionDigits is 101, but must be 0 to 100"),
        (#""minimumFractionDigits":-1"#, "options.minimumFractionDigits is -1, but must be 0 to 100"),
        (
            #""minimumFractionDigits":4,"maximumFractionDigits":1"#,
            "options.maximumFractionDigits is 1, but must be at least minimumFractionDigits, which is 4"
        ),
        (#""minimumFractionDigits":"2""#, "options.minimumFractionDigits must be a number"),
        (#""minimumFractionDigits":true"#, "options.minimumFractionDigits must be a number"),
        (#""useGrouping":1"#, "options.useGrouping must be a string"),
        (#""useGrouping":"sometimes""#, "options.useGrouping is sometimes, but must be auto"),
        (#""signDisplay":null"#, "options.signDisplay must be a string"),
        (#""numberingSystem":"x""#, "options.numberingSystem is x, but must be 3 to 8 letters and digits"),
        (#""numberingSystem":"""#, "options.numberingSystem is , but must be 3 to 8 letters and digits"),
    ])
    func options(options: String, error: String) throws {
        let found = try Dialogue.error(options)
        #expect(found.hasPrefix(error), "\(found)")
    }

    /// The example's style is currency.
    @Test func stylesThatAreNotThere() throws {
        var dialogue = Dialogue()
        func error(_ style: String) throws -> String? {
            try dialogue.answer(#"{"locale":"en","input":"1","options":{"style":"\#(style)"}}"#).error
        }
        #expect(try error("unit") == "unsupported: style unit")
        #expect(try error("currency") == "options.currency is missing")
        #expect(try error("money") == "options.style is money, but must be decimal, percent, currency, unit")
    }

    @Test func localesCurrenciesAndNumbers() throws {
        #expect(try Dialogue.error("", locale: "d").hasPrefix("\"d\" is not a locale: "))
        #expect(try Dialogue.error("", locale: "en--US").hasPrefix("\"en--US\" is not a locale: "))
        #expect(try Dialogue.error("", currency: "EURO").hasPrefix("\"EURO\" is not a currency: "))
        #expect(try Dialogue.error("", currency: "E1R").hasPrefix("\"E1R\" is not a currency: "))
        #expect(try Dialogue.error("", input: "1,5") == "\"1,5\" is not a number: expected the end at byte 1")
        #expect(try Dialogue.error("", input: "").hasPrefix("\"\" is not a number: "))
        #expect(try Dialogue.error("", input: "nan").hasPrefix("\"nan\" is not a number: "))
        #expect(try Dialogue.error("", input: "1e99999").hasPrefix("\"1e99999\" is not a number: "))
    }
}

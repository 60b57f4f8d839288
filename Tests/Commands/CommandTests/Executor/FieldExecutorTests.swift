import CurrencyFormat
import Foundation
import Testing

@testable import currency_executor

struct FieldExecutorTests {
    private struct State: Decodable, Equatable {
        var text: String
        var selection: [Int]?
        var value: String?
        var digitCount: Int
        var answer: Bool
    }

    private struct Answer: Decodable, Equatable {
        var label: String?
        var states: [State]?
        var result: String?
        var text: String?
        var selection: [Int]?
        var error: String?
        var digits: String?
        var formatted: String?
        var brand: String?
        var checkDigitHolds: Bool?
    }

    private static func answer(_ line: String) throws -> Answer {
        let answer = FieldExecutor(data: .bundled).answer(line)
        #expect(!answer.contains("\n"))
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    }

    /// The text after each event with `|` at the caret, and `= value`.
    private static func play(_ engine: String, _ config: String, _ events: [String]) throws -> [String] {
        let events = events.joined(separator: ",")
        let answer = try answer(#"{"label":"1","engine":"\#(engine)","config":{\#(config)},"events":[\#(events)]}"#)
        #expect(answer.error == nil)
        return try #require(answer.states).map { state in
            var text = Array(state.text.utf16)
            for offset in (state.selection.map { Set($0).sorted() } ?? []).reversed() { text.insert(0x7C, at: offset) }
            return "\(String(decoding: text, as: UTF16.self)) = \(state.value ?? "null")"
        }
    }

    private static let dollars = #""locale":"en_US","currency":"USD","hasDecimals":true"#

    @Test func exampleOfTheDesign() throws {
        let line =
            #"{"label":"1","engine":"currency","config":{"locale":"en_US","currency":"USD","hasDecimals":true},"#
            + #""initial":{"text":""},"events":[{"op":"begin"},{"op":"insert","with":"1"},{"op":"backspace"}]}"#
        let states = [
            State(text: "", selection: [0, 0], value: nil, digitCount: 0, answer: true),
            State(text: "$0.01", selection: [5, 5], value: "0.01", digitCount: 3, answer: false),
            State(text: "$0.00", selection: [5, 5], value: "0.00", digitCount: 3, answer: false),
        ]
        #expect(try Self.answer(line) == Answer(label: "1", states: states))
        // Missing values are null.
        let text = FieldExecutor(data: .bundled).answer(line)
        #expect(text.contains(#""value":null"#))
    }

    @Test func everyEventOfAmounts() throws {
        let events: [(String, String)] = [
            (#"{"op":"begin"}"#, "| = null"),
            (#"{"op":"type","with":"123456"}"#, "$1,234.56| = 1234.56"),
            (#"{"op":"select","range":[3,3]}"#, "$1,|234.56 = 1234.56"),
            (#"{"op":"forwardDelete"}"#, "$1|34.56 = 134.56"),
            (#"{"op":"undo"}"#, "$1,|234.56 = 1234.56"),
            (#"{"op":"redo"}"#, "$1|34.56 = 134.56"),
            (#"{"op":"selectAll"}"#, "|$134.56| = 134.56"),
            (#"{"op":"paste","text":"1.234,5"}"#, "$1,234.50| = 1234.50"),
            (#"{"op":"append","with":"7"}"#, "$12,345.07| = 12345.07"),
            (#"{"op":"replace","range":[1,3],"with":"9"}"#, "$9,345.0|7 = 9345.07".replacing("0|7", with: "07|")),
            (#"{"op":"replaceEnd","length":4,"with":"1"}"#, "$93,450.71| = 93450.71"),
            (#"{"op":"mark","with":"２"}"#, "$93,450.71２| = 93450.71"),
            (#"{"op":"commitMarked"}"#, "$934,507.12| = 934507.12"),
            (#"{"op":"setValue","value":"5"}"#, "$5.00| = 5"),
            (#"{"op":"setText","with":"$0.19"}"#, "$0.19| = 0.19"),
            (#"{"op":"backspace"}"#, "$0.01| = 0.01"),
            (#"{"op":"setKeyboard","keyboard":"numberPad"}"#, "$0.01| = 0.01"),
            (#"{"op":"insert","with":"-"}"#, "$0.01| = 0.01"),
            (#"{"op":"setKeyboard","with":"numbersAndPunctuation"}"#, "$0.01| = 0.01"),
            (#"{"op":"insert","with":"-"}"#, "-$0.01| = -0.01"),
            (#"{"op":"backspace"}"#, "-$0.00| = -0.00"),
            (#"{"op":"setClearsWhenZero","value":true}"#, "-$0.00| = -0.00"),
            (#"{"op":"read"}"#, "-$0.00| = -0.00"),
            (#"{"op":"return"}"#, "| = null"),
            (#"{"op":"insert","with":"3451"}"#, "$34.51| = 34.51"),
            (#"{"op":"clear"}"#, "| = null"),
            (#"{"op":"bind"}"#, "| = null"),
            (#"{"op":"end"}"#, " = null"),
        ]
        let states = try Self.play("currency", Self.dollars, events.map(\.0))
        for (state, (event, expected)) in zip(states, events) { #expect(state == expected, "\(event)") }
        #expect(states.count == events.count)
    }

    @Test func settingsOfAmounts() throws {
        #expect(
            try Self.play(
                "currency", Self.dollars + #","minValue":10,"maxValue":"100.5","maxIntegers":4"#,
                [#"{"op":"type","with":"1234567"}"#, #"{"op":"end"}"#])
                == ["$1,234.56 = 1234.56", "$100.50 = 100.5"])
        #expect(
            try Self.play(
                "currency", #""locale":"de","currency":"EUR","entry":"free","clearsWhenValueIsZero":true"#,
                [#"{"op":"begin"}"#, #"{"op":"type","with":"1234.5"}"#, #"{"op":"end"}"#])
                == ["| = null", "1234,5| = 1234.5", "1.234,50\u{A0}€ = 1234.5"])
        #expect(
            try Self.play("percent", #""locale":"de""#, [#"{"op":"type","with":"12"}"#, #"{"op":"end"}"#])
                == ["12 = 0.12", "12\u{A0}% = 0.12"])
        #expect(
            try Self.play("decimal", #""locale":"en_IN""#, [#"{"op":"type","with":"1234567.5"}"#, #"{"op":"end"}"#])
                == ["1234567.5 = 1234567.5", "12,34,567.5 = 1234567.5"])
    }

    @Test func masks() throws {
        let config =
            #""formatStrings":[{"string":"(","startIndex":0,"displaysAt":4},{"string":"-","startIndex":3}],"#
            + #""allowed":"decimalDigits","maxLength":6"#
        #expect(
            try Self.play(
                "mask", config,
                [#"{"op":"append","with":"123"}"#, #"{"op":"insert","with":"4"}"#, #"{"op":"replace","range":[0,0]}"#])
                == ["123 = 123", "(123-4 = 1234", "123 = 123"])
    }

    @Test func formats() throws {
        #expect(
            try Self.play(
                "textinput", #""format":"bankCardNumber""#,
                [#"{"op":"bind"}"#, #"{"op":"begin"}"#, #"{"op":"insert","with":"37828"}"#, #"{"op":"backspace"}"#])
                == [" = null", "| = null", "3782 8| = 37828", "3782| = 3782"])
        #expect(
            try Self.play("textinput", #""format":"bankCardExpiryDate""#, [#"{"op":"type","with":"1234"}"#])
                == ["12/34 = 12/34"])
        #expect(
            try Self.play("textinput", #""format":"bankCardHolderName""#, [#"{"op":"type","with":"a b"}"#])
                == ["A B = A B"])
        #expect(
            try Self.play("textinput", #""format":"phoneNumber""#, [#"{"op":"type","with":"+12345678901"}"#])
                == ["+1 (234) 567-8901 = +12345678901"])
        #expect(try Self.play("textinput", #""format":"none""#, [#"{"op":"type","with":"a b"}"#]) == ["a b = a b"])
    }

    @Test func validation() throws {
        func validate(_ fields: String) throws -> Answer {
            try Self.answer(#"{"kind":"validate","engine":"textinput","format":"bankCardNumber",\#(fields)}"#)
        }
        #expect(
            try validate(#""text":"3782 8","selection":[6,6],"range":[6,6],"with":"2""#) == Answer(result: "accepted"))
        #expect(try validate(#""text":"3","selection":[1,1],"range":[1,1],"with":"x""#) == Answer(result: "rejected"))
        #expect(
            try validate(#""text":"3782","selection":[4,4],"range":[4,4],"with":"8""#)
                == Answer(result: "changed", text: "3782 8", selection: [6, 6]))
    }

    @Test func values() throws {
        let card = Answer(
            digits: "378282246310005", formatted: "3782 822463 10005", brand: "amex", checkDigitHolds: true)
        #expect(
            try Self.answer(#"{"kind":"value","format":"bankCardNumber","fromDigits":"378282246310005"}"#) == card)
        #expect(
            try Self.answer(#"{"kind":"value","format":"bankCardNumber","fromFormatted":"3782 822463 10005"}"#) == card)
    }

    @Test(arguments: [
        ("junk", "the line is no JSON object"), ("[]", "the line must be"), (#"{"label":"7"}"#, "engine is missing"),
        (#"{"label":"7","engine":"currency","events":[],"config":{"currency":"USD"}}"#, "config.locale is missing"),
        (#"{"label":"7","engine":"magic","events":[]}"#, "engine"),
        (#"{"label":"7","motor":"x"}"#, "there is no motor"),
        (#"{"label":"7","engine":"mask","events":[{"op":"fly"}]}"#, "events"),
        (#"{"label":"7","engine":"mask","events":[{"op":"select"}]}"#, "range of select is missing"),
        (#"{"label":"7","engine":"mask","events":[{"op":"select","range":[3,1]}]}"#, "the range [3, 1]"),
        (#"{"label":"7","engine":"currency","events":[],"config":{"locale":"en","currency":"U"}}"#, "the currency"),
        (#"{"label":"7","engine":"mask","config":{"tip":1},"events":[]}"#, "there is no config.tip"),
        (#"{"label":"7","kind":"validate","engine":"mask","range":[0,0]}"#, "text is missing"),
        (#"{"label":"7","kind":"value","fromDigits":"1"}"#, "unsupported"),
    ])
    func whatIsNotUnderstoodIsAnError(_ line: String, _ text: String) throws {
        let answer = try Self.answer(line)
        #expect(answer.states == nil && answer.result == nil)
        #expect(answer.label == (line.contains("label") ? "7" : nil))
        #expect(try #require(answer.error).contains(text), "\(answer)")
    }
}

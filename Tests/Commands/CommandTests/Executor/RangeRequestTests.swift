import Foundation
import Testing

@testable import currency_executor

/// Expected ranges are from Node's Intl (ICU 78.2, CLDR 48).
@Suite struct RangeRequestTests {
    @Test(arguments: [
        ("de", "1", "3", #""style":"currency","currency":"EUR""#, "1,00–3,00\u{a0}€"),
        ("en", "3", "5", #""style":"currency","currency":"USD""#, "$3.00 – $5.00"),
        ("en", "2.9", "3.1", #""style":"currency","currency":"USD","maximumFractionDigits":0"#, "~$3"),
        ("en", "1e3", "2e6", #""notation":"compact""#, "1K – 2M"),
        ("fr", "0.1", "0.5", #""style":"percent""#, "10–50\u{a0}%"),
        ("ja", "-5", "Infinity", #""#, "-5 ～ ∞"),
        (
            "pl", "1", "5", #""style":"currency","currency":"PLN","currencyDisplay":"name""#,
            "1,00–5,00 złotego polskiego"
        ),
        ("es", "3", "1", #""#, "3-1"),
    ])
    func texts(locale: String, input: String, input2: String, options: String, expected: String) throws {
        var dialogue = Dialogue()
        let line =
            #"{"label":"1","locale":"\#(locale)","input":"\#(input)","input2":"\#(input2)","options":{\#(options)}}"#
        #expect(try dialogue.answer(line) == Dialogue.Answer(label: "1", result: expected))
    }

    @Test func partsHaveASource() throws {
        struct Answer: Decodable {
            struct Part: Decodable, Equatable {
                var type: String
                var value: String
                var source: String
            }
            var result: [Part]
        }
        let line =
            #"{"locale":"de","input":"1","input2":"3","options":{"style":"currency","currency":"EUR"},"parts":true}"#
        var dialogue = Dialogue()
        let answer = try JSONDecoder().decode(Answer.self, from: dialogue.line(line))
        #expect(
            answer.result.map { "\($0.source) \($0.type) \($0.value)" } == [
                "startRange integer 1", "startRange decimal ,", "startRange fraction 00", "shared literal –",
                "endRange integer 3", "endRange decimal ,", "endRange fraction 00", "shared literal \u{a0}",
                "shared currency €",
            ])
    }
}

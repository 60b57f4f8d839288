import Foundation
import Testing

@testable import currency_executor

/// Requests with `"op":"parse"`.
@Suite struct ParseRequestTests {
    private struct Answer: Decodable, Equatable {
        var label: String?
        var result: String?
        var sure: Bool?
        var doubts: [String]?
        var otherReadings: [String]?
        var currencies: [String]?
        var error: String?
        var offset: Int?
    }

    private static func answer(_ fields: [String: String]) throws -> Answer {
        var dialogue = Dialogue()
        let request = try JSONSerialization.data(
            withJSONObject: fields.merging(["label": "2", "op": "parse"]) { own, _ in own })
        return try JSONDecoder().decode(Answer.self, from: dialogue.line(String(decoding: request, as: UTF8.self)))
    }

    @Test func strictReadsTheFormattersText() throws {
        let fields = ["locale": "de", "currency": "EUR", "text": "1.234,50\u{A0}€"]
        let expected = Answer(label: "2", result: "1234.50", sure: true, doubts: [])
        #expect(try Self.answer(fields) == expected)
        #expect(try Self.answer(fields.merging(["mode": "strict"]) { own, _ in own }) == expected)
    }

    @Test func refusalsHaveAnOffset() throws {
        let answer = try Self.answer(["locale": "de", "currency": "EUR", "text": "1,5", "mode": "strict"])
        #expect(answer.label == "2")
        #expect(answer.result == nil)
        #expect(answer.offset == 3)
        #expect(answer.error?.hasPrefix("unexpected end at byte 3") == true)
        // The result is present and null.
        var dialogue = Dialogue()
        let line = dialogue.line(#"{"label":"2","op":"parse","locale":"de","currency":"EUR","text":"1,5"}"#)
        let object = try JSONSerialization.jsonObject(with: line) as? [String: Any]
        #expect(object?["result"] is NSNull)
    }

    @Test func lenientTakesMore() throws {
        let fields = ["locale": "de", "currency": "EUR", "text": "EUR 1234,5"]
        #expect(try Self.answer(fields).result == nil)
        #expect(
            try Self.answer(fields.merging(["mode": "lenient"]) { own, _ in own })
                == Answer(label: "2", result: "1234.5", sure: true, doubts: []))
        #expect(
            try Self.answer(fields.merging(["mode": "lenient", "text": "1,500 €"]) { _, new in new })
                == Answer(label: "2", result: "1500", sure: false, doubts: ["group"], otherReadings: ["1.500"]))
    }

    @Test func withoutACurrencyItIsFound() throws {
        // The locale's own currency comes first. The dollar sign is also the narrow symbol of others.
        for (locale, own, other) in [("en", "USD", "CAD"), ("en-CA", "CAD", "USD")] {
            let dollars = try Self.answer(["locale": locale, "text": "$5.00"])
            #expect(dollars.result == "5.00")
            #expect(dollars.currencies?.first == own)
            #expect(dollars.currencies?.contains(other) == true)
            let lenient = try Self.answer(["locale": locale, "text": "$5.00", "mode": "lenient"])
            #expect(lenient == Answer(label: "2", result: "5.00", sure: true, doubts: [], currencies: [own]))
        }
        let kroner = try Self.answer(["locale": "de", "text": "5 kr", "mode": "lenient"])
        #expect(kroner.result == "5")
        #expect(Set(kroner.currencies ?? []).isSuperset(of: ["DKK", "ISK", "NOK", "SEK"]))
    }

    @Test(arguments: [
        (["locale": "de", "currency": "EU", "text": "1"], "\"EU\" is not a currency"),
        (["locale": "x", "currency": "EUR", "text": "1"], "\"x\" is not a locale"),
        (["locale": "de", "currency": "EUR", "text": "1", "mode": "mild"], "mode is mild"),
        (["locale": "de", "currency": "EUR", "text": "1", "input": "1"], "there is no input"),
        (["currency": "EUR", "text": "1"], "locale is missing"),
    ])
    func malformedRequestsAreNamed(fields: [String: String], expected: String) throws {
        let answer = try Self.answer(fields)
        #expect(answer.result == nil)
        #expect(answer.offset == nil)
        #expect(answer.error?.contains(expected) == true, "\(answer)")
    }

    /// The executor parses its own texts back, in locales that differ in every way.
    @Test func whatIsFormattedIsParsed() throws {
        for (locale, currency) in [
            ("de-AT", "EUR"), ("hi-u-nu-deva", "INR"), ("ar-EG", "EGP"), ("fa", "IRR"), ("en-IN", "INR"),
            ("es-MX", "USD"), ("ckb", "IQD"), ("my", "MMK"), ("sw-CD", "CDF"), ("lt", "KWD"),
        ] {
            for amount in ["0", "-1234567.5", "98765", "-0.5"] {
                let style = #""maximumFractionDigits":3,"minimumFractionDigits":3"#
                let text = try Dialogue.text(locale, currency, amount, style)
                let parsed = try Self.answer([
                    "locale": locale, "currency": currency, "text": text, "mode": "lenient",
                ])
                let result = try #require(parsed.result, "\(locale) \(text): \(parsed.error ?? "")")
                #expect(Decimal(string: result) == Decimal(string: amount), "\(locale) \(text)")
            }
        }
    }
}

import CurrencyNames
import Foundation
import MessageFunctions
import TestSupport
import Testing

/// The cases of MessageFormat 2's own test suite for these functions, ICU's cases for options of `:percent` and
/// `:currency`, and the examples of LDML 48.2. `cases.jsonl` names each file:
///
/// - functions/…: https://github.com/unicode-org/message-format-wg/tree/main/test/tests/functions, where `:offset` was
///   `:math` before LDML 48
/// - …-options.json: testdata/message2 of https://github.com/unicode-org/icu
/// - LDML 48.2: https://www.unicode.org/reports/tr35/tr35-messageFormat.html
///
/// All are under the Unicode License v3. If a case has `instead`, its expectation is wrong, and `why` gives the reason.
struct MessageCaseTests {
    private struct Case: Decodable {
        var file: String
        var src: String
        var locale: String?
        var params: [String: Parameter]?
        var exp: String?
        var errors: [String]?
        var instead: String?
        var why: String?
    }

    /// A parameter: a string or a number.
    private struct Parameter: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = try container.decode(Decimal.self).description
            }
        }
    }

    private static func cases() throws -> [Case] {
        let text = try String(
            contentsOf: PackageFolder.file("Tests/Extras/MessageFunctionsTests/cases.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
    }

    @Test func casesOfTheSpecificationPass() throws {
        var counts: [String: Int] = [:]
        for one in try Self.cases() {
            var reader = MessageReader(
                one.src, MessageContext(locale: try LocaleIdentifier(one.locale ?? "en-US"), names: .bundled),
                parameters: (one.params ?? [:]).mapValues(\.text))
            let text = reader.format()
            if let expected = one.instead ?? one.exp { #expect(text == expected, "\(one.file): \(one.src)") }
            #expect(reader.errors.map(\.type) == one.errors ?? [], "\(one.file): \(one.src)")
            // A case marked as wrong must differ from its expectation.
            #expect(one.instead == nil || one.instead != one.exp && one.why != nil)
            counts[one.file, default: 0] += 1
        }
        #expect(
            counts == [
                "functions/number.json": 24, "functions/integer.json": 13, "functions/currency.json": 12,
                "functions/math.json": 16, "percent-options.json": 54, "currency-options.json": 71, "LDML 48.2": 15,
            ])
    }
}

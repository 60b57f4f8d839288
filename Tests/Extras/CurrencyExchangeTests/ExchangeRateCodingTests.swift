import CurrencyExchange
import Foundation
import Testing

@Suite("Rates are coded as text with their currencies")
struct ExchangeRateCodingTests {
    private func decode(_ json: String) throws -> ExchangeRate {
        try JSONDecoder().decode(ExchangeRate.self, from: Data(json.utf8))
    }

    private func encode(_ rate: ExchangeRate) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(rate), as: UTF8.self)
    }

    /// Later versions must read rates stored today: do not change these texts.
    @Test(arguments: [
        ("1.0842", #"{"rate":"1.0842","source":"EUR","target":"USD"}"#),
        ("160", #"{"rate":"160","source":"EUR","target":"USD"}"#),
        ("1.50", #"{"rate":"1.5","source":"EUR","target":"USD"}"#),
        ("0.0000001", #"{"rate":"0.0000001","source":"EUR","target":"USD"}"#),
        ("1E+3", #"{"rate":"1000","source":"EUR","target":"USD"}"#),
    ])
    func form(rate: String, json: String) throws {
        let rate = try ExchangeRate(DecimalValue(rate), from: .euro, to: .dollar)
        #expect(try encode(rate) == json)
        #expect(try decode(json) == rate)
    }

    @Test func fractions() throws {
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        let json = #"{"rate":"5000/5421","source":"USD","target":"EUR"}"#
        #expect(try encode(rate.inverse) == json)
        #expect(try decode(json).inverse == rate)
        #expect(try decode(#"{"rate":"1/1.0842","source":"USD","target":"EUR"}"#).inverse == rate)
        #expect(try decode(#"{"rate":"5/10","source":"USD","target":"EUR"}"#).exactRate == 0.5)
        // Both rates have 38 digits.
        let largest = try decode(
            #"{"rate":"99999999999999999999999999999999999999/99999999999999999999999999999999999998","#
                + #""source":"USD","target":"EUR"}"#)
        #expect(try decode(encode(largest)) == largest)
        #expect(largest.exactRate == nil)
    }

    @Test(arguments: [
        "", "/", "1/", "/1", "1/0", "0", "0/1", "-1", "-1/-1", "1/2/3", "NaN", "Infinity", "1/Infinity", "1,5", " 1",
        "1E+38", "100000000000000000000000000000000000000", "1E-38",
    ])
    func errorsHaveAPath(text: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try decode(#"{"rate":"\#(text)","source":"EUR","target":"USD"}"#)
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["rate"])
        #expect(context.debugDescription.hasPrefix("\"\(text)\" is no exchange rate: "))
    }

    @Test(arguments: [
        #"{"source":"EUR","target":"USD"}"#, #"{"rate":"1","target":"USD"}"#, #"{"rate":"1","source":"EUR"}"#,
        #"{"rate":1.5,"source":"EUR","target":"USD"}"#, #"{"rate":"1","source":"euro","target":"USD"}"#, "1.5",
    ])
    func otherJSON(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }
}

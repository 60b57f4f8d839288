import Foundation
import Testing

@testable import CurrencyCore

@Suite("Decimals are coded as text")
struct DecimalCodingTests {
    @Test(arguments: ["1234.50", "-0.00", "1E+6144", "NaN", "-Infinity", "99999999999999999999999999999999999999"])
    func roundTrip(_ text: String) throws {
        let value = try DecimalValue(text)
        let data = try JSONEncoder().encode([value])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
        let decoded = try #require(try JSONDecoder().decode([DecimalValue].self, from: data).first)
        #expect(decoded.isIdentical(to: value))
    }

    @Test(arguments: [#"["1,5"]"#, #"[1.5]"#, #"[null]"#])
    func refuses(_ json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DecimalValue].self, from: Data(json.utf8))
        }
    }
}

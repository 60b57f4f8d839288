import CurrencyExchange
import Foundation
import Testing

@Suite("Bags are coded as lists of amounts")
struct MoneyBagCodingTests {
    private func decode(_ json: String) throws -> MoneyBag {
        try JSONDecoder().decode(MoneyBag.self, from: Data(json.utf8))
    }

    @Test func form() throws {
        let bag = try MoneyBag([Money(800, .yen), Money("12.50", .euro)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = #"[{"amount":"12.50","currency":"EUR"},{"amount":"800","currency":"JPY"}]"#
        #expect(String(decoding: try encoder.encode(bag), as: UTF8.self) == json)
        #expect(try decode(json) == bag)
        #expect(
            try decode(#"[{"minorUnits":1250,"currency":"EUR"},{"amount":"0","currency":"USD"}]"#)[.euro] == bag[.euro])
    }

    @Test func errorsHaveAPath() throws {
        let error = #expect(throws: DecodingError.self) {
            try decode(#"[{"amount":"1","currency":"EUR"},{"amount":"x","currency":"EUR"}]"#)
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["Index 1", "amount"])
    }
}

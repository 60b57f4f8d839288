import CurrencyFoundation
import Foundation
import Testing

/// Amounts that are numbers of JSON.
struct NumberCodedTests {
    struct Order: Codable, Equatable {
        @NumberCoded var total: Money
        @NumberCoded var rate: DecimalValue
    }

    private func order(total: String, rate: String = "1") throws -> Order {
        try JSONDecoder().decode(Order.self, from: Data(#"{"total":\#(total),"rate":\#(rate)}"#.utf8))
    }

    /// A Double has none of these.
    @Test(arguments: [
        "9007199254740993.25", "0.1000000000000000000000001", "-12345678901234567890123.45", "12.5", "0", "7",
    ])
    func everyDigitCounts(digits: String) throws {
        let order = try order(total: #"{"amount":\#(digits),"currency":"EUR"}"#, rate: digits)
        #expect(order.total == (try Money(digits, .euro)))
        #expect(order.rate == (try DecimalValue(digits)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let written = String(decoding: try encoder.encode(order), as: UTF8.self)
        #expect(written == #"{"rate":\#(digits),"total":{"amount":\#(digits),"currency":"EUR"}}"#)
    }

    @Test func theFormsOfTheTypesAreReadToo() throws {
        let texts = try order(total: #"{"amount":"12.50","currency":"EUR"}"#, rate: #""1.190""#)
        #expect(texts.total.description == "12.50 EUR")
        #expect(texts.rate.description == "1.190")
        #expect(try order(total: #"{"minorUnits":1250,"currency":"EUR"}"#).total.description == "12.50 EUR")
    }

    static let refused: [(total: String, says: String)] = [
        (#"{"amount":12.50}"#, "currency"), (#"{"currency":"EUR"}"#, "amount"),
        (#"{"amount":12.50,"minorUnits":1250,"currency":"EUR"}"#, "there is an amount beside minorUnits"),
        (#"{"amount":true,"currency":"EUR"}"#, "amount"),
        (#"{"amount":"12,50","currency":"EUR"}"#, "expected the end at byte 2"),
    ]

    @Test(arguments: refused)
    func whatIsWrongSaysWhere(total: String, says: String) {
        #expect { try order(total: total) } throws: { String(describing: $0).contains(says) && $0 is DecodingError }
    }

    @Test func plainMoneyStillRefusesNumbers() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Money.self, from: Data(#"{"amount":12.5,"currency":"EUR"}"#.utf8))
        }
    }

    @Test func amountsThatNoDecimalHasAreNotWritten() throws {
        for value in [DecimalValue.nan, .infinity, try DecimalValue("1E+6000")] {
            #expect(throws: EncodingError.self) { try JSONEncoder().encode(NumberCoded(wrappedValue: value)) }
        }
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(NumberCoded(wrappedValue: Money("1E+6000", .euro)))
        }
    }
}

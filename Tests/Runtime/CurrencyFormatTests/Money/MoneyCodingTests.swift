import CurrencyFormat
import Foundation
import Testing

@Suite("Money is coded without loss")
struct MoneyCodingTests {
    struct Order: Codable, Equatable {
        var total: Money
    }

    struct Payment: Codable, Equatable {
        @MinorUnitsCoded var total: Money
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test(arguments: [
        ("12.50", "EUR"), ("12.5", "EUR"), ("-0.005", "EUR"), ("1.234", "XAU"), ("5", "QQQ"), ("0.00", "JPY"),
        ("99999999999999999999999999999999999999", "EUR"), ("0.00000000000000000001", "BTC"),
    ])
    func amountIsText(amount: String, code: String) throws {
        let order = Order(total: try Money(amount, currency: CurrencyCode(code)))
        let text = try json(order)
        #expect(text == #"{"total":{"amount":"\#(amount)","currency":"\#(code)"}}"#)
        let back = try decode(Order.self, text)
        #expect(back == order)
        #expect(back.total.description == order.total.description)
    }

    @Test func exponentsAreWrittenOut() throws {
        let money = try Money("1.2E+7", .euro)
        #expect(try json(money) == #"{"amount":"12000000","currency":"EUR"}"#)
        let extreme = try Money("1E+6144", .euro)
        #expect(try decode(Money.self, json(extreme)) == extreme)
    }

    @Test(arguments: [
        (Int64(1250), Currency.euro, "12.50 EUR"), (1250, .yen, "1250 JPY"), (-1250, .forint, "-12.50 HUF"),
        (.max, .euro, "92233720368547758.07 EUR"), (.min, .kuwaitiDinar, "-9223372036854775.808 KWD"),
    ])
    func minorUnitsAreANumber(units: Int64, currency: Currency, text: String) throws {
        let payment = Payment(total: try Money(minorUnits: units, currency))
        let written = try json(payment)
        #expect(written == #"{"total":{"currency":"\#(currency.rawValue)","minorUnits":\#(units)}}"#)
        #expect(try decode(Payment.self, written).total.description == text)
        // Both types decode both forms.
        #expect(try decode(Order.self, written).total == payment.total)
        #expect(try decode(Payment.self, json(Order(total: payment.total))) == payment)
    }

    @Test func minorUnitsThatWouldBeLostAreAnError() throws {
        for money in try [Money("12.345", .euro), Money("1E+20", .euro), Money(1, .gold), Money("0.5", .yen)] {
            do {
                _ = try json([Payment(total: money)])
                Issue.record("\(money)")
            } catch EncodingError.invalidValue(_, let context) {
                #expect(context.codingPath.map(\.stringValue).last == "total")
            }
        }
    }

    struct Row: CustomTestStringConvertible {
        var json: String
        var path: [String]
        var message: String
        var testDescription: String { json }
    }

    static let refused = [
        Row(json: #"{"total":{"amount":"12,50","currency":"EUR"}}"#, path: ["total", "amount"], message: "byte 2"),
        Row(json: #"{"total":{"amount":"NaN","currency":"EUR"}}"#, path: ["total", "amount"], message: "finite"),
        Row(json: #"{"total":{"amount":12.5,"currency":"EUR"}}"#, path: ["total", "amount"], message: "String"),
        Row(json: #"{"total":{"amount":"12.5","currency":"EURO"}}"#, path: ["total", "currency"], message: "EURO"),
        Row(json: #"{"total":{"amount":"12.5"}}"#, path: ["total"], message: "currency"),
        Row(json: #"{"total":{"currency":"EUR"}}"#, path: ["total"], message: "amount"),
        Row(json: #"{"total":{"minorUnits":"1","currency":"EUR"}}"#, path: ["total", "minorUnits"], message: "Int64"),
        Row(json: #"{"total":{"minorUnits":1,"currency":"XAU"}}"#, path: ["total", "minorUnits"], message: "XAU"),
        Row(
            json: #"{"total":{"minorUnits":1,"amount":"0.01","currency":"EUR"}}"#, path: ["total", "minorUnits"],
            message: "amount"),
    ]

    /// Foundation's decoder reports no path for numbers that do not fit.
    @Test(arguments: ["1.5", "9223372036854775808", "1e30"])
    func refusesNumbersThatAreNoMinorUnits(number: String) {
        #expect(throws: DecodingError.self) {
            _ = try decode(Money.self, #"{"minorUnits":\#(number),"currency":"EUR"}"#)
        }
    }

    @Test(arguments: refused)
    func refusesWithPath(row: Row) {
        do {
            _ = try decode(Order.self, row.json)
            Issue.record("decoded")
        } catch let error as DecodingError {
            let context: DecodingError.Context
            var path: [String] = []
            switch error {
            case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
                context = found
            case .keyNotFound(_, let found):
                context = found
            @unknown default:
                Issue.record("\(error)")
                return
            }
            path = context.codingPath.map(\.stringValue)
            #expect(path == row.path)
            #expect("\(error)".contains(row.message), "\(error)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func codesAreText() throws {
        #expect(try json([CurrencyCode("EUR")]) == #"["EUR"]"#)
        #expect(try decode([CurrencyCode].self, #"["eur"]"#) == [CurrencyCode("EUR")])
        #expect(throws: DecodingError.self) { _ = try decode([CurrencyCode].self, #"["EU1"]"#) }
    }
}

import CurrencyFoundation
import Foundation
import Testing

/// Amounts in the formats of other systems, by their specifications.
struct InterchangeTests {
    private struct Google: Codable { @GoogleMoneyCoded var price: Money }
    private struct ISO: Codable { @ISO20022Coded var price: Money }
    private struct Invoice: Codable { @EN16931Coded var price: Money }

    private func read<Value: Decodable>(_ type: Value.Type, _ price: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data("{\"price\":\(price)}".utf8))
    }

    private func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The example of money.proto: -1 and -750,000,000 are $-1.75.
    @Test(arguments: [
        (#"{"currencyCode":"USD","units":"-1","nanos":-750000000}"#, "-1.75"),
        (#"{"currencyCode":"USD","units":-1,"nanos":-750000000}"#, "-1.75"),
        (#"{"currencyCode":"USD","units":"12"}"#, "12"), (#"{"currencyCode":"USD","nanos":-1}"#, "-0.000000001"),
        (#"{"currencyCode":"USD"}"#, "0"),
        (#"{"currencyCode":"USD","units":"9223372036854775807","nanos":999999999}"#, "9223372036854775807.999999999"),
    ])
    func googleMoney(json: String, amount: String) throws {
        let money = try read(Google.self, json).price
        #expect(money == (try Money(amount, .dollar)))
        #expect(try read(Google.self, text(Google(price: money)).dropFirst(9).dropLast().description).price == money)
    }

    @Test func googleMoneyIsWritten() throws {
        let written = try text(Google(price: Money("-1.75", .dollar)))
        #expect(written == #"{"price":{"currencyCode":"USD","nanos":-750000000,"units":"-1"}}"#)
    }

    @Test(arguments: [
        #"{"currencyCode":"USD","units":"1","nanos":-1}"#, #"{"currencyCode":"USD","units":"-1","nanos":1}"#,
        #"{"currencyCode":"USD","nanos":1000000000}"#, #"{"currencyCode":"USD","units":"1.5"}"#,
        #"{"currencyCode":"USD","units":"9223372036854775808"}"#, #"{"units":"1"}"#, #"{"currencyCode":"dollar"}"#,
    ])
    func googleMoneyIsRefused(json: String) {
        #expect(throws: DecodingError.self) { try read(Google.self, json) }
    }

    @Test func googleMoneyThatDoesNotFit() throws {
        for amount in ["1.0000000001", "9223372036854775808"] {
            #expect(throws: EncodingError.self) { try text(Google(price: Money(amount, .dollar))) }
        }
    }

    /// ActiveCurrencyAndAmount: fractionDigits 5, totalDigits 18, minInclusive 0.
    @Test func iso20022() throws {
        let written = try text(ISO(price: Money("12.50", .euro)))
        #expect(written == #"{"price":{"":"12.50","Ccy":"EUR"}}"#)
        #expect(try read(ISO.self, #"{"":"12.50","Ccy":"EUR"}"#).price.description == "12.50 EUR")
        _ = try text(ISO(price: Money("1234567890123.12345", .euro)))
        _ = try text(ISO(price: Money("0", .euro)))
        #expect(try text(ISO(price: Money("1.000000", .euro))) == #"{"price":{"":"1.00000","Ccy":"EUR"}}"#)
        for amount in ["-0.01", "0.000001", "12345678901234.12345", "1234567890123456789"] {
            #expect(throws: EncodingError.self) { try text(ISO(price: Money(amount, .euro))) }
            #expect(throws: DecodingError.self) { try read(ISO.self, "{\"\":\"\(amount)\",\"Ccy\":\"EUR\"}") }
        }
    }

    /// UBL's JSON has the content as "_"; BR-DEC allows two fraction digits.
    @Test func en16931() throws {
        #expect(try read(Invoice.self, #"{"_":12.50,"currencyID":"EUR"}"#).price == (try Money("12.50", .euro)))
        #expect(try read(Invoice.self, #"{"_":"-12.50","currencyID":"EUR"}"#).price.description == "-12.50 EUR")
        #expect(try read(Invoice.self, #"{"":"1.500","currencyID":"EUR"}"#).price == (try Money("1.5", .euro)))
        #expect(try text(Invoice(price: Money("12.50", .euro))) == #"{"price":{"_":"12.50","currencyID":"EUR"}}"#)
        // The rules count the digits of the text.
        #expect(try text(Invoice(price: Money("0.1000", .euro))) == #"{"price":{"_":"0.10","currencyID":"EUR"}}"#)
        #expect(try text(Invoice(price: Money("-12.500", .euro))) == #"{"price":{"_":"-12.50","currencyID":"EUR"}}"#)
        #expect(throws: EncodingError.self) { try text(Invoice(price: Money("12.345", .euro))) }
        #expect(throws: DecodingError.self) { try read(Invoice.self, #"{"_":12.345,"currencyID":"EUR"}"#) }
        #expect(throws: DecodingError.self) { try read(Invoice.self, #"{"_":12.5}"#) }
    }
}

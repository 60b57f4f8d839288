import CurrencyFoundation
import Foundation
import Testing

/// Amounts coded as JSON numbers.
struct NumberCodedTests {
    struct Order: Codable, Equatable {
        @NumberCoded var total: Money
        @NumberCoded var rate: DecimalValue
    }

    private func order(total: String, rate: String = "1", _ numbers: MoneyNumbers? = nil) throws -> Order {
        let decoder = JSONDecoder()
        if let numbers { decoder.userInfo[.moneyNumbers] = numbers }
        return try decoder.decode(Order.self, from: Data(#"{"total":\#(total),"rate":\#(rate)}"#.utf8))
    }

    private func text(_ money: Money, _ numbers: MoneyNumbers? = nil) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        if let numbers { encoder.userInfo[.moneyNumbers] = numbers }
        return String(decoding: try encoder.encode(NumberCoded(wrappedValue: money)), as: UTF8.self)
    }

    /// A `Double` would lose digits of some of these.
    @Test(arguments: [
        "9007199254740993.25", "0.1000000000000000000000001", "-12345678901234567890123.45", "12.5", "0", "7",
    ])
    func everyDigitCounts(digits: String) throws {
        let order = try order(total: #"{"amount":\#(digits),"currency":"EUR"}"#, rate: digits, .majorUnits)
        #expect(order.total == (try Money(digits, .euro)))
        #expect(order.rate == (try DecimalValue(digits)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.userInfo[.moneyNumbers] = MoneyNumbers.majorUnits
        let written = String(decoding: try encoder.encode(order), as: UTF8.self)
        #expect(written == #"{"rate":\#(digits),"total":{"amount":\#(digits),"currency":"EUR"}}"#)
    }

    /// Stripe uses cents (<https://docs.stripe.com/currencies#zero-decimal>), banks use euros.
    @Test(arguments: ["1099", "1099.00", "1.099e3", "-5"])
    func wholeNumbersNeedAUnit(digits: String) throws {
        let json = #"{"amount":\#(digits),"currency":"eur"}"#
        #expect { try order(total: json) } throws: {
            String(describing: $0).contains("may count major or minor units") && $0 is DecodingError
        }
        let number = try #require(Int(digits == "-5" ? "-5" : "1099"))
        #expect(try order(total: json, .majorUnits).total == Money(number, .euro))
        #expect(try order(total: json, .minorUnits).total == Money(minorUnits: Int64(number), .euro))
        #expect(throws: EncodingError.self) { try text(Money(number, .euro)) }
    }

    /// For zero and for amounts in yen, major and minor units are the same. Gold has no minor unit.
    @Test(arguments: [("0", "EUR"), ("-0", "EUR"), ("1099", "JPY"), ("1099", "XAU"), ("10.99", "EUR"), ("0.5", "KWD")])
    func otherNumbersNeedNone(digits: String, code: String) throws {
        let currency = try CurrencyCode(code)
        let read = try order(total: #"{"amount":\#(digits),"currency":"\#(code)"}"#).total
        #expect(read == (try Money(digits, currency: currency)))
        #expect(try order(total: text(read)).total == read)
    }

    @Test func minorUnitsAreWhole() throws {
        let amounts = [
            try Money("10.99", .euro), try Money("1099", .yen), try Money("1.234", currency: CurrencyCode("KWD")),
        ]
        let texts = [
            #"{"amount":1099,"currency":"EUR"}"#, #"{"amount":1099,"currency":"JPY"}"#,
            #"{"amount":1234,"currency":"KWD"}"#,
        ]
        for (amount, json) in zip(amounts, texts) {
            #expect(try text(amount, .minorUnits) == json)
            #expect(try order(total: json, .minorUnits).total == amount)
        }
        #expect(throws: DecodingError.self) { try order(total: #"{"amount":10.99,"currency":"EUR"}"#, .minorUnits) }
        #expect(throws: DecodingError.self) { try order(total: #"{"amount":5,"currency":"XAU"}"#, .minorUnits) }
        #expect(throws: EncodingError.self) { try text(Money("10.995", .euro), .minorUnits) }
        #expect(throws: EncodingError.self) { try text(Money(5, currency: CurrencyCode("XAU")), .minorUnits) }
    }

    /// A `Decimal` drops trailing zeros.
    @Test func zerosAtTheEndAreNotWritten() throws {
        #expect(try text(Money("12.50", .euro)) == #"{"amount":12.5,"currency":"EUR"}"#)
        #expect(try text(Money("12.00", .euro), .majorUnits) == #"{"amount":12,"currency":"EUR"}"#)
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

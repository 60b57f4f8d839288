import CurrencyExchange
import TestSupport
import Testing

@Suite("Exchange rates are exact until an amount is rounded")
struct ExchangeRateTests {
    /// The rate in Regulation (EC) No 2866/98.
    private let marks = ExchangeRate.of("1.95583", .euro, .germanMark)
    private let francs = ExchangeRate.of("6.55957", .euro, .frenchFranc)

    /// 100 / 1.95583 × 6.55957 is 335.38548…, as a fraction.
    @Test func triangulationThroughTheEuro() throws {
        let rate = try marks.inverse.combined(with: francs)
        #expect(try Money(100, .germanMark).converted(at: rate, .halfUp).description == "335.39 FRF")
        #expect(try rate.rate(fractionDigits: 9, .halfUp).description == "3.353854885")
        #expect(rate.exactRate == nil)
        #expect(rate.description == "1 DEM = 655957/195583 FRF")
    }

    @Test func inverses() throws {
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        #expect(rate.inverse.inverse == rate)
        #expect(rate.inverse.description == "1 USD = 5000/5421 EUR")
        #expect(try rate.combined(with: rate.inverse) == ExchangeRate(1, from: .euro, to: .euro))
        #expect(try ExchangeRate(1.25, from: .euro, to: .dollar).inverse.exactRate == 0.8)
    }

    /// From Python's fractions: 20 / 1.0842 is 18.4467…, 123456789.99 / 7.4601 is 16548945.72324….
    @Test(arguments: [
        ("20", "1.0842", RoundingMode.halfEven, "18.45 EUR"), ("20", "1.0842", .down, "18.44 EUR"),
        ("-20", "1.0842", .halfUp, "-18.45 EUR"), ("-20", "1.0842", .ceiling, "-18.44 EUR"),
        ("0.01", "1.0842", .halfUp, "0.01 EUR"), ("0.01", "1.0842", .down, "0.00 EUR"),
        ("123456789.99", "7.4601", .halfEven, "16548945.72 EUR"), ("123456789.99", "7.4601", .up, "16548945.73 EUR"),
        // Ties: 0.125 and 0.375.
        ("1", "8", .halfEven, "0.12 EUR"), ("3", "8", .halfEven, "0.38 EUR"), ("1", "8", .halfUp, "0.13 EUR"),
        // Slightly above a tie, for an amount with more fraction digits than the unit.
        ("0.12500000000000000001", "1", .halfEven, "0.13 EUR"), ("0.375", "3", .halfEven, "0.12 EUR"),
        ("0.3750000000000000000000000000000000001", "3", .halfEven, "0.13 EUR"),
    ])
    func conversion(amount: String, rate: String, mode: RoundingMode, expected: String) throws {
        let rate = try ExchangeRate(try DecimalValue(rate), from: .euro, to: .dollar).inverse
        #expect(try Money(amount, .dollar).converted(at: rate, mode).description == expected)
    }

    /// Converting at a rate gives the same as converting with its decimal.
    @Test func decimalsGiveTheSame() throws {
        var generator = SplitMix64(printing: 0xEC0_4A7E)
        for _ in 0..<5000 {
            let decimal = DecimalValue(minorUnits: Int64.random(in: 1...10_000_000, using: &generator), scale: 5)
            let amount = DecimalValue(
                minorUnits: Int64.random(in: -1_000_000_000...1_000_000_000, using: &generator),
                scale: Int.random(in: 0...6, using: &generator))
            let mode = RoundingMode.allCases.randomElement(using: &generator) ?? .halfEven
            let money = try Money(amount, .euro)
            let rate = try ExchangeRate(decimal, from: .euro, to: .dollar)
            #expect(try money.converted(at: rate, mode) == money.converted(to: .dollar, rate: decimal, mode))
        }
    }

    @Test func cashOfTheOtherCurrency() throws {
        let rate = try ExchangeRate(0.9427, from: .euro, to: .swissFranc)
        #expect(try Money(10, .euro).converted(at: rate, to: .cash, .halfEven).description == "9.45 CHF")
    }

    @Test func ratesAreFound() throws {
        let rates = try [
            ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen),
            ExchangeRate(2, from: .poundSterling, to: .dollar),
        ]
        #expect(try rates.rate(from: .euro, to: .dollar).exactRate == 1.25)
        #expect(try rates.rate(from: .dollar, to: .euro).exactRate == 0.8)
        #expect(try rates.rate(from: .dollar, to: .yen).exactRate == 128)
        #expect(try rates.rate(from: .euro, to: .poundSterling).exactRate == 0.625)
        #expect(try rates.rate(from: .yen, to: .yen).exactRate == 1)
        // Rates are not chained through two other currencies.
        #expect(throws: MoneyError.noRate(from: Currency.poundSterling.code, to: Currency.yen.code)) {
            try rates.rate(from: .poundSterling, to: .yen)
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [DecimalValue])
    func noRates(rate: DecimalValue) {
        #expect(throws: MoneyError.rate(rate)) { try ExchangeRate(rate, from: .euro, to: .dollar) }
    }

    @Test func limits() throws {
        let tooMany = MoneyError.decimal(.tooManyDigits(offset: nil))
        #expect(throws: tooMany) { try ExchangeRate(try DecimalValue("1E+38"), from: .euro, to: .dollar) }
        #expect(throws: tooMany) { try ExchangeRate(try DecimalValue("1E-38"), from: .euro, to: .dollar) }
        let largest = try ExchangeRate(try DecimalValue("1E+37"), from: .euro, to: .dollar)
        let smallest = try ExchangeRate(try DecimalValue("1E-37"), from: .dollar, to: .yen)
        #expect(try largest.combined(with: smallest).exactRate == 1)
        #expect(throws: tooMany) {
            try largest.combined(with: ExchangeRate(try DecimalValue("1E+37"), from: .dollar, to: .yen))
        }
        #expect(throws: tooMany) { try Money(100, .euro).converted(at: largest, .halfEven) }
        #expect(throws: MoneyError.currencyMismatch(expected: Currency.dollar.code, found: Currency.euro.code)) {
            try largest.combined(with: largest)
        }
        #expect(throws: MoneyError.currencyMismatch(expected: Currency.euro.code, found: Currency.yen.code)) {
            try Money(1, .yen).converted(at: largest, .halfEven)
        }
    }

    /// 4 × 10^36 euros are 4 × 10^38 cents, more than 2^128 of them. Expected values are from Python's fractions.
    @Test func largeAmountsDoNotWrap() throws {
        let tooMany = MoneyError.decimal(.tooManyDigits(offset: nil))
        let one = try ExchangeRate(1, from: .euro, to: .dollar)
        for amount in ["4e36", "3.5e36", "1e36", "99999999999999999999999999999999999999"] {
            let money = try Money(amount, .euro)
            #expect(throws: tooMany) { try money.converted(at: one, .halfUp) }
            #expect(throws: tooMany) { try MoneyBag(money).total(in: .dollar, at: [one], .halfUp) }
            #expect(throws: tooMany) { try MoneyBag(money).total(in: .euro, at: [one], .halfUp) }
        }
        let largest = try Money("999999999999999999999999999999999999.99", .euro)
        #expect(try largest.converted(at: one, .halfUp).description == "999999999999999999999999999999999999.99 USD")
        // The product has 76 digits before it is rounded.
        let rate = try ExchangeRate(DecimalValue("1.2345678901234567890123456789012345678"), from: .euro, to: .dollar)
        #expect(
            try Money("0.98765432109876543210987654321098765432", .euro)
                .converted(at: rate, to: .fraction(30), .halfUp).description
                == "1.219326311370217952261850327339 USD")
    }

    @Test func equalityIsThatOfNumbers() throws {
        #expect(try ExchangeRate(1.5, from: .euro, to: .dollar) == .of("1.50", .euro, .dollar))
        #expect(try ExchangeRate(1.5, from: .euro, to: .dollar) != .of("1.5", .dollar, .euro))
        #expect(try ExchangeRate(150, from: .euro, to: .yen) == .of("1.5E+2", .euro, .yen))
    }
}

extension ExchangeRate {
    fileprivate static func of(_ rate: String, _ source: Currency, _ target: Currency) -> ExchangeRate {
        // swift-format-ignore: NeverUseForceTry
        try! ExchangeRate(DecimalValue(rate), from: source, to: target)
    }
}

import CurrencyFormat
import Testing

@testable import CurrencyCore

extension CurrencyCode {
    static let eur = CurrencyCode(literal: "EUR")
    static let jpy = CurrencyCode(literal: "JPY")
    static let huf = CurrencyCode(literal: "HUF")
    static let chf = CurrencyCode(literal: "CHF")
    static let xau = CurrencyCode(literal: "XAU")
}

/// Minor units and steps from ISO 4217's lists of 2026-01-01 and CLDR 48's supplemental data.
@Suite("Money")
struct MoneyTests {
    private let data = CurrencyData.bundled

    static let counted: [(code: String, units: Int64, expected: String)] = [
        ("EUR", 1250, "12.50 EUR"), ("JPY", 1250, "1250 JPY"), ("KWD", 1250, "1.250 KWD"), ("CLF", 1250, "0.1250 CLF"),
        ("HUF", 1250, "12.50 HUF"), ("IDR", -1250, "-12.50 IDR"), ("COP", 5, "0.05 COP"), ("ISK", -1, "-1 ISK"),
        ("EUR", 0, "0.00 EUR"), ("EUR", Int64.max, "92233720368547758.07 EUR"),
        ("EUR", Int64.min, "-92233720368547758.08 EUR"), ("KWD", Int64.min, "-9223372036854775.808 KWD"),
        // Withdrawn: HRK and DEM have two fraction digits, CLDR's default, and ITL has none by its own CLDR entry.
        ("HRK", 12_345, "123.45 HRK"), ("BGN", 12_345, "123.45 BGN"), ("DEM", -5, "-0.05 DEM"),
        ("ITL", 12_345, "12345 ITL"),
        // Only in CLDR: the offshore renminbi.
        ("CNH", 12_345, "123.45 CNH"),
    ]

    @Test(arguments: counted)
    func minorUnitsAreISO(code: String, units: Int64, expected: String) throws {
        let money = try Money(minorUnits: units, currency: CurrencyCode(code), data: data)
        #expect(money.description == expected)
        #expect(try money.minorUnits(data: data) == units)
    }

    /// For every currency, the minor unit is a power of ten with that many places, or there is none and it is an error.
    @Test func minorUnitsOfAllCurrencies() throws {
        var withoutUnit: [String] = []
        for code in data.currencyCodes {
            guard let digits = try #require(data.facts(of: code)).minorUnit else {
                let error = MoneyError.noMinorUnit(code)
                let one = Money(1, currency: code)
                withoutUnit.append(code.description)
                #expect(throws: error) { _ = try Money(minorUnits: 1, currency: code, data: data) }
                #expect(throws: error) { _ = try one.minorUnits(data: data) }
                #expect(throws: error) { _ = try one.rounded(to: .iso, .halfEven, data: data) }
                continue
            }
            var one: Int64 = 1
            for _ in 0..<digits { one *= 10 }
            #expect(try Money(1, currency: code).minorUnits(data: data) == one)
            #expect(try Money(minorUnits: one, currency: code, data: data) == Money(1, currency: code))
        }
        // ISO 4217's list one of 2026-01-01 gives "N.A." for these.
        let notApplicable = [
            "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX",
        ]
        #expect(withoutUnit == notApplicable)
    }

    @Test(arguments: ["XAU", "XTS", "XXX", "QQQ"])
    func noMinorUnit(code: String) throws {
        let currency = try CurrencyCode(code)
        #expect(throws: MoneyError.noMinorUnit(currency)) {
            _ = try Money(minorUnits: 1, currency: currency, data: data)
        }
        // LDML displays two fraction digits by default.
        let money = try Money("1.005", currency: currency)
        #expect(try money.rounded(to: .display, .up, data: data).description == "1.01 \(code)")
        #expect(try money.rounded(to: .cash, .up, data: data).description == "1.01 \(code)")
    }

    @Test func minorUnitsAreExactOrAnError() throws {
        #expect(try Money("12.5", currency: .eur).minorUnits(data: data) == 1250)
        #expect(try Money("12.3400", currency: .eur).minorUnits(data: data) == 1234)
        #expect(throws: MoneyError.decimal(.inexact(scale: 2))) {
            _ = try Money("12.345", currency: .eur).minorUnits(data: data)
        }
        #expect(throws: MoneyError.decimal(.inexact(scale: 0))) {
            _ = try Money("0.5", currency: .jpy).minorUnits(data: data)
        }
        #expect(throws: MoneyError.decimal(.integerOverflow(scale: 2))) {
            _ = try Money("92233720368547758.08", currency: .eur).minorUnits(data: data)
        }
        #expect(throws: MoneyError.decimal(.integerOverflow(scale: 2))) {
            _ = try Money("1E+6144", currency: .eur).minorUnits(data: data)
        }
    }

    @Test func onlyNumbersAreMoney() {
        for amount in [DecimalValue.nan, .infinity, .infinity.negated, DecimalValue(Double.nan)] {
            #expect(throws: MoneyError.notFinite) { _ = try Money(amount, currency: .eur) }
            #expect(throws: MoneyError.notFinite) { _ = try Money(1, currency: .eur) * amount }
            #expect(throws: MoneyError.notFinite) {
                _ = try Money(1, currency: .eur).divided(by: amount, .halfEven, data: data)
            }
        }
        for text in ["NaN", "Infinity", "-Infinity"] {
            #expect(throws: MoneyError.notFinite) { _ = try Money(text, currency: .eur) }
        }
        #expect(throws: MoneyError.decimal(.unexpectedText(offset: 2, expected: .end))) {
            _ = try Money("12,50", currency: .eur)
        }
    }

    @Test func placesAreKeptAndZeroHasNoSign() throws {
        let short = try Money("12.5", currency: .eur)
        let long = try Money("12.50", currency: .eur)
        #expect(short == long)
        #expect(short.hashValue == long.hashValue)
        #expect("\(short) \(long)" == "12.5 EUR 12.50 EUR")
        #expect(try Money("1.2E+7", currency: .eur).description == "12000000 EUR")
        #expect(try Money("-0.00", currency: .eur).description == "0.00 EUR")
        #expect(Money.zero(CurrencyCode.eur).negated.description == "0 EUR")
        #expect(try Money("-0.004", currency: .eur).rounded(to: .iso, .halfEven, data: data).description == "0.00 EUR")
        #expect(try (Money(0, currency: .eur) * -1).isNegative == false)
        #expect(long.negated.description == "-12.50 EUR")
        #expect(long.negated.magnitude == long)
        #expect(Money(0, currency: .eur) != Money(0, currency: .jpy))
    }

    @Test func sumsAndProductsAreExact() throws {
        let price = try Money("12.50", currency: .eur)
        #expect(try (price + Money("0.075", currency: .eur)).description == "12.575 EUR")
        #expect(try (price - Money(20, currency: .eur)).description == "-7.50 EUR")
        #expect(try (price * 1.19).description == "14.8750 EUR")
        #expect(try (3 * price).description == "37.50 EUR")
        var total = price
        try total += price
        try total -= Money("0.01", currency: .eur)
        #expect(total.description == "24.99 EUR")
        let large = try Money("99999999999999999999999999999999999999", currency: .eur)
        #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { _ = try large + price }
        #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { _ = try large * 1.1 }
    }

    @Test func currenciesAreNeverMixed() throws {
        let (euros, yen) = (Money(1, currency: .eur), Money(1, currency: .jpy))
        let error = MoneyError.currencyMismatch(expected: .eur, found: .jpy)
        #expect(throws: error) { _ = try euros + yen }
        #expect(throws: error) { _ = try euros - yen }
        #expect(throws: error) { _ = try euros < yen }
        #expect(throws: error) { _ = try euros <= yen }
        #expect(throws: error) { _ = try euros > yen }
        #expect(throws: error) { _ = try euros >= yen }
        #expect(error.description == "expected an amount in EUR, found one in JPY")
        #expect(euros != yen)
    }

    @Test func amountsOfOneCurrencyHaveAnOrder() throws {
        let prices = try ["3", "-1", "12.5", "0"].map { try Money($0, currency: .eur) }
        #expect(try prices.sorted(by: <).map(\.description) == ["-1 EUR", "0 EUR", "3 EUR", "12.5 EUR"])
        #expect(try prices.max(by: <) == prices[2])
        #expect(try prices[0] >= prices[0] && prices[0] <= prices[0] && !(prices[0] > prices[0]))
    }
}

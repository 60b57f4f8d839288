import CurrencyCore
import CurrencyFormat
import Testing

/// Expected values looked up by hand in ISO 4217's lists of 2026-01-01 and CLDR 48's supplemental data.
struct CurrencyFactsTests {
    private func facts(_ code: String) throws -> CurrencyFacts {
        try #require(try CurrencyData.bundled.facts(of: CurrencyCode(code)), "\(code)")
    }

    struct Row: CustomTestStringConvertible {
        var code: String
        /// ISO's current minor unit, and the minor unit of a withdrawn currency.
        var iso: Int?
        var past: Int?
        /// CLDR's display digits, cash digits and cash step.
        var display: Int
        var cash: Int
        var step = 0
        var number: Int?
        var status = CurrencyFacts.Status.current
        var reason: String
        var testDescription: String { "\(code): \(reason)" }
    }

    static let rows = [
        Row(code: "EUR", iso: 2, display: 2, cash: 2, number: 978, reason: "all three agree"),
        Row(code: "JPY", iso: 0, display: 0, cash: 0, number: 392, reason: "no decimals"),
        Row(code: "KWD", iso: 3, display: 3, cash: 3, number: 414, reason: "three decimals"),
        Row(code: "CLF", iso: 4, display: 4, cash: 4, number: 990, status: .fund, reason: "four decimals, a fund"),
        Row(code: "HUF", iso: 2, display: 0, cash: 0, step: 5, number: 348, reason: "no fillér, and cash in fives"),
        Row(code: "CHF", iso: 2, display: 2, cash: 2, step: 5, number: 756, reason: "cash in steps of 0.05"),
        Row(code: "DKK", iso: 2, display: 2, cash: 2, step: 50, number: 208, reason: "cash in steps of 0.50"),
        Row(code: "CZK", iso: 2, display: 2, cash: 0, number: 203, reason: "cash in whole crowns"),
        Row(code: "ALL", iso: 2, display: 0, cash: 0, number: 8, reason: "a number with leading zeros: 008"),
        Row(
            code: "XAU", iso: nil, display: 2, cash: 2, number: 959, status: .special, reason: "gold has no minor unit"),
        Row(code: "XTS", iso: nil, display: 2, cash: 2, number: 963, status: .special, reason: "for tests"),
        Row(code: "XXX", iso: nil, display: 2, cash: 2, number: 999, status: .special, reason: "no currency"),
        Row(code: "USN", iso: 2, display: 2, cash: 2, number: 997, status: .fund, reason: "a fund with a minor unit"),
        Row(
            code: "HRK", past: 2, display: 2, cash: 2, number: 191, status: .withdrawn(year: 2023, month: 1),
            reason: "Croatia has the euro"),
        Row(
            code: "BGN", past: 2, display: 2, cash: 2, number: 975, status: .withdrawn(year: 2026, month: 1),
            reason: "Bulgaria has the euro"),
        Row(
            code: "DEM", past: 2, display: 2, cash: 2, number: 276, status: .withdrawn(year: 2002, month: 3),
            reason: "withdrawn"),
        Row(
            code: "ITL", past: 0, display: 0, cash: 0, number: 380, status: .withdrawn(year: 2002, month: 3),
            reason: "withdrawn, and CLDR has no decimals for it"),
        Row(code: "CNH", past: 2, display: 2, cash: 2, status: .notISO, reason: "of CLDR alone"),
    ]

    @Test(arguments: rows)
    func threeFactsOfDecimalsAreKeptApart(row: Row) throws {
        let facts = try facts(row.code)
        #expect(facts.isoMinorUnit == row.iso)
        #expect(facts.minorUnit == row.iso ?? row.past)
        #expect(facts.displayDigits == row.display)
        #expect(facts.cashDigits == row.cash)
        #expect(facts.cashRounding == row.step)
        #expect(facts.numericCode == row.number)
        #expect(facts.status == row.status)
    }

    @Test
    func nothingIsKnownOfAnUnknownCode() throws {
        #expect(try CurrencyData.bundled.facts(of: CurrencyCode("QQQ")) == nil)
        #expect(try CurrencyData.bundled.facts(of: CurrencyCode("AAA")) == nil)
        #expect(try CurrencyData.bundled.facts(of: CurrencyCode("ZZZ")) == nil)
    }

    @Test
    func everyCodeIsFound() throws {
        let codes = CurrencyData.bundled.currencyCodes
        #expect(codes == codes.sorted())
        for code in codes { #expect(CurrencyData.bundled.facts(of: code)?.code == code) }
    }

    /// ISO reassigned 532 to XCG when ANG was withdrawn in 2025-03, and 946 to RON.
    @Test(arguments: [
        (532, 2024, 6, "ANG"), (532, 2025, 3, "ANG"), (532, 2025, 4, "XCG"), (532, 2026, 1, "XCG"),
        (978, 1998, 1, "EUR"), (978, 2026, 1, "EUR"), (840, 2026, 1, "USD"), (8, 2026, 1, "ALL"),
    ])
    func numericCodeIsOfACurrencyOnADate(number: Int, year: Int, month: Int, expected: String) throws {
        let date = try #require(CalendarDate(year: year, month: month, day: 15))
        #expect(try CurrencyData.bundled.currency(numericCode: number, on: date)?.description == expected)
    }

    @Test(arguments: [-1, 0, 1, 1000, Int.max - 1, Int.max, Int.min])
    func numericCodeThatNobodyHasIsNone(number: Int) throws {
        let date = try #require(CalendarDate(year: 2026, month: 1, day: 1))
        #expect(try CurrencyData.bundled.currency(numericCode: number, on: date) == nil)
    }
}

import CurrencyCore
import CurrencyFormat
import Testing

/// The meaning of a code on a date. Dates looked up by hand in ISO 4217's list three and CLDR's regions.
struct StatusOnDateTests {
    struct Row: CustomTestStringConvertible {
        var code: String
        var day: (Int, Int, Int)
        var status: CurrencyFacts.Status?
        var reason: String
        var testDescription: String { "\(code) \(day): \(reason)" }
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
        try #require(CalendarDate(year: year, month: month, day: day))
    }

    static func rows() throws -> [Row] {
        let (guilder, euro, kuna) = (try day(2025, 3, 31), try day(1999, 1, 1), try day(1994, 5, 30))
        return [
            Row(code: "XCG", day: (2024, 7, 1), status: .notYetInUse(from: guilder), reason: "before its first day"),
            Row(code: "XCG", day: (2025, 3, 30), status: .notYetInUse(from: guilder), reason: "the day before"),
            Row(code: "XCG", day: (2025, 3, 31), status: .current, reason: "its first day"),
            Row(
                code: "EUR", day: (1998, 12, 31), status: .notYetInUse(from: euro),
                reason: "the earliest of many regions"),
            Row(code: "EUR", day: (1999, 1, 1), status: .current, reason: "in some regions only"),
            Row(code: "HRK", day: (1994, 5, 29), status: .notYetInUse(from: kuna), reason: "of a withdrawn currency"),
            Row(code: "HRK", day: (2022, 12, 31), status: .current, reason: "before it was withdrawn"),
            Row(code: "HRK", day: (2023, 1, 31), status: .current, reason: "in its last month"),
            Row(
                code: "HRK", day: (2023, 2, 1), status: .withdrawn(year: 2023, month: 1),
                reason: "after its last month"),
            Row(
                code: "HRK", day: (2100, 1, 1), status: .withdrawn(year: 2023, month: 1), reason: "for good"),
            Row(code: "BGN", day: (2025, 12, 31), status: .current, reason: "Bulgaria had no euro yet"),
            Row(code: "CLF", day: (2026, 1, 1), status: .fund, reason: "a fund stays one"),
            Row(code: "XAU", day: (1900, 1, 1), status: .special, reason: "gold has no days"),
            Row(code: "CNH", day: (1900, 1, 1), status: .notISO, reason: "ISO says nothing of it"),
            Row(code: "QQQ", day: (2026, 1, 1), status: nil, reason: "nobody knows it"),
        ]
    }

    @Test(arguments: try rows()) func onADay(row: Row) throws {
        let day = try Self.day(row.day.0, row.day.1, row.day.2)
        #expect(try CurrencyData.bundled.status(of: CurrencyCode(row.code), on: day) == row.status)
        if row.status != nil { #expect(Currency(rawValue: row.code)?.status(on: day) == row.status) }
    }

    /// `status` without a date does not depend on the current date.
    @Test func theStatusAloneIsThatOfTheLists() {
        #expect(Currency(rawValue: "XCG")?.status == .current)
        #expect(Currency.kuna.status == .withdrawn(year: 2023, month: 1))
    }
}

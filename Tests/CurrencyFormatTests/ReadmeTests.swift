import CurrencyFormat
import Foundation
import Testing

/// What the README shows is what the engine writes.
struct ReadmeTests {
    private static let readme: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
    }()

    @Test func tableOfAmounts() throws {
        var rows = 0
        for line in Self.readme.split(separator: "\n") where line.hasPrefix("| `") && line.contains(" | ") {
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 4, cells[1].utf8.count == 3 else { continue }
            rows += 1
            let locale = try LocaleIdentifier(cells[0].trimmingCharacters(in: ["`"]))
            let style = CurrencyStyle(try CurrencyCode(cells[1]), locale: locale)
            #expect(style.format(try DecimalValue(cells[2])) == cells[3], "\(cells[0]) \(cells[1])")
        }
        #expect(rows >= 12)
    }

    @Test func stylesOfUse() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let books = CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting)
        let till = CurrencyStyle(.swissFranc, locale: .germanSwitzerland).digits(.cash)
        let examples = [
            ("style.format(1234.5)", style.format(1234.5)),
            ("style.format(minorUnits: 123_450)", style.format(minorUnits: 123_450)),
            ("style.display(.code).format(-1234.5)", style.display(.code).format(-1234.5)),
            ("style.signDisplay(.always).format(1234.5)", style.signDisplay(.always).format(1234.5)),
            ("books.format(-1234.5)", books.format(-1234.5)),
            ("till.format(1234.56)", till.format(1234.56)),
            (
                "DecimalStyle(locale: .germanGermany).format(1234.5678)",
                DecimalStyle(locale: .germanGermany).format(1234.5678)
            ),
            ("PercentStyle(locale: .germanGermany).format(0.256)", PercentStyle(locale: .germanGermany).format(0.256)),
            ("style.compact().format(1_500_000)", style.compact().format(1_500_000)),
            (
                "DecimalStyle(locale: .spanishSpain).compact(.long).format(2_000_000)",
                DecimalStyle(locale: .spanishSpain).compact(.long).format(2_000_000)
            ),
            (
                "style.digits(.precision(.significant(2...3))).format(1234.5)",
                style.digits(.precision(.significant(2...3))).format(1234.5)
            ),
        ]
        for (code, text) in examples {
            let line = try #require(Self.readme.split(separator: "\n").first { $0.hasPrefix(code) })
            #expect(line.hasSuffix("// \"\(text)\""), "\(line)")
        }
    }

    @Test func factsOfUse() throws {
        #expect(Currency.forint.isoMinorUnit == 2)
        #expect(Currency.forint.displayDigits == 0)
        #expect(Currency.forint.cashRounding == 5)
        #expect(Currency(rawValue: "JPY") == .yen)
        #expect(CurrencyLocale(rawValue: "pt_BR") == .portugueseBrazil)
        let before = try #require(CalendarDate(year: 2025, month: 12, day: 31))
        let after = try #require(CalendarDate(year: 2026, month: 2, day: 1))
        #expect(Currency(ofRegion: "BG", on: before) == .bulgarianLev)
        #expect(Currency(ofRegion: "BG", on: after) == .euro)
        let old = try #require(CalendarDate(year: 2024, month: 1, day: 1))
        #expect(Currency(numericCode: 532, on: old) == .netherlandsAntilleanGuilder)
        #expect(Currency(numericCode: 532, on: after) == .caribbeanGuilder)
    }
}

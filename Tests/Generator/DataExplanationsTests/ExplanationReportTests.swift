import CommandSupport
import CurrencyEngine
import DataSnapshot
import Foundation
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataExplanations

/// The output formats of an explanation.
struct ExplanationReportTests {
    private static func explanation(_ locale: String, _ amount: DecimalValue?) throws -> Explanation {
        let explainer = try Explainer(OwnSnapshot.german())
        let identifier = try LocaleIdentifier(locale)
        let currency = try CurrencyCode("CHF")
        guard let amount else { return try explainer.values(of: identifier, currency: currency) }
        let style = CurrencyStyle(currency: currency, locale: identifier, data: explainer.data)
        return try explainer.explain(.currency(style), amount)
    }

    @Test func textIsATableOfRuns() throws {
        let text = ExplanationText().text(of: try Self.explanation("de-CH", 1234.5))
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "de-CH CHF 1234.5  \u{2192}  CHF\u{27E8}U+00A0\u{27E9}1'234.50")
        #expect(lines[1] == "locale de-CH, digits latn, cldr-json 48.0.0, ISO 4217 of 2026-01-01")
        let group = try #require(lines.first { $0.hasPrefix("  ' ") })
        let words = group.split(separator: " ").map(String.init)
        #expect(
            words == [
                "'", "U+0027", "group", "grouping", "systems/latn/symbols/group", "by",
                "systems/latn/patterns/standard-alphaNextToNumber,", "minimumGroupingDigits",
            ])
        // Columns are aligned.
        let rows = lines.filter { $0.contains("  U+") }
        let columns = rows.compactMap { row in
            row.range(of: "  U+").map { DisplayWidth.of(String(row[..<$0.lowerBound])) }
        }
        #expect(columns.count > 5)
        #expect(Set(columns).count == 1)
        #expect(!text.contains("\u{1B}"))
        let colored = ExplanationText(hasColor: true).text(of: try Self.explanation("de-CH", 1234.5))
        #expect(colored.contains("\u{1B}[1mValues\u{1B}[0m"))
    }

    @Test func jsonHasTheRunsOfTheText() throws {
        for amount in [DecimalValue?.none, 0, -1234.5, .infinity] {
            let text = try ExplanationJSON(try Self.explanation("de-BE", amount)).text()
            let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let runs = try #require(report["runs"] as? [[String: Any]])
            #expect(runs.compactMap { $0["text"] as? String }.joined() == report["text"] as? String ?? "")
        }
    }

    @Test func whatCannotBecomeTablesIsAnError() throws {
        #expect(throws: ExplanationError.self) { try Explainer(SmallSnapshot.make()) }
    }
}

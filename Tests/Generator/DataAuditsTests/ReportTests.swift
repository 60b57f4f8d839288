import DataSnapshot
import Foundation
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// The output formats of a difference.
struct ReportTests {
    static func difference() throws -> SnapshotDifference {
        let old = try OwnSnapshot.german()
        var new = old
        new.set(SmallSnapshot.group, to: "\u{202F}", in: "de")
        new.supplemental.fractions["EUR"] = Fractions(digits: 0, rounding: 0)
        let euro = try #require(new.iso4217.current.firstIndex { $0.code == "EUR" })
        new.iso4217.current[euro].minorUnit = 0
        var difference = SnapshotDifference(from: old, to: new)
        try difference.render(from: old, to: new, AuditSelection(locales: ["de"], currencies: ["EUR"]))
        return difference
    }

    @Test func noDifferenceIsNoText() {
        let snapshot = SmallSnapshot.make()
        #expect(TextReport().text(of: SnapshotDifference(from: snapshot, to: snapshot)) == "")
    }

    @Test func textShowsWhatCannotBeSeen() throws {
        let text = TextReport().text(of: try Self.difference())
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines.first
                == "cldr-json 48.0.0, icu 78.3 with ISO 4217 of 2026-01-01 → "
                + "cldr-json 48.0.0, icu 78.3 with ISO 4217 of 2026-01-01"
        )
        #expect(lines.contains("Decimals (digits, 2)"))
        #expect(lines.contains("Group separators (group-mark, 1)"))
        let mark = try #require(lines.first { $0.contains("systems/latn/symbols/group") })
        #expect(mark.contains(".  →  ⟨U+202F⟩"))
        #expect(mark.hasSuffix("inherited by 1; de EUR: 1.234.567,89⟨U+00A0⟩€ → 1⟨U+202F⟩234⟨U+202F⟩568⟨U+00A0⟩€"))
        #expect(text.contains("3 of 3 differ (100.00 %): 1 locale x 1 currency x 3 amounts"))
        #expect(!text.contains("\u{1B}"))
        #expect(TextReport(hasColor: true).text(of: try Self.difference()).contains("\u{1B}[1mDecimals"))
    }

    @Test func theLimitSaysHowManyAreLeftOut() throws {
        let text = TextReport(limit: 1).text(of: try Self.difference())
        #expect(text.contains("  ... and 1 more\n"))
    }

    @Test func jsonCountsTheClasses() throws {
        let text = try JSONReport(try Self.difference()).text()
        let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((report["counts"] as? [String: Int]) == ["digits": 2, "group-mark": 1])
    }

    @Test func sarifPointsAtTheLineOfTheValue() throws {
        let old = SmallSnapshot.make()
        var new = old
        new.set(SmallSnapshot.group, to: "’", in: "de")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sarif-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try new.write(to: folder)
        let report = SARIFReport(
            SnapshotDifference(from: old, to: new), snapshot: folder, uri: "Data/Snapshot", errors: [.groupMark])
        let text = try report.text()
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "group-mark")
        #expect(result["level"] as? String == "error")
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "Data/Snapshot/locales/de.json")
        let line = try #require(place["region"]?["startLine"] as? Int)
        let file = try String(contentsOfFile: folder + "/locales/de.json", encoding: .utf8)
        #expect(file.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("\"group\" : \"’\""))
    }

    /// In SARIF, braces would be arguments, and a URI cannot contain a space.
    @Test func sarifEscapesWhatHasAMeaningOfItsOwn() throws {
        let old = SmallSnapshot.make()
        var new = old
        new.set(SmallSnapshot.group, to: "{0}", in: "de")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sarif-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try new.write(to: folder)
        let report = SARIFReport(SnapshotDifference(from: old, to: new), snapshot: folder, uri: "Data/My Snapshot/")
        let text = try report.text()
        #expect(text.contains("\u{201C}{{0}}\u{201D}"))
        #expect(text.contains("\"uri\" : \"Data/My%20Snapshot/locales/de.json\""))
    }
}

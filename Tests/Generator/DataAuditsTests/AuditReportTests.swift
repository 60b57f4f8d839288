import DataSnapshot
import Foundation
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// The output formats of an audit.
struct AuditReportTests {
    static func report() throws -> (snapshot: Snapshot, report: AuditReport) {
        var snapshot = try SnapshotAuditTests.sound()
        snapshot.set(SmallSnapshot.standard, to: "#,##0.00", in: "de")
        var sections = [SnapshotAudit(snapshot).section(), ISO4217Audit(snapshot).section()]
        sections.append(
            try SnapshotComparison(snapshot, with: SnapshotAuditTests.sound(), in: "other").section())
        sections.append(.skipped("node", title: "Node", because: "node is not installed"))
        let versions = SnapshotDifference.SourceVersions(of: snapshot)
        return (snapshot, AuditReport(snapshot: versions, sections: sections))
    }

    @Test func textHasASectionForEachSource() throws {
        let text = AuditTextReport(limit: 2).text(of: try Self.report().report)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "cldr-json 48.0.0, icu 78.3 with ISO 4217 of 2026-01-01")
        for title in ["The snapshot itself", "ISO 4217 of 2026-01-01", "Node"] { #expect(lines.contains(title)) }
        #expect(lines.contains("  skipped: node is not installed"))
        #expect(lines.contains("  ... and 14 more"))
        #expect(text.contains("de: systems/latn/patterns/standard “#,##0.00” has 0 currency signs; expected 1"))
        #expect(!text.contains("\u{1B}"))
        #expect(AuditTextReport(hasColor: true).text(of: try Self.report().report).contains("\u{1B}[1mNode"))
    }

    @Test func jsonHasASectionForEachSource() throws {
        let text = try AuditJSONReport(try Self.report().report).text()
        let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let sections = try #require(report["sections"] as? [[String: Any]])
        #expect(sections.compactMap { $0["subject"] as? String } == ["snapshot", "iso4217", "other", "node"])
        #expect((sections[1]["counts"] as? [String: Int])?["digits"] == 16)
        #expect(sections[3]["skipped"] as? String == "node is not installed")
    }

    @Test func sarifPointsAtTheLineOfTheValue() throws {
        let (snapshot, audit) = try Self.report()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try snapshot.write(to: folder)
        let gate = AuditGate(classes: [.digits])
        let text = try SARIFReport(audit, snapshot: folder, uri: "Data/Snapshot", errors: gate).text()
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let runs = try #require(root["runs"] as? [[String: Any]])
        #expect(runs.count == 4)
        let ids = runs.compactMap { ($0["automationDetails"] as? [String: String])?["id"] }
        #expect(Set(ids).count == 4 && ids.allSatisfy { $0.hasPrefix("currency-data/audit/") && $0.hasSuffix("/") })
        let results = runs.map { $0["results"] as? [[String: Any]] ?? [] }
        #expect(results[0].first?["ruleId"] as? String == "patterns")
        #expect(results[0].first?["level"] as? String == "warning")
        #expect(Set(results[1].compactMap { $0["level"] as? String }) == ["error", "note", "warning"])
        let location = try #require((results[0].first?["locations"] as? [[String: Any]])?.first)
        let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "Data/Snapshot/locales/de.json")
        let line = try #require(place["region"]?["startLine"] as? Int)
        let file = try String(contentsOfFile: folder + "/locales/de.json", encoding: .utf8)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.contains(line - 1) && lines[line - 1].contains("\"standard\" : \"#,##0"))
    }
}

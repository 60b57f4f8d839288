import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// Against an older snapshot, an audit looks back; against a newer one, it looks ahead.
struct SnapshotComparisonTests {
    private static let group = LocaleField.symbol(system: "latn", .group)

    /// The German locales, and the same with another grouping separator in Switzerland.
    private static func pair(_ change: (inout Snapshot) -> Void) throws -> (ours: Snapshot, other: Snapshot) {
        let ours = try OwnSnapshot.german()
        var other = ours
        other.set(group, to: "_", in: "de-CH")
        change(&other)
        return (ours, other)
    }

    private static func section(_ change: (inout Snapshot) -> Void) throws -> AuditSection {
        let (ours, other) = try pair(change)
        return try SnapshotComparison(ours, with: other, in: "other").section(AuditSelection(currencies: ["CHF"]))
    }

    @Test(arguments: ["49", "48.3", "49.0.0"])
    func aNewerSnapshotSaysWhatWillChange(version: String) throws {
        let section = try Self.section { $0.locales = SourceVersion(name: "cldr-json", version: version) }
        #expect(
            section.title == "other: what cldr-json \(version), icu 78.3 with ISO 4217 of 2026-01-01 will change")
        let finding = try #require(section.findings.first)
        #expect((finding.locale, finding.here, finding.there) == ("de-CH", "'", "_"))
        #expect(finding.example?.old.contains("1'234'567.89") == true)
        #expect(finding.example?.new.contains("1_234_567.89") == true)
        #expect(section.summary == ["2 of 15 amounts are written otherwise"])
    }

    @Test func newerListsOfISO4217AreAheadToo() throws {
        let section = try Self.section { $0.iso4217.currentPublished = "2026-07-01" }
        #expect(section.title.hasSuffix("with ISO 4217 of 2026-07-01 will change"))
    }

    @Test(arguments: ["48.0.0", "47", "48"])
    func anOlderSnapshotSaysWhatHasChanged(version: String) throws {
        let section = try Self.section { $0.locales = SourceVersion(name: "cldr-json", version: version) }
        let finding = try #require(section.findings.first)
        #expect((finding.locale, finding.here, finding.there) == ("de-CH", "'", "_"))
        #expect(!section.title.contains("will change"))
        #expect(finding.example == nil)
    }
}

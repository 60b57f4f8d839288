import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// Whether a snapshot of cldr-json 48.0.0 and ISO 4217 of 2024-06-25 is outdated.
struct SourceFreshnessTests {
    struct Row: Sendable {
        var source: SourceVersion
        var corrections: String?
        var isBehind: Bool
    }

    private static func icu(_ version: String, _ cldr: String) -> SourceVersion {
        SourceVersion(name: "icu", version: version, cldrVersion: cldr)
    }

    private static func cldr(_ version: String) -> SourceVersion {
        SourceVersion(name: "cldr-json", version: version, cldrVersion: nil)
    }

    static let rows = [
        Row(source: cldr("48.0.0"), isBehind: false), Row(source: cldr("47.9.9"), isBehind: false),
        Row(source: cldr("48.0"), isBehind: false), Row(source: cldr("48.1.0"), isBehind: true),
        Row(source: cldr("48.0.1"), isBehind: true), Row(source: cldr("48.10.0"), isBehind: true),
        Row(source: cldr("48.1.0-BETA1"), isBehind: true), Row(source: cldr("100.0.0"), isBehind: true),
        // If the snapshot has no ICU, its CLDR version counts.
        Row(source: icu("72.1", "42"), isBehind: false), Row(source: icu("78.3", "48"), isBehind: false),
        Row(source: icu("79.1", "49"), isBehind: true),
        // If it has one, that ICU's version counts.
        Row(source: icu("78.3", "48"), corrections: "78.2", isBehind: true),
        Row(source: icu("78.3", "48"), corrections: "78.3", isBehind: false),
        Row(source: icu("78.2", "48"), corrections: "78.3", isBehind: false),
        Row(source: icu("79.1", "49"), corrections: "78.3", isBehind: true),
    ]

    @Test(arguments: rows) func versions(_ row: Row) {
        var snapshot = SmallSnapshot.make()
        snapshot.corrections = row.corrections.map {
            SnapshotCorrections(source: Self.icu($0, "48"), fields: [:])
        }
        #expect(SourceFreshness(of: snapshot, in: row.source).isBehind == row.isBehind, "\(row)")
    }

    @Test(arguments: [
        ("2024-06-25", "2024-06-25", false), ("2026-01-01", "2024-06-25", true), ("2024-06-25", "2025-05-12", true),
        ("2023-12-31", "2023-12-31", false),
    ])
    func lists(_ current: String, _ withdrawn: String, _ isBehind: Bool) {
        var lists = ISO4217Facts.none
        (lists.currentPublished, lists.withdrawnPublished) = (current, withdrawn)
        #expect(SourceFreshness(of: SmallSnapshot.make(), in: lists).isBehind == isBehind)
    }

    @Test func words() {
        let snapshot = SmallSnapshot.make()
        #expect(
            SourceFreshness(of: snapshot, in: Self.icu("79.1", "49")).description
                == "icu 79.1 with CLDR 49: the snapshot is behind, with CLDR 48")
        #expect(
            SourceFreshness(of: snapshot, in: Self.cldr("48.0.0")).description
                == "cldr-json 48.0.0: the snapshot has 48.0.0")
    }
}

import DataAudits
import DataSnapshot
import Foundation
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel
import SnapshotSupport
import LocaleResolution
import TestSupport
import Testing

/// Detects changes between publications that the publications themselves announce.
///
/// Expected changes are from CLDR's release notes and ISO 4217's amendments.
struct KnownChangesTests {
    struct Row: Sendable {
        var kind: FindingClass
        var subject: String
        var field: String
        var old: String?
        var new: String?
    }

    static func expect(_ rows: [Row], in difference: SnapshotDifference) {
        for row in rows {
            let found = difference.findings.filter {
                $0.class == row.kind && $0.subject == row.subject && $0.field == row.field
            }
            #expect(found.map(\.old) == [row.old], "\(row)")
            #expect(found.map(\.new) == [row.new], "\(row)")
        }
    }

    // MARK: ISO 4217, 2024-06 to 2026-01

    @Test(.enabled(if: Publication.olderISO4217.isHere, "\(Publication.olderISO4217.hint)"))
    func betweenTwoPublicationsOfISO4217() throws {
        let new = try OwnSnapshot.whole.get()
        var old = new
        old.iso4217 = try ISO4217Source(directory: Publication.olderISO4217.folder()).read()
        let difference = SnapshotDifference(from: old, to: new)
        // Amendment 176 (Caribbean guilder), and the later ones up to Bulgaria's euro.
        let currencies = difference.findings.filter { $0.class == .currency && $0.field.hasPrefix("current/") }
        #expect(currencies.filter { $0.old == nil }.compactMap(\.currency) == ["XAD", "XCG"])
        #expect(
            currencies.filter { $0.new?.hasPrefix("withdrawn") == true }.compactMap(\.currency) == [
                "ANG", "BGN", "CUC",
            ])
        #expect(
            difference.findings.contains { $0.class == .regionCurrency && $0.currency == "EUR" && $0.new == "BULGARIA" }
        )
        #expect(Set(difference.findings.map(\.file)) == ["iso4217.json"])
        // The meaning of these currencies' amounts in minor units appeared or disappeared.
        let digits = difference.findings(of: [.digits])
        #expect(digits.filter { $0.new == nil }.compactMap(\.currency) == ["ANG", "BGN", "CUC"])
        #expect(digits.filter { $0.old == nil }.compactMap(\.currency) == ["XAD", "XCG"])
    }

    // MARK: CLDR 41 to 48

    /// Changes since 42, where cash fraction digits became those of all amounts, and since 41.
    static let rows: [Row] = [
        Row(kind: .digits, subject: "HUF", field: "HUF/digits", old: "2", new: "0"),
        Row(kind: .digits, subject: "IDR", field: "IDR/digits", old: "2", new: "0"),
        Row(kind: .digits, subject: "COP", field: "COP/digits", old: "2", new: "0"),
        Row(kind: .digits, subject: "PKR", field: "PKR/digits", old: "2", new: "0"),
        Row(kind: .rounding, subject: "HUF", field: "HUF/cashRounding", old: "0", new: "5"),
        Row(kind: .groupMark, subject: "de-CH", field: "systems/latn/symbols/group", old: "’", new: "'"),
        Row(
            kind: .decimalSeparator, subject: "en-ZA", field: "systems/latn/symbols/decimal-alt-us", old: nil, new: "."),
        Row(kind: .groupMark, subject: "en-ZA", field: "systems/latn/symbols/group-alt-us", old: nil, new: ","),
        Row(kind: .regionCurrency, subject: "BG EUR", field: "BG/EUR", old: nil, new: "from 2026-01-01"),
        Row(
            kind: .regionCurrency, subject: "BG BGN", field: "BG/BGN", old: "from 1999-07-05",
            new: "from 1999-07-05 to 2026-01-31"),
        Row(
            kind: .regionCurrency, subject: "CU CUC", field: "CU/CUC", old: "from 1994-01-01",
            new: "from 1994-01-01 to 2021-06-01"),
        Row(
            kind: .regionCurrency, subject: "CW ANG", field: "CW/ANG", old: "from 2010-10-10",
            new: "from 2010-10-10 to 2025-06-30"),
        Row(kind: .regionCurrency, subject: "ZZ XAD", field: "ZZ/XAD", old: nil, new: "from 2025-05-12 no tender"),
        Row(kind: .regionCurrency, subject: "CW XCG", field: "CW/XCG", old: nil, new: "from 2025-03-31"),
    ]

    @Test(.enabled(if: Publication.cldr41.isHere, "\(Publication.cldr41.hint)"))
    func betweenTwoReleasesOfCLDR() throws {
        let new = try OwnSnapshot.whole.get()
        let facts = try LDMLSource(directory: Publication.cldr41.folder()).read()
        let identifiers = facts.supplemental.identifiers
        let own = OwnValues.of(ResolvedValues.of(facts.locales, identifiers: identifiers), identifiers: identifiers)
        let old = Snapshot(
            locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: new.iso4217)
        var difference = SnapshotDifference(from: old, to: new)
        let hryvnia = Row(
            kind: .symbol, subject: "brx UAH", field: "currencies/UAH/symbol", old: "UAH", new: "इउ.ए.ऐत्स")
        Self.expect(Self.rows + [hryvnia], in: difference)
        let selection = AuditSelection(locales: ["de-CH", "hu"], currencies: ["CHF", "HUF"])
        try difference.render(from: old, to: new, selection)
        let apostrophe = try #require(
            difference.findings.first { $0.subject == "de-CH" && $0.class == .groupMark }?.example)
        // Expected texts are from ICU 72, and Node with CLDR 48.
        #expect(apostrophe.old == "CHF\u{A0}1’234’567.89" && apostrophe.new == "CHF\u{A0}1'234'567.89")
        let forint = try #require(difference.findings.first { $0.field == "HUF/digits" }?.example)
        #expect(forint.old == "1\u{A0}234\u{A0}567,89\u{A0}Ft" && forint.new == "1\u{A0}234\u{A0}568\u{A0}Ft")
        #expect(difference.drift?.strings == 12)
    }

    /// Requires the machine's ICU to have CLDR 42.
    @Test(.enabled(if: ICUSource.version().cldrVersion == "42", "the ICU of this machine has another CLDR than 42"))
    func betweenICU72AndTheSnapshot() throws {
        let new = try OwnSnapshot.whole.get()
        let facts = try ICUSource().read()
        let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
        let old = Snapshot(
            locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: new.iso4217)
        Self.expect(Self.rows, in: SnapshotDifference(from: old, to: new))
    }
}

import DataSnapshot
import ICUSource
import LocaleModel
import SnapshotSupport
import LocaleResolution
import Testing

@testable import DataAudits

/// How differing strings are classified, and when a difference is unexplained.
struct StringAuditTests {
    struct Row: Sendable {
        var left: String
        var right: String
        var kind: FindingClass
    }

    static let rows = [
        Row(left: "1,234.50 €", right: "1,235 €", kind: .digits),
        Row(left: "$1", right: "$\u{661}", kind: .numberingSystem),
        Row(left: "\u{200F}1 €", right: "1 €", kind: .bidi),
        Row(left: "1\u{A0}€", right: "1\u{202F}€", kind: .spacing),
        Row(left: "-1 €", right: "(1 €)", kind: .sign),
        Row(left: "US$1", right: "$1", kind: .symbol),
        Row(left: "€1", right: "1€", kind: .order),
        Row(left: "$12,34,567.89", right: "$1,234,567.89", kind: .grouping),
        Row(left: "$1234.50", right: "$1,234.50", kind: .grouping),
        Row(left: "$1,234.50", right: "$1'234.50", kind: .groupMark),
        Row(left: "$1'234.50", right: "$1'234,50", kind: .decimalSeparator),
    ]

    @Test(arguments: rows) func differencesHaveAClass(_ row: Row) {
        #expect(StringClass.of(row.left, row.right) == row.kind)
        #expect(StringClass.of(row.right, row.left) == row.kind)
    }

    /// NumberFormatter's grouping on Linux, and a difference that only looks like it.
    @Test(arguments: [
        ("$12,34,567.89", "$1,234,567.89", true), ("-1234567,89 €", "-1\u{A0}234\u{A0}567,89 €", true),
        ("12,34,568", "1,234,568", true), ("AFN 12 34", "AFN 1 234", true), ("$1,234.50", "$12,345.0", false),
        ("$1,234.50", "$1.234,50", false), ("$1,234.50", "€1,234.50", false), ("$1,234.50", "$1,234.51", false),
    ])
    func groupsAlone(_ left: String, _ right: String, _ isSo: Bool) {
        #expect(DigitGroups.differInGroupsOnly(left, right) == isSo)
        #expect(DigitGroups.differInGroupsOnly(right, left) == isSo)
    }

    /// Data versions explain no difference of an engine that has the snapshot's version.
    @Test func anotherAnswerFromTheSameDataIsUnexplained() throws {
        let snapshot = try OwnSnapshot.german()
        let audit = try StringAudit(snapshot, AuditSelection(locales: ["de"], currencies: ["EUR"]))
        let rendering = try Rendering(of: snapshot)
        func outcome(_ text: @escaping (String) -> String) throws -> StringAudit.Outcome {
            let peer = PeerEngine(
                name: "Peer", cldrVersion: "48", locales: ["de"], data: rendering.data
            ) { locale, currency, amounts in
                guard let plan = rendering.plan(locale: locale, currency: currency, style: .standard) else { return [] }
                return try amounts.map { text(plan.format(try .init($0))) }
            }
            return try audit.compare(with: peer)
        }
        let same = try outcome { $0 }
        #expect(same.strings.compared == StringAudit.amounts.count && same.strings.differing == 0)
        let other = try outcome { $0.replacing(".", with: "’") }
        // One of the five amounts has no groups.
        #expect(other.strings.differing == 4 && other.strings.unexplained == 4)
        #expect(other.findings.map(\.class) == [.groupMark] && other.findings.allSatisfy { !$0.isExplained })
    }

    /// ICU's own data as a snapshot of the same version has no differing value. A changed value is unexplained.
    @Test func ofTheSameVersionICUMustHaveTheSameValues() throws {
        let facts = try ICUSource().read()
        let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
        var snapshot = Snapshot(
            locales: facts.source, localeFacts: own, supplemental: facts.supplemental,
            iso4217: try OwnSnapshot.whole.get().iso4217)
        let selection = AuditSelection(locales: ["de"], currencies: ["EUR"])
        func section() throws -> AuditSection {
            let audit = ICUAudit(snapshot, facts: facts)
            let engine = try audit.engine(locales: selection.locales) { _, _, amounts in amounts.map { _ in nil } }
            return try audit.section(selection, engine: engine)
        }
        #expect(try section().findings.isEmpty)
        snapshot.set(.currency(code: "EUR", .symbol), to: "E", in: "de")
        let changed = try section().findings
        #expect(changed.map(\.subject) == ["de EUR"] && changed.map(\.class) == [.symbol])
        #expect(changed.allSatisfy { !$0.isExplained })
    }
}

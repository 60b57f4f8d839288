import CommandSupport
import DataSnapshot
import LocaleModel

/// Compares a snapshot with another one: the output of `diff` from the older to the newer one.
///
/// With an older snapshot, the findings say what this one has changed. With a newer one, they say what its data will
/// change, with amounts before and after, and whether texts of today will still be read.
public struct SnapshotComparison {
    let snapshot: Snapshot
    let other: Snapshot
    let name: String

    /// - Parameter name: The name of the other snapshot in the report: its folder.
    public init(_ snapshot: Snapshot, with other: Snapshot, in name: String) {
        self.snapshot = snapshot
        self.other = other
        self.name = name
    }

    /// Whether the other snapshot has a newer CLDR, or the same with newer lists of ISO 4217.
    private var isAhead: Bool {
        let (theirs, ours) = (Self.version(of: other), Self.version(of: snapshot))
        if SourceFreshness.isNewer(theirs, than: ours) { return true }
        return !SourceFreshness.isNewer(ours, than: theirs) && SourceFreshness(of: snapshot, in: other.iso4217).isBehind
    }

    private static func version(of snapshot: Snapshot) -> String {
        snapshot.locales.cldrVersion ?? snapshot.locales.version
    }

    /// Compares the selected locales and currencies.
    public func section(_ selection: AuditSelection = AuditSelection()) throws(RenderingError) -> AuditSection {
        let isAhead = isAhead
        var difference =
            isAhead
            ? SnapshotDifference(from: snapshot, to: other, selection)
            : SnapshotDifference(from: other, to: snapshot, selection)
        if isAhead { try difference.render(from: snapshot, to: other, selection) }
        let findings = difference.findings.map { AuditFinding($0, cause: nil, isAhead: isAhead) }
        let rules = findings.map(\.rule).reduce(into: [AuditRule]()) { if !$0.contains($1) { $0.append($1) } }
        return AuditSection(
            subject: name,
            title: isAhead ? "\(name): what \(difference.new.text) will change" : "\(name): \(difference.old.text)",
            summary: findings.isEmpty ? ["the two snapshots say the same"] : Self.summary(of: difference),
            checks: rules.map { rule in
                let count = findings.filter { $0.rule == rule }.count
                return AuditSection.Check(rule: rule, looked: count, found: count)
            }, findings: findings)
    }

    private static func summary(of difference: SnapshotDifference) -> [String] {
        var lines: [String] = []
        if let drift = difference.drift {
            lines.append("\(drift.changed) of \(drift.strings) amounts are written otherwise")
        }
        if let readings = difference.readings, let first = readings.first {
            lines.append(
                "\(Set(readings.map(\.locale)).count) locales have texts that are refused or read otherwise then: "
                    + "\(first.locale), \(first.currency) \(VisibleText.of(first.text)) is \(first.old), will be \(first.new)"
            )
        }
        return lines
    }
}

extension AuditFinding {
    /// Creates a finding from a difference between two snapshots.
    ///
    /// - Parameter isAhead: Whether the difference leads to the other snapshot, and not to the audited one.
    init(_ finding: Finding, cause: AuditCause?, isAhead: Bool = false) {
        self.init(
            AuditRule(
                id: "differs-\(finding.class.rawValue)", title: finding.class.title,
                link: "https://www.unicode.org/reports/tr35/tr35-numbers.html"), finding.class,
            locale: finding.locale, region: finding.region, currency: finding.currency, field: finding.field,
            file: finding.file, here: isAhead ? finding.old : finding.new, there: isAhead ? finding.new : finding.old,
            cause: cause, message: finding.message)
        reach = finding.reaches.count
        example = finding.example
    }
}

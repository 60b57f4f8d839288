import DataSnapshot

/// Compares a snapshot with another one: the output of `diff` from the other to this one.
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

    /// Compares the selected locales and currencies.
    public func section(_ selection: AuditSelection = AuditSelection()) -> AuditSection {
        let difference = SnapshotDifference(from: other, to: snapshot, selection)
        let findings = difference.findings.map { AuditFinding($0, cause: nil) }
        let rules = findings.map(\.rule).reduce(into: [AuditRule]()) { if !$0.contains($1) { $0.append($1) } }
        return AuditSection(
            subject: name,
            title: "\(name): \(difference.old.text)",
            summary: findings.isEmpty ? ["the two snapshots say the same"] : [],
            checks: rules.map { rule in
                let count = findings.filter { $0.rule == rule }.count
                return AuditSection.Check(rule: rule, looked: count, found: count)
            }, findings: findings)
    }
}

extension AuditFinding {
    /// Creates a finding from a difference between two snapshots, where `old` is the value of the other one.
    init(_ finding: Finding, cause: AuditCause?) {
        self.init(
            AuditRule(
                id: "differs-\(finding.class.rawValue)", title: finding.class.title,
                link: "https://www.unicode.org/reports/tr35/tr35-numbers.html"), finding.class,
            locale: finding.locale, region: finding.region, currency: finding.currency, field: finding.field,
            file: finding.file, here: finding.new, there: finding.old, cause: cause, message: finding.message)
        reach = finding.reaches.count
        example = finding.example
    }
}

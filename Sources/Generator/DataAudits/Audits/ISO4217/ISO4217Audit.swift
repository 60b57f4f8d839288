import DataSnapshot
import LocaleModel

/// Compares the locale data of a snapshot with the lists of ISO 4217.
public struct ISO4217Audit {
    let snapshot: Snapshot
    let iso: ISO4217Facts

    /// - Parameter iso: The lists; nil for those in the snapshot.
    public init(_ snapshot: Snapshot, iso: ISO4217Facts? = nil) {
        self.snapshot = snapshot
        self.iso = iso ?? snapshot.iso4217
    }

    /// Compares the selected currencies with both lists.
    public func section(_ selection: AuditSelection = AuditSelection()) -> AuditSection {
        var checks: [AuditSection.Check] = []
        var findings: [AuditFinding] = []
        for (rule, result) in [
            (MinorUnitAudit.rule, MinorUnitAudit.check(snapshot, iso)),
            (MissingCodeAudit.rule, MissingCodeAudit.check(snapshot, iso)),
            (WithdrawnCodeAudit.rule, WithdrawnCodeAudit.check(snapshot, iso)),
            (NumericReuseAudit.rule, NumericReuseAudit.check(iso)),
            (EuroAdoptionAudit.rule, EuroAdoptionAudit.check(snapshot, iso)),
        ] {
            let chosen = result.findings.filter(selection.contains)
            checks.append(AuditSection.Check(rule: rule, looked: result.looked, found: chosen.count))
            findings += chosen
        }
        return AuditSection(
            subject: "iso4217", title: "ISO 4217 of \(iso.currentPublished)",
            summary: [
                "\(iso.current.count) codes of list one, \(iso.withdrawn.count) entries of list three "
                    + "(\(iso.withdrawnPublished))"
            ], checks: checks, findings: findings)
    }
}

import DataSnapshot
import LocaleModel

/// The locale data of a snapshot held against the lists of ISO 4217.
public struct ISO4217Audit {
    let snapshot: Snapshot
    let iso: ISO4217Facts

    /// - Parameter iso: the lists; those of the snapshot where it is nil.
    public init(_ snapshot: Snapshot, iso: ISO4217Facts? = nil) {
        self.snapshot = snapshot
        self.iso = iso ?? snapshot.iso4217
    }

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

/// The entry of list three that ended a code last.
struct Withdrawal {
    var code: String
    /// `2026-01`, or the end of a span; a year alone counts as its last month.
    var month: String
    var entries: [ISOWithdrawal]

    /// By code, for codes that list one has no more.
    static func all(in iso: ISO4217Facts) -> [String: Withdrawal] {
        let current = Set(iso.current.map(\.code))
        var result: [String: Withdrawal] = [:]
        for entry in iso.withdrawn where !current.contains(entry.code) {
            let month = Self.month(of: entry.withdrawalDate)
            var withdrawal = result[entry.code] ?? Withdrawal(code: entry.code, month: month, entries: [])
            withdrawal.month = max(withdrawal.month, month)
            withdrawal.entries.append(entry)
            result[entry.code] = withdrawal
        }
        return result
    }

    private static func month(of date: String) -> String {
        let last = date.split(separator: " ").last.map(String.init) ?? date
        return last.utf8.count == 4 ? last + "-12" : last
    }
}

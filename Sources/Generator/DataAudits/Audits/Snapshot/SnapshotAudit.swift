import DataSnapshot
import LocaleModel
import LocaleResolution

/// Checks the invariants of a snapshot.
public struct SnapshotAudit {
    let snapshot: Snapshot
    let inheritance: Inheritance
    let namingDecisions: CaseNameDecisions?

    /// - Parameter naming: The decisions on names; nil if the snapshot has none, like that of another source.
    public init(_ snapshot: Snapshot, naming: CaseNameDecisions? = nil) {
        self.snapshot = snapshot
        inheritance = Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        namingDecisions = naming
    }

    /// Checks the selected locales and currencies with every rule.
    public func section(_ selection: AuditSelection = AuditSelection()) -> AuditSection {
        var checks: [AuditSection.Check] = []
        var findings: [AuditFinding] = []
        func add(_ rule: AuditRule, _ result: RuleResult) {
            let chosen = result.findings.filter(selection.contains)
            checks.append(AuditSection.Check(rule: rule, looked: result.looked, found: chosen.count))
            findings += chosen
        }
        add(UniqueCodesAudit.rule, UniqueCodesAudit.check(snapshot))
        add(PatternAudit.rule, PatternAudit.check(snapshot))
        add(DigitAudit.rule, DigitAudit.check(snapshot))
        add(SymbolAudit.rule, SymbolAudit.check(snapshot, inheritance))
        add(SpacingAudit.rule, SpacingAudit.check(snapshot))
        add(OrphanOverrideAudit.rule, OrphanOverrideAudit.check(snapshot, inheritance))
        add(NumberingSystemAudit.rule, NumberingSystemAudit.check(snapshot))
        add(ParentAudit.rule, ParentAudit.check(snapshot))
        add(PluralRuleAudit.rule, PluralRuleAudit.check(snapshot))
        add(RegionCurrencyAudit.rule, RegionCurrencyAudit.check(snapshot))
        add(NameAudit.rule, NameAudit.check(snapshot, inheritance))
        if let namingDecisions { add(CaseNameAudit.rule, CaseNameAudit.check(snapshot, namingDecisions)) }
        return AuditSection(
            subject: "snapshot", title: "The snapshot itself", checks: checks, findings: findings)
    }
}

import DataSnapshot
import LocaleModel
import LocaleResolution

/// A snapshot held against what must be true of any: its invariants.
public struct SnapshotAudit {
    let snapshot: Snapshot
    let inheritance: Inheritance
    let namingDecisions: NamingDecisions?

    /// What people decided of the names of cases.
    public struct NamingDecisions: Sendable {
        public var locales: LocaleNamingDecisions
        public var currencies: CurrencyNamingDecisions

        public init(locales: LocaleNamingDecisions, currencies: CurrencyNamingDecisions) {
            self.locales = locales
            self.currencies = currencies
        }
    }

    /// - Parameter naming: nil where the snapshot has no decisions, as that of another source.
    public init(_ snapshot: Snapshot, naming: NamingDecisions? = nil) {
        self.snapshot = snapshot
        inheritance = Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        namingDecisions = naming
    }

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

/// What one rule found.
struct RuleResult {
    /// How many things the rule looked at.
    var looked = 0
    var findings: [AuditFinding] = []
}

extension AuditSelection {
    /// Whether a finding is about what matters; what names neither locale nor currency concerns all.
    func contains(_ finding: AuditFinding) -> Bool {
        if let locales, let locale = finding.locale, !locales.contains(locale) { return false }
        if let currencies, let currency = finding.currency, !currencies.contains(currency) { return false }
        return true
    }
}

/// The files of a snapshot that findings point at.
enum SnapshotFile {
    static let iso4217 = "iso4217.json"
    static let fractions = "supplemental/fractions.json"
    static let regionCurrencies = "supplemental/regionCurrencies.json"
    static let identifiers = "supplemental/identifiers.json"
    static let plurals = "supplemental/plurals.json"
    static let numberingSystems = "supplemental/numberingSystems.json"

    /// The file that holds a field of a locale.
    static func of(_ field: LocaleField, in locale: String) -> String {
        if case .name = field { "names/\(locale).json" } else { "locales/\(locale).json" }
    }
}

extension AuditFinding {
    /// A value of a locale of which something is wrong.
    init(
        _ rule: AuditRule, _ class: FindingClass, _ locale: String, _ field: LocaleField, _ value: String,
        _ problem: String
    ) {
        self.init(
            rule, `class`, locale: locale, currency: field.currencyCode, field: field.path,
            file: SnapshotFile.of(field, in: locale), here: value,
            message: "\(locale): \(field.path) \u{201C}\(VisibleText.of(value))\u{201D} \(problem)")
    }
}

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

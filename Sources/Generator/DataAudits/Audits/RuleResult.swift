/// The result of one rule.
struct RuleResult {
    /// The number of things that the rule checked.
    var looked = 0
    var findings: [AuditFinding] = []
}

extension AuditSelection {
    /// Whether a finding concerns the selection. A finding without a locale and a currency always does.
    func contains(_ finding: AuditFinding) -> Bool {
        if let locales, let locale = finding.locale, !locales.contains(locale) { return false }
        if let currencies, let currency = finding.currency, !currencies.contains(currency) { return false }
        return true
    }
}

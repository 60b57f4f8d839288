import DataSnapshot
import LocaleModel

/// Finds numeric codes that were given to another currency after a withdrawal.
///
/// Software that identifies amounts only by number reads old amounts of such a code as new ones.
enum NumericReuseAudit {
    static let rule = AuditRule(
        id: "numeric-reuse", title: "Numeric codes are used once",
        link: "https://www.iso.org/iso-4217-currency-codes.html")

    static let cause = AuditCause(
        id: "number-of-the-region",
        reason: "ISO 4217 gives a currency the number of its country where it can, so that a successor has the number "
            + "of what it replaced.", link: rule.link)

    static func check(_ iso: ISO4217Facts) -> RuleResult {
        var result = RuleResult()
        var withdrawn: [String: Set<String>] = [:]
        for entry in iso.withdrawn {
            if let number = entry.numericCode { withdrawn[number, default: []].insert(entry.code) }
        }
        for currency in iso.current {
            result.looked += 1
            let others = (withdrawn[currency.numericCode] ?? []).subtracting([currency.code]).sorted()
            if others.isEmpty { continue }
            let list = others.joined(separator: " ")
            result.findings.append(
                AuditFinding(
                    rule, .currency, currency: currency.code, field: "current/\(currency.code)",
                    file: SnapshotFile.iso4217, here: currency.numericCode, there: list, cause: cause,
                    message: "\(currency.code) has the number \(currency.numericCode), which was that of \(list)"))
        }
        return result
    }
}

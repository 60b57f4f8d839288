import DataSnapshot
import LocaleModel

/// Checks that the fraction digits and rounding steps of currencies are plausible.
///
///     digits, cashDigits        0 to 4; no currency has more
///     rounding, cashRounding    in units of the last decimal; a step divides a power of ten
enum DigitAudit {
    static let rule = AuditRule(
        id: "digits", title: "Decimals and rounding steps are sane",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        let fractions = snapshot.supplemental.fractions
        func report(_ code: String, _ part: String, _ value: Int, _ kind: FindingClass, _ expected: String) {
            result.findings.append(
                AuditFinding(
                    rule, kind, currency: code, field: "\(code)/\(part)", file: SnapshotFile.fractions,
                    here: String(value), message: "\(code): \(part) is \(value); expected \(expected)"))
        }
        if fractions["DEFAULT"] == nil {
            result.findings.append(
                AuditFinding(
                    rule, .digits, field: "DEFAULT", file: SnapshotFile.fractions,
                    message: "there are no decimals for currencies that are not listed"))
        }
        for (code, value) in fractions {
            result.looked += 1
            for (part, digits) in [("digits", value.digits), ("cashDigits", value.cashDigits ?? value.digits)]
            where !(0...4).contains(digits) {
                report(code, part, digits, .digits, "0 to 4")
            }
            for (part, step) in [("rounding", value.rounding), ("cashRounding", value.cashRounding ?? 0)]
            where step < 0 || (step > 0 && 1_000_000 % step != 0) {
                report(code, part, step, .rounding, "a step that divides a power of ten")
            }
        }
        for locale in snapshot.localeFacts {
            guard let text = locale[.minimumGroupingDigits] else { continue }
            result.looked += 1
            if let digits = Int(text), (1...9).contains(digits) { continue }
            let field = LocaleField.minimumGroupingDigits
            result.findings.append(
                AuditFinding(
                    rule, .grouping, locale: locale.identifier, field: field.path,
                    file: SnapshotFile.of(field, in: locale.identifier), here: text,
                    message: "\(locale.identifier): \(field.path) is \(text); expected 1 to 9"))
        }
        return result
    }
}

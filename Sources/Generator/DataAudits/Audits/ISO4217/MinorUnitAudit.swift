import DataSnapshot
import LocaleModel

/// Compares the fraction digits that CLDR displays with the minor unit of ISO 4217.
///
/// These are two different facts. Accounts and payment messages count in minor units, while the displayed digits are
/// those that people write. A program that confuses them is wrong by a power of ten.
enum MinorUnitAudit {
    static let rule = AuditRule(
        id: "minor-units", title: "Displayed decimals are those of the minor unit",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data")

    static let cause = AuditCause(
        id: "display-digits",
        reason: "CLDR has the decimals in use, ISO 4217 those of the minor unit; they are two facts, never mixed.",
        link: rule.link)

    static func check(_ snapshot: Snapshot, _ iso: ISO4217Facts) -> RuleResult {
        var result = RuleResult()
        let fractions = snapshot.supplemental.fractions
        let fallback = fractions["DEFAULT"] ?? Fractions(digits: 2, rounding: 0)
        for currency in iso.current {
            guard let minorUnit = currency.minorUnit else { continue }
            result.looked += 1
            let digits = (fractions[currency.code] ?? fallback).digits
            if digits == minorUnit { continue }
            result.findings.append(
                AuditFinding(
                    rule, .digits, currency: currency.code, field: "\(currency.code)/digits",
                    file: SnapshotFile.fractions, here: String(digits), there: String(minorUnit), cause: cause,
                    message: "\(currency.code) is displayed with \(digits) decimals; its minor unit has \(minorUnit)"))
        }
        return result
    }
}

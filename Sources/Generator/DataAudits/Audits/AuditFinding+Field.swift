import CommandSupport
import LocaleModel

extension AuditFinding {
    /// Creates a finding for a value of a locale.
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

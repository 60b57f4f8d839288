import DataSnapshot
import LocaleModel

/// Checks that codes follow ISO 4217, and that each belongs to one currency.
///
///     alphabetic   three letters A to Z
///     numeric      three digits; list one has each once
enum UniqueCodesAudit {
    static let rule = AuditRule(
        id: "unique-codes", title: "Codes of currencies are well formed and unique",
        link: "https://www.iso.org/iso-4217-currency-codes.html")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        func report(_ code: String, _ field: String, _ file: String, _ message: String) {
            result.findings.append(
                AuditFinding(rule, .currency, currency: code, field: field, file: file, here: code, message: message))
        }
        let codes = Dictionary(grouping: snapshot.iso4217.current, by: \.code)
        for (code, entries) in codes {
            result.looked += 1
            let field = "current/\(code)"
            if !isCode(code) {
                report(code, field, SnapshotFile.iso4217, "list one has the code \(code), which is none")
            }
            if entries.count > 1 {
                report(code, field, SnapshotFile.iso4217, "list one has \(code) \(entries.count) times")
            }
        }
        for (number, entries) in Dictionary(grouping: snapshot.iso4217.current, by: \.numericCode) {
            result.looked += 1
            let code = entries.map(\.code).sorted().joined(separator: " ")
            if number.utf8.count != 3 || !number.utf8.allSatisfy({ (48...57).contains($0) }) {
                report(code, "current/\(code)", SnapshotFile.iso4217, "\(code) has the number \(number), which is none")
            } else if Set(entries.map(\.code)).count > 1 {
                report(code, "current/\(code)", SnapshotFile.iso4217, "\(code) have one number, \(number)")
            }
        }
        for code in snapshot.supplemental.fractions.keys where code != "DEFAULT" {
            result.looked += 1
            if !isCode(code) { report(code, code, SnapshotFile.fractions, "digits for \(code), which is not a code") }
        }
        let locales = Dictionary(grouping: snapshot.localeFacts, by: \.identifier)
        for (locale, entries) in locales {
            result.looked += 1
            if entries.count > 1 {
                result.findings.append(
                    AuditFinding(
                        rule, .locale, locale: locale, field: "", file: "locales/\(locale).json",
                        message: "\(locale) is there \(entries.count) times"))
            }
        }
        return result
    }

    static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) }
    }
}

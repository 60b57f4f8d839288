import DataSnapshot
import LocaleModel
import LocaleResolution

/// Finds values that a locale would inherit anyway. Such a value hides later changes of the parent.
///
/// See <https://www.unicode.org/reports/tr35/#Locale_Inheritance>.
enum OrphanOverrideAudit {
    static let rule = AuditRule(
        id: "orphan-overrides", title: "No locale repeats what it inherits",
        link: "https://www.unicode.org/reports/tr35/#Locale_Inheritance")

    static func check(_ snapshot: Snapshot, _ inheritance: Inheritance) -> RuleResult {
        var result = RuleResult()
        for locale in snapshot.localeFacts where locale.identifier != LocaleFacts.rootIdentifier {
            let ancestors = Array(inheritance.parents.chain(from: locale.identifier).dropFirst())
            for (field, value) in locale.values {
                result.looked += 1
                // ICU's data repeat the target of an alias for descendants that change the target.
                guard let found = inheritance.find(field, along: ancestors), found.value == value,
                    found.field == field
                else { continue }
                var finding = AuditFinding(
                    rule, .other, locale.identifier, field, value, "is what it inherits from \(found.owner)")
                finding.there = value
                result.findings.append(finding)
            }
        }
        return result
    }
}

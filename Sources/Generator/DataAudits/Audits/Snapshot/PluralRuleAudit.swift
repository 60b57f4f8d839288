import CommandSupport
import CurrencyEngine
import DataSnapshot
import LDMLSyntax
import LocaleModel

/// Checks that plural rules follow LDML's syntax, every language has `other`, and ranges use the language's categories.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax>.
enum PluralRuleAudit {
    static let rule = AuditRule(
        id: "plural-rules", title: "Plural rules are well formed",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        let plurals = snapshot.supplemental.plurals
        func report(_ language: String, _ field: String, _ value: String?, _ problem: String) {
            result.findings.append(
                AuditFinding(
                    rule, .plural, locale: language, field: field, file: SnapshotFile.plurals, here: value,
                    message: "\(language): \(problem)"))
        }
        let ordinals = (plurals.ordinals ?? [:]).map { ("ordinals", $0.key, $0.value) }
        for (kind, language, rules) in plurals.cardinals.map({ ("cardinals", $0.key, $0.value) }) + ordinals {
            if rules["other"] == nil { report(language, "\(kind)/\(language)", nil, "there is no category other") }
            for (category, text) in rules {
                result.looked += 1
                let field = "\(kind)/\(language)/\(category)"
                if PluralCategory(rawValue: category) == nil {
                    report(language, field, text, "\(category) is not a plural category")
                }
                let isRule = PluralRuleReader.isWellFormed(text)
                // `other` has no rule, because it applies if no other category does.
                if category == "other" ? !text.isEmpty : !isRule {
                    report(
                        language, field, text, "\u{201C}\(VisibleText.of(text))\u{201D} is not a rule for \(category)")
                }
            }
        }
        for (language, starts) in plurals.ranges {
            let known = Set((plurals.cardinals[language] ?? [:]).keys)
            for (start, ends) in starts {
                for (end, category) in ends {
                    result.looked += 1
                    // Other versions may have categories only for ordinals or ranges. `other` always exists.
                    let unknown = [start, end, category].first { !known.contains($0) && $0 != "other" }
                    guard let unknown, !known.isEmpty else { continue }
                    report(
                        language, "ranges/\(language)/\(start)/\(end)", category,
                        "\(start) to \(end) is \(category), and \(unknown) is not a category of the language")
                }
            }
        }
        return result
    }
}

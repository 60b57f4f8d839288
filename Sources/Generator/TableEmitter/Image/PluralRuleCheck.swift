import LDMLSyntax
import LocaleModel

/// Rejects plural rules that the runtime cannot read. They would never apply, and numbers would silently get the form
/// of another category.
///
/// `other` has no rule, because it applies if no other category does.
enum PluralRuleCheck {
    static func check(_ plurals: PluralFacts) throws(EmitError) {
        for (language, rules) in plurals.cardinals.sorted(by: { $0.key < $1.key }) {
            for (category, rule) in rules.sorted(by: { $0.key < $1.key }) {
                let isOther = category == PluralCategory.other.rawValue
                if isOther ? rule.isEmpty : PluralRuleReader.isWellFormed(rule) { continue }
                throw .malformed(
                    locale: language, field: "plurals/cardinals/\(category)", value: rule,
                    expected: isOther ? "no rule" : "a plural rule")
            }
        }
    }
}

import LDMLSyntax
import LocaleModel

/// Refuses plural rules that the runtime could not read: they would never hold, and numbers would silently stand in the
/// form of another category.
///
/// `other` has no rule: it holds where no other does.
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

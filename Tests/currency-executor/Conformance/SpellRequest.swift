import CurrencyEngine
import NumberWords

/// A request for a number in words, by the rule set of a locale.
///
///     {"label":"8","op":"spell","locale":"de","input":"21","ruleSet":"spellout-cardinal-feminine"}     "einundzwanzig"
struct SpellRequest {
    let locale: LocaleIdentifier
    let input: DecimalValue
    let ruleSet: NumberRuleSet

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "locale", "input", "ruleSet"])
        locale = try fields.locale("locale")
        input = try fields.number("input")
        ruleSet = try fields.string("ruleSet").map { NumberRuleSet(rawValue: $0) } ?? .numbering
    }

    /// The number in words.
    func text() throws(RequestError) -> String {
        do throws(NumberWordsError) {
            return try NumberWords.bundled.spell(input, in: locale, ruleSet: ruleSet)
        } catch {
            throw .spelling(error)
        }
    }
}

import CurrencyCore

/// An error that says why a number cannot be spelled.
public enum NumberWordsError: Error, Hashable, Sendable {
    /// There is no data for the language.
    case unknownLocale(LocaleIdentifier)
    /// The locale's language has no rule set with this name; `NumberWords.ruleSets(in:)` lists those that it has.
    case unknownRuleSet(NumberRuleSet, locale: LocaleIdentifier)
    /// The number has more than 38 digits before or after its decimal point.
    case tooManyDigits(DecimalValue)
    /// The rules have no end for this number, which is a mistake in the tables.
    case endlessRules(NumberRuleSet)
}

extension NumberWordsError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .unknownLocale(let locale): "there are no rules for the locale \(locale.description)"
        case .unknownRuleSet(let ruleSet, let locale):
            "there is no rule set \(ruleSet.rawValue) for the locale \(locale.description)"
        case .tooManyDigits(let number):
            "expected at most 38 digits before and after the decimal separator, found \(number.description)"
        case .endlessRules(let ruleSet): "the rules of \(ruleSet.rawValue) call one another without end"
        }
    }
}

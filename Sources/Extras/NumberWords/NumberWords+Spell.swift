import CurrencyCore
import CurrencyFormat
import NumberRuleTables
import NumberSpelling

/// Spelling single numbers.
extension NumberWords {
    /// Spells a number in a locale's words.
    ///
    ///     let words = NumberWords.bundled
    ///     try words.spell(21, in: .frenchFrance)                                          // "vingt-et-un"
    ///     try words.spell(21, in: .frenchFrance, ruleSet: .cardinalFeminine)              // "vingt-et-une"
    ///     try words.spell(1_234_567, in: .englishIndia)       // "twelve lakh thirty-four thousand five hundred sixty-seven"
    ///     try words.spell(1, in: .japaneseJapan, ruleSet: .cardinalFeminine)
    ///         // throws there is no rule set spellout-cardinal-feminine for the locale ja-JP
    ///
    /// - Parameter ruleSet: The rule set; by default, that of numbers that stand alone.
    /// - Throws: `NumberWordsError`.
    public func spell(
        _ number: DecimalValue, in locale: CurrencyLocale, ruleSet: NumberRuleSet = .numbering
    ) throws(NumberWordsError) -> String {
        try NumberSpeller(self, locale.localeIdentifier, ruleSet, isHeld: false).spell(number)
    }

    /// Spells a number in the words of any type of locale.
    public func spell(
        _ number: DecimalValue, in locale: some LocaleIdentifierConvertible, ruleSet: NumberRuleSet = .numbering
    ) throws(NumberWordsError) -> String {
        try NumberSpeller(self, locale.localeIdentifier, ruleSet, isHeld: false).spell(number)
    }

    /// The names of the rule sets that a locale has or inherits, sorted.
    ///
    ///     try NumberWords.bundled.ruleSets(in: .swedishSweden).contains(.cardinalNeuter)      // true
    ///
    /// - Throws: `unknownLocale`.
    public func ruleSets(in locale: CurrencyLocale) throws(NumberWordsError) -> [NumberRuleSet] {
        try ruleSets(in: locale.localeIdentifier)
    }

    /// The names of the rule sets that any type of locale has or inherits, sorted.
    public func ruleSets(
        in locale: some LocaleIdentifierConvertible
    ) throws(NumberWordsError) -> [NumberRuleSet] {
        let rows = try rows(for: locale.localeIdentifier)
        var numbers: Set<Int> = []
        for kind in NumberRuleGroupKind.allCases {
            guard let group = tables.group(kind, rows, data) else { continue }
            for member in tables.members(ofGroup: group) { numbers.insert(tables.name(ofMember: member)) }
        }
        var names: [NumberRuleSet] = []
        tables.forEachName { number, text in
            if numbers.contains(number) { names.append(NumberRuleSet(rawValue: String(decoding: text, as: UTF8.self))) }
            return true
        }
        return names
    }
}

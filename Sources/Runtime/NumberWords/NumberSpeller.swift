import CurrencyCore
import CurrencyEngine
import NumberRuleTables
import PackedTables

/// Spells many numbers by one rule set, which is looked up once.
///
///     let speller = try NumberWords.bundled.speller(for: .englishUnitedStates)
///     speller.ruleSet                 // spellout-numbering
///     try speller.spell(42)           // "forty-two"
///     try speller.spell(-0.75)        // "minus zero point seven five"
///
/// Spelling looks nothing up and takes no lock. Values are cheap to copy.
public struct NumberSpeller: Sendable {
    /// The rule set.
    public let ruleSet: NumberRuleSet
    let rules: SpellingRules
    let place: RuleSetPlace
    /// Keeps the image alive.
    private let words: NumberWords

    init(_ words: NumberWords, _ locale: LocaleIdentifier, _ ruleSet: NumberRuleSet) throws(NumberWordsError) {
        let rows = try words.rows(for: locale)
        let tables = words.tables
        guard let name = tables.number(ofName: ruleSet.rawValue) else {
            throw .unknownRuleSet(ruleSet, locale: locale)
        }
        for kind in NumberRuleGroupKind.allCases {
            guard let group = words.group(kind, rows), let row = tables.ruleSet(named: name, inGroup: group) else {
                continue
            }
            self.words = words
            self.ruleSet = ruleSet
            place = RuleSetPlace(tables, row: row)
            rules = SpellingRules(tables, group, locale, localeRow: rows[0], words.data)
            return
        }
        throw .unknownRuleSet(ruleSet, locale: locale)
    }

    /// Spells a number.
    ///
    /// - Throws: `tooManyDigits` if the number has more than 38 digits before or after its decimal point.
    public func spell(_ number: DecimalValue) throws(NumberWordsError) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(160)
        try append(number, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends a number's words to UTF-8.
    ///
    /// - Throws: `tooManyDigits`. Then nothing is appended.
    public func append(_ number: DecimalValue, to text: inout [UInt8]) throws(NumberWordsError) {
        let start = text.count
        var spelling = Spelling(rules: rules, text: text)
        // The run owns the bytes meanwhile, so that they are not copied.
        text = []
        var failure: SpellingFailure?
        do throws(SpellingFailure) {
            if number.isFinite {
                guard let number = SpelledNumber(number) else { throw .tooManyDigits }
                try spelling.write(number, place, depth: 0)
            } else {
                try spelling.write(notFinite: number, place, depth: 0)
            }
        } catch {
            failure = error
        }
        text = spelling.text
        guard let failure else { return }
        text.removeLast(text.count - start)
        switch failure {
        case .tooManyDigits: throw .tooManyDigits(number)
        case .endless: throw .endlessRules(ruleSet)
        }
    }
}

extension NumberWords {
    /// Looks up a rule set for many numbers.
    ///
    /// - Throws: `unknownLocale` or `unknownRuleSet`.
    public func speller(
        for locale: CurrencyLocale, ruleSet: NumberRuleSet = .numbering
    ) throws(NumberWordsError) -> NumberSpeller {
        try NumberSpeller(self, locale.localeIdentifier, ruleSet)
    }

    /// Looks up a rule set of any type of locale for many numbers.
    public func speller(
        for locale: some LocaleIdentifierConvertible, ruleSet: NumberRuleSet = .numbering
    ) throws(NumberWordsError) -> NumberSpeller {
        try NumberSpeller(self, locale.localeIdentifier, ruleSet)
    }
}

import CurrencyCore
import NumberSpelling

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
    private let rules: SpellingRules
    private let small: SmallNumbers?
    /// Keeps the image alive, which has the rules for ordinal numbers.
    private let words: NumberWords

    /// - Parameter isHeld: Whether many numbers are spelled.
    init(
        _ words: NumberWords, _ locale: LocaleIdentifier, _ ruleSet: NumberRuleSet, isHeld: Bool
    ) throws(NumberWordsError) {
        let rows = try words.rows(for: locale)
        guard let rules = SpellingRules(words.tables, ruleSet: ruleSet.rawValue, rows: rows, locale, words.data) else {
            throw .unknownRuleSet(ruleSet, locale: locale)
        }
        self.words = words
        self.ruleSet = ruleSet
        self.rules = rules
        small = isHeld ? SmallNumbers(rules) : nil
    }

    /// Spells a number.
    ///
    /// - Throws: `tooManyDigits` if the number has more than 38 digits before or after its decimal point.
    public func spell(_ number: DecimalValue) throws(NumberWordsError) -> String {
        try withWords(of: number) { text, _ in String(decoding: text, as: UTF8.self) }
    }

    /// Appends a number's words to UTF-8.
    ///
    /// - Throws: `tooManyDigits`. Then nothing is appended.
    public func append(_ number: DecimalValue, to text: inout [UInt8]) throws(NumberWordsError) {
        try withWords(of: number) { words, _ in text.append(contentsOf: words) }
    }

    /// Appends a number's words to UTF-8, unless a part of it has only digits: then nothing is appended.
    ///
    /// - Returns: Whether there are words.
    package func appendWords(of number: DecimalValue, to text: inout [UInt8]) throws(NumberWordsError) -> Bool {
        try withWords(of: number) { words, hasDigits in
            if !hasDigits { text.append(contentsOf: words) }
            return !hasDigits
        }
    }

    /// Calls a closure with a number's words.
    private func withWords<Result>(
        of number: DecimalValue, _ body: (UnsafeBufferPointer<UInt8>, _ hasDigits: Bool) -> Result
    ) throws(NumberWordsError) -> Result {
        // Only a buffer of constant size is on the stack, and it is large enough for nearly all words.
        var result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { write(number, into: $0, body) }
        var capacity = 1 << 14
        while case .failure(.fullBuffer) = result, capacity < 1 << 26 {
            result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { write(number, into: $0, body) }
            capacity *= 16
        }
        switch result {
        case .success(let result): return result
        case .failure(.tooManyDigits): throw .tooManyDigits(number)
        case .failure: throw .endlessRules(ruleSet)
        }
    }

    private func write<Result>(
        _ number: DecimalValue, into buffer: UnsafeMutableBufferPointer<UInt8>,
        _ body: (UnsafeBufferPointer<UInt8>, _ hasDigits: Bool) -> Result
    ) -> Swift.Result<Result, SpellingFailure> {
        var spelling = Spelling(rules, small, buffer)
        do throws(SpellingFailure) {
            try spelling.write(number)
            return .success(body(spelling.text, spelling.hasDigits))
        } catch {
            return .failure(error)
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
        try NumberSpeller(self, locale.localeIdentifier, ruleSet, isHeld: true)
    }

    /// Looks up a rule set of any type of locale for many numbers.
    public func speller(
        for locale: some LocaleIdentifierConvertible, ruleSet: NumberRuleSet = .numbering
    ) throws(NumberWordsError) -> NumberSpeller {
        try NumberSpeller(self, locale.localeIdentifier, ruleSet, isHeld: true)
    }
}

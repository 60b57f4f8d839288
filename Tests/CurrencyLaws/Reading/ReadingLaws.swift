import AmountSearch
import CurrencyParsing
import TestSupport

// The laws of reading amounts:
//
//     sign        with a minus, no amount is certainly positive
//     blanks      how many blanks there are, and which, changes no amount that stays certain
//     spelling    equal strings give equal results; full width and the other case give no other amount that is certain
//     more text   text before or behind an amount changes none that stays certain, unless it is part of the amount
//     cut         no part of a number is certain if something is put between its digits
//     one truth   parsing, with the currency known or not, and searching are never certain of different amounts; nor are
//                 two locales of one language
//     own text    what a style writes is what it means, in all surroundings
//     scale       ten times the number is ten times the amount
//     forms       with the currency on both sides, or brackets, neither a word of scale nor a mark behind is lost
//
// Tests/Linkage/Sources/ReadsHostileText counts the instructions for the law of time.

/// Checks the laws of reading with random texts that a locale writes.
public struct ReadingLaws: Sendable {
    /// What was checked, and the violations.
    public internal(set) var tally = LawTally()

    let locale: LocaleIdentifier
    let parser: CurrencyParser
    let search: AmountSearch
    /// A parser of another locale of the same language.
    let sibling: CurrencyParser?
    let seed: UInt64
    var random: SplitMix64

    /// Makes the laws of a locale, whose open parser is given.
    public init(_ locale: LocaleIdentifier, _ parser: CurrencyParser, sibling: CurrencyParser? = nil, seed: UInt64) {
        (self.locale, self.parser, self.sibling, self.seed) = (locale, parser, sibling, seed)
        search = AmountSearch(parser)
        random = SplitMix64(seed: seed, for: [locale.description])
    }

    /// Checks all laws in some locales, with a number of texts in each. Neighbours of one language are siblings.
    public static func check(_ locales: some Sequence<LocaleIdentifier>, texts: Int, seed: UInt64) -> LawTally {
        var tally = LawTally()
        var previous: (locale: LocaleIdentifier, parser: CurrencyParser)?
        for locale in locales {
            let parser = CurrencyParser(locale: locale, data: .bundled)
            let sibling = previous.flatMap { $0.locale.tag.language == locale.tag.language ? $0.parser : nil }
            var laws = ReadingLaws(locale, parser, sibling: sibling, seed: seed)
            laws.check(texts: texts)
            tally.add(laws.tally)
            previous = (locale, parser)
        }
        return tally
    }

    /// Checks all laws with random texts.
    public mutating func check(texts: Int) {
        for _ in 0..<texts {
            let positive = OwnText(locale, isNegative: false, &random)
            let either = OwnText(locale, isNegative: random.below(2) == 0, &random)
            checkSign(positive)
            checkOwn(either)
            checkBlanks(either)
            checkSpelling(either)
            checkMoreText(either)
            checkCut(positive)
            checkScale(positive)
            checkForms(positive)
        }
    }

    /// The amounts that a search is certain of.
    mutating func certainAmounts(in text: String) -> [FoundAmount] {
        let amounts = search.amounts(in: text).filter { $0.amount != nil }
        tally.texts += 1
        tally.certain += amounts.isEmpty ? 0 : 1
        return amounts
    }

    /// Records a violation.
    mutating func record(_ law: String, _ text: String, _ expected: String, _ found: [DecimalValue?]) {
        let amounts = found.map { $0?.description ?? "nothing" }.joined(separator: ", ")
        tally.record(law, "seed \(seed), \(locale), \(text.debugDescription): \(amounts), not \(expected)")
    }

    /// Records a violation if a search is certain of another amount, unless the amount takes in what was put in.
    ///
    /// - Parameter taken: The bytes that an amount may take in: the number and what was put in.
    mutating func expect(_ law: String, _ text: String, _ amount: DecimalValue, orTakenIn taken: Range<Int>? = nil) {
        let others = certainAmounts(in: text).filter { found in
            found.amount != amount && !(taken.map { found.range.clamped(to: $0) == $0 } ?? false)
        }
        if !others.isEmpty { record(law, text, amount.description, others.map(\.amount)) }
    }

    /// Records a violation if a parser is certain of another amount.
    mutating func expectParsed(_ law: String, _ text: String, _ amount: DecimalValue) {
        tally.texts += 1
        if let parsed = try? parser.parse(text).amount, parsed != amount {
            record(law, text, amount.description, [parsed])
        }
    }
}

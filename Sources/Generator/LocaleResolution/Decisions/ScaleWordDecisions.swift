/// Whether short words that multiply a number are read as such, as a person decided it for each language.
///
/// Behind an amount "M" may be a million, a thousand of accountants or metres, and "CR" a credit. A word of at most three
/// characters needs a decision; longer ones are certain.
public struct ScaleWordDecisions: Codable, Equatable, Sendable {
    /// Whether a word multiplies a number.
    public enum Decision: String, Codable, CaseIterable, Sendable {
        case certain
        /// The amount has a second reading, without the word.
        case doubtful
        /// The text is no amount.
        case refused
    }

    /// What must hold for the decision. Where it does not, the next weaker one is taken.
    public enum Condition: String, Codable, CaseIterable, Sendable {
        /// The word touches the digits: "1.2k".
        case attached
        /// A currency stands in front of the number, or behind the word.
        case currencyBeside
        /// At most three digits stand in front of the decimal separator, and no groups.
        case smallNumber
        /// At most one fraction digit is written.
        case fewDecimals
        /// No fraction is written.
        case noFraction
    }

    /// The decision on one word of a language.
    public struct Entry: Codable, Equatable, Sendable {
        /// A language, a locale, or "*" for all others.
        public var language: String
        /// In its exact case.
        public var word: String
        /// The power of ten that the word stands for.
        public var powerOfTen: Int
        /// Whether the word multiplies a number.
        public var decision: Decision
        /// The conditions under which it does; nil for none.
        public var conditions: [Condition]?
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a decision.
        public init(
            language: String, word: String, powerOfTen: Int, decision: Decision, conditions: [Condition]? = nil,
            reason: String, link: String
        ) {
            self.language = language
            self.word = word
            self.powerOfTen = powerOfTen
            self.decision = decision
            self.conditions = conditions
            self.reason = reason
            self.link = link
        }
    }

    /// The decisions on all words.
    public var scaleWords: [Entry]

    /// Makes decisions.
    public init(scaleWords: [Entry]) {
        self.scaleWords = scaleWords
    }
}

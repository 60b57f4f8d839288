/// Decisions, by language, on whether short words after a number multiply it.
///
/// After an amount, "M" may be a million, an accountant's thousand or metres, and "CR" a credit. A word of up to three
/// characters needs a decision; longer ones are certain.
public struct ScaleWordDecisions: Codable, Equatable, Sendable {
    /// Whether a word multiplies a number.
    public enum Decision: String, Codable, CaseIterable, Sendable {
        case certain
        /// The amount has a second reading, without the word.
        case doubtful
        /// The text is not an amount.
        case refused
    }

    /// The conditions for the decision. If one does not hold, the next weaker decision applies.
    public enum Condition: String, Codable, CaseIterable, Sendable {
        /// The word touches the digits: "1.2k".
        case attached
        /// A currency precedes the number or follows the word.
        case currencyBeside
        /// There are at most three digits before the decimal separator, and no groups.
        case smallNumber
        /// There is at most one fraction digit.
        case fewDecimals
        /// There is no fraction.
        case noFraction
    }

    /// The decision on one word of a language.
    public struct Entry: Codable, Equatable, Sendable {
        /// A language, a locale, or "*" for all others.
        public var language: String
        /// The word, in its exact case.
        public var word: String
        /// The power of ten of the word.
        public var powerOfTen: Int
        /// Whether the word multiplies a number.
        public var decision: Decision
        /// The conditions for the decision; nil for none.
        public var conditions: [Condition]?
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a decision.
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

    /// Creates decisions.
    public init(scaleWords: [Entry]) {
        self.scaleWords = scaleWords
    }
}

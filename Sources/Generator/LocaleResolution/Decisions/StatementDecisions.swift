/// How bank statements of a country mark debits and credits, as a person recorded it.
public struct StatementDecisions: Codable, Equatable, Sendable {
    /// What a mark states.
    public enum Meaning: String, Codable, CaseIterable, Sendable {
        case debit, credit
    }

    /// Where a mark is.
    public enum Side: String, Codable, CaseIterable, Sendable {
        case before, behind
    }

    /// A word or letters beside an amount.
    public struct Mark: Codable, Equatable, Sendable {
        /// The mark, in its exact case.
        public var text: String
        /// Whether it states a debit or a credit.
        public var meaning: Meaning
        /// Whether it is before or after the amount.
        public var side: Side
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a mark.
        public init(text: String, meaning: Meaning, side: Side, reason: String, link: String) {
            self.text = text
            self.meaning = meaning
            self.side = side
            self.reason = reason
            self.link = link
        }
    }

    /// A sign or word, and why it is read or not.
    public struct Reason: Codable, Equatable, Sendable {
        /// The sign or text that the decision is about.
        public var text: String
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence; nil if the statement's own link has it.
        public var link: String?
    }

    /// The conventions of the statements of some regions.
    public struct Statement: Codable, Equatable, Sendable {
        /// The regions, by code.
        public var regions: [String]
        /// The languages, by code.
        public var languages: [String]
        /// The marks of debits and credits.
        public var marks: [Mark]
        /// Signs that stand for a minus in front.
        public var minusSigns: [Reason]?
        /// Whether a minus stands behind amounts.
        public var minusBehind: Bool
        /// Whether a dash behind an amount says that nothing follows, and is no minus.
        public var dashClosesSum: Bool
        /// Whether negative amounts stand in parentheses.
        public var parentheses: Bool
        /// What is not read, because it means several things.
        public var refused: [Reason]?
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes the conventions of some regions.
        public init(
            regions: [String], languages: [String], marks: [Mark], minusSigns: [Reason]? = nil, minusBehind: Bool,
            dashClosesSum: Bool = false, parentheses: Bool, reason: String, link: String
        ) {
            self.regions = regions
            self.languages = languages
            self.marks = marks
            self.minusSigns = minusSigns
            self.minusBehind = minusBehind
            self.dashClosesSum = dashClosesSum
            self.parentheses = parentheses
            self.reason = reason
            self.link = link
        }
    }

    /// The conventions, by region and language.
    public var statements: [Statement]

    /// Makes decisions.
    public init(statements: [Statement]) {
        self.statements = statements
    }
}

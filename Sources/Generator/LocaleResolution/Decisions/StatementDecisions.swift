/// How bank statements of a country mark debits and credits, as recorded by a person.
public struct StatementDecisions: Codable, Equatable, Sendable {
    /// The meaning of a mark.
    public enum Meaning: String, Codable, CaseIterable, Sendable {
        case debit, credit
    }

    /// The side of the amount on which a mark is.
    public enum Side: String, Codable, CaseIterable, Sendable {
        case before, behind
    }

    /// A word or letters next to an amount.
    public struct Mark: Codable, Equatable, Sendable {
        /// The mark, in its exact case.
        public var text: String
        /// Whether it means a debit or a credit.
        public var meaning: Meaning
        /// Whether it is before or after the amount.
        public var side: Side
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a mark.
        public init(text: String, meaning: Meaning, side: Side, reason: String, link: String) {
            self.text = text
            self.meaning = meaning
            self.side = side
            self.reason = reason
            self.link = link
        }
    }

    /// A sign or word, and why it is read or rejected.
    public struct Reason: Codable, Equatable, Sendable {
        /// The sign or text.
        public var text: String
        /// The reason for the decision.
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
        /// Signs that mean a minus before the amount.
        public var minusSigns: [Reason]?
        /// Whether a minus follows amounts.
        public var minusBehind: Bool
        /// Whether a dash after an amount means that nothing follows, and is not a minus.
        public var dashClosesSum: Bool
        /// Whether negative amounts are in parentheses.
        public var parentheses: Bool
        /// Text that is rejected because it has several meanings.
        public var refused: [Reason]?
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates the conventions of some regions.
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

    /// Creates decisions.
    public init(statements: [Statement]) {
        self.statements = statements
    }
}

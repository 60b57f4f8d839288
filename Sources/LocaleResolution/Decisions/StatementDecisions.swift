/// How bank statements of a country mark debits and credits, as a person recorded it.
public struct StatementDecisions: Codable, Equatable, Sendable {
    public enum Meaning: String, Codable, CaseIterable, Sendable {
        case debit, credit
    }

    public enum Side: String, Codable, CaseIterable, Sendable {
        case before, behind
    }

    /// A word or letters beside an amount.
    public struct Mark: Codable, Equatable, Sendable {
        public var text: String
        public var meaning: Meaning
        public var side: Side
        public var reason: String
        public var link: String

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
        public var text: String
        public var reason: String
        public var link: String?
    }

    public struct Statement: Codable, Equatable, Sendable {
        public var regions: [String]
        public var languages: [String]
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
        public var reason: String
        public var link: String

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

    public var statements: [Statement]

    public init(statements: [Statement]) {
        self.statements = statements
    }
}

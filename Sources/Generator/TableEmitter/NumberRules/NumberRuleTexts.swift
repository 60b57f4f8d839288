import NumberRuleTables

/// The texts of the rules of a group, in the order in which an image of number rules has them.
public struct NumberRuleTexts: Sendable {
    /// A rule set.
    public struct RuleSet: Sendable {
        /// The name as LDML has it, such as `%spellout-numbering`, or `%%et-un` for a private one.
        public let name: String
        /// The rules with base values, and then the special ones.
        public let rules: [String]
    }

    /// The rule sets: public ones before private ones, each sorted by name.
    public let ruleSets: [RuleSet]

    /// Reads the text of a group in a snapshot; nil if it is malformed.
    public init?(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard let compiled = try? RuleCompiler(lines).ruleSets else { return nil }
        ruleSets = compiled.sorted { $0.isPublic != $1.isPublic ? $0.isPublic : $0.name < $1.name }.map { set in
            RuleSet(
                name: "%" + set.name, rules: set.texts + SpecialRule.allCases.compactMap { set.specialTexts[$0] })
        }
    }
}

import CurrencyCore

/// The rules that wrote a number, in the order in which they began.
final class RuleTrace {
    struct AppliedRule {
        /// The rule, of all rules, and its set.
        var rule: Int
        var set: Int
        /// The number that the rule is for; nil if it has more digits than a decimal.
        var number: DecimalValue?
        /// How many rules led to this one.
        var depth: Int
        /// What the rule wrote, with the rules that it led to, in bytes of the text.
        var range: Range<Int>
        var isOpen = true
    }

    private(set) var rules: [AppliedRule] = []

    func begin(_ rule: Int, _ set: Int, _ number: DecimalValue?, depth: Int, at place: Int) {
        rules.append(AppliedRule(rule: rule, set: set, number: number, depth: depth, range: place..<place))
    }

    /// Ends the rules from `first` on that are not over yet.
    func end(_ first: Int, at place: Int) {
        for index in first..<rules.count where rules[index].isOpen {
            rules[index].range = rules[index].range.lowerBound..<place
            rules[index].isOpen = false
        }
    }
}

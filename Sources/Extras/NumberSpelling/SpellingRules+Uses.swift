import CurrencyCore
import NumberRuleTables

/// A rule that wrote a part of a number in words.
package struct NumberRuleUse {
    /// The place of the rule set among those of its group, which the tables have sorted by name.
    package let ruleSet: Int
    /// The place of the rule in its set: the rules with base values, and then the special ones in their order.
    package let rule: Int
    /// The number that the rule is for; nil if it has more digits than a decimal.
    package let number: DecimalValue?
    /// How many rules led to this one.
    package let depth: Int
    /// What the rule wrote, with the rules that it led to.
    package let text: String
}

extension SpellingRules {
    /// Spells a number of a few thousand bytes at most, and lists the rules that wrote it, in the order in which they began.
    package func uses(for number: DecimalValue) throws(SpellingFailure) -> (text: String, uses: [NumberRuleUse]) {
        let trace = RuleTrace()
        let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { buffer in
            var spelling = Spelling(self, nil, buffer, budget: Spelling.mostRules, trace: trace)
            do throws(SpellingFailure) {
                try spelling.write(number)
                return Result<[UInt8], SpellingFailure>.success(Array(spelling.text))
            } catch {
                return .failure(error)
            }
        }
        let bytes = try withExtendedLifetime(trace) { () throws(SpellingFailure) in try result.get() }
        let uses = trace.rules.map { use in
            guard let member = members.firstIndex(where: { tables.ruleSet(ofMember: $0) == rows[use.set] }) else {
                preconditionFailure("a rule set that is used is a member of its group")
            }
            return NumberRuleUse(
                ruleSet: member - members.lowerBound,
                rule: use.rule - sets[use.set].first, number: use.number, depth: use.depth,
                text: String(decoding: bytes[use.range], as: UTF8.self))
        }
        return (String(decoding: bytes, as: UTF8.self), uses)
    }
}

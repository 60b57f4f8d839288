import PackedTables

/// Where a rule set's shape and bodies are.
package struct RuleSetPlace: @unchecked Sendable {
    // Unchecked, as in `NumberRuleTables`.

    /// The counts of the shape, and after them the positions of the base values.
    package let shape: UnsafePointer<UInt8>
    /// The codes of the bodies.
    package let bodies: UnsafePointer<UInt8>
    /// The special rules, one bit each.
    package let specials: Int
    /// Whether the rules' base values are denominators.
    package let isFraction: Bool
    /// The number of rules with base values.
    package let ruleCount: Int

    package init(_ tables: NumberRuleTables, row: Int) {
        let start = tables.start(of: .ruleSets) + row * NumberRuleTable.ruleSets.rowWidth
        shape = tables.start(of: .shapes) + PackedInteger.read(start, width: 3)
        bodies = tables.start(of: .bodies) + PackedInteger.read(start + 3, width: 3)
        specials = PackedInteger.read(start + 6, width: 2)
        isFraction = start[8] != 0
        ruleCount = Int(shape[0]) + Int(shape[1]) + Int(shape[2])
    }

    /// The number of all rules.
    package var bodyCount: Int { ruleCount + specials.nonzeroBitCount }

    /// The position of a rule's base value in `bases`.
    package func base(ofRule rule: Int) -> Int {
        let low = Int(shape[3 + rule])
        if rule < Int(shape[0]) { return low }
        return rule < Int(shape[0]) + Int(shape[1]) ? low + 128 : low + 256
    }
}

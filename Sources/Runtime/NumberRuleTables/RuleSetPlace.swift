import PackedTables

/// Where a rule set's shape and bodies are.
package struct RuleSetPlace: @unchecked Sendable {
    // Unchecked, as in `NumberRuleTables`.

    /// The counts of the shape, and after them the positions of the base values.
    package let shape: UnsafePointer<UInt8>
    /// The positions of blocks, and after them the codes.
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

    /// How many rules have base values among the first `rank` of all.
    package func rules(below rank: Int) -> Int {
        var first = 0
        var bits = 0
        for segment in 0..<3 {
            let count = Int(shape[segment])
            if rank <= bits + 128 || segment == 2 {
                let wanted = min(rank - bits, 128)
                var low = first
                var high = first + count
                while low < high {
                    let middle = (low + high) >> 1
                    if Int(shape[3 + middle]) < wanted { low = middle + 1 } else { high = middle }
                }
                return low
            }
            first += count
            bits += 128
        }
        return first
    }

    /// The number of the body of a special rule; nil if the set has none.
    package func body(of special: SpecialRule) -> Int? {
        guard specials >> special.rawValue & 1 != 0 else { return nil }
        return ruleCount + (specials & (1 << special.rawValue - 1)).nonzeroBitCount
    }
}

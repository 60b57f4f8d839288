import PackedTables

/// The symbols of a group of rule sets. It reads bodies.
package struct RuleVocabulary: @unchecked Sendable {
    // Unchecked, as in `NumberRuleTables`.

    package let symbols: UnsafePointer<UInt8>
    package let symbolCount: Int
    package let texts: UnsafePointer<UInt8>
    /// How many codes of one byte, and of two, contain an end.
    package let ends: (single: Int, double: Int)
    /// The codes below this number have one byte.
    private let singles: Int

    package init(_ tables: NumberRuleTables, row: Int) {
        let start = tables.start(of: .vocabularies) + row * NumberRuleTable.vocabularies.rowWidth
        symbols = tables.start(of: .symbols) + PackedInteger.read(start, width: 3) * 3
        symbolCount = PackedInteger.read(start + 3, width: 2)
        texts = tables.start(of: .texts) + PackedInteger.read(start + 5, width: 3)
        ends = (Int(start[8]), PackedInteger.read(start + 9, width: 2))
        singles = 128 - PackedNamesLayout.leadBytes(symbolCount)
    }

    /// The definition of a symbol as it is packed.
    package func definition(_ symbol: Int) -> Int {
        let start = symbols + symbol &* 3
        return Int(start[0]) | Int(start[1]) &<< 7 | Int(start[2]) &<< 14
    }

    /// Whether a symbol contains an end.
    package func isEnd(_ symbol: Int) -> Bool {
        symbol < singles ? symbol < ends.single : symbol &- singles < ends.double
    }

    /// The symbol of the code at an address, and the address after it.
    private func symbol(at place: inout UnsafePointer<UInt8>) -> Int {
        let first = Int(place[0])
        if first < singles {
            place += 1
            return first
        }
        let symbol = singles &+ (first &- singles) &<< 7 &+ Int(place[1])
        place += 2
        return symbol
    }

    /// The first code of a body.
    package func start(ofBody body: Int, of ruleSet: RuleSetPlace) -> UnsafePointer<UInt8> {
        let blocks = (ruleSet.bodyCount - 1) / NumberRuleLayout.bodiesPerBlock
        var place = ruleSet.bodies + 2 * blocks
        let block = body / NumberRuleLayout.bodiesPerBlock
        if block > 0 { place += PackedInteger.read(ruleSet.bodies + 2 * (block - 1), width: 2) }
        for _ in 0..<(body % NumberRuleLayout.bodiesPerBlock) {
            while !isEnd(symbol(at: &place)) {}
        }
        return place
    }

    /// Reads a body into packed tokens, without its end, and returns their number.
    ///
    /// - Parameter tokens: A buffer of `NumberRuleLayout.longestBody`.
    package func read(
        at start: UnsafePointer<UInt8>, into tokens: UnsafeMutableBufferPointer<UInt32>
    ) -> Int {
        var place = start
        var count = 0
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: NumberRuleLayout.maximumDepth + 2) { stack in
            while true {
                var depth = 1
                stack[0] = UInt16(truncatingIfNeeded: symbol(at: &place))
                while depth > 0 {
                    depth &-= 1
                    let definition = definition(Int(stack[depth]))
                    if definition < RuleSymbol.terminal {
                        stack[depth] = UInt16(truncatingIfNeeded: definition & 1023)
                        stack[depth &+ 1] = UInt16(truncatingIfNeeded: definition &>> 10)
                        depth &+= 2
                    } else if definition == RuleSymbol.terminal {
                        return
                    } else {
                        tokens[count] = UInt32(truncatingIfNeeded: definition)
                        count &+= 1
                    }
                }
            }
        }
        return count
    }
}

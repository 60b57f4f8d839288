import PackedTables

/// The symbols of a group of rule sets. It reads bodies.
package struct RuleVocabulary: @unchecked Sendable {
    // Unchecked, as in `NumberRuleTables`.

    private let symbols: UnsafePointer<UInt8>
    package let symbolCount: Int
    package let texts: UnsafePointer<UInt8>
    /// The codes below this number have one byte.
    private let singles: Int

    package init(_ tables: NumberRuleTables, row: Int) {
        let start = tables.start(of: .vocabularies) + row * NumberRuleTable.vocabularies.rowWidth
        symbols = tables.start(of: .symbols) + PackedInteger.read(start, width: 3) * NumberRuleTable.symbols.rowWidth
        symbolCount = PackedInteger.read(start + 3, width: 2)
        texts = tables.start(of: .texts) + PackedInteger.read(start + 5, width: 3)
        singles = 128 - NameRecord.leadBytes(symbolCount)
    }

    /// The definition of a symbol as it is packed.
    package func definition(_ symbol: Int) -> Int {
        let start = symbols + symbol * 3
        return Int(start[0]) | Int(start[1]) << 7 | Int(start[2]) << 14
    }

    /// Calls a closure with the packed tokens of bodies, each with its end.
    ///
    /// - Parameters:
    ///   - place: The first code.
    ///   - bodies: The number of bodies.
    package func forEachToken(
        at place: UnsafePointer<UInt8>, bodies: Int, _ body: (Int) -> Void
    ) {
        var place = place
        var ends = 0
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: NumberRuleLayout.maximumDepth + 2) { stack in
            while ends < bodies {
                var depth = 1
                let first = Int(place[0])
                if first < singles {
                    stack[0] = UInt16(truncatingIfNeeded: first)
                    place += 1
                } else {
                    stack[0] = UInt16(truncatingIfNeeded: singles + (first - singles) << 7 + Int(place[1]))
                    place += 2
                }
                while depth > 0 {
                    depth -= 1
                    let definition = definition(Int(stack[depth]))
                    if definition < RuleSymbol.terminal {
                        stack[depth] = UInt16(truncatingIfNeeded: definition & 1023)
                        stack[depth + 1] = UInt16(truncatingIfNeeded: definition >> 10)
                        depth += 2
                    } else {
                        if definition == RuleSymbol.end { ends += 1 }
                        body(definition)
                    }
                }
            }
        }
    }
}

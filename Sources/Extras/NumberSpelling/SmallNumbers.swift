/// The texts of the numbers below 100, which occur in all others, in the rule sets that write whole numbers. They are
/// written once, when the speller is made.
package final class SmallNumbers: @unchecked Sendable {
    // Unchecked, because the memory is written once, before anyone else sees it.

    /// The texts, set by set.
    let places: UnsafeBufferPointer<SpellingRules.Text>
    /// The bytes of the texts.
    let bytes: UnsafeBufferPointer<UInt8>

    package init(_ rules: SpellingRules) {
        var places: [SpellingRules.Text] = []
        var bytes: [UInt8] = []
        // Tables from outside may have rules without end.
        var budget = Spelling.mostRules
        let needed = Self.setsOfWholeNumbers(rules)
        for set in rules.sets.indices {
            for number in 0..<SpellingRules.smallNumbers {
                places.append(
                    needed.contains(set)
                        ? Self.append(UInt64(number), set, rules, &budget, to: &bytes) : .unknown)
            }
        }
        self.places = SpellingRules.copy(places)
        self.bytes = SpellingRules.copy(bytes)
    }

    /// The rule sets to which whole numbers lead.
    private static func setsOfWholeNumbers(_ rules: SpellingRules) -> [Int] {
        var found = [rules.sets[0].wholeNumbers]
        var next = 0
        while next < found.count {
            if found[next] < rules.sets.count {
                let set = rules.sets[found[next]]
                for rule in rules.rules[set.first..<(set.first + set.count)] {
                    for step in rules.steps[Int(rule.start)..<Int(rule.shortEnd)]
                    where step.operation?.namesSet ?? false {
                        let named = Int(step.argument)
                        let whole = named < rules.sets.count ? rules.sets[named].wholeNumbers : named
                        if !found.contains(whole) { found.append(whole) }
                    }
                }
            }
            next += 1
        }
        return found
    }

    private static func append(
        _ number: UInt64, _ set: Int, _ rules: SpellingRules, _ budget: inout Int, to bytes: inout [UInt8]
    ) -> SpellingRules.Text {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            var spelling = Spelling(rules, nil, buffer, budget: budget)
            // What fails here, or needs digits, does so again when the number is spelled.
            let isSpelled = (try? spelling.write(number, set, depth: 0)) != nil
            budget = spelling.budget
            guard isSpelled, !spelling.hasDigits else { return .unknown }
            let offset = UInt32(truncatingIfNeeded: bytes.count)
            bytes.append(contentsOf: spelling.text)
            return SpellingRules.Text(offset: offset, length: UInt16(truncatingIfNeeded: spelling.count))
        }
    }

    deinit {
        places.deallocate()
        bytes.deallocate()
    }
}

import NumberRuleTables

/// Reads a rule set from the tables, and all rule sets that it leads to.
struct RuleReader {
    private let tables: NumberRuleTables
    private let vocabulary: RuleVocabulary
    private let members: Range<Int>
    /// The rows of the rule sets, in the order of their places.
    private(set) var rows: [Int]
    private(set) var sets: [SpellingRules.RuleSet] = []
    private(set) var rules: [SpellingRules.Rule] = []
    private(set) var steps: [SpellingRules.Step] = []
    /// The texts of the steps, one after the other.
    private(set) var texts: [UInt8] = []
    /// The patterns that numbers below 10^15 need, one bit each.
    private(set) var patterns = 0
    private(set) var hasOrdinals = false

    /// No language has as many steps; tables from outside could ask for more than fits in memory.
    private static let mostSteps = 1_000_000

    init(_ tables: NumberRuleTables, _ vocabulary: RuleVocabulary, members: Range<Int>, first: Int) {
        self.tables = tables
        self.vocabulary = vocabulary
        self.members = members
        rows = [first]
    }

    mutating func readAll() {
        rules.reserveCapacity(128)
        steps.reserveCapacity(512)
        texts.reserveCapacity(1024)
        var next = 0
        while next < rows.count {
            let place = RuleSetPlace(tables, row: rows[next])
            if steps.count < Self.mostSteps {
                read(place)
            } else {
                sets.append(
                    SpellingRules.RuleSet(
                        first: 0, count: 0, large: 0, wholeNumbers: next, specials: 0, isFraction: false))
            }
            next += 1
        }
    }

    private mutating func read(_ place: RuleSetPlace) {
        var set = SpellingRules.RuleSet(
            first: rules.count, count: place.ruleCount, large: rules.count, wholeNumbers: sets.count,
            specials: place.specials, isFraction: place.isFraction)
        var number = 0
        var rule = self.rule(0, of: place)
        var body: [SpellingRules.Step] = []
        vocabulary.forEachToken(at: place.bodies, bodies: place.bodyCount) { packed in
            switch RuleToken(packed: packed) {
            case .text(let offset, let length): body.append(step(textAt: offset, length))
            case .operation(.divisor, let row): rule.divisor = max(1, tables.value(.divisors, row))
            case .operation(.end, _):
                append(body, to: &rule)
                let isPlain = number < place.ruleCount && !place.isFraction && !rule.hasOptional
                rule.rollsBack = isPlain && rule.hasSmaller && rule.base % rule.divisor != 0
                if number < place.ruleCount, rule.base < SpellingRules.smallNumbers { set.large += 1 }
                rules.append(rule)
                body.removeAll(keepingCapacity: true)
                number += 1
                rule = self.rule(number, of: place)
            case .operation(let operation, let argument):
                body.append(step(operation, argument, isEarly: rule.base < 1_000_000_000_000_000))
            }
        }
        if set.count == 1, !set.isFraction, rules[set.first].base == 0, let step = onlyStep(of: rules[set.first]),
            step.operation == .sameInSet
        {
            set.wholeNumbers = Int(step.argument)
        }
        sets.append(set)
    }

    private func onlyStep(of rule: SpellingRules.Rule) -> SpellingRules.Step? {
        rule.end == rule.start + 1 && rule.shortEnd == rule.end ? steps[Int(rule.start)] : nil
    }

    /// Adds the steps of a rule with what stands in brackets, and if there is any, those without it.
    private mutating func append(_ body: [SpellingRules.Step], to rule: inout SpellingRules.Rule) {
        rule.start = Int32(truncatingIfNeeded: steps.count)
        append(body, withOptional: true)
        rule.hasSmaller = steps[Int(rule.start)...].contains { $0.operation?.isSmaller ?? false }
        rule.end = Int32(truncatingIfNeeded: steps.count)
        rule.hasOptional = body.contains { $0.operation == .optional }
        if rule.hasOptional { append(body, withOptional: false) }
        rule.shortEnd = Int32(truncatingIfNeeded: steps.count)
    }

    private mutating func append(_ body: [SpellingRules.Step], withOptional: Bool) {
        let first = steps.count
        var isWritten = true
        for step in body {
            switch step.operation {
            case .optional: isWritten = withOptional
            case .otherwise: isWritten = !withOptional
            case .optionalEnd: isWritten = true
            case nil where isWritten && steps.count > first:
                // Texts that follow each other become one.
                let last = steps[steps.count - 1]
                let length = Int(last.length) + Int(step.length)
                if last.operation == nil, last.offset + UInt32(last.length) == step.offset, length <= UInt8.max {
                    steps[steps.count - 1].length = UInt8(length)
                } else {
                    steps.append(step)
                }
            default: if isWritten { steps.append(step) }
            }
        }
    }

    private func rule(_ number: Int, of place: RuleSetPlace) -> SpellingRules.Rule {
        var rule = SpellingRules.Rule()
        guard number < place.ruleCount else { return rule }
        rule.base = tables.value(.bases, place.base(ofRule: number))
        rule.divisor = place.isFraction ? max(1, rule.base) : Self.power(below: rule.base)
        return rule
    }

    private mutating func step(textAt offset: Int, _ length: Int) -> SpellingRules.Step {
        let text = UnsafeBufferPointer(start: vocabulary.texts + offset, count: length)
        let start = texts.count
        texts.append(contentsOf: text)
        return SpellingRules.Step(
            operation: nil, length: UInt8(truncatingIfNeeded: length), offset: UInt32(truncatingIfNeeded: start))
    }

    private mutating func step(_ operation: RuleOperation, _ number: Int, isEarly: Bool) -> SpellingRules.Step {
        var (operation, argument) = (operation, number)
        switch operation {
        case _ where operation.namesSet: argument = place(ofName: number)
        case .larger: (operation, argument) = (.largerInSet, sets.count)
        case .smaller, .smallerWithPreviousRule: argument = sets.count
        case .sameInPattern, .largerInPattern, .smallerInPattern: if isEarly { patterns |= 1 << number }
        case .ordinal: hasOrdinals = true
        default: break
        }
        return SpellingRules.Step(operation: operation, argument: UInt16(truncatingIfNeeded: argument))
    }

    /// The place of a rule set, which is read later; one that no set has if there is none of that name.
    private mutating func place(ofName name: Int) -> Int {
        guard let row = tables.ruleSet(named: name, in: members) else { return Int(UInt16.max) }
        if let place = rows.firstIndex(of: row) { return place }
        rows.append(row)
        return rows.count - 1
    }

    /// The greatest power of ten that is not above a base value; 1 for 0.
    private static func power(below base: UInt64) -> UInt64 {
        var power: UInt64 = 1
        while base / power >= 10 { power *= 10 }
        return power
    }
}

import NumberRuleTables

/// Reads a rule set from the tables, and all rule sets that it leads to.
struct RuleReader {
    private let tables: NumberRuleTables
    private let vocabulary: RuleVocabulary
    private let members: Range<Int>
    /// The rows of the rule sets, in the order of their places.
    private var rows: [Int]
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
                sets.append(SpellingRules.RuleSet(first: 0, count: 0, direct: 0, specials: 0, isFraction: false))
            }
            next += 1
        }
    }

    private mutating func read(_ place: RuleSetPlace) {
        var set = SpellingRules.RuleSet(
            first: rules.count, count: place.ruleCount, direct: 0, specials: place.specials,
            isFraction: place.isFraction)
        var number = 0
        var rule = self.rule(0, of: place)
        var isOtherwise = false
        vocabulary.forEachToken(at: place.bodies, bodies: place.bodyCount) { packed in
            switch RuleToken(packed: packed) {
            case .text(let offset, let length): append(textAt: offset, length)
            case .operation(.divisor, let row): rule.divisor = max(1, tables.value(.divisors, row))
            case .operation(.end, _):
                rule.end = steps.count
                let isPlain = number < place.ruleCount && !place.isFraction && !rule.hasOptional
                rule.rollsBack = isPlain && rule.hasSmaller && rule.base % rule.divisor != 0
                if set.direct == number, number < place.ruleCount, rule.base == UInt64(number) { set.direct += 1 }
                rules.append(rule)
                number += 1
                rule = self.rule(number, of: place)
            case .operation(let operation, let argument):
                append(operation, argument, isEarly: rule.base < 1_000_000_000_000_000)
                switch operation {
                case .optional: rule.hasOptional = true
                case .otherwise: isOtherwise = true
                case .optionalEnd: isOtherwise = false
                default: if operation.isSmaller, !isOtherwise { rule.hasSmaller = true }
                }
            }
        }
        sets.append(set)
    }

    private func rule(_ number: Int, of place: RuleSetPlace) -> SpellingRules.Rule {
        var rule = SpellingRules.Rule(start: steps.count, end: steps.count)
        guard number < place.ruleCount else { return rule }
        rule.base = tables.value(.bases, place.base(ofRule: number))
        rule.divisor = place.isFraction ? max(1, rule.base) : Self.power(below: rule.base)
        return rule
    }

    private mutating func append(textAt offset: Int, _ length: Int) {
        let text = UnsafeBufferPointer(start: vocabulary.texts + offset, count: length)
        // Texts that follow each other become one.
        if let last = steps.last, last.operation == nil, steps.count > (rules.last?.end ?? 0), last.length < 128 {
            steps[steps.count - 1].length += UInt8(truncatingIfNeeded: length)
        } else {
            steps.append(
                SpellingRules.Step(
                    operation: nil, length: UInt8(truncatingIfNeeded: length),
                    offset: UInt32(truncatingIfNeeded: texts.count)))
        }
        texts.append(contentsOf: text)
    }

    private mutating func append(_ operation: RuleOperation, _ number: Int, isEarly: Bool) {
        var argument = number
        switch operation {
        case .sameInSet, .largerInSet, .largerInSetWithZeros, .smallerInSet: argument = place(ofName: number)
        case .sameInPattern, .largerInPattern, .smallerInPattern: if isEarly { patterns |= 1 << number }
        case .ordinal: hasOrdinals = true
        default: break
        }
        steps.append(SpellingRules.Step(operation: operation, argument: UInt16(truncatingIfNeeded: argument)))
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

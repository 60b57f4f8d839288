import CurrencyCore
import CurrencyEngine
import NumberRuleTables

// The choice of a rule, as LDML's part 3 and ICU define it:
//
//     NaN, infinity      the rule NaN or Inf; without one, the locale's symbol
//     negative           the rule -x; without one, the number is chosen for as if it were positive
//     with a fraction    0.x for a number below 1, then x.x; a set of fractions chooses the nearest denominator
//     others             x.0, only for numbers with fractions; then the last rule whose base value is not above the number
//
// If that rule writes a remainder, and the number is a multiple of the rule's divisor where the base value is none, the
// rule before it applies: of 100 "hundred" and 101 "hundred >>", the first one writes 200.
//
// A rule with […] writes what stands in brackets unless the number is a multiple of the divisor, or is the base value
// where the rule writes no remainder.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting.

/// Why a number cannot be spelled.
enum SpellingFailure: Error, CustomStringConvertible {
    case tooManyDigits
    case endless
    /// The text does not fit. A larger buffer may do.
    case fullBuffer

    var description: String {
        switch self {
        case .tooManyDigits: "the number has more digits than the rules can read"
        case .endless: "the rules call one another without end"
        case .fullBuffer: "the text does not fit the buffer"
        }
    }
}

/// Writes the words of one number into a buffer.
struct Spelling: ~Copyable {
    private let rules: SpellingRules
    // Copies, which are read without a step through the object.
    private let sets: UnsafePointer<SpellingRules.RuleSet>
    private let ruleList: UnsafePointer<SpellingRules.Rule>
    private let steps: UnsafePointer<SpellingRules.Step>
    private let texts: UnsafePointer<UInt8>
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0
    /// How many more rules may be used. Tables from outside could ask for more than a lifetime.
    private var budget = 20_000

    init(_ rules: SpellingRules, _ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.rules = rules
        self.buffer = buffer
        sets = rules.sets.baseAddress.unsafelyUnwrapped
        ruleList = rules.rules.baseAddress.unsafelyUnwrapped
        steps = rules.steps.baseAddress.unsafelyUnwrapped
        texts = rules.texts.baseAddress.unsafelyUnwrapped
    }

    /// The text so far.
    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

    mutating func write(_ value: DecimalValue) throws(SpellingFailure) {
        guard value.isFinite else { return try write(notFinite: value, 0, depth: 0) }
        guard let number = SpelledNumber(value) else { throw .tooManyDigits }
        try write(number, 0, depth: 0)
    }

    /// The kind of a rule, which says what its operations stand for.
    private enum Context {
        /// A rule with a base value.
        case integer
        case negative
        /// x.x, 0.x and x.0.
        case fraction
        /// A rule of a set of fractions, whose divisor is the denominator.
        case numerator
    }

    /// A rule to apply.
    private struct Choice {
        var rule: Int
        var context: Context
        /// Whether the rule writes what stands in brackets.
        var writesOptional = true
    }
}

// MARK: Choosing rules

extension Spelling {
    private mutating func write(notFinite value: DecimalValue, _ set: Int, depth: Int) throws(SpellingFailure) {
        try spend(depth)
        let ruleSet = sets[set]
        if value.isNegative, let rule = ruleSet.rule(.negative) {
            return try run(notFinite: value, rule, set, depth)
        }
        if let rule = ruleSet.rule(value.isNaN ? .notANumber : .infinity) {
            return try run(notFinite: value, rule, set, depth)
        }
        try append(rules.symbol(of: value.magnitude))
    }

    private mutating func write(_ number: SpelledNumber, _ set: Int, depth: Int) throws(SpellingFailure) {
        try spend(depth)
        // A name that no rule set has.
        guard set < rules.sets.count else { return }
        let ruleSet = sets[set]
        guard let choice = choice(for: number, ruleSet) else { return }
        try run(choice, number, set, depth)
    }

    private mutating func spend(_ depth: Int) throws(SpellingFailure) {
        guard depth < NumberRuleLayout.deepest, budget > 0 else { throw .endless }
        budget -= 1
    }

    private func choice(for number: SpelledNumber, _ ruleSet: SpellingRules.RuleSet) -> Choice? {
        if ruleSet.isFraction { return fractionChoice(for: number, ruleSet) }
        if ruleSet.specials != 0 {
            if number.isNegative, let rule = ruleSet.rule(.negative) { return Choice(rule: rule, context: .negative) }
            if !number.isInteger, let rule = fractionRule(for: number, ruleSet) {
                return Choice(rule: rule, context: .fraction)
            }
        }
        let whole = number.rounded
        let value = whole.high == 0 ? whole.low : .max
        var rule: Int
        if value < UInt64(ruleSet.direct) {
            rule = ruleSet.first + Int(value)
        } else {
            guard ruleSet.count > 0 else {
                return ruleSet.rule(.standard).map { Choice(rule: $0, context: .fraction) }
            }
            var low = ruleSet.first
            var high = ruleSet.first + ruleSet.count
            while low < high {
                let middle = (low + high) >> 1
                if ruleList[middle].base > value { high = middle } else { low = middle + 1 }
            }
            rule = low - 1
            guard rule >= ruleSet.first else { return nil }
        }
        let found = ruleList[rule]
        var choice = Choice(rule: rule, context: .integer)
        if found.hasOptional || found.rollsBack {
            let isBase = value == found.base
            let isMultiple = whole.quotientAndRemainder(dividingBy: found.divisor).remainder == 0
            if found.hasOptional {
                choice.writesOptional = !(isBase || (found.hasSmaller && found.divisor > 1 && isMultiple))
            } else if isMultiple, !isBase {
                rule -= 1
                guard rule >= ruleSet.first else { return nil }
                choice.rule = rule
            }
        }
        return choice
    }

    private func fractionRule(for number: SpelledNumber, _ ruleSet: SpellingRules.RuleSet) -> Int? {
        func rule(_ point: SpecialRule, _ comma: SpecialRule) -> Int? {
            let first = rules.hasDecimalComma ? ruleSet.rule(comma) : nil
            return first ?? ruleSet.rule(point) ?? ruleSet.rule(comma)
        }
        let proper = number.whole.isZero ? rule(.properFraction, .properFractionComma) : nil
        return proper ?? rule(.improperFraction, .improperFractionComma) ?? ruleSet.rule(.standard)
    }

    /// The rule whose base value, as a denominator, is the nearest to making the number a fraction; the first of those.
    /// If the next rule has the same base value, it is for numerators other than one.
    private func fractionChoice(for number: SpelledNumber, _ ruleSet: SpellingRules.RuleSet) -> Choice? {
        guard ruleSet.count > 0 else { return nil }
        let bases = (0..<ruleSet.count).map { ruleList[ruleSet.first + $0].divisor }
        var multiple = bases[0]
        for base in bases.dropFirst() {
            let (product, overflow) = multiple.multipliedReportingOverflow(by: base / Self.divisor(multiple, base))
            if overflow { return nil }
            multiple = product
        }
        let whole = number.whole.multipliedReportingOverflow(by: multiple).partialValue
        let numerator = whole.addingReportingOverflow(number.numerator(of: multiple)).partialValue
        let part = numerator.quotientAndRemainder(dividingBy: multiple).remainder
        var best = UInt64.max
        var winner = 0
        for (rule, base) in bases.enumerated() where best > 0 {
            let product = part.multipliedFullWidth(by: base)
            let remainder = multiple.dividingFullWidth((product.high % multiple, product.low)).remainder
            let distance = min(remainder, multiple - remainder)
            if distance < best { (best, winner) = (distance, rule) }
        }
        if winner + 1 < bases.count, bases[winner + 1] == bases[winner] {
            let (double, overflow) = bases[winner].multipliedReportingOverflow(by: 2)
            let halves = overflow ? .zero : number.numerator(of: double)
            // The numerator is below one half, or at least two.
            if halves < .init(1) || halves >= .init(4) || !number.whole.isZero { winner += 1 }
        }
        return Choice(rule: ruleSet.first + winner, context: .numerator)
    }

    /// The greatest common divisor.
    private static func divisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}

// MARK: Applying rules

extension Spelling {
    private mutating func run(
        _ choice: Choice, _ number: SpelledNumber, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        let rule = ruleList[choice.rule]
        var place = rule.start
        while place < rule.end {
            let step = steps[place]
            place += 1
            guard let operation = step.operation else {
                try append(step)
                continue
            }
            switch operation {
            case .optional:
                if !choice.writesOptional { place = self.place(after: .otherwise, .optionalEnd, from: place, rule.end) }
            case .otherwise: place = self.place(after: .optionalEnd, .optionalEnd, from: place, rule.end)
            case .form: place = self.place(after: .formsEnd, .formsEnd, from: place, rule.end)
            case .cardinal, .ordinal:
                let category = category(
                    of: number, rule.divisor, choice.context, isOrdinal: operation == .ordinal)
                place = self.place(ofForm: category, from: place, rule.end)
            case .formsEnd, .optionalEnd, .end, .divisor: break
            default: try write(operation, Int(step.argument), choice, rule.divisor, number, set, depth)
            }
        }
    }

    private mutating func append(_ step: SpellingRules.Step) throws(SpellingFailure) {
        let length = Int(step.length)
        guard count + length <= buffer.count else { throw .fullBuffer }
        let offset = Int(step.offset)
        (buffer.baseAddress.unsafelyUnwrapped + count).update(from: texts + offset, count: length)
        count += length
    }

    private mutating func append(_ text: String) throws(SpellingFailure) {
        for byte in text.utf8 { try append(byte) }
    }

    private mutating func append(_ byte: UInt8) throws(SpellingFailure) {
        guard count < buffer.count else { throw .fullBuffer }
        buffer[count] = byte
        count += 1
    }

    /// The place after the next of two operations.
    private func place(
        after first: RuleOperation, _ second: RuleOperation, from place: Int, _ end: Int
    ) -> Int {
        for index in place..<end where steps[index].operation == first || steps[index].operation == second {
            return index + 1
        }
        return end
    }

    /// The place of the text for a category, or of that for `other`.
    private func place(ofForm category: PluralCategory, from place: Int, _ end: Int) -> Int {
        for index in place..<end {
            let step = steps[index]
            if step.operation == .formsEnd { return index + 1 }
            if step.operation == .form,
                step.argument == category.rawValue || step.argument == PluralCategory.other.rawValue
            {
                return index + 1
            }
        }
        return end
    }

    private func category(
        of number: SpelledNumber, _ divisor: UInt64, _ context: Context, isOrdinal: Bool
    ) -> PluralCategory {
        let count: SpelledNumber.Whole =
            switch context {
            case .numerator: number.numerator(of: divisor)
            // As in ICU, 0.7 counts as the nearest whole number, and 1.7 as 1.
            case .integer where number.whole.isZero: number.numerator(of: divisor)
            case .integer: number.whole.quotientAndRemainder(dividingBy: divisor).quotient
            case .negative, .fraction: number.whole
            }
        return rules.category(of: count, isOrdinal: isOrdinal)
    }
}

// MARK: Writing numbers within rules

extension Spelling {
    private mutating func run(
        notFinite value: DecimalValue, _ rule: Int, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        for place in ruleList[rule].start..<ruleList[rule].end {
            let step = steps[place]
            switch step.operation {
            case nil: try append(step)
            case .sameInPattern, .largerInPattern, .smallerInPattern:
                try append(rules.digits(of: value.magnitude, pattern: Int(step.argument)))
            case .sameInSet, .largerInSet, .smallerInSet, .largerInSetWithZeros:
                if Int(step.argument) < rules.sets.count {
                    try write(notFinite: value.magnitude, Int(step.argument), depth: depth + 1)
                }
            case .larger, .smaller, .smallerWithPreviousRule:
                try write(notFinite: value.magnitude, set, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func write(
        _ operation: RuleOperation, _ argument: Int, _ choice: Choice, _ divisor: UInt64, _ number: SpelledNumber,
        _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        let part: SpelledNumber
        switch operation {
        case .sameInSet, .sameInPattern:
            part = number
        case .larger, .largerInSet, .largerInSetWithZeros, .largerInPattern:
            switch choice.context {
            case .integer:
                // ICU divides whole numbers towards zero, and those that it writes in digits, or that have fractions,
                // down.
                let roundsDown = operation == .largerInPattern || !number.isInteger
                part = number.quotient(dividingBy: divisor, roundsDown: roundsDown)
            case .negative: part = number.magnitude
            case .fraction: part = number.quotient(dividingBy: 1, roundsDown: true)
            case .numerator:
                part = SpelledNumber(number.numerator(of: divisor))
                if operation == .largerInSetWithZeros { try writeZeros(before: part, of: divisor, argument, depth) }
            }
        default:
            switch choice.context {
            case .integer:
                part = number.remainder(dividingBy: divisor)
                if operation == .smallerWithPreviousRule, choice.rule > sets[set].first {
                    try spend(depth)
                    return try run(Choice(rule: choice.rule - 1, context: .integer), part, set, depth + 1)
                }
            case .negative: part = number.magnitude
            case .fraction:
                if operation == .smaller || operation == .smallerWithPreviousRule {
                    return try writeDigits(of: number, withSpaces: operation == .smaller, set, depth)
                }
                part = SpelledNumber(fraction: number.fraction, places: number.places)
            case .numerator: part = SpelledNumber(number.numerator(of: divisor))
            }
        }
        switch operation {
        case .sameInPattern, .largerInPattern, .smallerInPattern:
            guard let value = part.value else { throw .tooManyDigits }
            try append(rules.digits(of: value, pattern: argument))
        case .sameInSet, .largerInSet, .smallerInSet, .largerInSetWithZeros:
            try write(part, argument, depth: depth + 1)
        default:
            try write(part, set, depth: depth + 1)
        }
    }

    /// Writes the digits of the fraction one by one, as the rule set writes them; at least one digit.
    private mutating func writeDigits(
        of number: SpelledNumber, withSpaces: Bool, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        var rest = number.fraction
        var places = number.places
        if places == 0 { return try write(SpelledNumber(.zero), set, depth: depth + 1) }
        while places > 0 {
            if places < number.places, withSpaces { try append(UInt8(ascii: " ")) }
            places -= 1
            let (digit, remainder) = rest.quotientAndRemainder(dividingByPowerOfTen: places)
            rest = remainder
            try write(SpelledNumber(digit), set, depth: depth + 1)
        }
    }

    /// Writes a zero for each place that a numerator is shorter than its denominator: 3 of 1000 has two.
    private mutating func writeZeros(
        before numerator: SpelledNumber, of denominator: UInt64, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        var count = numerator.whole
        guard !count.isZero else { return }
        while true {
            let (product, overflow) = count.multipliedReportingOverflow(by: 10)
            if overflow || product >= .init(denominator) { return }
            count = product
            try write(SpelledNumber(.zero), set, depth: depth + 1)
            try append(UInt8(ascii: " "))
        }
    }
}

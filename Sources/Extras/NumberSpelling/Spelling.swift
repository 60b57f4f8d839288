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
package enum SpellingFailure: Error, CustomStringConvertible {
    case tooManyDigits
    case endless
    /// The text does not fit. A larger buffer may do.
    case fullBuffer

    package var description: String {
        switch self {
        case .tooManyDigits: "the number has more digits than the rules can read"
        case .endless: "the rules call one another without end"
        case .fullBuffer: "the text does not fit the buffer"
        }
    }
}

/// Writes the words of one number into a buffer.
package struct Spelling: ~Copyable {
    // The speller keeps these alive. What is read often are copies, because each look into an object counts its owners.
    private unowned(unsafe) let rules: SpellingRules
    private let sets: UnsafePointer<SpellingRules.RuleSet>
    private let setCount: Int
    private let ruleList: UnsafePointer<SpellingRules.Rule>
    private let steps: UnsafePointer<SpellingRules.Step>
    private let texts: UnsafePointer<UInt8>
    /// The texts of small numbers, and their bytes.
    private let smallTexts: UnsafeBufferPointer<SpellingRules.Text>
    private let smallBytes: UnsafePointer<UInt8>
    /// Notes the rules that are applied, if anybody asks. The caller keeps it alive: to count its owners takes time.
    private let trace: Unmanaged<RuleTrace>?
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// The most bytes that the text may have. Behind them there is room for the last piece of a text.
    private let capacity: Int
    private(set) var count = 0
    /// How many more rules may be used. Tables from outside could ask for more than a lifetime.
    private(set) var budget: Int
    /// Whether a part of the number is written in digits.
    package private(set) var hasDigits = false

    // Shared arguments are not retained.
    package init(
        _ rules: __shared SpellingRules, _ small: __shared SmallNumbers?, _ buffer: UnsafeMutableBufferPointer<UInt8>
    ) {
        self.init(rules, small, buffer, budget: Self.mostRules)
    }

    init(
        _ rules: __shared SpellingRules, _ small: __shared SmallNumbers?,
        _ buffer: UnsafeMutableBufferPointer<UInt8>, budget: Int, trace: RuleTrace? = nil
    ) {
        self.rules = rules
        self.buffer = buffer
        capacity = buffer.count - SpellingRules.piece
        self.budget = budget
        self.trace = trace.map { Unmanaged.passUnretained($0) }
        sets = rules.sets.baseAddress.unsafelyUnwrapped
        setCount = rules.sets.count
        ruleList = rules.rules.baseAddress.unsafelyUnwrapped
        steps = rules.steps.baseAddress.unsafelyUnwrapped
        texts = rules.texts.baseAddress.unsafelyUnwrapped
        smallTexts = small?.places ?? .init(start: nil, count: 0)
        smallBytes = small?.bytes.baseAddress ?? texts
    }

    static var mostRules: Int { 20_000 }

    /// The text so far.
    package var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

    package mutating func write(_ value: DecimalValue) throws(SpellingFailure) {
        guard value.isFinite else { return try write(notFinite: value, 0, depth: 0) }
        if value.exponent == 0, !value.isNegative, value.coefficient.high == 0 {
            return try write(value.coefficient.low, 0, depth: 0)
        }
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
    private struct Choice<Number> {
        var rule: Int
        var context: Context
        /// The quotient and the remainder of a rule with a base value.
        var quotient: Number
        var remainder: Number
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
            return try run(notFinite: value, rule, depth)
        }
        if let rule = ruleSet.rule(value.isNaN ? .notANumber : .infinity) {
            return try run(notFinite: value, rule, depth)
        }
        try append(rules.symbol(of: value.magnitude))
    }

    // Inlined: the benchmark's numbers in words.
    /// Writes a number by a rule set.
    @inline(__always)
    mutating func write(_ number: some RuleNumber, _ set: Int, depth: Int) throws(SpellingFailure) {
        if let small = number.small {
            if let text = self.text(of: small, set) { return try append(text, smallBytes) }
            try apply(small, set, depth)
        } else {
            try apply(number, set, depth)
        }
    }

    // Inlined: the benchmark's numbers in words.
    /// The text of a small number; nil if it is not known.
    @inline(__always)
    private func text(of number: UInt64, _ set: Int) -> SpellingRules.Text? {
        guard number < SpellingRules.smallNumbers, !smallTexts.isEmpty, set < setCount else { return nil }
        let place = sets[set].wholeNumbers &* SpellingRules.smallNumbers &+ Int(truncatingIfNeeded: number)
        guard place < smallTexts.count, smallTexts[place].isKnown else { return nil }
        return smallTexts[place]
    }

    /// Applies a rule, and to the remainder that its last step writes the next one, and so on.
    private mutating func apply<Number: RuleNumber>(
        _ number: Number, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        var (number, set, depth) = (number, set, depth)
        let first = trace?._withUnsafeGuaranteedRef { $0.rules.count }
        defer { if let first { trace?._withUnsafeGuaranteedRef { $0.end(first, at: count) } } }
        repeat {
            try spend(depth)
            // A name that no rule set has.
            guard set < setCount else { return }
            // A rule that only leads to another set is not skipped if rules are noted.
            if first == nil, number.small != nil { set = sets[set].wholeNumbers }
            guard set < setCount, let choice = choice(for: number, sets + set) else { return }
            trace?._withUnsafeGuaranteedRef {
                $0.begin(choice.rule, set, number.general.value, depth: depth, at: count)
            }
            guard let next = try run(choice, number, depth) else { return }
            if let small = choice.remainder.small, let text = text(of: small, next) {
                return try append(text, smallBytes)
            }
            (number, set) = (choice.remainder, next)
            if first != nil { depth += 1 }
        } while true
    }

    private mutating func spend(_ depth: Int) throws(SpellingFailure) {
        guard depth < NumberRuleLayout.deepest, budget > 0 else { throw .endless }
        budget -= 1
    }

    // Inlined: the benchmark's numbers in words.
    @inline(__always)
    private func choice<Number: RuleNumber>(
        for number: Number, _ ruleSet: UnsafePointer<SpellingRules.RuleSet>
    ) -> Choice<Number>? {
        let first = ruleSet.pointee.first
        if !number.isInteger || number.isNegative || ruleSet.pointee.hasSpecialChoice {
            if let (rule, context) = specialRule(for: number.general, ruleSet.pointee) {
                return Choice(rule: rule, context: context, quotient: number, remainder: number)
            }
            if ruleSet.pointee.hasSpecialChoice { return nil }
        }
        let value = number.nearest
        var low = value < SpellingRules.smallNumbers ? first : ruleSet.pointee.large
        var high = first &+ ruleSet.pointee.count
        while low < high {
            let middle = (low &+ high) >> 1
            if ruleList[middle].base > value { high = middle } else { low = middle &+ 1 }
        }
        let rule = low &- 1
        guard rule >= first else { return nil }
        let found = ruleList + rule
        let divisor = found.pointee.divisor
        let (quotient, remainder) = number.divided(by: divisor)
        var choice = Choice(rule: rule, context: .integer, quotient: quotient, remainder: remainder)
        if found.pointee.hasOptional || found.pointee.rollsBack {
            let isBase = value == found.pointee.base
            let isMultiple = remainder.isZero || (!number.isInteger && number.general.roundsToMultiple(of: divisor))
            if found.pointee.hasOptional {
                choice.writesOptional = !(isBase || (found.pointee.hasSmaller && divisor > 1 && isMultiple))
            } else if isMultiple, !isBase {
                guard rule > first else { return nil }
                choice.rule = rule &- 1
                (choice.quotient, choice.remainder) = number.divided(by: found[-1].divisor)
            }
        }
        return choice
    }

    // Kept apart, so that whole numbers do not pay for it: the benchmark's numbers in words.
    /// The rule for a number that base values do not decide about.
    @inline(never)
    private func specialRule(
        for number: SpelledNumber, _ ruleSet: SpellingRules.RuleSet
    ) -> (rule: Int, context: Context)? {
        if ruleSet.isFraction { return fractionRule(nearest: number, ruleSet).map { ($0, .numerator) } }
        if number.isNegative, let rule = ruleSet.rule(.negative) { return (rule, .negative) }
        if !number.isInteger, let rule = fractionRule(for: number, ruleSet) { return (rule, .fraction) }
        return ruleSet.count == 0 ? ruleSet.rule(.standard).map { ($0, .fraction) } : nil
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
    private func fractionRule(nearest number: SpelledNumber, _ ruleSet: SpellingRules.RuleSet) -> Int? {
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
        return ruleSet.first + winner
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
    // Inlined: the benchmark's numbers in words.
    /// Applies a rule.
    ///
    /// - Returns: The rule set for the remainder, if the last step writes it. It is not written yet.
    @inline(__always)
    private mutating func run<Number: RuleNumber>(
        _ choice: Choice<Number>, _ number: Number, _ depth: Int
    ) throws(SpellingFailure) -> Int? {
        let rule = ruleList[choice.rule]
        var (place, end) = rule.places(writesOptional: choice.writesOptional)
        let isPlain = choice.context == .integer && !number.isNegative
        while place < end {
            let step = steps[place]
            place += 1
            guard let operation = step.operation else {
                try append(step.text, texts)
                continue
            }
            switch operation {
            case .largerInSet where isPlain: try write(choice.quotient, Int(step.argument), depth: depth + 1)
            case .smaller where isPlain, .smallerInSet where isPlain:
                if place == end { return Int(step.argument) }
                try write(choice.remainder, Int(step.argument), depth: depth + 1)
            case .form: place = self.place(afterFormsFrom: place, end)
            case .cardinal, .ordinal:
                var isOrdinal = false
                if case .ordinal = operation { isOrdinal = true }
                let category = category(of: number, choice, rule.divisor, isOrdinal: isOrdinal)
                place = self.place(ofForm: category, from: place, end)
            case .formsEnd: break
            default: try write(operation, Int(step.argument), choice, rule.divisor, number, depth)
            }
        }
        return nil
    }

    // Inlined: the benchmark's numbers in words.
    @inline(__always)
    private mutating func append(
        _ text: SpellingRules.Text, _ bytes: UnsafePointer<UInt8>
    ) throws(SpellingFailure) {
        var source = UnsafeRawPointer(bytes + Int(text.offset))
        var target = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped + count)
        count += Int(text.length)
        guard count <= capacity else { throw .fullBuffer }
        var rest = Int(text.length)
        repeat {
            target.storeBytes(of: source.loadUnaligned(as: SIMD2<UInt64>.self), as: SIMD2<UInt64>.self)
            source += SpellingRules.piece
            target += SpellingRules.piece
            rest -= SpellingRules.piece
        } while rest > 0
    }

    private mutating func append(_ text: String) throws(SpellingFailure) {
        for byte in text.utf8 { try append(byte) }
    }

    private mutating func append(_ byte: UInt8) throws(SpellingFailure) {
        guard count < capacity else { throw .fullBuffer }
        buffer[count] = byte
        count += 1
    }

    private func place(afterFormsFrom place: Int, _ end: Int) -> Int {
        for index in place..<end { if case .formsEnd = steps[index].operation { return index + 1 } }
        return end
    }

    /// The place of the text for a category, or of that for `other`.
    private func place(ofForm category: PluralCategory, from place: Int, _ end: Int) -> Int {
        for index in place..<end {
            switch steps[index].operation {
            case .formsEnd: return index + 1
            case .form:
                let form = steps[index].argument
                if form == category.rawValue || form == PluralCategory.other.rawValue { return index + 1 }
            default: break
            }
        }
        return end
    }

    private func category<Number: RuleNumber>(
        of number: Number, _ choice: Choice<Number>, _ divisor: UInt64, isOrdinal: Bool
    ) -> PluralCategory {
        let count: SpelledNumber.Whole =
            switch choice.context {
            case .numerator: number.general.numerator(of: divisor)
            // As in ICU, 0.7 counts as the nearest whole number, and 1.7 as 1.
            case .integer where number.whole.isZero: number.general.numerator(of: divisor)
            case .integer: choice.quotient.whole
            case .negative, .fraction: number.whole
            }
        return rules.category(of: count, isOrdinal: isOrdinal)
    }
}

// MARK: Writing numbers within rules

extension Spelling {
    private mutating func run(
        notFinite value: DecimalValue, _ rule: Int, _ depth: Int
    ) throws(SpellingFailure) {
        let (start, end) = ruleList[rule].places(writesOptional: true)
        for place in start..<end {
            let step = steps[place]
            switch step.operation {
            case nil: try append(step.text, texts)
            case .sameInPattern, .largerInPattern, .smallerInPattern:
                hasDigits = true
                try append(rules.digits(of: value.magnitude, pattern: Int(step.argument)))
            case .sameInSet, .largerInSet, .largerInSetWithZeros, .smaller, .smallerInSet, .smallerWithPreviousRule:
                if Int(step.argument) < setCount {
                    try write(notFinite: value.magnitude, Int(step.argument), depth: depth + 1)
                }
            default: break
            }
        }
    }

    private mutating func write<Number: RuleNumber>(
        _ operation: RuleOperation, _ argument: Int, _ choice: Choice<Number>, _ divisor: UInt64, _ number: Number,
        _ depth: Int
    ) throws(SpellingFailure) {
        switch choice.context {
        case .integer:
            switch operation {
            case .sameInSet, .sameInPattern: try write(number, operation, argument, depth)
            case .largerInSet, .largerInSetWithZeros, .largerInPattern:
                // ICU divides whole numbers towards zero, and those that it writes in digits, or that have fractions,
                // down.
                if number.isNegative, !choice.remainder.isZero, operation == .largerInPattern || !number.isInteger {
                    let quotient = SpelledNumber(choice.quotient.whole.incremented(), isNegative: true)
                    try write(quotient, operation, argument, depth)
                } else {
                    try write(choice.quotient, operation, argument, depth)
                }
            case .smallerWithPreviousRule where choice.rule > sets[argument].first:
                try spend(depth)
                let (quotient, remainder) = choice.remainder.divided(by: ruleList[choice.rule - 1].divisor)
                let previous = Choice(
                    rule: choice.rule - 1, context: .integer, quotient: quotient, remainder: remainder)
                if let set = try run(previous, choice.remainder, depth + 1) {
                    try write(remainder, set, depth: depth + 1)
                }
            default: try write(choice.remainder, operation, argument, depth)
            }
        case .negative:
            let isSame = operation == .sameInSet || operation == .sameInPattern
            let part = isSame ? number.general : number.general.magnitude
            try write(part, operation, argument, depth)
        case .fraction, .numerator:
            try write(
                operation, argument, isNumerator: choice.context == .numerator, divisor, number.general, depth)
        }
    }

    /// Writes a part of a number with a fraction.
    private mutating func write(
        _ operation: RuleOperation, _ argument: Int, isNumerator: Bool, _ divisor: UInt64, _ number: SpelledNumber,
        _ depth: Int
    ) throws(SpellingFailure) {
        let part: SpelledNumber
        switch operation {
        case .sameInSet, .sameInPattern: part = number
        case .largerInSet, .largerInSetWithZeros, .largerInPattern:
            if isNumerator {
                part = SpelledNumber(number.numerator(of: divisor))
                if operation == .largerInSetWithZeros { try writeZeros(before: part, of: divisor, argument, depth) }
            } else {
                let isDown = number.isNegative && !number.isInteger
                part = SpelledNumber(
                    isDown ? number.whole.incremented() : number.whole, isNegative: number.isNegative)
            }
        default:
            if isNumerator {
                part = SpelledNumber(number.numerator(of: divisor))
            } else {
                if operation == .smaller || operation == .smallerWithPreviousRule {
                    return try writeDigits(of: number, withSpaces: operation == .smaller, argument, depth)
                }
                part = SpelledNumber(fraction: number.fraction, places: number.places)
            }
        }
        try write(part, operation, argument, depth)
    }

    /// Writes a number as an operation has it: in digits or by a rule set.
    private mutating func write(
        _ part: some RuleNumber, _ operation: RuleOperation, _ argument: Int, _ depth: Int
    ) throws(SpellingFailure) {
        switch operation {
        case .sameInPattern, .largerInPattern, .smallerInPattern:
            guard let value = part.general.value else { throw .tooManyDigits }
            hasDigits = true
            return try append(rules.digits(of: value, pattern: argument))
        default: break
        }
        try write(part, argument, depth: depth + 1)
    }

    /// Writes the digits of the fraction one by one, as the rule set writes them; at least one digit.
    private mutating func writeDigits(
        of number: SpelledNumber, withSpaces: Bool, _ set: Int, _ depth: Int
    ) throws(SpellingFailure) {
        var rest = number.fraction
        var places = number.places
        if places == 0 { return try write(0 as UInt64, set, depth: depth + 1) }
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
            try write(0 as UInt64, set, depth: depth + 1)
            try append(UInt8(ascii: " "))
        }
    }
}

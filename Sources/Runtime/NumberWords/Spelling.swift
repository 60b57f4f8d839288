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
enum SpellingFailure: Error {
    case tooManyDigits
    case endless
}

/// Writes the words of one number.
struct Spelling {
    let rules: SpellingRules
    var text: [UInt8]
    /// How many more rules may be used. Tables from outside could ask for more than a lifetime.
    private var budget = 20_000

    init(rules: SpellingRules, text: [UInt8]) {
        self.rules = rules
        self.text = text
    }

    /// The kind of a rule, which says what its operations stand for.
    private enum Context {
        /// A rule with a base value.
        case integer
        case negative
        /// x.x, 0.x and x.0.
        case fraction
        /// A rule of a set of fractions, whose divisor is the denominator.
        case numerator(base: UInt64)
    }

    /// A rule to apply.
    private struct Choice {
        var body: Int
        var context: Context
        /// The base value; 0 for special rules.
        var base: UInt64 = 0
        /// The whole number that the rule was chosen for.
        var chosenFor = SpelledNumber.Whole.zero
        /// Whether the rule writes what stands in brackets; nil if the number decides.
        var writesOptional: Bool?
    }
}

// MARK: Choosing rules

extension Spelling {
    mutating func write(
        notFinite value: DecimalValue, _ ruleSet: RuleSetPlace, depth: Int
    ) throws(SpellingFailure) {
        if value.isNegative, let body = ruleSet.body(of: .negative) {
            return try run(
                Choice(body: body, context: .negative), SpelledNumber(.zero), ruleSet, depth, notFinite: value)
        }
        guard let body = ruleSet.body(of: value.isNaN ? .notANumber : .infinity) else {
            text.append(contentsOf: rules.symbol(of: value.magnitude).utf8)
            return
        }
        try run(Choice(body: body, context: .fraction), SpelledNumber(.zero), ruleSet, depth, notFinite: value)
    }

    mutating func write(_ number: SpelledNumber, _ ruleSet: RuleSetPlace, depth: Int) throws(SpellingFailure) {
        guard depth < NumberRuleLayout.deepest, budget > 0 else { throw .endless }
        budget -= 1
        guard let choice = choice(for: number, ruleSet) else { return }
        try run(choice, number, ruleSet, depth)
    }

    private func choice(for number: SpelledNumber, _ ruleSet: RuleSetPlace) -> Choice? {
        if ruleSet.isFraction { return fractionChoice(for: number, ruleSet) }
        if number.isNegative, let body = ruleSet.body(of: .negative) {
            return Choice(body: body, context: .negative)
        }
        if !number.isInteger, let body = fractionBody(for: number, ruleSet) {
            return Choice(body: body, context: .fraction)
        }
        let whole = number.rounded
        guard ruleSet.ruleCount > 0 else {
            return ruleSet.body(of: .standard).map { Choice(body: $0, context: .fraction) }
        }
        let rank = rules.tables.rank(of: whole.high == 0 ? whole.low : .max)
        let rule = ruleSet.rules(below: rank) - 1
        guard rule >= 0 else { return nil }
        let base = rules.tables.value(.bases, ruleSet.base(ofRule: rule))
        return Choice(body: rule, context: .integer, base: base, chosenFor: whole)
    }

    private func fractionBody(for number: SpelledNumber, _ ruleSet: RuleSetPlace) -> Int? {
        func body(_ point: SpecialRule, _ comma: SpecialRule) -> Int? {
            let first = rules.hasDecimalComma ? ruleSet.body(of: comma) : nil
            return first ?? ruleSet.body(of: point) ?? ruleSet.body(of: comma)
        }
        let proper = number.whole.isZero ? body(.properFraction, .properFractionComma) : nil
        return proper ?? body(.improperFraction, .improperFractionComma) ?? ruleSet.body(of: .standard)
    }

    /// The rule whose base value, as a denominator, is the nearest to making the number a fraction; the first of those.
    /// If the next rule has the same base value, it is for numerators other than one.
    private func fractionChoice(for number: SpelledNumber, _ ruleSet: RuleSetPlace) -> Choice? {
        guard ruleSet.ruleCount > 0 else { return nil }
        let bases = (0..<ruleSet.ruleCount).map { max(1, rules.tables.value(.bases, ruleSet.base(ofRule: $0))) }
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
            let doubled = number.numerator(of: 2 * bases[winner])
            // The numerator is below one half, or at least two.
            if doubled < .init(1) || doubled >= .init(4) || !number.whole.isZero { winner += 1 }
        }
        return Choice(body: winner, context: .numerator(base: bases[winner]), base: bases[winner])
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
        _ choice: Choice, _ number: SpelledNumber, _ ruleSet: RuleSetPlace, _ depth: Int,
        notFinite: DecimalValue? = nil
    ) throws(SpellingFailure) {
        // Typed errors do not pass through the closure.
        let failure = withUnsafeTemporaryAllocation(
            of: UInt32.self, capacity: NumberRuleLayout.longestBody
        ) { buffer -> SpellingFailure? in
            let vocabulary = rules.vocabulary
            let count = vocabulary.read(at: vocabulary.start(ofBody: choice.body, of: ruleSet), into: buffer)
            let tokens = UnsafeBufferPointer(rebasing: buffer[..<count])
            do throws(SpellingFailure) {
                try run(tokens, choice, number, ruleSet, depth, notFinite)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    private mutating func run(
        _ tokens: UnsafeBufferPointer<UInt32>, _ choice: Choice, _ number: SpelledNumber, _ ruleSet: RuleSetPlace,
        _ depth: Int, _ notFinite: DecimalValue?
    ) throws(SpellingFailure) {
        var writesOptional = true
        var divisor: UInt64 = 1
        var place = 0
        if case .integer = choice.context {
            let outline = RuleOutline(tokens)
            divisor = outline.divisor.map { rules.tables.value(.divisors, $0) } ?? Self.power(below: choice.base)
            let isMultiple =
                divisor > 0 && choice.chosenFor.quotientAndRemainder(dividingBy: divisor).remainder == 0
            let isBase = choice.chosenFor == .init(choice.base)
            if outline.hasOptional {
                writesOptional =
                    choice.writesOptional ?? !(isBase || (outline.hasSmaller && divisor > 1 && isMultiple))
            } else if outline.hasSmaller, isMultiple, !isBase, choice.writesOptional == nil,
                choice.base % divisor != 0
            {
                guard choice.body > 0 else { return }
                return try runPrevious(choice, number, ruleSet, depth)
            }
            if outline.divisor != nil { place = 1 }
        } else if case .numerator(let base) = choice.context {
            divisor = base
        }
        while place < tokens.count {
            let token = RuleToken(packed: Int(tokens[place]))
            place += 1
            switch token {
            case .text(let offset, let length):
                text.append(
                    contentsOf: UnsafeBufferPointer(start: rules.vocabulary.texts + offset, count: length))
            case .operation(.optional, _):
                if !writesOptional { place = Self.index(after: [.otherwise, .optionalEnd], from: place, in: tokens) }
            case .operation(.otherwise, _):
                place = Self.index(after: [.optionalEnd], from: place, in: tokens)
            case .operation(.cardinal, _), .operation(.ordinal, _):
                let isOrdinal = token == .operation(.ordinal, 0)
                let category = category(of: number, divisor, choice.context, isOrdinal: isOrdinal)
                place = Self.index(ofForm: category, from: place, in: tokens)
            case .operation(.form, _):
                place = Self.index(after: [.formsEnd], from: place, in: tokens)
            case .operation(.formsEnd, _), .operation(.optionalEnd, _), .operation(.end, _), .operation(.divisor, _):
                break
            case .operation(let operation, let argument):
                if let notFinite {
                    try write(notFinite: notFinite, operation, argument, ruleSet, depth)
                } else {
                    try write(operation, argument, choice, number, divisor, ruleSet, depth)
                }
            }
        }
    }

    /// Applies the rule before one, as it is.
    private mutating func runPrevious(
        _ choice: Choice, _ number: SpelledNumber, _ ruleSet: RuleSetPlace, _ depth: Int
    ) throws(SpellingFailure) {
        let rule = choice.body - 1
        guard rule >= 0, depth < NumberRuleLayout.deepest, budget > 0 else { throw .endless }
        budget -= 1
        var previous = choice
        previous.body = rule
        previous.base = rules.tables.value(.bases, ruleSet.base(ofRule: rule))
        previous.writesOptional = true
        try run(previous, number, ruleSet, depth)
    }

    /// The place after the next of some operations.
    private static func index(
        after operations: [RuleOperation], from place: Int, in tokens: UnsafeBufferPointer<UInt32>
    ) -> Int {
        for index in place..<tokens.count {
            if case .operation(let operation, _) = RuleToken(packed: Int(tokens[index])), operations.contains(operation)
            {
                return index + 1
            }
        }
        return tokens.count
    }

    /// The place of the text for a category, or of that for `other`.
    private static func index(
        ofForm category: PluralCategory, from place: Int, in tokens: UnsafeBufferPointer<UInt32>
    ) -> Int {
        for index in place..<tokens.count {
            guard case .operation(let operation, let form) = RuleToken(packed: Int(tokens[index])) else { continue }
            if operation == .formsEnd { return index + 1 }
            if operation == .form, form == category.rawValue || form == PluralCategory.other.rawValue {
                return index + 1
            }
        }
        return tokens.count
    }

    private func category(
        of number: SpelledNumber, _ divisor: UInt64, _ context: Context, isOrdinal: Bool
    ) -> PluralCategory {
        let count: SpelledNumber.Whole =
            switch context {
            case .numerator: number.numerator(of: divisor)
            // As in ICU, 0.7 counts as the nearest whole number, and 1.7 as 1.
            case .integer where number.whole.isZero: number.numerator(of: max(1, divisor))
            case .integer: number.whole.quotientAndRemainder(dividingBy: max(1, divisor)).quotient
            case .negative, .fraction: number.whole
            }
        return rules.category(of: count, isOrdinal: isOrdinal)
    }

    /// The greatest power of ten that is not above a base value; 1 for 0.
    private static func power(below base: UInt64) -> UInt64 {
        var power: UInt64 = 1
        while base / power >= 10 { power *= 10 }
        return power
    }
}

/// What must be known of a rule before it is applied.
private struct RuleOutline {
    /// The row of the divisor, if it is not the greatest power of ten in the base value.
    var divisor: Int?
    var hasOptional = false
    /// Whether the rule, with what stands in brackets, writes a remainder.
    var hasSmaller = false

    init(_ tokens: UnsafeBufferPointer<UInt32>) {
        var isOtherwise = false
        for token in tokens {
            guard case .operation(let operation, let number) = RuleToken(packed: Int(token)) else { continue }
            switch operation {
            case .divisor: divisor = number
            case .optional: hasOptional = true
            case .otherwise: isOtherwise = true
            case .optionalEnd: isOtherwise = false
            default: if operation.isSmaller, !isOtherwise { hasSmaller = true }
            }
        }
    }
}

// MARK: Writing numbers within rules

extension Spelling {
    private mutating func write(
        notFinite value: DecimalValue, _ operation: RuleOperation, _ argument: Int, _ ruleSet: RuleSetPlace,
        _ depth: Int
    ) throws(SpellingFailure) {
        guard depth < NumberRuleLayout.deepest, budget > 0 else { throw .endless }
        budget -= 1
        let magnitude = value.magnitude
        switch operation {
        case .sameInPattern, .largerInPattern, .smallerInPattern:
            text.append(contentsOf: rules.digits(of: magnitude, pattern: argument).utf8)
        case .sameInSet, .largerInSet, .smallerInSet, .largerInSetWithZeros:
            if let other = rules.ruleSet(argument) { try write(notFinite: magnitude, other, depth: depth + 1) }
        default:
            try write(notFinite: magnitude, ruleSet, depth: depth + 1)
        }
    }

    private mutating func write(
        _ operation: RuleOperation, _ argument: Int, _ choice: Choice, _ number: SpelledNumber, _ divisor: UInt64,
        _ ruleSet: RuleSetPlace, _ depth: Int
    ) throws(SpellingFailure) {
        let part: SpelledNumber
        switch (operation, choice.context) {
        case (.sameInSet, _), (.sameInPattern, _):
            part = number
        case (.larger, .integer), (.largerInSet, .integer), (.largerInSetWithZeros, .integer),
            (.largerInPattern, .integer):
            // ICU divides whole numbers towards zero, and those that it writes in digits, or that have fractions, down.
            let roundsDown = operation == .largerInPattern || !number.isInteger
            part = number.quotient(dividingBy: max(1, divisor), roundsDown: roundsDown)
        case (_, .integer):
            part = number.remainder(dividingBy: max(1, divisor))
            if operation == .smallerWithPreviousRule, choice.body > 0 {
                return try runPrevious(Self.choice(choice, for: part), part, ruleSet, depth + 1)
            }
        case (_, .negative):
            part = number.magnitude
        case (.larger, .fraction), (.largerInSet, .fraction), (.largerInSetWithZeros, .fraction),
            (.largerInPattern, .fraction):
            part = Self.floor(of: number)
        case (.smaller, .fraction), (.smallerWithPreviousRule, .fraction):
            return try writeDigits(of: number, withSpaces: operation == .smaller, ruleSet, depth)
        case (_, .fraction):
            part = SpelledNumber(fraction: number.fraction, places: number.places)
        case (_, .numerator(let base)):
            part = SpelledNumber(number.numerator(of: base))
            if operation == .largerInSetWithZeros, let other = rules.ruleSet(argument) {
                try writeZeros(before: part, of: base, other, depth)
            }
        }
        switch operation {
        case .sameInPattern, .largerInPattern, .smallerInPattern:
            guard let value = part.value else { throw .tooManyDigits }
            text.append(contentsOf: rules.digits(of: value, pattern: argument).utf8)
        case .sameInSet, .largerInSet, .smallerInSet, .largerInSetWithZeros:
            if let other = rules.ruleSet(argument) { try write(part, other, depth: depth + 1) }
        default:
            try write(part, ruleSet, depth: depth + 1)
        }
    }

    private static func choice(_ choice: Choice, for part: SpelledNumber) -> Choice {
        var choice = choice
        choice.chosenFor = part.whole
        return choice
    }

    private static func floor(of number: SpelledNumber) -> SpelledNumber {
        let isDown = number.isNegative && !number.isInteger
        return SpelledNumber(isDown ? number.whole.incremented() : number.whole, isNegative: number.isNegative)
    }

    /// Writes the digits of the fraction one by one, as the rule set writes them; at least one digit, and at most twenty.
    private mutating func writeDigits(
        of number: SpelledNumber, withSpaces: Bool, _ ruleSet: RuleSetPlace, _ depth: Int
    ) throws(SpellingFailure) {
        var rest = number.fraction
        var divisorPlaces = number.places
        if divisorPlaces == 0 { return try write(SpelledNumber(.zero), ruleSet, depth: depth + 1) }
        var isFirst = true
        while divisorPlaces > 0 {
            divisorPlaces -= 1
            let (digit, remainder) = rest.quotientAndRemainder(dividingByPowerOfTen: divisorPlaces)
            rest = remainder
            if !isFirst, withSpaces { text.append(UInt8(ascii: " ")) }
            isFirst = false
            try write(SpelledNumber(digit), ruleSet, depth: depth + 1)
        }
    }

    /// Writes a zero for each place that a numerator is shorter than its denominator: 3 of 1000 has two.
    private mutating func writeZeros(
        before numerator: SpelledNumber, of denominator: UInt64, _ ruleSet: RuleSetPlace, _ depth: Int
    ) throws(SpellingFailure) {
        var count = numerator.whole
        guard !count.isZero else { return }
        while true {
            let (product, overflow) = count.multipliedReportingOverflow(by: 10)
            if overflow || product >= .init(denominator) { return }
            count = product
            try write(SpelledNumber(.zero), ruleSet, depth: depth + 1)
            text.append(UInt8(ascii: " "))
        }
    }
}

import PackedTables

// The syntax of plural rules:
//
//     condition   conjunction { "or" conjunction }
//     conjunction relation { "and" relation }
//     relation    expression ("=" | "!=" | ["not"] "in") ranges
//                 expression ["not"] "within" ranges
//                 expression "is" ["not"] number
//     expression  operand [("%" | "mod") number]
//     operand     "n" | "i" | "v" | "w" | "f" | "t" | "c" | "e"
//     ranges      range { "," range }
//     range       number [".." number]
//
// The words in, within, is and mod are the older form, which LDML still reads. A range holds whole numbers only;
// with "within" it holds all that lies between its ends. The samples that LDML may put behind a condition are not in
// the tables.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax.

/// Reads a plural rule and tells at the same time whether operands fulfil it, straight from its text.
///
/// A rule is read to its end in any case, since one that is malformed anywhere matches nothing.
struct PluralRuleReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let operands: PluralOperands
    private var offset = 0
    private var isMalformed = false

    /// Whether the operands fulfil the rule; nil where it is malformed.
    static func matches(_ text: UnsafeBufferPointer<UInt8>, _ operands: PluralOperands) -> Bool? {
        var reader = PluralRuleReader(text, operands)
        let result = reader.condition()
        reader.skipSpaces()
        return reader.isMalformed || reader.offset < text.count ? nil : result
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, _ operands: PluralOperands) {
        self.text = text
        self.operands = operands
    }
}

// MARK: Grammar

extension PluralRuleReader {
    private mutating func condition() -> Bool {
        var result = conjunction()
        while take("or") {
            let other = conjunction()
            result = result || other
        }
        return result
    }

    private mutating func conjunction() -> Bool {
        var result = relation()
        while take("and") {
            let other = relation()
            result = result && other
        }
        return result
    }

    private mutating func relation() -> Bool {
        let expression = expression()
        if take("=") { return ranges(expression) }
        if take("!=") { return !ranges(expression) }
        if take("is") {
            let isNegated = take("not")
            let value = number()
            return expression.isWithin(value, value, wholeOnly: true) != isNegated
        }
        let isNegated = take("not")
        if take("in") { return ranges(expression) != isNegated }
        if take("within") { return ranges(expression, wholeOnly: false) != isNegated }
        isMalformed = true
        return false
    }

    private mutating func expression() -> Expression {
        let operand = operand()
        guard take("%") || take("mod") else { return Expression(operand.number, hasFraction: operand.hasFraction) }
        let divisor = number()
        guard divisor > 0 else {
            isMalformed = true
            return Expression(.zero, hasFraction: false)
        }
        return Expression(value: operand.number.remainder(dividingBy: divisor), hasFraction: operand.hasFraction)
    }

    private mutating func operand() -> (number: WholeNumber, hasFraction: Bool) {
        skipSpaces()
        let letter = offset < text.count ? text[offset] : 0
        offset += 1
        // A letter that begins a longer word is none.
        if offset < text.count, Self.isLetter(text[offset]) { isMalformed = true }
        switch letter {
        case UInt8(ascii: "n"): return (operands.number, operands.numberHasFraction)
        case UInt8(ascii: "i"): return (operands.integer, false)
        case UInt8(ascii: "v"): return (Self.whole(operands.fractionDigits), false)
        case UInt8(ascii: "w"): return (Self.whole(operands.fractionDigitsWithoutZeros), false)
        case UInt8(ascii: "f"): return (operands.fraction, false)
        case UInt8(ascii: "t"): return (operands.fractionWithoutZeros, false)
        case UInt8(ascii: "c"), UInt8(ascii: "e"): return (Self.whole(operands.exponent), false)
        default:
            isMalformed = true
            return (.zero, false)
        }
    }

    private static func whole(_ count: Int) -> WholeNumber {
        WholeNumber(coefficient: .init(UInt64(max(0, count))), zeros: 0)
    }

    private mutating func ranges(_ expression: Expression, wholeOnly: Bool = true) -> Bool {
        var result = false
        repeat {
            let low = number()
            let high = take("..") ? number() : low
            if high < low { isMalformed = true }
            if expression.isWithin(low, high, wholeOnly: wholeOnly) { result = true }
        } while take(",")
        return result
    }

    /// What stands left of a relation.
    private struct Expression {
        /// The whole part; nil where it has more than 64 bits and so is above every number of a rule.
        let value: UInt64?
        let hasFraction: Bool

        init(value: UInt64?, hasFraction: Bool) {
            self.value = value
            self.hasFraction = hasFraction
        }

        init(_ number: WholeNumber, hasFraction: Bool) {
            self.init(value: number.value, hasFraction: hasFraction)
        }

        func isWithin(_ low: UInt64, _ high: UInt64, wholeOnly: Bool) -> Bool {
            guard let value, value >= low else { return false }
            return hasFraction ? !wholeOnly && value < high : value <= high
        }
    }
}

// MARK: Tokens

extension PluralRuleReader {
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func skipSpaces() {
        while offset < text.count, text[offset] == UInt8(ascii: " ") { offset += 1 }
    }

    /// Goes past a word or a sign, if it is what comes next.
    private mutating func take(_ token: StaticString) -> Bool {
        skipSpaces()
        let count = token.utf8CodeUnitCount
        guard text.count - offset >= count else { return false }
        for index in 0..<count where text[offset + index] != token.utf8Start[index] { return false }
        // A word ends where no further letter follows.
        let end = offset + count
        if Self.isLetter(token.utf8Start[0]), end < text.count, Self.isLetter(text[end]) { return false }
        offset = end
        return true
    }

    private mutating func number() -> UInt64 {
        skipSpaces()
        let start = offset
        var value: UInt64 = 0
        while offset < text.count, Self.isDigit(text[offset]) {
            let (tens, first) = value.multipliedReportingOverflow(by: 10)
            let (sum, second) = tens.addingReportingOverflow(UInt64(text[offset] - UInt8(ascii: "0")))
            if first || second { isMalformed = true }
            value = sum
            offset += 1
        }
        if offset == start { isMalformed = true }
        return value
    }
}

// MARK: Checking

/// Whether a text is a plural rule, for those who write tables.
///
/// The tables give `other` the empty text, which is no rule: it holds where no rule does.
package enum PluralRuleSyntax {
    package static func isWellFormed(_ rule: UnsafeBufferPointer<UInt8>) -> Bool {
        PluralRuleReader.matches(rule, PluralOperands(.zero, fractionDigits: 0)) != nil
    }

    package static func isWellFormed(_ rule: PackedText) -> Bool {
        isWellFormed(rule.utf8)
    }
}

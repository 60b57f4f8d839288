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
// The words in, within, is and mod are older forms, which LDML still allows. A range contains only integers, but with
// "within" it also contains the fractions between its ends. The tables omit the samples that may follow a condition.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax.

/// A comparison in a plural rule, without its ranges.
package struct PluralRelation: Equatable, Sendable {
    /// The operand that is compared.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands>.
    package enum Operand: Equatable, Sendable {
        case n, i, v, w, f, t
        /// c, or its older name e.
        case c
    }

    package let operand: Operand
    /// If this is not nil, the remainder of a division by it is compared. It is not 0.
    package let divisor: UInt64?
    /// Whether the relation holds if the value is in none of the ranges.
    package let isNegated: Bool
    /// Whether ranges also contain numbers with fractions, because the word was "within".
    package let holdsFractions: Bool
    /// Whether this is the first relation of a conjunction, at the start of the rule or after "or".
    package let beginsConjunction: Bool
}

/// Reads a plural rule: a relation, then its ranges, then the next relation.
///
///     var reader = PluralRuleReader(rule)
///     while let relation = reader.nextRelation() {
///         while let range = reader.nextRange() { … }
///     }
///     if reader.isMalformed { … }
///
/// Always read a rule to its end: if any part of it is malformed, it matches nothing.
package struct PluralRuleReader {
    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0
    /// Whether the text read so far is malformed.
    package private(set) var isMalformed = false
    private var hasRelation = false
    /// Whether the relation has a single number instead of ranges, as after "is".
    private var isSingle = false
    /// Whether at least one range of the relation was read.
    private var hasRange = false

    package init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Whether a text is a plural rule. This is checked when tables are written.
    ///
    /// The tables give `other` an empty text, which is not a rule: `other` applies if no rule matches.
    package static func isWellFormed(_ rule: UnsafeBufferPointer<UInt8>) -> Bool {
        var reader = PluralRuleReader(rule)
        while reader.nextRelation() != nil {
            while reader.nextRange() != nil {}
        }
        return !reader.isMalformed
    }

    package static func isWellFormed(_ rule: String) -> Bool {
        Array(rule.utf8).withUnsafeBufferPointer(isWellFormed)
    }
}

// MARK: Grammar

extension PluralRuleReader {
    /// The next relation; nil at the end, or if the rule is malformed. Read all ranges of the previous one first.
    package mutating func nextRelation() -> PluralRelation? {
        if isMalformed { return nil }
        var beginsConjunction = true
        if hasRelation {
            skipSpaces()
            if offset == text.count { return nil }
            beginsConjunction = take("or")
            if !beginsConjunction, !take("and") { return malformed() }
        }
        (hasRelation, hasRange) = (true, false)
        guard let operand = operand() else { return malformed() }
        var divisor: UInt64?
        if take("%") || take("mod") {
            divisor = number()
            if divisor == 0 { return malformed() }
        }
        guard let (isNegated, holdsFractions) = comparison(), !isMalformed else { return malformed() }
        return PluralRelation(
            operand: operand, divisor: divisor, isNegated: isNegated, holdsFractions: holdsFractions,
            beginsConjunction: beginsConjunction)
    }

    /// Returns the next range of the relation; nil after the last one, or if the rule is malformed.
    package mutating func nextRange() -> ClosedRange<UInt64>? {
        if isMalformed || hasRange && (isSingle || !take(",")) { return nil }
        hasRange = true
        let low = number()
        let high = !isSingle && take("..") ? number() : low
        if high < low { isMalformed = true }
        return isMalformed ? nil : low...high
    }

    private mutating func comparison() -> (isNegated: Bool, holdsFractions: Bool)? {
        isSingle = false
        if take("=") { return (false, false) }
        if take("!=") { return (true, false) }
        if take("is") {
            isSingle = true
            return (take("not"), false)
        }
        let isNegated = take("not")
        if take("in") { return (isNegated, false) }
        return take("within") ? (isNegated, true) : nil
    }

    private mutating func operand() -> PluralRelation.Operand? {
        skipSpaces()
        guard offset < text.count else { return nil }
        let letter = text[offset]
        offset += 1
        // A letter that begins a longer word is not an operand.
        if offset < text.count, Self.isLetter(text[offset]) { return nil }
        return switch letter {
        case UInt8(ascii: "n"): .n
        case UInt8(ascii: "i"): .i
        case UInt8(ascii: "v"): .v
        case UInt8(ascii: "w"): .w
        case UInt8(ascii: "f"): .f
        case UInt8(ascii: "t"): .t
        case UInt8(ascii: "c"), UInt8(ascii: "e"): .c
        default: nil
        }
    }

    private mutating func malformed() -> PluralRelation? {
        isMalformed = true
        return nil
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

    /// Skips a word or a sign if it is next, and returns whether it did.
    // Inlined: budgets names and compact-names.
    @inline(__always)
    private mutating func take(_ token: StaticString) -> Bool {
        skipSpaces()
        // Inlined, because most attempted tokens differ in the first byte.
        guard offset < text.count, text[offset] == token.utf8Start[0] else { return false }
        return takeWhole(token)
    }

    @inline(never)
    private mutating func takeWhole(_ token: StaticString) -> Bool {
        let count = token.utf8CodeUnitCount
        guard text.count - offset >= count else { return false }
        for index in 0..<count where text[offset + index] != token.utf8Start[index] { return false }
        // A word ends where no other letter follows.
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

// The syntax of number patterns:
//
//     pattern      subpattern [";" subpattern]
//     subpattern   affix number affix
//     affix        {character | "'" {character} "'"}, unquoted none of # 0...9 @ , . ; *; '' is an apostrophe
//     number       integer ["." fraction] | significant
//     integer      {"#"} {digit}, with "," between them
//     significant  {"#"} "@" {"@"} {"#"}, with "," between them
//     fraction     {digit} {"#"}
//
// In affixes, ¤ is the currency, - and + are the signs, and % and ‰ are percent and per mille. Only the affixes of the
// second subpattern matter.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns.

/// What is wrong with a pattern that a caller wrote.
package struct PatternProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        // Something else was expected.
        case number, digitAfterDigit, significantDigit, optionalFractionDigit, digitAfterGroup, apostrophe
        case currencySigns, oneMultiplier, end
        // LDML defines it, but nothing here formats it.
        case scientific, padding, currencyName, currencyAsDecimal
        /// There are more than `limit` digits of one kind.
        case tooManyDigits(limit: Int)
    }

    package let kind: Kind
    /// The UTF-8 offset in the pattern.
    package let offset: Int
}

/// Reads the text of a number pattern: compiles it into tokens, counts its digits, and notes what is wrong.
///
/// A malformed pattern is read as far as possible. CLDR's patterns may have what is a problem in those of callers, such
/// as an exponent or no number; `isWellFormed` says what makes the tokens of any pattern useless.
struct PatternReader {
    private var scanner: PatternScanner
    private(set) var tokens: [UInt8] = []
    private(set) var isWellFormed = true
    /// The first problem.
    private(set) var problem: PatternProblem?
    /// The digits of the first subpattern.
    private(set) var digits = PatternDigits()
    /// The power of ten of the percent or permille sign in the first subpattern.
    private(set) var scale = 0
    private var hasPercentSign = false
    private var hasPerMilleSign = false

    init(_ text: UnsafeBufferPointer<UInt8>) {
        scanner = PatternScanner(text)
        readSubpattern(isNegative: false)
        scale = hasPercentSign ? 2 : hasPerMilleSign ? 3 : 0
        if let separator = scanner.next, separator == .subpatternSeparator {
            take(separator, PatternToken.negative)
            let positive = digits
            readSubpattern(isNegative: true)
            digits = positive
        }
        if scanner.next != nil {
            isWellFormed = false
            note(.end)
        }
    }

    private mutating func note(_ kind: PatternProblem.Kind, at offset: Int? = nil) {
        problem = problem ?? PatternProblem(kind: kind, offset: offset ?? scanner.offset)
    }

    private mutating func readSubpattern(isNegative: Bool) {
        readAffix()
        readNumber(isNegative: isNegative)
        readAffix()
    }

    // MARK: Affixes

    private mutating func readAffix() {
        while let character = scanner.next {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group, .decimal, .subpatternSeparator: return
            case .quote:
                var quoted: [UInt8] = []
                if !scanner.skipQuoted({ quoted.append($0) }) {
                    isWellFormed = false
                    note(.apostrophe)
                }
                for byte in quoted { appendLiteral(byte) }
            case .currency: readCurrencySigns()
            case .minus: take(character, PatternToken.minus)
            case .plus: take(character, PatternToken.plus)
            case .percent:
                if hasPerMilleSign { note(.oneMultiplier) }
                hasPercentSign = true
                take(character, PatternToken.percent)
            case .perMille:
                if hasPercentSign { note(.oneMultiplier) }
                hasPerMilleSign = true
                take(character, PatternToken.perMille)
            case .padding, .literal:
                if character == .padding { note(.padding) }
                appendLiteral(scanner.text[scanner.offset])
                scanner.skip(character)
            }
        }
    }

    private mutating func readCurrencySigns() {
        let start = scanner.offset
        let count = scanner.skipCurrencySigns(atMost: Int(PatternToken.mostCurrencySigns))
        tokens.append(UInt8(count))
        let hasMore = scanner.next == .currency
        if hasMore { isWellFormed = false }
        if count == 3 { note(.currencyName, at: start) }
        if count == 4 || hasMore { note(.currencySigns, at: start) }
    }

    private mutating func take(_ character: PatternCharacter, _ token: UInt8) {
        tokens.append(token)
        scanner.skip(character)
    }

    private mutating func appendLiteral(_ byte: UInt8) {
        if byte <= PatternToken.literal { tokens.append(PatternToken.literal) }
        tokens.append(byte)
    }

    // MARK: The number

    private mutating func readNumber(isNegative: Bool) {
        digits = PatternDigits()
        let (text, start) = (scanner.text, scanner.offset)
        readInteger()
        let integer = text[start..<scanner.offset]
        readFraction()
        if scanner.next != nil, text[scanner.offset] == UInt8(ascii: "E") { note(.scientific) }
        if scanner.offset > start { skipExponent() }
        let number = text[start..<scanner.offset]
        if number.isEmpty { return }
        if isNegative || number.elementsEqual([UInt8(ascii: "0")]) { return tokens.append(PatternToken.zero) }
        let groups = integer.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let primary = groups.count > 1 ? groups[groups.count - 1].count : 0
        let secondary = groups.count > 2 ? groups[groups.count - 2].count : 0
        tokens.append(PatternToken.number)
        for size in [primary, secondary, number.count] {
            if size > PatternToken.Size.limit { isWellFormed = false }
            tokens += PatternToken.Size.bytes(min(size, PatternToken.Size.limit))
        }
        tokens += number.prefix(PatternToken.Size.limit)
    }

    private mutating func readInteger() {
        let start = scanner.offset
        var endsWithSeparator = false
        reading: while let character = scanner.next {
            switch character {
            case .group:
                // The first separator may begin the number, but no separator may follow another or end the number.
                if endsWithSeparator { note(.digitAfterGroup) }
            case .optionalDigit:
                if digits.integerNumerals > 0 { note(.digitAfterDigit) }
                if digits.atSigns > 0 { digits.hashesAfterAt += 1 } else { digits.leadingHashes += 1 }
            case .significantDigit:
                if digits.integerNumerals > 0 { note(.digitAfterDigit) }
                if digits.hashesAfterAt > 0 { note(.significantDigit) }
                digits.atSigns += 1
            case .numeral(let digit):
                if digits.atSigns > 0 { note(.significantDigit) }
                digits.integerNumerals += 1
                append(digit)
            default: break reading
            }
            endsWithSeparator = character == .group
            scanner.skip(character)
        }
        if endsWithSeparator { note(.digitAfterGroup) }
        if digits.integerCount > PatternDigits.limit { note(.tooManyDigits(limit: PatternDigits.limit), at: start) }
    }

    private mutating func readFraction() {
        let start = scanner.offset
        guard let decimal = scanner.next, decimal == .decimal else {
            if digits.integerCount == 0 { note(.number) }
            if scanner.next == .currency, isDigitPlace(start + PatternCharacter.currency.length) {
                note(.currencyAsDecimal)
            }
            return
        }
        if digits.atSigns > 0 { note(.significantDigit) }
        scanner.skip(decimal)
        digits.hasDecimal = true
        reading: while let character = scanner.next {
            switch character {
            case .optionalDigit: digits.fractionHashes += 1
            case .numeral(let digit):
                if digits.fractionHashes > 0 { note(.optionalFractionDigit) }
                digits.fractionNumerals += 1
                append(digit)
            case .significantDigit, .group, .decimal:
                endFraction(start)
                note(.end)
            default: break reading
            }
            scanner.skip(character)
        }
        endFraction(start)
    }

    private mutating func endFraction(_ start: Int) {
        if digits.fractionCount > PatternDigits.limit { note(.tooManyDigits(limit: PatternDigits.limit), at: start) }
        if digits.integerCount == 0, digits.fractionCount == 0 { note(.number) }
    }

    private func isDigitPlace(_ offset: Int) -> Bool {
        switch scanner.character(at: offset) {
        case .optionalDigit, .numeral: true
        default: false
        }
    }

    private mutating func append(_ digit: UInt8) {
        if !digits.appendToIncrement(Int(digit)) { note(.tooManyDigits(limit: PatternDigits.incrementDigits)) }
    }

    /// Skips an exponent: an E and at least one 0.
    private mutating func skipExponent() {
        let text = scanner.text
        guard scanner.offset < text.count, text[scanner.offset] == UInt8(ascii: "E") else { return }
        var end = scanner.offset + 1
        if end < text.count, text[end] == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while end < text.count, text[end] == UInt8(ascii: "0") { end += 1 }
        if end > digits { scanner.offset = end }
    }
}

/// The counted digits of a pattern's number.
package struct PatternDigits: Hashable, Sendable {
    package fileprivate(set) var leadingHashes = 0
    package fileprivate(set) var atSigns = 0
    package fileprivate(set) var hashesAfterAt = 0
    package fileprivate(set) var integerNumerals = 0
    package fileprivate(set) var fractionNumerals = 0
    package fileprivate(set) var fractionHashes = 0
    package fileprivate(set) var hasDecimal = false
    /// The pattern's numerals as a whole number: 5 for 0.05.
    package private(set) var increment = 0
    /// The most digits of an integer, of a fraction and of significant digits.
    package static let limit = 100
    /// An integer of this many digits always fits.
    package static let incrementDigits = 18

    package var integerCount: Int { leadingHashes + atSigns + hashesAfterAt + integerNumerals }
    package var fractionCount: Int { fractionNumerals + fractionHashes }

    /// Adds the next numeral; returns false if the increment has too many digits.
    fileprivate mutating func appendToIncrement(_ digit: Int) -> Bool {
        let (product, overflow) = increment.multipliedReportingOverflow(by: 10)
        // On platforms where Int has 32 bits, its own limit comes first.
        let limit = Int(clamping: 1_000_000_000_000_000_000 as Int64)
        if overflow || product > limit - digit { return false }
        increment = product + digit
        return true
    }
}

/// A number pattern in its compiled form, which `NumberPattern` reads.
public struct CompiledPattern: Hashable, Sendable {
    /// The tokens as UTF-8; see PatternToken.swift.
    public let tokens: [UInt8]
    /// Whether quotes are closed, there are at most two subpatterns with at most one number each, and no more than five
    /// ¤ are in a row.
    public let isWellFormed: Bool
    /// What makes the pattern unusable for a caller.
    package let problem: PatternProblem?
    /// The digits of the first subpattern.
    package let digits: PatternDigits
    /// The power of ten that numbers are multiplied by: 2 for a percent sign, 3 for a permille sign, and otherwise 0.
    package let scale: Int

    /// The tokens as a string.
    public var string: String { String(decoding: tokens, as: UTF8.self) }

    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) {
        var text = text
        let reader = text.withUTF8 { PatternReader($0) }
        (tokens, isWellFormed, problem) = (reader.tokens, reader.isWellFormed, reader.problem)
        (digits, scale) = (reader.digits, reader.scale)
    }
}

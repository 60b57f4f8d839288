import CurrencyCore
import LDMLSyntax

// The grammar:
//
//     pattern      subpattern [";" subpattern]
//     subpattern   affix number affix
//     affix        {character | "'" {character} "'"}, unquoted none of # 0...9 @ , . ; *
//     number       integer ["." fraction] | significant
//     integer      {"#"} {digit}, with "," between them
//     significant  {"#"} "@" {"@"} {"#"}, with "," between them
//     fraction     {digit} {"#"}
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns.

/// Reads a custom pattern, and says where it is wrong.
struct NumberPatternReader {
    /// What the positive subpattern says of digits and multipliers.
    struct Body {
        var precision: NumberPrecision
        var minimumIntegerDigits: Int
        var endsWithDecimal: Bool
        var hasPercentSign: Bool
        var hasPerMilleSign: Bool
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var hasPercentSign = false
    private var hasPerMilleSign = false
    private var digits = PatternDigits()

    static func read(_ pattern: [UInt8]) throws(NumberFormatPatternError) -> Body {
        try pattern.withUnsafeBufferPointer { text throws(NumberFormatPatternError) in
            var reader = NumberPatternReader(text)
            return try reader.readPattern()
        }
    }

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    private mutating func readPattern() throws(NumberFormatPatternError) -> Body {
        try readSubpattern()
        let body = Body(
            precision: digits.precision, minimumIntegerDigits: digits.minimumIntegerDigits,
            endsWithDecimal: digits.endsWithDecimal, hasPercentSign: hasPercentSign, hasPerMilleSign: hasPerMilleSign)
        if peek == .subpatternSeparator {
            offset += 1
            try readSubpattern()
        }
        guard offset == text.count else { throw unexpected(.end) }
        return body
    }

    /// What comes next; nil at the end.
    private var peek: PatternCharacter? { character(at: offset) }

    private func character(at offset: Int) -> PatternCharacter? {
        guard offset < text.count, let start = text.baseAddress else { return nil }
        return PatternCharacter(start, at: offset, text.count)
    }

    private func unexpected(_ expected: NumberFormatPatternError.Expected) -> NumberFormatPatternError {
        let rest = text[offset...]
        return .unexpectedText(
            offset: offset, found: String(decoding: rest, as: UTF8.self).unicodeScalars.first, expected: expected)
    }

    private mutating func readSubpattern() throws(NumberFormatPatternError) {
        digits = PatternDigits()
        try readAffix()
        try readInteger()
        try readFraction()
        if offset < text.count, text[offset] == UInt8(ascii: "E") { throw .unsupported(.scientific, offset: offset) }
        try readAffix()
    }
}

// MARK: Affixes

extension NumberPatternReader {
    private mutating func readAffix() throws(NumberFormatPatternError) {
        while let character = peek {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group, .decimal, .subpatternSeparator:
                return
            case .padding:
                throw .unsupported(.padding, offset: offset)
            case .quote:
                try skipQuoted()
                continue
            case .percent:
                if hasPerMilleSign { throw unexpected(.oneMultiplier) }
                hasPercentSign = true
            case .perMille:
                if hasPercentSign { throw unexpected(.oneMultiplier) }
                hasPerMilleSign = true
            case .currency:
                try skipCurrencySigns()
                continue
            case .minus, .plus, .literal:
                break
            }
            offset += character.length
        }
    }

    private mutating func skipQuoted() throws(NumberFormatPatternError) {
        offset += 1
        while let character = peek, character != .quote { offset += 1 }
        guard peek != nil else { throw unexpected(.apostrophe) }
        offset += 1
    }

    private mutating func skipCurrencySigns() throws(NumberFormatPatternError) {
        var end = offset
        while let character = character(at: end), character == .currency { end += character.length }
        switch (end - offset) / PatternCharacter.currency.length {
        case 1, 2, 5: offset = end
        case 3: throw .unsupported(.currencyName, offset: offset)
        default: throw unexpected(.currencySigns)
        }
    }
}

// MARK: The number

extension NumberPatternReader {
    private mutating func readInteger() throws(NumberFormatPatternError) {
        var endsWithSeparator = false
        let start = offset
        while let character = peek {
            switch character {
            case .group:
                // The first may stand at the beginning, no other next to one, and none at the end.
                if endsWithSeparator { throw unexpected(.digitAfterGroup) }
                endsWithSeparator = true
                offset += 1
                continue
            case .optionalDigit:
                if digits.integerNumerals > 0 { throw unexpected(.digitAfterDigit) }
                if digits.atSigns > 0 { digits.hashesAfterAt += 1 } else { digits.leadingHashes += 1 }
            case .significantDigit:
                if digits.integerNumerals > 0 { throw unexpected(.digitAfterDigit) }
                if digits.hashesAfterAt > 0 { throw unexpected(.significantDigit) }
                digits.atSigns += 1
            case .numeral(let digit):
                if digits.atSigns > 0 { throw unexpected(.significantDigit) }
                digits.integerNumerals += 1
                try append(digit)
            default:
                try endInteger(start, endsWithSeparator: endsWithSeparator)
                return
            }
            endsWithSeparator = false
            offset += 1
        }
        try endInteger(start, endsWithSeparator: endsWithSeparator)
    }

    private func endInteger(_ start: Int, endsWithSeparator: Bool) throws(NumberFormatPatternError) {
        if endsWithSeparator { throw unexpected(.digitAfterGroup) }
        if digits.integerCount > DigitRule.limit { throw .tooManyDigits(offset: start, limit: DigitRule.limit) }
    }

    private mutating func readFraction() throws(NumberFormatPatternError) {
        let start = offset
        guard peek == .decimal else {
            if digits.integerCount == 0 { throw unexpected(.number) }
            if peek == .currency, isDigitPlace(offset + PatternCharacter.currency.length) {
                throw .unsupported(.currencyAsDecimal, offset: offset)
            }
            return
        }
        if digits.atSigns > 0 { throw unexpected(.significantDigit) }
        offset += 1
        digits.hasDecimal = true
        while let character = peek {
            switch character {
            case .optionalDigit:
                digits.fractionHashes += 1
            case .numeral(let digit):
                if digits.fractionHashes > 0 { throw unexpected(.optionalFractionDigit) }
                digits.fractionNumerals += 1
                try append(digit)
            default:
                try endFraction(start)
                return
            }
            offset += 1
        }
        try endFraction(start)
    }

    private func endFraction(_ start: Int) throws(NumberFormatPatternError) {
        if digits.fractionCount > DigitRule.limit { throw .tooManyDigits(offset: start, limit: DigitRule.limit) }
        if digits.integerCount == 0, digits.fractionCount == 0 { throw unexpected(.number) }
    }

    private func isDigitPlace(_ offset: Int) -> Bool {
        switch character(at: offset) {
        case .optionalDigit, .numeral: true
        default: false
        }
    }

    private mutating func append(_ digit: UInt8) throws(NumberFormatPatternError) {
        guard digits.appendToIncrement(Int(digit)) else {
            throw .tooManyDigits(offset: offset, limit: PatternDigits.incrementDigits)
        }
    }
}

import CurrencyCore

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

/// Reads a pattern from outside, and says where it is none.
struct NumberPatternReader {
    /// What the positive subpattern says of digits.
    struct Body {
        var precision: Precision
        var minimumIntegerDigits: Int
        var endsWithDecimal: Bool
        var hasPercentSign: Bool
        var hasPerMilleSign: Bool
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var hasPercentSign = false
    private var hasPerMilleSign = false
    private var digits = PatternDigits()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func readPattern() throws(NumberFormatPatternError) -> Body {
        try readSubpattern()
        let body = Body(
            precision: digits.precision, minimumIntegerDigits: digits.minimumIntegerDigits,
            endsWithDecimal: digits.endsWithDecimal, hasPercentSign: hasPercentSign, hasPerMilleSign: hasPerMilleSign)
        if peek == UInt8(ascii: ";") {
            offset += 1
            try readSubpattern()
        }
        guard offset == bytes.count else { throw unexpected(.end) }
        return body
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func unexpected(_ expected: NumberFormatPatternError.Expected) -> NumberFormatPatternError {
        let rest = bytes[offset...]
        return .unexpectedText(
            offset: offset, found: String(decoding: rest, as: UTF8.self).unicodeScalars.first, expected: expected)
    }

    private mutating func readSubpattern() throws(NumberFormatPatternError) {
        digits = PatternDigits()
        try readAffix()
        try readInteger()
        try readFraction()
        if peek == UInt8(ascii: "E") { throw .unsupported(.scientific, offset: offset) }
        try readAffix()
    }
}

// MARK: Affixes

extension NumberPatternReader {
    private mutating func readAffix() throws(NumberFormatPatternError) {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                return
            case UInt8(ascii: "*"):
                throw .unsupported(.padding, offset: offset)
            case UInt8(ascii: "'"):
                try skipQuoted()
            case UInt8(ascii: "%"):
                if hasPerMilleSign { throw unexpected(.oneMultiplier) }
                hasPercentSign = true
                offset += 1
            case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xB0]):
                if hasPercentSign { throw unexpected(.oneMultiplier) }
                hasPerMilleSign = true
                offset += 3
            case 0xC2 where isCurrencySign(at: offset):
                try skipCurrencySigns()
            default:
                offset += 1
            }
        }
    }

    private mutating func skipQuoted() throws(NumberFormatPatternError) {
        offset += 1
        while let byte = peek, byte != UInt8(ascii: "'") { offset += 1 }
        guard peek != nil else { throw unexpected(.apostrophe) }
        offset += 1
    }

    private func isCurrencySign(at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA4
    }

    private mutating func skipCurrencySigns() throws(NumberFormatPatternError) {
        var end = offset
        while isCurrencySign(at: end) { end += 2 }
        switch (end - offset) / 2 {
        case 1, 2, 5: offset = end
        case 3: throw .unsupported(.currencyName, offset: offset)
        default: throw unexpected(.currencySigns)
        }
    }
}

// MARK: The number

extension NumberPatternReader {
    private mutating func readInteger() throws(NumberFormatPatternError) {
        var sinceSeparator = 0
        var separators = 0
        let start = offset
        while let byte = peek {
            switch byte {
            case UInt8(ascii: ","):
                // The first may stand at the beginning, no other next to one, and none at the end.
                if separators > 0, sinceSeparator == 0 { throw unexpected(.digitAfterGroup) }
                separators += 1
                sinceSeparator = 0
                offset += 1
                continue
            case UInt8(ascii: "#"):
                if digits.integerNumerals > 0 { throw unexpected(.digitAfterDigit) }
                if digits.atSigns > 0 { digits.hashesAfterAt += 1 } else { digits.leadingHashes += 1 }
            case UInt8(ascii: "@"):
                if digits.integerNumerals > 0 { throw unexpected(.digitAfterDigit) }
                if digits.hashesAfterAt > 0 { throw unexpected(.significantDigit) }
                digits.atSigns += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits.atSigns > 0 { throw unexpected(.significantDigit) }
                digits.integerNumerals += 1
                try append(byte)
            default:
                try endInteger(start, endsWithSeparator: separators > 0 && sinceSeparator == 0)
                return
            }
            sinceSeparator += 1
            offset += 1
        }
        try endInteger(start, endsWithSeparator: separators > 0 && sinceSeparator == 0)
    }

    private func endInteger(_ start: Int, endsWithSeparator: Bool) throws(NumberFormatPatternError) {
        if endsWithSeparator { throw unexpected(.digitAfterGroup) }
        if digits.integerCount > DigitRule.limit { throw .tooManyDigits(offset: start, limit: DigitRule.limit) }
    }

    private mutating func readFraction() throws(NumberFormatPatternError) {
        let start = offset
        guard peek == UInt8(ascii: ".") else {
            if digits.integerCount == 0 { throw unexpected(.number) }
            if isCurrencySign(at: offset), offset + 2 < bytes.count, isDigitPlace(bytes[offset + 2]) {
                throw .unsupported(.currencyAsDecimal, offset: offset)
            }
            return
        }
        if digits.atSigns > 0 { throw unexpected(.significantDigit) }
        offset += 1
        digits.hasDecimal = true
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "#"):
                digits.fractionHashes += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits.fractionHashes > 0 { throw unexpected(.optionalFractionDigit) }
                digits.fractionNumerals += 1
                try append(byte)
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

    private func isDigitPlace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func append(_ digit: UInt8) throws(NumberFormatPatternError) {
        guard digits.appendToIncrement(Int(digit - UInt8(ascii: "0"))) else {
            throw .tooManyDigits(offset: offset, limit: PatternDigits.incrementDigits)
        }
    }
}

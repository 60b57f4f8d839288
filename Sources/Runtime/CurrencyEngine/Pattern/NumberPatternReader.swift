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

/// Reads a custom pattern, and reports where it is wrong.
struct NumberPatternReader {
    private var scanner: PatternScanner
    private var hasPercentSign = false
    private var hasPerMilleSign = false
    private var digits = PatternDigits()

    /// Returns the digits of the positive subpattern, and the power of ten of its percent or permille sign.
    static func read(_ pattern: [UInt8]) throws(NumberFormatPatternError) -> (digits: PatternDigits, scale: Int) {
        try pattern.withUnsafeBufferPointer { text throws(NumberFormatPatternError) in
            var reader = NumberPatternReader(text)
            return try reader.readPattern()
        }
    }

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        scanner = PatternScanner(text)
    }

    private mutating func readPattern() throws(NumberFormatPatternError) -> (digits: PatternDigits, scale: Int) {
        try readSubpattern()
        let positive = (digits, scale: hasPercentSign ? 2 : hasPerMilleSign ? 3 : 0)
        if let separator = scanner.next, separator == .subpatternSeparator {
            scanner.skip(separator)
            try readSubpattern()
        }
        if scanner.next != nil { throw unexpected(.end) }
        return positive
    }

    private func unexpected(_ expected: NumberFormatPatternError.Expected) -> NumberFormatPatternError {
        let rest = String(decoding: scanner.text[scanner.offset...], as: UTF8.self)
        return .unexpectedText(offset: scanner.offset, found: rest.unicodeScalars.first, expected: expected)
    }

    private mutating func readSubpattern() throws(NumberFormatPatternError) {
        digits = PatternDigits()
        try readAffix()
        try readInteger()
        try readFraction()
        if scanner.next != nil, scanner.text[scanner.offset] == UInt8(ascii: "E") {
            throw .unsupported(.scientific, offset: scanner.offset)
        }
        try readAffix()
    }
}

// MARK: Affixes

extension NumberPatternReader {
    private mutating func readAffix() throws(NumberFormatPatternError) {
        while let character = scanner.next {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group, .decimal, .subpatternSeparator:
                return
            case .padding:
                throw .unsupported(.padding, offset: scanner.offset)
            case .quote:
                if !scanner.skipQuoted() { throw unexpected(.apostrophe) }
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
            scanner.skip(character)
        }
    }

    private mutating func skipCurrencySigns() throws(NumberFormatPatternError) {
        var run = scanner
        switch run.skipCurrencySigns() {
        case 1, 2, 5: scanner = run
        case 3: throw .unsupported(.currencyName, offset: scanner.offset)
        default: throw unexpected(.currencySigns)
        }
    }
}

// MARK: The number

extension NumberPatternReader {
    private mutating func readInteger() throws(NumberFormatPatternError) {
        var endsWithSeparator = false
        let start = scanner.offset
        while let character = scanner.next {
            switch character {
            case .group:
                // The first separator may begin the number, but no separator may follow another or end the number.
                if endsWithSeparator { throw unexpected(.digitAfterGroup) }
                endsWithSeparator = true
                scanner.skip(character)
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
            scanner.skip(character)
        }
        try endInteger(start, endsWithSeparator: endsWithSeparator)
    }

    private func endInteger(_ start: Int, endsWithSeparator: Bool) throws(NumberFormatPatternError) {
        if endsWithSeparator { throw unexpected(.digitAfterGroup) }
        if digits.integerCount > DigitRule.limit { throw .tooManyDigits(offset: start, limit: DigitRule.limit) }
    }

    private mutating func readFraction() throws(NumberFormatPatternError) {
        let start = scanner.offset
        guard let decimal = scanner.next, decimal == .decimal else {
            if digits.integerCount == 0 { throw unexpected(.number) }
            if scanner.next == .currency, isDigitPlace(start + PatternCharacter.currency.length) {
                throw .unsupported(.currencyAsDecimal, offset: start)
            }
            return
        }
        if digits.atSigns > 0 { throw unexpected(.significantDigit) }
        scanner.skip(decimal)
        digits.hasDecimal = true
        while let character = scanner.next {
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
            scanner.skip(character)
        }
        try endFraction(start)
    }

    private func endFraction(_ start: Int) throws(NumberFormatPatternError) {
        if digits.fractionCount > DigitRule.limit { throw .tooManyDigits(offset: start, limit: DigitRule.limit) }
        if digits.integerCount == 0, digits.fractionCount == 0 { throw unexpected(.number) }
    }

    private func isDigitPlace(_ offset: Int) -> Bool {
        switch scanner.character(at: offset) {
        case .optionalDigit, .numeral: true
        default: false
        }
    }

    private mutating func append(_ digit: UInt8) throws(NumberFormatPatternError) {
        guard digits.appendToIncrement(Int(digit)) else {
            throw .tooManyDigits(offset: scanner.offset, limit: PatternDigits.incrementDigits)
        }
    }
}

// The syntax of number patterns:
//
//     pattern     subpattern [";" subpattern]
//     subpattern  affix number affix
//     number      {"#" | "0"..."9" | "@" | ","} ["." {"0"..."9"} {"#"}] ["E" ["+"] {"0"}]
//     affix       any characters; ' quotes special ones, '' is an apostrophe
//
// In affixes, ¤ is the currency, - and + are the signs, and % and ‰ are percent and per mille. Only the affixes of the
// second subpattern matter. A malformed pattern is read as far as possible, and `isWellFormed` is then false.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns.

/// Compiles the text of a number pattern into tokens.
struct PatternCompiler {
    private var scanner: PatternScanner
    private(set) var tokens: [UInt8] = []
    private(set) var isWellFormed = true

    init(_ text: UnsafeBufferPointer<UInt8>) {
        scanner = PatternScanner(text)
        compileSubpattern(isNegative: false)
        if let separator = scanner.next, separator == .subpatternSeparator {
            take(separator, PatternToken.negative)
            compileSubpattern(isNegative: true)
        }
        if scanner.next != nil { isWellFormed = false }
    }

    private mutating func compileSubpattern(isNegative: Bool) {
        compileAffix()
        compileNumber(isNegative: isNegative)
        compileAffix()
    }

    private mutating func compileAffix() {
        while let character = scanner.next {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group, .decimal, .subpatternSeparator: return
            case .quote:
                var quoted: [UInt8] = []
                if !scanner.skipQuoted({ quoted.append($0) }) { isWellFormed = false }
                for byte in quoted { appendLiteral(byte) }
            case .currency:
                tokens.append(UInt8(scanner.skipCurrencySigns(atMost: Int(PatternToken.mostCurrencySigns))))
                if scanner.next == .currency { isWellFormed = false }
            case .minus: take(character, PatternToken.minus)
            case .plus: take(character, PatternToken.plus)
            case .percent: take(character, PatternToken.percent)
            case .perMille: take(character, PatternToken.perMille)
            case .padding, .literal:
                appendLiteral(scanner.text[scanner.offset])
                scanner.skip(character)
            }
        }
    }

    private mutating func take(_ character: PatternCharacter, _ token: UInt8) {
        tokens.append(token)
        scanner.skip(character)
    }

    private mutating func appendLiteral(_ byte: UInt8) {
        if byte <= PatternToken.literal { tokens.append(PatternToken.literal) }
        tokens.append(byte)
    }

    private mutating func compileNumber(isNegative: Bool) {
        let text = scanner.text
        let start = scanner.offset
        let integer = skipDigits()
        if scanner.next == .decimal { _ = skipDigits(pastDecimal: true) }
        if scanner.offset > start { skipExponent() }
        let number = text[start..<scanner.offset]
        if number.isEmpty { return }
        if isNegative || number.elementsEqual([UInt8(ascii: "0")]) { return tokens.append(PatternToken.zero) }
        let groups = text[start..<integer].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let primary = groups.count > 1 ? groups[groups.count - 1].count : 0
        let secondary = groups.count > 2 ? groups[groups.count - 2].count : 0
        tokens.append(PatternToken.number)
        for size in [primary, secondary, number.count] {
            if size > PatternToken.Size.limit { isWellFormed = false }
            tokens += PatternToken.Size.bytes(min(size, PatternToken.Size.limit))
        }
        tokens += number.prefix(PatternToken.Size.limit)
    }

    /// Skips the digits of a number, up to a decimal separator or past it, and returns their end.
    private mutating func skipDigits(pastDecimal: Bool = false) -> Int {
        while let character = scanner.next {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group: scanner.skip(character)
            case .decimal where pastDecimal: scanner.skip(character)
            default: return scanner.offset
            }
        }
        return scanner.offset
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

/// A number pattern in its compiled form, which `NumberPattern` reads.
public struct CompiledPattern: Hashable, Sendable {
    /// The tokens as UTF-8; see PatternToken.swift.
    public let tokens: [UInt8]
    /// Whether quotes are closed, there are at most two subpatterns with at most one number each, and no more than five
    /// ¤ are in a row.
    public let isWellFormed: Bool

    /// The tokens as a string.
    public var string: String { String(decoding: tokens, as: UTF8.self) }

    /// - Complexity: Linear in the length of the text.
    public init(_ text: String) {
        var text = text
        (tokens, isWellFormed) = text.withUTF8 { text in
            let compiler = PatternCompiler(text)
            return (compiler.tokens, compiler.isWellFormed)
        }
    }
}

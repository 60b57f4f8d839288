// The syntax of number patterns:
//
//     pattern     subpattern [";" subpattern]
//     subpattern  affix number affix
//     number      {"#" | "0"..."9" | "@" | ","} ["." {"0"..."9"} {"#"}] ["E" ["+"] {"0"}]
//     affix       any characters; ' quotes special ones, '' is an apostrophe
//
// In affixes ¤ is the currency, - and + the signs, % and ‰ percent and per mille. Of the second subpattern only
// the affixes matter. A malformed pattern is read as far as possible; `isWellFormed` is then false.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns.

/// Turns the text of a number pattern into tokens.
struct PatternCompiler {
    private let text: UnsafeBufferPointer<UInt8>
    private var index = 0
    private(set) var tokens: [UInt8] = []
    private(set) var isWellFormed = true

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        compileSubpattern(isNegative: false)
        if peek == .subpatternSeparator {
            index += 1
            tokens.append(PatternToken.negative)
            compileSubpattern(isNegative: true)
        }
        if index < text.count { isWellFormed = false }
    }

    /// What comes next; nil at the end.
    private var peek: PatternCharacter? {
        guard index < text.count, let start = text.baseAddress else { return nil }
        return PatternCharacter(start, at: index, text.count)
    }

    private mutating func compileSubpattern(isNegative: Bool) {
        compileAffix()
        compileNumber(isNegative: isNegative)
        compileAffix()
    }

    private mutating func compileAffix() {
        while let character = peek {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group, .decimal, .subpatternSeparator: return
            case .quote: compileQuote()
            case .currency: compileCurrency()
            case .minus: take(character, PatternToken.minus)
            case .plus: take(character, PatternToken.plus)
            case .percent: take(character, PatternToken.percent)
            case .perMille: take(character, PatternToken.perMille)
            case .padding, .literal: takeLiteral()
            }
        }
    }

    private mutating func take(_ character: PatternCharacter, _ token: UInt8) {
        tokens.append(token)
        index += character.length
    }

    private mutating func takeLiteral() {
        if text[index] <= PatternToken.literal { tokens.append(PatternToken.literal) }
        tokens.append(text[index])
        index += 1
    }

    /// Takes what an apostrophe quotes, or the apostrophe that two of them are.
    private mutating func compileQuote() {
        index += 1
        if peek == .quote { return takeLiteral() }
        while let character = peek {
            if character != .quote {
                takeLiteral()
                continue
            }
            index += 1
            // Two in a row are one, inside quotes too.
            guard peek == .quote else { return }
            takeLiteral()
        }
        isWellFormed = false
    }

    private mutating func compileCurrency() {
        var count: UInt8 = 0
        while let character = peek, character == .currency, count < PatternToken.mostCurrencySigns {
            count += 1
            index += character.length
        }
        if peek == .currency { isWellFormed = false }
        tokens.append(count)
    }

    private mutating func compileNumber(isNegative: Bool) {
        let start = index
        let integer = skipDigits()
        if peek == .decimal { _ = skipDigits(pastDecimal: true) }
        if index > start { skipExponent() }
        let number = text[start..<index]
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

    /// Skips what belongs to numbers, up to a decimal separator or past it; returns where that ends.
    private mutating func skipDigits(pastDecimal: Bool = false) -> Int {
        while let character = peek {
            switch character {
            case .numeral, .optionalDigit, .significantDigit, .group: index += 1
            case .decimal where pastDecimal: index += 1
            default: return index
            }
        }
        return index
    }

    /// Skips an exponent: an E, and a 0 at least.
    private mutating func skipExponent() {
        guard index < text.count, text[index] == UInt8(ascii: "E") else { return }
        var end = index + 1
        if end < text.count, text[end] == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while end < text.count, text[end] == UInt8(ascii: "0") { end += 1 }
        if end > digits { index = end }
    }
}

/// A number pattern in its compiled form, which `NumberPattern` reads.
public struct CompiledPattern: Hashable, Sendable {
    /// UTF-8; see PatternToken.swift.
    public let tokens: [UInt8]
    /// Whether quotes are closed, each of at most two subpatterns has at most one number, and no more than five ¤ stand in a
    /// row.
    public let isWellFormed: Bool

    /// The tokens as a string.
    public var string: String { String(decoding: tokens, as: UTF8.self) }

    /// - Complexity: linear in the text's length.
    public init(_ text: String) {
        var text = text
        (tokens, isWellFormed) = text.withUTF8 { text in
            let compiler = PatternCompiler(text)
            return (compiler.tokens, compiler.isWellFormed)
        }
    }
}

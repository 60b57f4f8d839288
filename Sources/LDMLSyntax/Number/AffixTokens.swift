/// A piece of a number pattern's affix.
package enum AffixToken: Equatable {
    /// A range of the pattern's UTF-8 that is literal text, without the apostrophes that quote it.
    case literal(Range<Int>)
    case minus
    case plus
    case percent
    case perMille
    /// `count` times ¤ in a row.
    case currency(count: Int)
}

/// Reads an affix of a number pattern, a token at a time.
///
/// Apostrophes quote what stands between them; two in a row are one apostrophe, inside quotes and out.
package struct AffixTokens {
    @usableFromInline let text: UnsafePointer<UInt8>
    @usableFromInline let end: Int
    @usableFromInline var index: Int
    @usableFromInline var isQuoted = false

    @inlinable @inline(__always)
    package init(_ affix: NumberPattern.Affix, of pattern: NumberPattern) {
        text = pattern.start
        index = affix.start
        end = affix.end
    }

    /// The next token; nil at the end.
    @inlinable @inline(__always)
    package mutating func next() -> AffixToken? {
        while index < end {
            let start = index
            if text[start] == UInt8(ascii: "'") {
                index &+= 1
                if index < end, text[index] == UInt8(ascii: "'") {
                    index &+= 1
                    return .literal(start..<(start &+ 1))
                }
                isQuoted.toggle()
                continue
            }
            while index < end, isLiteral { index &+= 1 }
            if index > start { return .literal(start..<index) }
            if text[start] == 0xC2 { return currency() }
            let character = PatternCharacter(text, at: index, end)
            index &+= character.length
            switch character {
            case .minus: return .minus
            case .plus: return .plus
            case .percent: return .percent
            default: return .perMille
            }
        }
        return nil
    }

    @inlinable @inline(__always)
    mutating func currency() -> AffixToken {
        var count = 0
        while end &- index >= 2, text[index] == 0xC2, text[index &+ 1] == 0xA4 {
            count &+= 1
            index &+= 2
        }
        return .currency(count: count)
    }

    /// Whether the byte at the index stands for itself. Affixes have no special characters other than these, because
    /// `NumberPattern` ends an affix at all others.
    @inlinable @inline(__always)
    var isLiteral: Bool {
        let next = text + index
        switch next[0] {
        case UInt8(ascii: "'"): return false
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "%"): return isQuoted
        // ¤ is C2 A4, ‰ is E2 80 B0; the text is well formed.
        case 0xC2: return isQuoted || next[1] != 0xA4
        case 0xE2: return isQuoted || next[1] != 0x80 || next[2] != 0xB0
        default: return true
        }
    }
}

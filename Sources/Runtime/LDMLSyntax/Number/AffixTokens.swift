// Forced inlining holds the budgets of resolving.

/// A token of a number pattern's affix.
public enum AffixToken {
    case literal(UnsafeBufferPointer<UInt8>)
    case minus
    case plus
    case percent
    case perMille
    /// `count` consecutive ¤.
    case currency(count: Int)
}

/// Iterates over the tokens of an affix.
public struct AffixTokens: Sequence, IteratorProtocol {
    @usableFromInline var place: UnsafePointer<UInt8>
    @usableFromInline let end: UnsafePointer<UInt8>

    /// Makes the tokens of an affix.
    @inlinable @inline(__always)
    public init(_ affix: NumberPattern.Affix) {
        place = affix.start
        end = affix.start + affix.count
    }

    /// Returns the next token; nil at the end. A literal text may be split into several tokens.
    @inlinable @inline(__always)
    public mutating func next() -> AffixToken? {
        guard place < end else { return nil }
        let first = place
        place += 1
        switch first[0] {
        case 1...PatternToken.mostCurrencySigns: return .currency(count: Int(first[0]))
        case PatternToken.minus: return .minus
        case PatternToken.plus: return .plus
        case PatternToken.percent: return .percent
        case PatternToken.perMille: return .perMille
        case PatternToken.literal:
            let isLast = place == end
            if !isLast { place += 1 }
            return .literal(UnsafeBufferPointer(start: first + 1, count: isLast ? 0 : 1))
        default:
            while place < end, place[0] > PatternToken.literal { place += 1 }
            return .literal(UnsafeBufferPointer(start: first, count: place - first))
        }
    }
}

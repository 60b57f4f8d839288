extension NumberPattern {
    /// How a second subpattern differs from the first one.
    public enum NegativeForm: Sendable {
        /// It is the first one in parentheses, as in most accounting formats.
        case parenthesized
        /// The same with the parenthesis behind a direction mark, which the first one begins with.
        case parenthesizedBehindMark
        /// It is the first one with a minus between its prefix and the number.
        case minusBehindPrefix
        /// It is the first one with a minus at its end.
        case minusAtEnd
        /// Its prefix is ¤ and a minus, with or without a no-break space on one side of the minus; all else is the same.
        case minusBehindCurrency
        /// Otherwise, or there is none.
        case other
    }
}

extension NumberPattern.Scan {
    /// How the subpattern at the offset differs from the one before it.
    @inline(__always)
    func negativeForm(_ prefix: NumberPattern.Affix) -> NumberPattern.NegativeForm {
        // What the first subpattern takes.
        let length = offset &- 1
        switch count &- offset &- length {
        case 2 where start[count &- 1] == UInt8(ascii: ")"):
            if start[offset] == UInt8(ascii: "("), areSame(0, offset &+ 1, length) { return .parenthesized }
            // U+200E and U+200F are E2 80 8E and E2 80 8F.
            if prefix.end >= 3, start[0] == 0xE2, start[1] == 0x80, start[2] | 1 == 0x8F, areSame(0, offset, 3),
                start[offset &+ 3] == UInt8(ascii: "("), areSame(3, offset &+ 4, length &- 3)
            {
                return .parenthesizedBehindMark
            }
        case 1:
            let minus = offset &+ prefix.end
            guard areSame(0, offset, prefix.end) else { break }
            if start[minus] == UInt8(ascii: "-"), areSame(prefix.end, minus &+ 1, length &- prefix.end) {
                return .minusBehindPrefix
            }
            if start[count &- 1] == UInt8(ascii: "-"), areSame(prefix.end, minus, length &- prefix.end) {
                return .minusAtEnd
            }
        default: break
        }
        let end = endOfCurrencyAndMinus(from: offset)
        let rest = length &- prefix.end
        return end > 0 && count &- end == rest && areSame(prefix.end, end, rest) ? .minusBehindCurrency : .other
    }

    /// Where a prefix of ¤ and a minus ends that begins at an offset, as `minusBehindCurrency` has it; 0 where there is
    /// no such prefix.
    @inline(__always)
    func endOfCurrencyAndMinus(from first: Int) -> Int {
        // ¤ is C2 A4, and U+00A0 is C2 A0.
        guard count &- first >= 5, start[first] == 0xC2, start[first &+ 1] == 0xA4 else { return 0 }
        let behind = first &+ 2
        let isSpaced = start[behind] == 0xC2 && start[behind &+ 1] == 0xA0
        let minus = isSpaced ? behind &+ 2 : behind
        guard start[minus] == UInt8(ascii: "-") else { return 0 }
        let end = minus &+ 1
        // Of the five bytes two are left.
        if !isSpaced, start[end] == 0xC2, start[end &+ 1] == 0xA0 { return end &+ 2 }
        return end
    }
}

extension NumberPattern.Affix {
    /// The prefix with a parenthesis before it, which stands at an offset.
    @inline(__always)
    func behindParenthesis(_ offset: Int) -> Self {
        Self(offset..<(offset &+ 1 &+ end), signs.subtracting(.currencyFirst), currency: offset &+ 1 &+ Int(currency))
    }

    /// The suffix with a parenthesis behind it, of the subpattern that begins with a parenthesis at an offset.
    @inline(__always)
    func beforeParenthesis(_ offset: Int) -> Self {
        let moved = moved(by: offset &+ 1)
        return Self(moved.start..<(moved.end &+ 1), signs, currency: Int(moved.currency))
    }

    /// The prefix with a minus behind it, of the subpattern that begins at an offset.
    @inline(__always)
    func beforeMinus(_ offset: Int) -> Self {
        Self(offset..<(offset &+ end &+ 1), signs.union(.minus), currency: offset &+ Int(currency))
    }

    /// The suffix with a minus behind it, of the subpattern that begins at an offset.
    @inline(__always)
    func beforeLastMinus(_ offset: Int) -> Self {
        let moved = moved(by: offset)
        return Self(moved.start..<(moved.end &+ 1), signs.union(.minus), currency: Int(moved.currency))
    }

    /// The same affix at another place.
    @inline(__always)
    func moved(by distance: Int) -> Self {
        Self((start &+ distance)..<(end &+ distance), signs, currency: Int(currency) &+ distance)
    }
}

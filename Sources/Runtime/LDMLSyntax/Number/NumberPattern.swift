// Forced inlining holds the budget of resolving.

/// A compiled number pattern: the positions of its affixes, and its grouping sizes.
public struct NumberPattern: @unchecked Sendable {
    /// The tokens of an affix.
    public struct Affix {
        @usableFromInline let start: UnsafePointer<UInt8>
        /// The number of tokens.
        public let count: Int

        @inlinable @inline(__always)
        init(start: UnsafePointer<UInt8>, count: Int) { (self.start, self.count) = (start, count) }

        /// Whether there are no tokens.
        @inlinable @inline(__always) public var isEmpty: Bool { count == 0 }
        /// How many ¤ are at its end.
        @inlinable @inline(__always) public var trailingCurrencySigns: Int {
            guard count > 0, start[count - 1] <= PatternToken.mostCurrencySigns else { return 0 }
            // A literal byte is not a token.
            return count > 1 && start[count - 2] == PatternToken.literal ? 0 : Int(start[count - 1])
        }
        /// How many ¤ are at its start.
        @inlinable @inline(__always) public var leadingCurrencySigns: Int {
            count > 0 && start[0] <= PatternToken.mostCurrencySigns ? Int(start[0]) : 0
        }
    }

    /// The tokens, which must outlive this value.
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let prefixEnd: Int32
    @usableFromInline let suffixStart: Int32
    @usableFromInline let suffixEnd: Int32
    /// The same positions in the negative subpattern; -1 if there is none.
    @usableFromInline let negativePrefixEnd: Int32
    @usableFromInline let negativeSuffixStart: Int32
    @usableFromInline let end: Int32
    /// The tokens in the positive and in the negative affixes, one bit for each token.
    @usableFromInline let positiveTokens: UInt32
    @usableFromInline let negativeTokens: UInt32
    @usableFromInline let prefixTokens: UInt32
    /// The primary grouping size; 0 if the pattern has no grouping separator.
    public let primaryGrouping: Int
    /// The secondary grouping size; 0 if it is the same as the primary size.
    public let secondaryGrouping: Int

    /// Reads a pattern from any bytes, and never beyond them. Bytes that no compiler wrote also give a pattern.
    ///
    /// - Complexity: Linear in the number of tokens. Nothing is allocated.
    public init(tokens start: UnsafePointer<UInt8>, count: Int) {
        var scan = Scan(start: start, count: count)
        self.start = start
        prefixEnd = scan.affix()
        prefixTokens = scan.tokens
        (primaryGrouping, secondaryGrouping) = scan.number()
        suffixStart = Int32(truncatingIfNeeded: scan.index)
        suffixEnd = scan.affix()
        positiveTokens = scan.tokens
        guard scan.beginsNegative() else {
            (negativePrefixEnd, negativeSuffixStart, end, negativeTokens) = (-1, -1, suffixEnd, 0)
            return
        }
        scan.tokens = 0
        negativePrefixEnd = scan.affix()
        _ = scan.number()
        negativeSuffixStart = Int32(truncatingIfNeeded: scan.index)
        end = scan.affix()
        negativeTokens = scan.tokens
    }

    /// Moves from one affix to the next.
    private struct Scan {
        let start: UnsafePointer<UInt8>
        let count: Int
        var index = 0
        var tokens: UInt32 = 0

        init(start: UnsafePointer<UInt8>, count: Int) { (self.start, self.count) = (start, count) }

        /// Skips an affix and returns its end.
        @inline(__always)
        mutating func affix() -> Int32 {
            while index < count {
                let byte = start[index]
                if byte <= PatternToken.literal {
                    if byte >= PatternToken.zero, byte < PatternToken.literal { break }
                    tokens |= 1 << UInt32(byte)
                    // A literal byte that looks like a token follows a token that says so.
                    if byte == PatternToken.literal, index + 1 < count { index += 1 }
                }
                index &+= 1
            }
            return Int32(truncatingIfNeeded: index)
        }

        /// Skips a number and returns its grouping sizes.
        @inline(__always)
        mutating func number() -> (primary: Int, secondary: Int) {
            guard index < count else { return (0, 0) }
            guard start[index] == PatternToken.number, count - index > 6 else {
                if start[index] == PatternToken.zero { index += 1 }
                return (0, 0)
            }
            let sizes = start + (index + 1)
            let length = PatternToken.Size.read(sizes + 4)
            index = min(count, index + 7 + length)
            return (PatternToken.Size.read(sizes), PatternToken.Size.read(sizes + 2))
        }

        @inline(__always)
        mutating func beginsNegative() -> Bool {
            guard index < count, start[index] == PatternToken.negative else { return false }
            index += 1
            return true
        }
    }
}

extension NumberPattern {
    /// The tokens before the number.
    @inlinable @inline(__always) public var prefix: Affix { affix(0, prefixEnd) }
    /// The tokens after the number.
    @inlinable @inline(__always) public var suffix: Affix { affix(suffixStart, suffixEnd) }
    /// The affixes of the negative subpattern, if there is one.
    @inlinable @inline(__always) public var negative: (prefix: Affix, suffix: Affix)? {
        if negativePrefixEnd < 0 { return nil }
        return (affix(suffixEnd + 1, negativePrefixEnd), affix(negativeSuffixStart, end))
    }

    @inlinable @inline(__always)
    func affix(_ first: Int32, _ last: Int32) -> Affix {
        Affix(start: start + Int(first), count: Int(last - first))
    }

    /// Whether the positive affixes have an unquoted plus sign.
    @inlinable @inline(__always)
    public var positiveHasPlusSign: Bool { positiveTokens & 1 << UInt32(PatternToken.plus) != 0 }

    /// Whether the negative affixes have an unquoted minus sign.
    @inlinable @inline(__always)
    public var negativeHasMinusSign: Bool { negativeTokens & 1 << UInt32(PatternToken.minus) != 0 }

    /// Whether the currency is before the number.
    @inlinable @inline(__always)
    public var currencyPrecedesNumber: Bool { prefixTokens & Self.currencyTokens != 0 }

    @inlinable @inline(__always) static var currencyTokens: UInt32 { 0b11_1110 }

    /// Whether any affix has the currency.
    public var hasCurrency: Bool { (positiveTokens | negativeTokens) & Self.currencyTokens != 0 }
    /// Whether either subpattern has a percent sign.
    public var hasPercentSign: Bool { (positiveTokens | negativeTokens) & 1 << UInt32(PatternToken.percent) != 0 }

    /// Whether the first subpattern has a number.
    public var hasNumber: Bool { suffixStart > prefixEnd }
    /// Whether the negative subpattern has a number.
    public var negativeHasNumber: Bool { negativeSuffixStart > negativePrefixEnd }

    /// The affixes of all subpatterns.
    public var affixes: [Affix] {
        [prefix, suffix] + (negative.map { [$0.prefix, $0.suffix] } ?? [])
    }

    /// Compiles a text, and calls a closure with the pattern.
    public static func with<Result>(_ pattern: String, _ body: (NumberPattern) -> Result) -> Result {
        // An extra byte ensures that even an empty array has an address.
        (CompiledPattern(pattern).tokens + [0]).withUnsafeBufferPointer { tokens in
            body(NumberPattern(tokens: tokens.baseAddress.unsafelyUnwrapped, count: tokens.count - 1))
        }
    }
}

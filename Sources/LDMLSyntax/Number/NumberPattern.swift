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

/// A parsed number pattern: where its affixes stand, and its grouping sizes.
public struct NumberPattern: @unchecked Sendable {
    /// A range of the pattern's UTF-8, and the special characters in it.
    public struct Affix {
        @usableFromInline let first: UInt32
        @usableFromInline let last: UInt32
        /// Where its last ¤ stands.
        @usableFromInline let currency: UInt32
        public let signs: Signs

        init(_ range: Range<Int>, _ signs: Signs, currency: Int) {
            first = UInt32(truncatingIfNeeded: range.lowerBound)
            last = UInt32(truncatingIfNeeded: range.upperBound)
            self.signs = signs
            self.currency = UInt32(truncatingIfNeeded: currency)
        }

        @inlinable @inline(__always) public var start: Int { Int(first) }
        @inlinable @inline(__always) public var end: Int { Int(last) }
        @inlinable @inline(__always) public var isEmpty: Bool { first == last }
        /// Where its ¤ stands, if that is its only special character; all others are literal.
        @inlinable @inline(__always) public var onlyCurrency: Int? {
            signs.rawValue & ~Signs.currencyFirst.rawValue == Signs.currency.rawValue ? Int(currency) : nil
        }
        /// Whether all of its characters are literal.
        @inlinable @inline(__always) public var isLiteral: Bool { signs.rawValue == 0 }
    }

    /// The special characters of an affix.
    public struct Signs: OptionSet {
        public let rawValue: UInt8

        @inlinable @inline(__always)
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        @inlinable @inline(__always) public static var plus: Signs { Signs(rawValue: 1) }
        @inlinable @inline(__always) public static var minus: Signs { Signs(rawValue: 2) }
        @inlinable @inline(__always) public static var currency: Signs { Signs(rawValue: 4) }
        /// A ¤ at the beginning of the affix.
        @inlinable @inline(__always) public static var currencyFirst: Signs { Signs(rawValue: 8) }
        /// A second ¤, percent, per mille, or a quote.
        @inlinable @inline(__always) public static var others: Signs { Signs(rawValue: 16) }
    }

    /// The pattern's UTF-8, which must live as long as this value.
    public let start: UnsafePointer<UInt8>
    public let count: Int
    public let prefix: Affix
    public let suffix: Affix
    /// The affixes of the second subpattern, if there is one.
    public let negative: (prefix: Affix, suffix: Affix)?
    /// How the second subpattern differs from the first one.
    public let negativeForm: NegativeForm
    /// The primary grouping size; 0 where the pattern has no grouping separator.
    public let primaryGrouping: Int
    /// The secondary grouping size; 0 where it is the primary one.
    public let secondaryGrouping: Int
    /// Whether quotes are closed and each of at most two subpatterns has at most one number.
    public let isWellFormed: Bool

    /// - Complexity: linear in the pattern's length; nothing is allocated.
    @inlinable @inline(__always)
    public init(start: UnsafePointer<UInt8>, count: Int) {
        var scan = Scan(start: start, count: count)
        self = scan.pattern()
    }

    @inline(__always)
    fileprivate init(
        _ scan: Scan, _ prefix: Affix, _ suffix: Affix, _ negative: (prefix: Affix, suffix: Affix)?,
        _ negativeForm: NegativeForm, _ grouping: (primary: Int, secondary: Int)
    ) {
        (start, count) = (scan.start, scan.count)
        (self.prefix, self.suffix) = (prefix, suffix)
        (self.negative, self.negativeForm) = (negative, negativeForm)
        (primaryGrouping, secondaryGrouping) = grouping
        isWellFormed = scan.offset == count && !scan.hasOpenQuote
    }
}

extension NumberPattern.Scan {
    /// Reads the whole pattern.
    // No initialiser: its argument of the type is not used, and other modules would call a function that only drops that
    // argument and moves the result.
    @usableFromInline
    mutating func pattern() -> NumberPattern {
        let prefix = affix()
        let grouping = number()
        let suffix = affix()
        guard offset < count, start[offset] == UInt8(ascii: ";") else {
            return NumberPattern(self, prefix, suffix, nil, .other, grouping)
        }
        offset &+= 1
        let form = negativeForm(prefix)
        let negative = negativeAffixes(form, prefix, suffix)
        return NumberPattern(self, prefix, suffix, negative, form, grouping)
    }

    /// Reads the second subpattern, up to the end.
    @inline(__always)
    private mutating func negativeAffixes(
        _ form: NumberPattern.NegativeForm, _ prefix: NumberPattern.Affix, _ suffix: NumberPattern.Affix
    ) -> (prefix: NumberPattern.Affix, suffix: NumberPattern.Affix) {
        let start = offset
        if form != .other { offset = count }
        switch form {
        case .parenthesized, .parenthesizedBehindMark:
            return (prefix.behindParenthesis(start), suffix.beforeParenthesis(start))
        case .minusBehindPrefix: return (prefix.beforeMinus(start), suffix.moved(by: start &+ 1))
        case .minusAtEnd: return (prefix.moved(by: start), suffix.beforeLastMinus(start))
        case .minusBehindCurrency:
            let end = endOfCurrencyAndMinus(from: start)
            let ownPrefix = NumberPattern.Affix(start..<end, [.currency, .currencyFirst, .minus], currency: start)
            return (ownPrefix, suffix.moved(by: end &- prefix.end))
        case .other:
            let ownPrefix = affix()
            _ = number()
            return (ownPrefix, affix())
        }
    }
}

extension NumberPattern {
    /// Whether the currency stands before the number of a pattern, of which no more is read.
    @inline(__always)
    public static func currencyPrecedesNumber(start: UnsafePointer<UInt8>, count: Int) -> Bool {
        var scan = Scan(start: start, count: count)
        return scan.affix().signs.contains(.currency)
    }
}

extension NumberPattern {
    /// Where the first subpattern's number stands; empty where it has none.
    public var number: Range<Int> { prefix.end..<suffix.start }

    /// Where the second subpattern's number stands, if there is one.
    public var negativeNumber: Range<Int>? { negative.map { $0.prefix.end..<$0.suffix.start } }

    /// The affixes of all subpatterns.
    public var affixes: [Affix] {
        [prefix, suffix] + (negative.map { [$0.prefix, $0.suffix] } ?? [])
    }

    /// The tokens of an affix.
    package func tokens(of affix: Affix) -> [AffixToken] {
        var tokens = AffixTokens(affix, of: self)
        var result: [AffixToken] = []
        while let token = tokens.next() { result.append(token) }
        return result
    }

    /// Whether the positive affixes have a plus sign that is not quoted.
    @inlinable @inline(__always)
    public var positiveHasPlusSign: Bool { prefix.signs.contains(.plus) || suffix.signs.contains(.plus) }

    /// Whether the negative affixes have a minus sign that is not quoted.
    @inlinable @inline(__always)
    public var negativeHasMinusSign: Bool {
        guard let negative else { return false }
        return negative.prefix.signs.contains(.minus) || negative.suffix.signs.contains(.minus)
    }

    /// Whether the currency stands before the number.
    @inlinable @inline(__always)
    public var currencyPrecedesNumber: Bool { prefix.signs.contains(.currency) }

    /// A range of the pattern as a string.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The whole pattern as a string.
    public var string: String { text(0..<count) }

    /// Calls a closure with the parsed pattern of a string.
    public static func with<Result>(_ pattern: String, _ body: (NumberPattern) -> Result) -> Result {
        var pattern = pattern
        return pattern.withUTF8 { text in
            guard let start = text.baseAddress else {
                return withUnsafePointer(to: 0) { body(NumberPattern(start: $0, count: 0)) }
            }
            return body(NumberPattern(start: start, count: text.count))
        }
    }
}

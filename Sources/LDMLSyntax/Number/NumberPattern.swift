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
        /// Where the last ¤, + or - stands.
        @usableFromInline let sign: UInt32
        public let signs: Signs

        init(_ range: Range<Int>, _ signs: Signs, at sign: Int) {
            first = UInt32(truncatingIfNeeded: range.lowerBound)
            last = UInt32(truncatingIfNeeded: range.upperBound)
            self.signs = signs
            self.sign = UInt32(truncatingIfNeeded: sign)
        }

        @inlinable @inline(__always) public var start: Int { Int(first) }
        @inlinable @inline(__always) public var end: Int { Int(last) }
        @inlinable @inline(__always) public var isEmpty: Bool { first == last }
        /// Where its ¤ stands, if that is its only special character; all others are literal.
        @inlinable @inline(__always) public var onlyCurrency: Int? {
            signs.rawValue & ~Signs.currencyFirst.rawValue == Signs.currency.rawValue ? Int(sign) : nil
        }
        /// Where its minus stands, if that is its only special character; all others are literal.
        @inlinable @inline(__always) public var onlyMinus: Int? {
            signs.rawValue == Signs.minus.rawValue ? Int(sign) : nil
        }
        /// Whether all of its characters are literal.
        @inlinable @inline(__always) public var isLiteral: Bool { signs.rawValue == 0 }

        /// The prefix with a parenthesis before it, which stands at an offset.
        @inline(__always)
        fileprivate func behindParenthesis(_ offset: Int) -> Affix {
            Affix(offset..<(offset &+ 1 &+ end), signs.subtracting(.currencyFirst), at: offset &+ 1 &+ Int(sign))
        }

        /// The suffix with a parenthesis behind it, of the subpattern that begins with a parenthesis at an offset.
        @inline(__always)
        fileprivate func beforeParenthesis(_ offset: Int) -> Affix {
            let distance = offset &+ 1
            return Affix((start &+ distance)..<(end &+ distance &+ 1), signs, at: Int(sign) &+ distance)
        }
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
        /// A second ¤, + or -, percent, per mille, or a quote.
        @inlinable @inline(__always) public static var others: Signs { Signs(rawValue: 16) }
    }

    /// The pattern's UTF-8, which must live as long as this value.
    public let start: UnsafePointer<UInt8>
    public let count: Int
    public let prefix: Affix
    public let suffix: Affix
    /// The affixes of the second subpattern, if there is one.
    public let negative: (prefix: Affix, suffix: Affix)?
    /// Whether the second subpattern is the first one in parentheses, as in most accounting formats.
    public let isParenthesized: Bool
    /// The primary grouping size; 0 where the pattern has no grouping separator.
    public let primaryGrouping: Int
    /// The secondary grouping size; 0 where it is the primary one.
    public let secondaryGrouping: Int
    /// Whether quotes are closed and each of at most two subpatterns has at most one number.
    public let isWellFormed: Bool

    /// - Complexity: linear in the pattern's length; nothing is allocated.
    public init(start: UnsafePointer<UInt8>, count: Int) {
        (self.start, self.count) = (start, count)
        var scan = Scan(start: start, count: count)
        prefix = scan.affix()
        (primaryGrouping, secondaryGrouping) = scan.number()
        suffix = scan.affix()
        if scan.offset < count, start[scan.offset] == UInt8(ascii: ";") {
            scan.offset &+= 1
            isParenthesized = scan.isParenthesized(scan.offset &- 1)
            if isParenthesized {
                negative = (prefix.behindParenthesis(scan.offset), suffix.beforeParenthesis(scan.offset))
                scan.offset = count
            } else {
                let prefix = scan.affix()
                _ = scan.number()
                negative = (prefix, scan.last(like: suffix) ?? scan.affix())
            }
        } else {
            (negative, isParenthesized) = (nil, false)
        }
        isWellFormed = scan.offset == count && !scan.hasOpenQuote
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
    /// Reads a pattern from its beginning to its end.
    private struct Scan {
        let start: UnsafePointer<UInt8>
        let count: Int
        var offset = 0
        private(set) var hasOpenQuote = false

        init(start: UnsafePointer<UInt8>, count: Int) {
            (self.start, self.count) = (start, count)
        }

        /// Sets of ASCII characters, the lowest bit for U+0020: # 0...9 @ , . of numbers; with % ' + - ; the special
        /// ones of affixes.
        private static var ofNumbers: UInt64 { 0x0000_0001_03FF_5008 }
        private static var withMeaning: UInt64 { 0x0000_0001_0BFF_78A8 }
        /// The eight bytes of `#,##0.00`, the first lowest.
        private static var ofMostAmounts: UInt64 { 0x3030_2E30_2323_2C23 }
        /// The first eight bytes of `#,##,##0.00`; its last eight are those of `#,##0.00`.
        private static var ofIndianAmounts: UInt64 { 0x3023_232C_2323_2C23 }

        @inline(__always)
        private static func isOf(_ characters: UInt64, _ byte: UInt8) -> Bool {
            let place = byte &- 0x20
            return place < 64 && characters &>> UInt64(place) & 1 != 0
        }

        @inline(__always)
        mutating func affix() -> Affix {
            guard let affix = affixOfMostAmounts else { return anyAffix() }
            offset = affix.end
            return affix
        }

        /// The affix where it is empty, before a number `¤` with or without a no-break space, or at the end one with it.
        @inline(__always)
        private var affixOfMostAmounts: Affix? {
            let left = count &- offset
            if left == 0 { return Affix(offset..<offset, [], at: offset) }
            let text = start + offset
            if Self.isOf(Self.ofNumbers, text[0]) { return Affix(offset..<offset, [], at: offset) }
            guard left >= 4 else { return nil }
            let word = UnsafeRawPointer(text).loadUnaligned(as: UInt32.self).littleEndian
            // ¤ is C2 A4, and U+00A0 is C2 A0.
            if word == 0xA4C2_A0C2, left == 4 {
                return Affix(offset..<(offset &+ 4), .currency, at: offset &+ 2)
            }
            guard word & 0xFFFF == 0xA4C2 else { return nil }
            let end = word &>> 16 == 0xA0C2 && left > 4 ? 4 : 2
            guard Self.isOf(Self.ofNumbers, text[end]) else { return nil }
            return Affix(offset..<(offset &+ end), [.currency, .currencyFirst], at: offset)
        }

        /// Whether the rest of the pattern is its beginning up to an offset in parentheses.
        @inline(__always)
        func isParenthesized(_ end: Int) -> Bool {
            let distance = end &+ 2
            // Two words cover nearly all subpatterns; neither may reach into the parentheses.
            guard count &- distance &- end == 1, end >= 8, start[end &+ 1] == UInt8(ascii: "("),
                start[count &- 1] == UInt8(ascii: ")"), !hasOpenQuote
            else { return false }
            var index = 0
            while index < end &- 8 {
                if word(at: index) != word(at: index &+ distance) { return false }
                index &+= 8
            }
            return word(at: end &- 8) == word(at: end &- 8 &+ distance)
        }

        /// The affix that ends the pattern, where it is written like another one, as most suffixes of negative numbers are.
        @inline(__always)
        mutating func last(like affix: Affix) -> Affix? {
            let distance = offset &- affix.start
            guard affix.end &+ distance == count else { return nil }
            for index in affix.start..<affix.end where start[index] != start[index &+ distance] { return nil }
            offset = count
            return Affix((affix.start &+ distance)..<count, affix.signs, at: Int(affix.sign) &+ distance)
        }

        @inline(never)
        private mutating func anyAffix() -> Affix {
            let (first, start, count) = (offset, start, count)
            var index = first
            var sign = first
            var signs: Signs = []
            while index < count {
                let byte = start[index]
                if byte == 0xC2, index &+ 1 < count, start[index &+ 1] == 0xA4 {
                    // ¤ is C2 A4.
                    signs.formUnion(signs.contains(.currency) ? .others : .currency)
                    if index == first { signs.insert(.currencyFirst) }
                    sign = index
                    index &+= 1
                } else if byte == 0xE2, index &+ 2 < count, start[index &+ 1] == 0x80, start[index &+ 2] == 0xB0 {
                    // ‰ is E2 80 B0.
                    signs.insert(.others)
                } else if Self.isOf(Self.withMeaning, byte) {
                    if byte == UInt8(ascii: "-") {
                        signs.formUnion(signs.contains(.minus) ? .others : .minus)
                        sign = index
                    } else if byte == UInt8(ascii: "+") {
                        signs.formUnion(signs.contains(.plus) ? .others : .plus)
                        sign = index
                    } else if byte == UInt8(ascii: "'") {
                        signs.insert(.others)
                        index &+= 1
                        while index < count, start[index] != UInt8(ascii: "'") { index &+= 1 }
                        if index == count {
                            hasOpenQuote = true
                            break
                        }
                    } else if byte == UInt8(ascii: "%") {
                        signs.insert(.others)
                    } else {
                        break
                    }
                }
                index &+= 1
            }
            offset = index
            return Affix(first..<index, signs, at: sign)
        }

        /// The number's grouping sizes.
        mutating func number() -> (primary: Int, secondary: Int) {
            let first = offset
            if isOfMostAmounts {
                offset &+= 8
                return (3, 0)
            }
            if isOfIndianAmounts {
                offset &+= 11
                return (3, 2)
            }
            var index = first
            // The offsets after the last two grouping separators.
            var (last, lastButOne) = (-1, -1)
            while index < count, start[index] != UInt8(ascii: "."), Self.isOf(Self.ofNumbers, start[index]) {
                if start[index] == UInt8(ascii: ",") { (lastButOne, last) = (last, index &+ 1) }
                index &+= 1
            }
            let primary = last >= 0 ? index &- last : 0
            while index < count, Self.isOf(Self.ofNumbers, start[index]) { index &+= 1 }
            if index > first, index < count, start[index] == UInt8(ascii: "E") { index = exponent(behind: index) }
            offset = index
            return (primary, lastButOne >= 0 ? last &- 1 &- lastButOne : 0)
        }

        /// Whether the number is `#,##0.00`, and ends there.
        @inline(__always)
        private var isOfMostAmounts: Bool {
            count &- offset >= 8 && word(at: offset) == Self.ofMostAmounts && isNumberEnd(offset &+ 8)
        }

        /// Whether the number is `#,##,##0.00`, and ends there.
        @inline(__always)
        private var isOfIndianAmounts: Bool {
            count &- offset >= 11 && word(at: offset) == Self.ofIndianAmounts
                && word(at: offset &+ 3) == Self.ofMostAmounts && isNumberEnd(offset &+ 11)
        }

        /// Eight bytes of the pattern, the first lowest.
        @inline(__always)
        private func word(at offset: Int) -> UInt64 {
            UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self).littleEndian
        }

        /// Whether no number goes on at an offset.
        @inline(__always)
        private func isNumberEnd(_ offset: Int) -> Bool {
            if offset == count { return true }
            return !Self.isOf(Self.ofNumbers, start[offset]) && start[offset] != UInt8(ascii: "E")
        }

        /// The end of the exponent that begins with the E; the E's offset where no 0 follows it.
        private func exponent(behind letter: Int) -> Int {
            var index = letter &+ 1
            if index < count, start[index] == UInt8(ascii: "+") { index &+= 1 }
            let digits = index
            while index < count, start[index] == UInt8(ascii: "0") { index &+= 1 }
            return index > digits ? index : letter
        }
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

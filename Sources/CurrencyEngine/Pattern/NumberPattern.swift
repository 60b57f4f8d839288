import PackedTables

// The pattern syntax that is read, of patterns that were checked:
//
//     pattern     subpattern [";" subpattern]
//     subpattern  affix number affix
//     number      {"#" | "0"..."9" | "@" | ","} ["." {"0"..."9"} {"#"}]
//     affix       any characters; ' quotes those that mean something, '' is an apostrophe
//
// In affixes ¤ is the currency, - and + the signs, % and ‰ percent and per mille. Of the second subpattern only
// the affixes count.
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns.

/// A number pattern taken apart: where its affixes stand and how its digits are grouped.
struct NumberPattern: Sendable {
    /// A stretch of the pattern's UTF-8, and what it has that is not quoted.
    struct Affix {
        private var first: UInt32 = 0
        private var last: UInt32 = 0
        private(set) var signs: Signs = []

        init() {}

        init(_ range: Range<Int>, _ signs: Signs) {
            first = UInt32(truncatingIfNeeded: range.lowerBound)
            last = UInt32(truncatingIfNeeded: range.upperBound)
            self.signs = signs
        }

        var start: Int { Int(first) }
        var end: Int { Int(last) }
    }

    /// Characters with a meaning.
    struct Signs: OptionSet {
        let rawValue: UInt8

        static var plus: Signs { Signs(rawValue: 1) }
        static var minus: Signs { Signs(rawValue: 2) }
        static var currency: Signs { Signs(rawValue: 4) }
    }

    let text: PackedText
    private(set) var prefix = Affix()
    private(set) var suffix = Affix()
    /// The affixes of the second subpattern, if there is one.
    private(set) var negative: (prefix: Affix, suffix: Affix)?
    /// Digits of the last group; 0 where the pattern has no groups.
    private(set) var primaryGrouping = 0
    /// Digits of the other groups; 0 where they are as the last.
    private(set) var secondaryGrouping = 0

    /// - Complexity: linear in the pattern's length; nothing is allocated.
    init(_ text: PackedText) {
        self.text = text
        var offset = 0
        prefix = Self.affix(text, from: &offset)
        readNumber(&offset)
        suffix = Self.affix(text, from: &offset)
        guard offset < text.count, text.start[offset] == UInt8(ascii: ";") else { return }
        offset += 1
        let prefix = Self.affix(text, from: &offset)
        while offset < text.count, Self.isNumber(text.start[offset]) { offset += 1 }
        negative = (prefix, Self.affix(text, from: &offset))
    }

    /// The bits of # 0...9 @ , . from that of U+0020 on; and with those of ' + - ; what affixes have to look at.
    private static var ofNumbers: UInt64 { 0x0000_0001_03FF_5008 }
    private static var withMeaning: UInt64 { 0x0000_0001_0BFF_7888 }

    @inline(__always)
    private static func isOf(_ characters: UInt64, _ byte: UInt8) -> Bool {
        let place = byte &- 0x20
        return place < 64 && characters &>> UInt64(place) & 1 != 0
    }

    @inline(__always)
    private static func isNumber(_ byte: UInt8) -> Bool { isOf(ofNumbers, byte) }

    private static func affix(_ text: PackedText, from offset: inout Int) -> Affix {
        let (start, end) = (text.start, text.count)
        let first = offset
        var index = first
        var signs: Signs = []
        var isQuoted = false
        while index < end {
            let byte = start[index]
            if isOf(withMeaning, byte) {
                if byte == UInt8(ascii: "'") {
                    isQuoted.toggle()
                } else if !isQuoted {
                    if byte == UInt8(ascii: "+") {
                        signs.insert(.plus)
                    } else if byte == UInt8(ascii: "-") {
                        signs.insert(.minus)
                    } else {
                        break
                    }
                }
            } else if byte == 0xA4, !isQuoted, index > first, start[index &- 1] == 0xC2 {
                // ¤ is C2 A4.
                signs.insert(.currency)
            }
            index &+= 1
        }
        offset = index
        return Affix(first..<index, signs)
    }

    private mutating func readNumber(_ offset: inout Int) {
        let (start, end) = (text.start, text.count)
        var index = offset
        // The places behind the last two separators.
        var (last, first) = (-1, -1)
        while index < end, start[index] != UInt8(ascii: "."), Self.isNumber(start[index]) {
            if start[index] == UInt8(ascii: ",") { (first, last) = (last, index &+ 1) }
            index &+= 1
        }
        if last >= 0 { primaryGrouping = index &- last }
        if first >= 0 { secondaryGrouping = last &- 1 &- first }
        while index < end, Self.isNumber(start[index]) { index &+= 1 }
        offset = index
    }
}

extension NumberPattern {
    /// Whether the positive affixes have a plus sign that is not quoted.
    var positiveHasPlusSign: Bool { prefix.signs.contains(.plus) || suffix.signs.contains(.plus) }

    /// Whether the negative affixes have a minus sign that is not quoted.
    var negativeHasMinusSign: Bool {
        guard let negative else { return false }
        return negative.prefix.signs.contains(.minus) || negative.suffix.signs.contains(.minus)
    }

    /// Whether the currency stands before the number.
    var currencyPrecedesNumber: Bool { prefix.signs.contains(.currency) }
}

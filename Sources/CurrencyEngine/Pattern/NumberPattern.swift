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
    /// A stretch of the pattern's UTF-8, and which signs it has that are not quoted; of % and ‰ either.
    struct Affix {
        private var first: UInt32 = 0
        private var last: UInt32 = 0
        var hasPlusSign = false
        var hasMinusSign = false
        var hasCurrency = false
        var hasPercent = false

        init(start: Int = 0) {
            first = UInt32(truncatingIfNeeded: start)
            last = first
        }

        var start: Int { Int(first) }
        var end: Int {
            get { Int(last) }
            set { last = UInt32(truncatingIfNeeded: newValue) }
        }
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
    private(set) var minimumFractionDigits = 0
    private(set) var maximumFractionDigits = 0

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

    private static func isNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: ","),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func affix(_ text: PackedText, from offset: inout Int) -> Affix {
        var affix = Affix(start: offset)
        var isQuoted = false
        while offset < text.count {
            let byte = text.start[offset]
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if !isQuoted {
                if isNumber(byte) || byte == UInt8(ascii: ";") { break }
                switch byte {
                case UInt8(ascii: "+"): affix.hasPlusSign = true
                case UInt8(ascii: "-"): affix.hasMinusSign = true
                // ‰ is E2 80 B0.
                case UInt8(ascii: "%"), 0xB0: affix.hasPercent = true
                // ¤ is C2 A4.
                case 0xA4 where offset > affix.start && text.start[offset - 1] == 0xC2: affix.hasCurrency = true
                default: break
                }
            }
            offset += 1
        }
        affix.end = offset
        return affix
    }

    private mutating func readNumber(_ offset: inout Int) {
        var sinceSeparator = 0
        var beforeSeparator = 0
        var separators = 0
        var isFraction = false
        while offset < text.count, Self.isNumber(text.start[offset]) {
            switch text.start[offset] {
            case UInt8(ascii: ","):
                separators += 1
                beforeSeparator = sinceSeparator
                sinceSeparator = 0
            case UInt8(ascii: "."):
                isFraction = true
            case let byte where isFraction:
                maximumFractionDigits += 1
                if byte == UInt8(ascii: "0") { minimumFractionDigits += 1 }
            default:
                sinceSeparator += 1
            }
            offset += 1
        }
        if separators > 0 { primaryGrouping = sinceSeparator }
        if separators > 1 { secondaryGrouping = beforeSeparator }
    }
}

extension NumberPattern {
    /// Whether the positive affixes have a plus sign that is not quoted.
    var positiveHasPlusSign: Bool { prefix.hasPlusSign || suffix.hasPlusSign }

    /// Whether the negative affixes have a minus sign that is not quoted.
    var negativeHasMinusSign: Bool {
        guard let negative else { return false }
        return negative.prefix.hasMinusSign || negative.suffix.hasMinusSign
    }

    var hasPercent: Bool {
        prefix.hasPercent || suffix.hasPercent
            || negative.map { $0.prefix.hasPercent || $0.suffix.hasPercent } ?? false
    }

    /// Whether the currency stands before the number.
    var currencyPrecedesNumber: Bool { prefix.hasCurrency }
}

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
struct NumberPattern {
    /// A stretch of the pattern's UTF-8.
    struct Affix {
        var start: Int
        var end: Int
    }

    let text: [UInt8]
    private(set) var positive: (prefix: Affix, suffix: Affix)
    /// The affixes of the second subpattern, if there is one.
    private(set) var negative: (prefix: Affix, suffix: Affix)?
    /// Digits of the last group; 0 where the pattern has no groups.
    private(set) var primaryGrouping = 0
    /// Digits of the other groups; 0 where they are as the last.
    private(set) var secondaryGrouping = 0
    private(set) var minimumFractionDigits = 0
    private(set) var maximumFractionDigits = 0

    /// Takes a pattern of the tables.
    init(_ text: PackedText) {
        self.init(Array(text.utf8))
    }

    init(_ text: [UInt8]) {
        self.text = text
        positive = (Affix(start: 0, end: 0), Affix(start: 0, end: 0))
        var offset = 0
        positive.prefix = Self.affix(text, from: &offset)
        readNumber(&offset)
        positive.suffix = Self.affix(text, from: &offset)
        guard offset < text.count, text[offset] == UInt8(ascii: ";") else { return }
        offset += 1
        let prefix = Self.affix(text, from: &offset)
        while offset < text.count, Self.isNumber(text[offset]) { offset += 1 }
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

    private static func affix(_ text: [UInt8], from offset: inout Int) -> Affix {
        let start = offset
        var isQuoted = false
        while offset < text.count {
            let byte = text[offset]
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if !isQuoted, isNumber(byte) || byte == UInt8(ascii: ";") {
                break
            }
            offset += 1
        }
        return Affix(start: start, end: offset)
    }

    private mutating func readNumber(_ offset: inout Int) {
        var sinceSeparator = 0
        var beforeSeparator = 0
        var separators = 0
        var isFraction = false
        while offset < text.count, Self.isNumber(text[offset]) {
            switch text[offset] {
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
    var positiveHasPlusSign: Bool {
        has(UInt8(ascii: "+"), in: positive.prefix) || has(UInt8(ascii: "+"), in: positive.suffix)
    }

    /// Whether the negative affixes have a minus sign that is not quoted.
    var negativeHasMinusSign: Bool {
        guard let negative else { return false }
        return has(UInt8(ascii: "-"), in: negative.prefix) || has(UInt8(ascii: "-"), in: negative.suffix)
    }

    /// Whether the currency stands before the number.
    var currencyPrecedesNumber: Bool {
        // ¤ is C2 A4.
        has(0xA4, in: positive.prefix)
    }

    private func has(_ wanted: UInt8, in affix: Affix) -> Bool {
        var isQuoted = false
        for index in affix.start..<affix.end {
            let byte = text[index]
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if !isQuoted, byte == wanted {
                if wanted != 0xA4 || (index > affix.start && text[index - 1] == 0xC2) { return true }
            }
        }
        return false
    }
}

import CurrencyCore

// Numbers that are split by characters other than separators. Their parts are not amounts: "10^6 €", "1´95 €",
// "12&nbsp;500 zł", "$19<sup>99</sup>".

extension TextSearch {
    /// Whether a number continues a previous one in an unsupported way: "10^6 €", "1´95 €", "12&nbsp;500 zł".
    func isContinuation(_ number: TextNumber) -> Bool {
        let start = number.start
        guard start > 1 else { return false }
        if text[start - 1] == UInt8(ascii: "^") { return true }
        if let mark = WordBoundary.scalar(before: start, text), Self.joins(mark) {
            let end = start - (mark < 0x80 ? 1 : mark < 0x800 ? 2 : 3)
            return end > taken && TextNumber.isDigit(text, before: end)
        }
        // "2、3万円" is 20,000 or 30,000; "12,\n50 €" is one number on two lines.
        let breaks: UInt32 = text[start - 1] == 0x0A ? 0x2C : 0x3001
        let mark = text[start - 1] == 0x0A ? start - 1 : start
        if WordBoundary.scalar(before: mark, text) == breaks {
            let end = mark - (breaks < 0x80 ? 1 : 3)
            return end > taken && TextNumber.isDigit(text, before: end)
                && (breaks < 0x80 || !TextNumber.isDigit(text, before: end - 1))
        }
        guard var open = markup(before: start), open > 0 else { return false }
        // "<span>19</span><span>,99 €</span>"
        while Self.isSeparator(text[start]), open > 1, let next = markup(before: open), next > 0 { open = next }
        return TextNumber.isDigit(text, before: Self.isSeparator(text[open - 1]) ? open - 1 : open)
    }

    /// Whether a number continues after an offset in such a way.
    func isContinued(_ end: Int) -> Bool {
        guard end < text.count else { return false }
        if isPower(end) { return true }
        // "1.5 x 10^6"
        if let times = timesEnd(end) {
            let ten = TextNumber.skipSpace(text, times)
            if text[ten...].starts(with: "10".utf8), isPower(ten + 2) { return true }
        }
        if isOnNextLine(end) { return true }
        if let mark = LenientScalar.decode(text, at: end), Self.joins(mark.scalar) {
            let place = end + mark.length
            guard LenientScalar(text, at: place)?.kind == .digit else { return false }
            // "¥500，600元" are two amounts.
            let next = TextNumber(text, at: place, notBefore: end)
            return mark.scalar != 0xFF0C || behind(next, next.end) == nil
        }
        let place = Self.isSeparator(text[end]) ? end + 1 : end
        // "$1.xx", "$1.__", "$1,OOO" and "$1.S0" with letters for digits, "$1.⁹⁹"
        if place > end, place < text.count {
            let next = text[place...].prefix(2)
            if next.elementsEqual("xx".utf8) || text[place] == 0x5F || next.elementsEqual("OO".utf8)
                || TextNumber.isLikeDigit(text[place]) && next.last?.isDigit ?? false
                || 0x2070...0x2079 ~= LenientScalar.decode(text, at: place)?.scalar ?? 0
            {
                return true
            }
        }
        guard var close = markup(behind: place), close < text.count else { return false }
        var mayBeCell = false
        while let next = markup(behind: close), next < text.count { (close, mayBeCell) = (next, true) }
        let isSeparated = Self.isSeparator(text[close])
        return (isSeparated || !mayBeCell) && LenientScalar(text, at: isSeparated ? close + 1 : close)?.kind == .digit
    }

    /// Whether raised digits follow an offset: "19€<sup>99</sup>".
    func isBeforeRaised(_ offset: Int) -> Bool {
        guard let end = markup(behind: offset), text[offset...].starts(with: "<sup".utf8) else { return false }
        return TextNumber.digits(text, end) > 0
    }

    /// The end of an "x" or multiplication sign after a number; nil if there is none.
    func timesEnd(_ end: Int) -> Int? {
        let times = TextNumber.skipSpace(text, end)
        guard let (scalar, length) = LenientScalar.decode(text, at: times), [0x78, 0xD7].contains(scalar) else {
            return nil
        }
        return times + length
    }

    /// Whether the next line continues the number with a group or cents: "$1,\n000", "$1,234\n.50".
    private func isOnNextLine(_ end: Int) -> Bool {
        let mark = Self.isSeparator(text[end]) ? end + 1 : end
        var place = mark
        while place < text.count, place < mark + 2, text[place] == 0x0A || text[place] == 0x0D { place += 1 }
        guard place > mark, place < text.count else { return false }
        if mark == end {
            return Self.isSeparator(text[place]) && TextNumber.digits(text, place + 1) == 2
        }
        let digits = TextNumber.digits(text, place)
        if text[end] == UInt8(ascii: ","), digits == 3 { return true }
        let rest = place + digits
        // "$3.\n5 million"
        if digits == 1, isBeforeAnyScaleWord(rest) { return true }
        return digits == 2 && (rest == text.count || text[rest] < 0x20)
    }

    /// Whether an exponent is at an offset: "^6", "**6", "⁶".
    private func isPower(_ offset: Int) -> Bool {
        let rest = text[offset...]
        let length = rest.first == UInt8(ascii: "^") ? 1 : rest.starts(with: "**".utf8) ? 2 : 0
        if length > 0 { return rest.dropFirst(length).first?.isDigit ?? false }
        let raised = 0x2070...0x2079 ~= LenientScalar.decode(text, at: offset)?.scalar ?? 0
        return raised && text[..<offset].suffix(2).elementsEqual("10".utf8)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

    /// Whether a scalar is an accent for an apostrophe, a prime, a middle dot, or a comma or point of East Asia.
    private static func joins(_ scalar: UInt32) -> Bool {
        [0x60, 0xB4, 0x2032, 0xB7, 0x2219, 0x22C5, 0x3002, 0xFF0C, 0x70B9].contains(scalar)
    }

    /// The end of the tag or entity that starts at an offset.
    func markup(behind start: Int) -> Int? {
        guard start < text.count, text[start] == UInt8(ascii: "<") || text[start] == UInt8(ascii: "&") else {
            return nil
        }
        let last = text[start] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ";")
        return text[start...].prefix(Self.longestMarkup).firstIndex(of: last).map { $0 + 1 }
    }

    /// The start of the tag or entity that ends at an offset.
    func markup(before end: Int) -> Int? {
        guard end > 0, text[end - 1] == UInt8(ascii: ">") || text[end - 1] == UInt8(ascii: ";") else { return nil }
        let first = text[end - 1] == UInt8(ascii: ">") ? UInt8(ascii: "<") : UInt8(ascii: "&")
        return text[..<end].suffix(Self.longestMarkup).lastIndex(of: first)
    }

    /// The length limit in bytes. Longer tags have attributes, and separate texts.
    private static let longestMarkup = 10
}

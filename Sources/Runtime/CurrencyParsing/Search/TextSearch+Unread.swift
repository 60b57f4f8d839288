import CurrencyCore

// Numbers that go on in a way that is not read, and so are no amounts: "$5abc", "$2 1/2", "$ 46 . 8 million".

extension TextSearch {
    /// Whether a word follows a number directly, or digits a word of scale: "$5abc", "$10К", "₫1tr5". In India's scripts, and
    /// in those that do not separate words, it is an ending or the next word.
    func goesOn(_ offset: Int) -> Bool {
        guard let scalar = LenientScalar.decode(text, at: offset)?.scalar else { return false }
        return scalar == 0x5F || scalar < 0x900 && GeneralCategory.isLetter(scalar)
            || GeneralCategory.isDecimalDigit(scalar) || isBeforeNumeral(offset)
    }

    /// Whether an English abbreviation of rents and prices follows a number directly: "£850pcm".
    func isPricingTerm(_ offset: Int) -> Bool {
        let word = text[offset...].prefix(6).prefix { $0.isSmallLetter }
        return ["pcm", "pm", "pw", "pa", "pp", "pn", "pd", "pppn", "pppw", "pppm"].contains {
            $0.utf8.elementsEqual(word)
        }
    }

    /// Whether a number goes on in a way that is not read: "$1½", "$2 1/2", "$4⁹⁹", "$4'99", "$2 million million".
    func isBroken(_ number: TextNumber, _ end: Int) -> Bool {
        if number.centsEnd == nil, let (word, wordEnd) = anyScaleWord(end),
            end > number.end || word.leavesNoAmount && !reader.syntax.mayBeMark(text, at: wordEnd - word.length)
        {
            return true
        }
        if let mark = LenientScalar(text, at: end), mark.kind == .apostrophe,
            LenientScalar(text, at: end + mark.length)?.kind == .digit
        {
            return true
        }
        if isContinued(end) || isScaledFurtherOn(end) || isMeasured(number, end) { return true }
        let place = TextNumber.skipSpace(text, end)
        // "$100 and 50/100"
        if let and = BesideWords.end(of: BesideWords.and, text, at: place),
            text[TextNumber.skipSpace(text, and)...].dropFirst(2).starts(with: "/100".utf8)
        {
            return true
        }
        guard let (scalar, length) = LenientScalar.decode(text, at: place) else { return false }
        switch scalar {
        // One half and other fractions in one character.
        case 0xBC...0xBE, 0x2150...0x215E: return true
        // Two raised digits; one is a footnote, but behind 10.
        case 0xB2, 0xB3, 0xB9, 0x2070...0x2079:
            if text[number.start..<end].elementsEqual("10".utf8) { return true }
            switch LenientScalar.decode(text, at: place + length)?.scalar ?? 0 {
            case 0xB2, 0xB3, 0xB9, 0x2070...0x2079: return true
            default: return false
            }
        case 0x31...0x39 where place > end: return isFraction(at: place)
        default: return false
        }
    }

    /// Whether a word of scale follows on the next line, behind markup or a plus: "$3.5\nbillion", "**$1.2** million", "$3+
    /// million".
    private func isScaledFurtherOn(_ end: Int) -> Bool {
        var place = end
        while place < text.count, [0x0A, 0x0D, 0x2A, 0x2B, 0x5F].contains(text[place]) { place += 1 }
        if let tag = markup(behind: place) { place = tag }
        guard place > end, let (word, _) = anyScaleWord(place) else { return false }
        return !word.isLetter
    }

    /// Whether a unit of measure or of old money follows digits behind a space, which are a number of their own: "$3 500 mL",
    /// "£1 10s 6d".
    private func isMeasured(_ number: TextNumber, _ end: Int) -> Bool {
        var place = TextNumber.skipSpace(text, end)
        let isGrouped = text[number.start..<number.end].contains(0x20)
        if isGrouped {
            let unit = text[place...].prefix { $0.isLetter }
            return Self.measures.contains { $0.utf8.elementsEqual(unit) }
        }
        let start = place
        while place < text.count, text[place].isDigit { place += 1 }
        return start > end && 1...2 ~= place - start && place < text.count
            && (text[place] == UInt8(ascii: "s") || text[place] == UInt8(ascii: "d"))
            && !WordBoundary.startsWithWordLetter(text, at: place + 1)
    }

    private static let measures = [
        "ml", "mL", "cl", "dl", "g", "kg", "mg", "oz", "lb", "stk", "st", "pcs", "cm", "mm", "km",
    ]

    /// Whether a digit, a slash and a digit stand alone: "1/2", but not "1/2/2024" and "12/31".
    private func isFraction(at place: Int) -> Bool {
        // "$100 50/100"
        if text[place...].dropFirst(2).starts(with: "/100".utf8) { return true }
        guard place + 2 < text.count, text[place + 1] == UInt8(ascii: "/"), text[place + 2].isDigit else {
            return false
        }
        return place + 3 == text.count || !text[place + 3].isDigit && text[place + 3] != UInt8(ascii: "/")
    }

    /// Whether an amount goes on behind a separator that stands apart: "$ 46 . 8 million", "46 $. 8 millions".
    func isTakenApart(_ end: Int) -> Bool {
        let separator = TextNumber.skipSpace(text, end)
        guard separator < text.count, text[separator] == UInt8(ascii: ".") || text[separator] == UInt8(ascii: ",")
        else {
            return false
        }
        let place = TextNumber.skipSpace(text, separator + 1)
        guard place - end > 1, place < text.count, text[place].isDigit else { return false }
        if text[separator] == UInt8(ascii: "."), separator > end { return true }
        let numberEnd = TextNumber(text, at: place, notBefore: place).end
        return isBeforeAnyScaleWord(numberEnd)
    }
}

// MARK: Notations of other texts

extension TextSearch {
    /// Whether a number is the heading of a column in thousands, "£000", or the cents of nothing.
    func isZeros(_ number: TextNumber) -> Bool {
        number.end - number.start > 1 && text[number.start..<number.end].allSatisfy { $0 == 0x30 }
    }

    /// Whether a number goes on one in front of it in a way that is not read: "10^6 €", "1´95 €", "1，234円", "12&nbsp;500 zł",
    /// "19<small>,99 €".
    func isContinuation(_ number: TextNumber) -> Bool {
        let start = number.start
        guard start > 1 else { return false }
        if text[start - 1] == UInt8(ascii: "^") { return true }
        if let mark = WordBoundary.scalar(before: start, text), Self.joins(mark) {
            let end = start - (mark < 0x80 ? 1 : mark < 0x800 ? 2 : 3)
            return end > taken && TextNumber.isDigit(text, before: end)
        }
        guard let open = markup(before: start) else { return false }
        return TextNumber.isDigit(text, before: open)
            || open > 1 && [0x2C, 0x2E].contains(text[open - 1]) && TextNumber.isDigit(text, before: open - 1)
    }

    /// Whether a number goes on behind an offset in such a way.
    func isContinued(_ end: Int) -> Bool {
        guard end < text.count else { return false }
        if text[end] == UInt8(ascii: "^")
            || text[end...].starts(with: "**".utf8) && end + 2 < text.count
                && text[end + 2].isDigit
        {
            return true
        }
        // "1.5 x 10^6"
        let times = TextNumber.skipSpace(text, end)
        if let (scalar, length) = LenientScalar.decode(text, at: times), [0x78, 0xD7].contains(scalar),
            text[TextNumber.skipSpace(text, times + length)...].starts(with: "10".utf8)
        {
            return true
        }
        if let mark = LenientScalar.decode(text, at: end), Self.joins(mark.scalar) {
            let place = end + mark.length
            guard LenientScalar(text, at: place)?.kind == .digit else { return false }
            // "¥500，600元" are two amounts.
            let next = TextNumber(text, at: place, notBefore: end)
            return mark.scalar != 0xFF0C || behind(next, next.end) == nil
        }
        // "$1.xx"
        if text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ","), end + 2 < text.count {
            if text[end + 1] | 0x20 == UInt8(ascii: "x"), text[end + 2] | 0x20 == UInt8(ascii: "x") { return true }
        }
        let separator = text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ",") ? 1 : 0
        guard let close = markup(behind: end + separator), close < text.count else { return false }
        let place = close + ([0x2C, 0x2E].contains(text[close]) ? 1 : 0)
        return LenientScalar(text, at: place)?.kind == .digit
    }

    /// An accent in place of an apostrophe, a prime, a middle dot, and the comma of Chinese and Japanese.
    private static func joins(_ scalar: UInt32) -> Bool {
        [0x60, 0xB4, 0x2032, 0xB7, 0x2219, 0x22C5, 0xFF0C].contains(scalar)
    }

    /// Where the tag or entity ends that begins at an offset.
    fileprivate func markup(behind start: Int) -> Int? {
        guard start < text.count, text[start] == UInt8(ascii: "<") || text[start] == UInt8(ascii: "&") else {
            return nil
        }
        let last = text[start] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ";")
        return text[start...].prefix(Self.longestMarkup).firstIndex(of: last).map { $0 + 1 }
    }

    /// Where the tag or entity begins that ends at an offset.
    private func markup(before end: Int) -> Int? {
        guard text[end - 1] == UInt8(ascii: ">") || text[end - 1] == UInt8(ascii: ";") else { return nil }
        let first = text[end - 1] == UInt8(ascii: ">") ? UInt8(ascii: "<") : UInt8(ascii: "&")
        return text[..<end].suffix(Self.longestMarkup).lastIndex(of: first)
    }

    /// Longer tags have attributes, and set texts apart.
    private static let longestMarkup = 10
}

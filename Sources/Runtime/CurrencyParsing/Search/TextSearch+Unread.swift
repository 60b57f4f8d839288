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
        // "$2 1/2", "$100 and 50/100"
        let space = TextNumber.skipSpace(text, end)
        let place =
            BesideWords.end(of: BesideWords.and, text, at: space).map { TextNumber.skipSpace(text, $0) } ?? space
        guard let (scalar, length) = LenientScalar.decode(text, at: place) else { return false }
        switch scalar {
        // One half and other fractions in one character.
        case 0xBC...0xBE, 0x2150...0x215E: return true
        // Two raised digits; one is a footnote.
        case 0xB2, 0xB3, 0xB9, 0x2070...0x2079:
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

    /// Whether an amount goes on behind a separator that stands apart: "$ 46 . 8 million", "46 $. 8 millions", "€ 12 ,50".
    func isTakenApart(_ end: Int) -> Bool {
        let separator = TextNumber.skipSpace(text, end)
        guard separator < text.count, text[separator] == UInt8(ascii: ".") || text[separator] == UInt8(ascii: ",")
        else {
            return false
        }
        let place = TextNumber.skipSpace(text, separator + 1)
        guard place - end > 1, place < text.count, text[place].isDigit else { return false }
        if separator > end, text[separator] == UInt8(ascii: ".") || place == separator + 1 { return true }
        let numberEnd = TextNumber(text, at: place, notBefore: place).end
        return isBeforeAnyScaleWord(numberEnd)
    }
}

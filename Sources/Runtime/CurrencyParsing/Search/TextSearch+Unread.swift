import CurrencyCore

// Numbers that continue in an unsupported way, and so are not amounts: "$5abc", "$2 1/2", "$ 46 . 8 million".

extension TextSearch {
    /// Whether a word directly follows a number, or digits follow a scale word: "$5abc", "$10К", "₫1tr5". In India's scripts,
    /// and in those that do not separate words, it is an ending or the next word.
    func goesOn(_ offset: Int) -> Bool {
        guard let scalar = LenientScalar.decode(text, at: offset)?.scalar else { return false }
        return scalar == 0x5F || scalar < 0x900 && GeneralCategory.isLetter(scalar)
            || GeneralCategory.isDecimalDigit(scalar) || isBeforeNumeral(offset)
    }

    /// Whether an English abbreviation for rents and prices directly follows a number: "£850pcm".
    func isPricingTerm(_ offset: Int) -> Bool {
        BesideWords.end(of: WordLists.pricingTerms, text, at: offset) != nil
    }

    /// Whether a number continues in an unsupported way: "$1½", "$2 1/2", "$4⁹⁹", "$4'99", "$2 million million".
    func isBroken(_ number: TextNumber, _ end: Int) -> Bool {
        if number.centsEnd == nil, let (word, wordEnd) = anyScaleWord(end),
            end > number.end || word.leavesNoAmount && !reader.syntax.mayBeMark(text, at: wordEnd - word.length)
        {
            return true
        }
        if isPercent(end) || isTimesPrice(number, end) { return true }
        // "3,4만원" is 30,000 or 40,000.
        if number.end - number.start == 3, text[number.start + 1] == UInt8(ascii: ","), isBeforeNumeral(number.end),
            reader.syntax.separators.decimal?.kind != .comma
        {
            return true
        }
        if let mark = LenientScalar(text, at: end), mark.kind == .apostrophe,
            let next = LenientScalar(text, at: end + mark.length), next.kind == .digit || next.kind == .apostrophe
        {
            return true
        }
        if isContinued(end) || isScaledFurtherOn(end) || isMeasured(number, end) || NumberWords.follow(text, end) {
            return true
        }
        return hasFraction(behind: end)
    }

    /// Whether a percent sign follows. The letters before the number are then not a currency: "IRR 12.5%".
    func isPercent(_ end: Int) -> Bool {
        switch LenientScalar.decode(text, at: TextNumber.skipSpace(text, end))?.scalar ?? 0 {
        case 0x25, 0x66A, 0x2030: true
        default: false
        }
    }

    /// Whether a whole number counts items at a price: "EUR 2 x 0,99".
    private func isTimesPrice(_ number: TextNumber, _ end: Int) -> Bool {
        guard !number.hasSeparators, let times = timesEnd(end) else { return false }
        let place = TextNumber.skipSpace(text, times)
        return LenientScalar(text, at: place)?.kind == .digit && TextNumber(text, at: place, notBefore: end).isMoneyLike
    }

    /// Whether a fraction follows: "$2 1/2", "$100 and 50/100", "$1½", "$4⁹⁹", "100 zł 50/100".
    func hasFraction(behind end: Int) -> Bool {
        let space = TextNumber.skipSpace(text, end)
        let place =
            BesideWords.end(of: WordLists.and, text, at: space).map { TextNumber.skipSpace(text, $0) } ?? space
        guard let (scalar, length) = LenientScalar.decode(text, at: place) else { return false }
        switch scalar {
        // One half and other fractions in one character.
        case 0xBC...0xBE, 0x2150...0x215E: return true
        // Two raised digits, or one over another; a single one is a footnote.
        case 0xB2, 0xB3, 0xB9, 0x2070...0x2079:
            switch LenientScalar.decode(text, at: place + length)?.scalar ?? 0 {
            case 0xB2, 0xB3, 0xB9, 0x2070...0x2079, 0x2044: return true
            default: return false
            }
        case 0x31...0x39 where place > end: return isFraction(at: place)
        default: return false
        }
    }

    /// Whether a scale word follows on the next line, or after marks and words that belong to the amount: "$3.5\nbillion",
    /// "**$1.2** million", "$3+M", "$1.2[1] million", "$5 (in thousands)", "$5-odd million".
    private func isScaledFurtherOn(_ end: Int) -> Bool {
        var place = end
        var isApart = false
        for _ in 0..<Self.mostMarks where place < text.count {
            if text[place] == 0x20 {
                place += 1
                continue
            }
            if [0x0A, 0x0D, 0x22, 0x28, 0x29, 0x2A, 0x2B, 0x5B, 0x5D, 0x5F].contains(text[place]) {
                place += 1
            } else if let next = markup(behind: place) ?? footnote(place) ?? wordAroundScale(place) {
                place = next
            } else {
                break
            }
            isApart = true
        }
        guard isApart else { return false }
        // "$5 (in thousands)"
        guard let (word, wordEnd) = anyScaleWord(place) else { return ForeignScaleWords.isForm(text, at: place) }
        // In "R$ 1.000,00 (mil reais)", the words repeat the amount.
        if text[place - 1] == UInt8(ascii: "("), wordEnd < text.count, text[wordEnd] != UInt8(ascii: ")") {
            return false
        }
        return !word.isLetter || text[place - 1] == UInt8(ascii: "+") || text[place - 1] == UInt8(ascii: "*")
    }

    /// The end of a word that may be between an amount and its scale word, with the hyphens around it.
    private func wordAroundScale(_ offset: Int) -> Int? {
        let start = text[offset] == UInt8(ascii: "-") ? offset + 1 : offset
        guard let end = BesideWords.end(of: WordLists.aroundScale, text, at: start) else { return nil }
        return end < text.count && text[end] == UInt8(ascii: "-") ? end + 1 : end
    }

    /// The limit on marks and words between an amount and a scale word.
    private static let mostMarks = 6

    /// The end of a number in brackets: the "1" of "[1]".
    private func footnote(_ offset: Int) -> Int? {
        guard offset > 0, text[offset - 1] == UInt8(ascii: "["), text[offset].isDigit else { return nil }
        return offset + 1
    }

    /// Whether a unit of measure or of old money follows digits after a space: "$3 500 mL", "£1 10s 6d".
    private func isMeasured(_ number: TextNumber, _ end: Int) -> Bool {
        var place = TextNumber.skipSpace(text, end)
        let isGrouped = text[number.start..<number.end].contains(0x20)
        if isGrouped { return BesideWords.end(of: WordLists.measures, text, at: place) != nil }
        let start = place
        while place < text.count, text[place].isDigit { place += 1 }
        return start > end && 1...2 ~= place - start && place < text.count
            && (text[place] == UInt8(ascii: "s") || text[place] == UInt8(ascii: "d"))
            && !WordBoundary.startsWithWordLetter(text, at: place + 1)
    }

    /// Whether a digit, a slash and a digit are alone: "1/2", but not "1/2/2024" and "12/31".
    private func isFraction(at place: Int) -> Bool {
        // "$100 50/100", "$3.49 9/10"
        if text[place...].dropFirst(2).starts(with: "/100".utf8) || text[place...].starts(with: "9/10".utf8) {
            return true
        }
        guard place + 2 < text.count, text[place + 1] == UInt8(ascii: "/"), text[place + 2].isDigit else {
            return false
        }
        return place + 3 == text.count || !text[place + 3].isDigit && text[place + 3] != UInt8(ascii: "/")
    }

    /// Whether an amount continues after a detached separator: "$ 46 . 8 million", "46 $. 8 millions", "€ 12 ,50".
    func isTakenApart(_ end: Int) -> Bool {
        let separator = TextNumber.skipSpace(text, end)
        guard separator < text.count, text[separator] == UInt8(ascii: ".") || text[separator] == UInt8(ascii: ",")
        else {
            return false
        }
        let place = TextNumber.skipSpace(text, separator + 1)
        guard place - end > 1, place < text.count, text[place].isDigit else { return false }
        if separator > end, text[separator] == UInt8(ascii: ".") || place == separator + 1 { return true }
        // "$ 1 , 234 . 50"
        if separator > end, TextNumber.digits(text, place) == 3 { return true }
        let numberEnd = TextNumber(text, at: place, notBefore: place).end
        return isBeforeAnyScaleWord(numberEnd)
    }
}

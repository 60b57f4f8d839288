import CurrencyCore

// Numbers whose last groups may be a number of their own:
//
//     Room 12 500 USD                     12500, or 500
//     taille 42 150 €                     42150, or 150
//     tel. 501 234 567 350 zł             501234567350, or 350
//     Fiat 126 350 zł                     126350, or 350
//     $1 255                              1255, or 1

extension TextSearch {
    /// The amounts of the last groups, if the first groups may belong to a word, "Room 12 500 USD" and "taille 42 150 €", to a
    /// percentage, "%18 180,00 TL", to other digits, "06 12 34 56 78 250 €", or to a telephone number, "501 234 567 350 zł".
    /// If the locale groups with spaces, words in small letters and labels are no evidence of that: "Razem 12 500 zł".
    func lastGroups(_ number: TextNumber, _ behind: Beside) -> [DecimalValue] {
        guard !isRootLocale, number.end - number.start <= Self.longestNumber,
            text[number.start..<number.end].contains(0x20), mayBeginApart(number)
        else { return [] }
        return ((number.start + 1)..<number.end).compactMap { start in
            guard text[start - 1] == 0x20, text[start] != 0x30 else { return nil }
            return read(start..<behind.range.upperBound)?.amount
        }
    }

    /// The amount of the first group of an amount that follows its currency, if the second may count something: "$1 255".
    /// Nil if the locale groups with spaces, or the number has other separators, or a round last group that counts nothing.
    func firstGroup(_ number: TextNumber, _ found: FoundAmount) -> DecimalValue? {
        let digits = text[number.start..<number.end]
        let isCounted = WordBoundary.startsWithLetter(text, at: TextNumber.skipSpace(text, number.end))
        guard !isRootLocale, reader.syntax.separators.group?.kind != .space, digits.last != 0x30 || isCounted,
            let space = digits.firstIndex(of: 0x20), digits.allSatisfy({ $0.isDigit || $0 == 0x20 }),
            digits.lastIndex(of: 0x20) == space
        else { return nil }
        return read(found.range.lowerBound..<space)?.amount
    }

    /// The end of the first group of a number that letters touch, if they and the group are a name: "PS4 150 €". Nil if a letter
    /// is alone and is small, or may be a digit that was scanned wrong.
    func endOfName(_ number: TextNumber) -> Int? {
        let digits = text[number.start..<number.end]
        guard number.signStart == number.start, number.start > 0, text[number.start - 1].isLetter,
            let space = digits.firstIndex(of: 0x20), space - number.start < 3, text[space + 1] != 0x30,
            text[number.start..<space].allSatisfy({ $0.isDigit }),
            number.start > 1 && text[number.start - 2].isLetter
                || text[number.start - 1].isCapital && !TextNumber.isLikeDigit(text[number.start - 1])
        else { return nil }
        return space
    }

    /// The length limit in bytes. A longer number is not an amount with something before it.
    private static let longestNumber = 40

    /// Whether the first groups of a number may be a separate number.
    private func mayBeginApart(_ number: TextNumber) -> Bool {
        var end = number.start - (TextNumber.spaceLength(text, before: number.start) ?? 0)
        // A telephone number and a price: "501 234 567 350 zł".
        let groups = [3, 7, 11].filter { number.start + $0 < number.end && text[number.start + $0] == 0x20 }
        if groups.count == 3 { return true }
        // A plain space before groups with other spaces: "Clio 3 150\u{202F}000 €".
        if text[number.start..<number.end].contains(where: { $0 >= 0x80 }) { return true }
        guard end > taken else { return false }
        // "Saab 9-5 500 kr"
        if number.endsRange, number.start > 2, !text[number.start - 3].isDigit { return true }
        // Groups of telephone and account numbers; in "Peugeot 308 4 500 €", the next one is too short.
        let digits = TextNumber.startOfDigits(text, before: end)
        let isDigits = digits < end && (digits == 0 || text[digits - 1] <= 0x20 || text[digits - 1].isLetter)
        if text[end - 1] == UInt8(ascii: "%") || isDigits && text[number.start + 1] != 0x20 { return true }
        // Names of shops stand in front of amounts with cents, and names of things in front of round ones.
        if end < number.start, !number.hasCents, isName(endingAt: end) { return true }
        if text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: ":") { end -= 1 }
        if let word = BesideWords.start(of: WordLists.numbered, text, before: end) {
            // "3 rum 8 500 kr" has three rooms.
            return !TextNumber.isDigit(text, before: word - (TextNumber.spaceLength(text, before: word) ?? 0))
        }
        return end < number.start && reader.syntax.separators.group?.kind != .space
            && (text[end - 1].isLetter || text[end - 1] >= 0x80)
    }

    /// Whether the word that ends at an offset has a capital and is no label: "Fiat 126 350 zł", "iPhone 13 450 €".
    private func isName(endingAt end: Int) -> Bool {
        var start = end
        var letters = 0
        var hasCapital = false
        while start > taken, let scalar = WordBoundary.scalar(before: start, text), GeneralCategory.isLetter(scalar) {
            letters += 1
            hasCapital = hasCapital || CaseFolding.folded(scalar) != scalar
            start -= scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
        }
        return letters > 2 && hasCapital && WordBoundary.isBoundary(text, at: start)
            && !DecisionLines(WordLists.amountLabels).match(start..<end, in: text, partsLongerThan: 3)
    }
}

import CurrencyCore
import CurrencyReader
import PackedTables

// Numbers whose groups may be numbers of their own:
//
//     Room 12 500 USD                     12500, or 500
//     taille 42 150 €                     42150, or 150
//     tel. 501 234 567 350 zł             501234567350, or 350
//     Fiat 126 350 zł                     126350, or 350
//     $1 255                              1255, or 1

extension Judge {
    /// Doubts a number with spaces whose first or last groups may stand alone.
    func judgeGroups(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let range = tokens[interpretation.number].range
        let shape = tokens.number(interpretation.number)
        guard !isRootLocale, shape.hasSpaces, range.count <= Self.longestNumber else { return }
        // "₽ 5 500 г" weighs something.
        if interpretation.back == nil, let measure = measure(behind: range.upperBound) {
            found.doubt(.measureBehind, measure)
        }
        if let back = interpretation.back {
            guard mayBeginApart(interpretation) || isInRow(interpretation, back) else { return }
            let last = lastGroups(range, back)
            if !last.isEmpty { found.doubt(.lastGroupAlone, range, last) }
        } else if let front = interpretation.front, let first = firstGroup(interpretation, front) {
            found.doubt(.firstGroupAlone, range, [first])
        }
    }

    /// Doubts a number whose only separator, before three digits, sets off a fraction in prices of a unit and rates of
    /// exchange: "1.699 €/l", "1 EUR = 1.085 USD", "kurs EUR 4.325 zł". Where the separator is the locale's decimal sign, it is
    /// already in doubt, and the fraction is likelier: "$3.459/gal".
    func judgeRate(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let shape = tokens.number(interpretation.number)
        let isVolume = shape.digits <= 5 && isOf(WordLists.volumes, found.range.upperBound)
        guard shape.separators == 1, shape.lastDigits == 3, shape.digits == 4 || isVolume,
            interpretation.scaledEnd == nil, shape.lastSeparator == 0x2C || shape.lastSeparator == 0x2E,
            contents.reader.minorUnit(of: found.candidates) == 2, !endsInThousands(interpretation.number),
            isVolume || isOfUnit(found.range.upperBound) || isRate(found.range.lowerBound)
        else { return }
        if shape.lastSeparator != syntax.separators.decimal?.scalar, found.readings.count == 1 {
            found.doubt(.separator, found.range, [found.likeliest.scaled(byPowerOfTen: -3)])
            found.preferLast()
        } else if found.readings.count == 2, found.readings[1].exponent == -3 {
            found.preferLast()
        }
    }

    private func endsInThousands(_ number: Int) -> Bool { tokens.bytes(number).suffix(3).allSatisfy { $0 == 0x30 } }

    /// Whether a slash and a word of a list follow an offset: "/l".
    private func isOf(_ words: StaticString, _ end: Int) -> Bool {
        let slash = skipBlanks(tokens.index(at: end))
        return tokens.kind(slash) == .slash && BesideWords.end(of: words, text, at: tokens[slash].end) != nil
    }

    /// Whether a slash, or at most one word, and a unit of measure follow an offset: "/l", "per litre", "le litre".
    private func isOfUnit(_ end: Int) -> Bool {
        let first = skipBlanks(tokens.index(at: end))
        guard first < tokens.count else { return false }
        let start = tokens.kind(first) == .slash ? tokens[first].end : tokens[first].start
        let isWord = tokens.kind(first) == .word && isOneBlank(first + 1)
        guard let measure = measure(behind: start) ?? (isWord ? measure(behind: tokens[first].end) : nil) else {
            return false
        }
        // A square metre costs thousands.
        return !["m2", "m²"].contains { text[measure].elementsEqual($0.utf8) }
    }

    /// Whether an amount is what one unit of another currency is worth.
    private func isRate(_ start: Int) -> Bool {
        var place = skipBlanks(back: tokens.index(at: start) - 1)
        if isByte(place, 0x3D) { return previous.map { $0.likeliest == 1 } ?? false }
        for _ in 0..<2 where tokens.kind(place) == .currency { place = skipBlanks(back: place - 1) }
        // "EUR/USD-Kurs", "dolar kuru"
        return tokens.kind(place) == .word
            && DecisionLines(WordLists.rates).match(tokens[place].range, in: text, partsLongerThan: 5)
    }

    /// The limit in bytes. A longer number is not an amount with something before it.
    private static let longestNumber = 40

    private func lastGroups(_ number: Range<Int>, _ back: Beside) -> [DecimalValue] {
        ((number.lowerBound + 1)..<number.upperBound).compactMap { start in
            guard text[start - 1] == 0x20, text[start] != 0x30 else { return nil }
            return grammar.read(start..<back.range.upperBound)?.likeliest
        }
    }

    /// The amount of the first group of an amount that follows its currency, if the second may count something: "$1 255".
    /// Nil if the locale groups with spaces, or the number has other separators, or a round last group that counts nothing.
    private func firstGroup(_ interpretation: Interpretation, _ front: Beside) -> DecimalValue? {
        let range = tokens[interpretation.number].range
        let shape = tokens.number(interpretation.number)
        let isCounted = WordBoundary.startsWithLetter(text, at: Blanks.end(text, range.upperBound))
        guard syntax.separators.group?.kind != .space, shape.separators == 1, text[range].last != 0x30 || isCounted,
            let space = text[range].firstIndex(of: 0x20)
        else { return nil }
        return grammar.read(
            Array(text[tokens[front.token].range]) + [0x20] + text[range.lowerBound..<space], range, front.range)?
            .likeliest
    }

    /// Whether the first groups of a number may be a separate number: behind a word, a percentage, other digits. If the locale
    /// groups with spaces, words in small letters and labels of amounts are no evidence of that: "Razem 12 500 zł".
    private func mayBeginApart(_ interpretation: Interpretation) -> Bool {
        let number = interpretation.number
        let shape = tokens.number(number)
        let isSpaced = tokens.kind(number - 1) == .blank
        let place = skipBlanks(back: number - 1)
        // A telephone number and a price: "501 234 567 350 zł".
        if shape.digits >= 12, shape.separators >= 3, !shape.hasCents { return true }
        // A plain space before groups with other spaces: "Clio 3 150\u{202F}000 €".
        if tokens.bytes(number).contains(where: { $0 >= 0x80 && $0 != 0xC2 && $0 != 0xA0 }),
            tokens.bytes(number).contains(0x20)
        {
            return true
        }
        guard place >= taken, place >= 0 else { return false }
        let end = tokens[place].end
        switch tokens.kind(place) {
        // "Saab 9-5 500 kr", "06 12 34 56 78 250 €", "%18 180,00 TL"
        case .minus where tokens.kind(place - 1) == .number: return true
        // "PS4 500 150 €", but not "A4 14 500 €" and "72 m2 750 000 €"
        case .number where [.word, .currency].contains(tokens.kind(place - 1)) && leadingDigits(number) == 3:
            return !isByte(place - 1, 0x6D)
        case .number: return isAlone(place) && text[tokens[number].start + 1] != 0x20
        case .punctuation where isByte(place, 0x25): return true
        case .punctuation, .symbol: return isNumbered(before: end)
        case .period, .colon:
            return isNumbered(before: tokens[place].start)
                || isSpaced && tokens.kind(place) == .period && syntax.separators.group?.kind != .space
                    && tokens.kind(place - 1) == .word
        case .word, .currency:
            // Names of shops stand in front of amounts with cents, and names of things in front of round ones.
            if isSpaced, !shape.hasCents, isName(place) || isModel(place) && leadingDigits(number) > 1 { return true }
            if isSpaced, shape.hasCents, isName(place), !tokens.bytes(place).allSatisfy({ $0.isCapital }) {
                return true
            }
            if isNumbered(before: end) { return true }
            // Words in small letters name nothing, and English groups with commas only: "beläuft sich auf 12 500 EUR", but
            // "lote de 6 120 €".
            let isRound = leadingDigits(number) > 1 && tokens.bytes(number).suffix(2).elementsEqual("00".utf8)
            let isNameless =
                language != Subtag("en") && CaseFolding.folded(scalar(place)) == scalar(place) && isRound
            return isSpaced && syntax.separators.group?.kind != .space && !isNameless
        default: return false
        }
    }

    /// Whether an amount may be the price of some pieces in the row of a table, as their sum follows:
    /// "Stuhl 4 120,00 € 480,00 €".
    private func isInRow(_ interpretation: Interpretation, _ back: Beside) -> Bool {
        let next = skipBlanks(back.token + 1)
        return tokens.number(interpretation.number).hasCents && leadingDigits(interpretation.number) <= 2
            && isNumber(next) && (tokens.number(next).hasCents || isPercent(tokens[next].end))
    }

    /// Whether nothing but a blank, a break or an opening is directly in front of a number.
    func isAlone(_ number: Int) -> Bool {
        [.blank, .line, .cell, .opening, .invisible, .markup, .apostrophe].contains(tokens.kind(number - 1))
    }

    /// Whether a word that numbers things is before an offset, "taille 42", and no number before it: "3 rum 8 500 kr" has three
    /// rooms.
    func isNumbered(before end: Int) -> Bool {
        let blank = Blanks.start(text, end)
        let front = blank > 0 && text[blank - 1] == UInt8(ascii: ".") ? blank - 1 : blank
        guard let word = BesideWords.start(of: WordLists.numbered, text, before: front) else { return false }
        // "з/п 80 000 руб."
        return ![.number, .slash].contains(tokens.kind(skipBlanks(back: tokens.index(at: word) - 1)))
    }

    /// Whether a word is the two letters of a model: "iPhone SE 64 150 €".
    private func isModel(_ token: Int) -> Bool {
        tokens.kind(token) == .word && tokens.bytes(token).count == 2 && tokens.bytes(token).allSatisfy { $0.isCapital }
    }

    /// Whether a word has a capital and is no label: "Fiat 126 350 zł", "iPhone 13 450 €".
    func isName(_ token: Int) -> Bool {
        guard tokens.kind(token) == .word || tokens.kind(token) == .currency else { return false }
        let range = tokens[token].range
        var letters = 0
        var hasCapital = false
        var offset = range.lowerBound
        while offset < range.upperBound, let (scalar, length) = LenientScalar.decode(text, at: offset) {
            letters += 1
            hasCapital = hasCapital || CaseFolding.folded(scalar) != scalar
            offset += length
        }
        return letters > 2 && hasCapital
            && !DecisionLines(WordLists.amountLabels).match(range, in: text, partsLongerThan: 3)
    }
}

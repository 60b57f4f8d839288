import CurrencyCore
import CurrencyReader

// Numbers with several words of scale, of which the grammar reads only one, and letters of receipts for words of scale:
//
//     R$ 1 milhão e 200 mil               1 million, or 1.2 million
//     3만원 5천원, 1 million, 200 thousand dollars
//     3,4만원                             30,000 or 40,000
//     EGGS $1.29M                         1.29 with the letter of a tax

extension Judge {
    /// Doubts an amount with a word of scale beside a smaller or larger part of a sum.
    func judgeSums(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        // "$6.4 million and $9 million" are two amounts.
        if interpretation.front == nil, endsSum(found.range.lowerBound) || endsWithCents(found, interpretation) {
            found.doubt(.endOfSum, found.range)
        }
        let number = interpretation.number
        let shape = tokens.number(number)
        guard let word = scaleWord(tokens[number].end)?.word, interpretation.scaledEnd != nil else { return }
        judgePart(behind: &found, word)
        if shape.separators == 1, shape.digits == 2, shape.lastSeparator == 0x2C, word.spacing != .needed,
            syntax.separators.decimal?.kind != .comma
        {
            found.doubt(.commaBeforeNumeral, tokens[number].range)
        }
        // "46.996 miliarde" are rather 46 of them, and "48.000 millones" in Mexico 48,000 million.
        let isGroup = shape.lastSeparator == syntax.separators.group?.scalar
        if shape.separators == 1, shape.lastDigits == 3, !shape.hasSpaces, found.readings.count == 1,
            isGroup ? word.power >= 9 : tokens.bytes(number).suffix(3).allSatisfy({ $0 == 0x30 })
        {
            found.doubt(.separator, tokens[number].range, [found.likeliest.scaled(byPowerOfTen: isGroup ? -3 : 3)])
        }
        // "13,500,000,000 billion"
        if shape.digits > 7, word.power >= 6, shape.separators > 1 {
            found.doubt(.scaleBehind, tokens[number].range, [found.likeliest.scaled(byPowerOfTen: 0 - word.power)])
        }
        if word.isLetter, shape.hasCents, isOnReceipt(found.range.lowerBound),
            let plain = interpretation.front.flatMap({
                grammar.read($0.range.lowerBound..<tokens[number].end)
            })
        {
            found.doubt(.letterOnReceipt, tokens[number].range, [plain.likeliest])
        }
    }

    /// Whether cents are behind an amount that is in doubt, and "and": "3 million $ and 50 cents".
    private func endsWithCents(_ found: FoundAmount, _ interpretation: Interpretation) -> Bool {
        guard interpretation.back?.isMinorUnit ?? false, let previous, !previous.isCertain,
            let and = BesideWords.start(of: WordLists.and, text, before: found.range.lowerBound)
        else { return false }
        return Blanks.start(text, and) == previous.range.upperBound
    }

    /// Whether a word of scale behind another number is in front of an amount, with "and", a comma or a line between them.
    private func endsSum(_ start: Int) -> Bool {
        guard lastScaledEnd > 0, lastScaledEnd <= start else { return false }
        var place = Blanks.start(text, start)
        if let and = BesideWords.start(of: WordLists.and, text, before: start) { place = Blanks.start(text, and) }
        if place == lastScaledEnd { return mayContinue(tokens.index(at: start)) }
        let token = tokens.index(at: place) - 1
        guard [.comma, .line].contains(tokens.kind(token)) else {
            // "3만원 5천원"
            let isCurrency = tokens.kind(token) == .currency && tokens[token].start == lastScaledEnd
            return isCurrency && scaleWord(tokens[tokens.index(at: start)].end) != nil
                && text[tokens[token].start] >= 0xE3
        }
        return Blanks.start(text, tokens[token].start) == lastScaledEnd
            && scaleWord(tokens[tokens.index(at: start)].end) != nil
    }

    /// Whether a number behind a word of scale may be a part of the same sum, as its own word is smaller: not "2.4 milyardan 2.55
    /// milyar dolara", which goes from one to the other.
    private func mayContinue(_ number: Int) -> Bool {
        guard let own = scaleWord(tokens[number].end)?.word,
            let last = scaleWord(tokens[tokens.index(at: lastScaledEnd) - 1].start)?.word
        else { return true }
        return [last.power, last.otherPower].contains { $0.map { own.power < $0 } ?? false }
    }

    /// Adds the sum with a number behind an amount, if its word of scale is smaller, or if it has none and few digits.
    private func judgePart(behind found: inout FoundAmount, _ word: ScaleWord) {
        let end = found.range.upperBound
        var place = skipBlanks(tokens.index(at: end))
        let isApart = tokens.kind(place) == .comma || tokens.kind(place) == .line
        if isApart { place = skipBlanks(place + 1) }
        let and = place < tokens.count ? BesideWords.end(of: WordLists.and, text, at: tokens[place].start) : nil
        if let and { place = tokens.index(at: Blanks.end(text, and)) }
        guard tokens.kind(place) == .number, !grammar.isInChain(place), tokens[place].start > end else { return }
        let next = scaleWord(tokens[place].end)
        let hasSame =
            grammar.meant(tokens.index(at: Blanks.end(text, next?.end ?? tokens[place].end)), place, isBehind: true)
            .map { back in found.candidates.contains { back.has($0.currency) } } ?? false
        guard
            next.map({ $0.word.power < word.power })
                ?? (tokens.number(place).digits <= 3
                    && (hasSame && and != nil || word.power < 6 && !isApart && !hasSame && !isCounted(place)))
        else { return }
        let isNext = hasSame && text[found.range].last.map { $0 >= 0x80 } ?? false
        if hasSame, and == nil, !isNext { return }
        let part = value(tokens[place].range).map {
            DecimalValue(minorUnits: $0, scale: 0).scaled(byPowerOfTen: next?.word.power ?? 0)
        }
        let whole = part.flatMap { try? found.likeliest + (found.likeliest.isNegative ? $0.negated : $0) }
        found.doubt(.partOfSum, tokens[place].range, whole.map { [AmountGrammar.scaled($0, 0)] } ?? [])
    }

    /// Whether a word behind a number may say what it counts.
    func isCounted(_ number: Int) -> Bool {
        WordBoundary.startsWithLetter(text, at: Blanks.end(text, tokens[number].end))
    }

    /// Whether a word in capitals is in front of an amount, as on receipts.
    private func isOnReceipt(_ start: Int) -> Bool {
        let end = Blanks.start(text, start)
        return end < start && end > 1 && text[end - 1].isCapital && text[end - 2].isCapital
    }
}

import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// What the grammar takes for an amount: a number with the currency, the signs and the words of scale that belong to it.

extension AmountGrammar {
    /// An amount whose number alone is in parentheses, which makes it negative: "(1,234.50) USD", "USD (1,234.50)", "$(4.2)".
    func enclosed(_ number: Int) -> Interpretation? {
        guard tokens.kind(number - 1) == .opening, tokens.kind(number + 1) == .closing, number - 1 >= taken,
            syntax.readsParentheses,
            tokens.number(number).isMoneyLike
                || (!tokens.number(number).isPlain || tokens.number(number).digits > 2)
                    && tokens.kind(number - 2) == .currency
        else { return nil }
        var result = Interpretation(
            number: number, numeral: tokens[number].range, range: tokens[number - 1].start..<tokens[number + 1].end)
        if let back = meant(skipBlanks(number + 2), number, isBehind: true) {
            result.back = back
            result.range = result.range.lowerBound..<back.range.upperBound
        } else if let front = meant(skipBlanks(back: number - 2), number, isBehind: false) {
            result.front = front
            result.range = front.range.lowerBound..<result.range.upperBound
        } else {
            return nil
        }
        return result
    }

    /// The interpretation of a number; nil if it is no amount.
    func interpretation(_ number: Int, front given: Beside? = nil, mayHaveFront: Bool = true, mayHaveBack: Bool = true)
        -> Interpretation?
    {
        if isGlued(number) { return nil }
        let token = tokens[number]
        var front = mayHaveFront ? given ?? self.front(number) : nil
        let centsEnd = mayHaveBack ? self.centsEnd(token.end) : nil
        let isScaled = centsEnd == nil && mayHaveBack && !(front == nil && countsThousands(number))
        let scaledEnd = isScaled ? self.scaledEnd(number) : nil
        let numeralEnd = scaledEnd ?? centsEnd ?? token.end
        var back = mayHaveBack ? self.back(number, numeralEnd) : nil
        if let behind = back, owner(behind.token, of: number) != .left {
            // "$5 USD", but not "$5 USD6"
            let isTwice = front.map { shareOne($0, behind) } ?? false
            if !isTwice || isNumber(behind.token + 1) { back = nil }
        }
        if let before = front, given == nil, owner(before.token) != .right, back != nil || touchesNumber(before) {
            front = nil
        }
        // "$0.99¢" is a dollar or a cent.
        if let before = front, let behind = back, behind.isMinorUnit, !before.isMinorUnit { return nil }
        if let before = front, let behind = back {
            // In "USD 5 USD $6", the second code belongs to the sign.
            let isNext = tokens.kind(skipBlanks(behind.token + 1)) == .currency && !shareOne(before, behind)
            if isNext || !before.shares(behind) {
                // "EUR 5 USD" is in one of them; a name in front says what the amount is a price of.
                if before.isName { front = nil } else { back = nil }
            }
        }
        if front == nil, back == nil, let centsEnd { back = priceMark(number, token.end..<centsEnd) }
        var isLabelled = false
        if front == nil, back == nil {
            guard mayHaveFront, let label = labelCurrency(number, numeralEnd) ?? cellCurrency(number, numeralEnd) else {
                return nil
            }
            (front, isLabelled) = (label, true)
        } else if let before = front {
            isLabelled = given != nil || tokens.kind(before.token + 1) == .closing || isByte(number - 1, 0x2A)
        }
        var range = (isLabelled ? token.start : min(front?.range.lowerBound ?? token.start, token.start))..<numeralEnd
        if let back { range = range.lowerBound..<back.range.upperBound }
        var interpretation = Interpretation(
            number: number, front: front, back: back, numeral: token.start..<numeralEnd, scaledEnd: scaledEnd,
            range: range, isLabelled: isLabelled, hasCentsBehind: centsEnd != nil)
        takeSigns(&interpretation)
        return interpretation
    }

    /// Whether two currencies beside one number mean the same: "$5 USD".
    private func shareOne(_ front: Beside, _ back: Beside) -> Bool {
        // "人民币100元" names the currency whose sign several have.
        let isHan = text[front.range.lowerBound] >= 0xE3 && text[back.range.lowerBound] >= 0xE3
        return (front.isCode != back.isCode || isHan) && front.shares(back)
    }

    /// Whether letters touch a number: "PS4", "A4", "x5". Not "2x5 €", and not a preposition that Hebrew and Arabic join to the
    /// next word: "ב-50 ₪".
    func isGlued(_ number: Int) -> Bool {
        var place = number - 1
        // "no_5"
        if isByte(place, 0x5F), [.word, .number, .currency].contains(tokens.kind(place - 1)) { return true }
        if tokens.kind(place) == .minus { place -= 1 }
        // "R5 500 €" where R is no currency.
        if place == number - 1, tokens.kind(place) == .currency,
            WordBoundary.endsWithLetter(text, at: tokens[place].end),
            text[tokens[place].start] < 0xE3
        {
            return meant(place, number, isBehind: false) == nil
        }
        // "F-16 $"
        if place < number - 1, tokens.kind(place) == .currency, tokens.bytes(place).count == 1,
            text[tokens[place].start].isLetter
        {
            return meant(place, number, isBehind: false) == nil
        }
        // "COVID-19" has no sign.
        guard tokens.kind(place) == .word else { return false }
        let word = tokens.bytes(place)
        if word.count == 1, word[0] | 0x20 == UInt8(ascii: "x"), tokens.kind(place - 1) == .number { return false }
        // "80m2" is no sum.
        let isSum = isScale(place) && (place < number - 1 || !word[0].isLetter)
        if isPreposition(word) || isSum { return false }
        return WordBoundary.endsWithWordLetter(text, at: tokens[place].end)
            || tokens.kind(number - 1) == .word && followsNumeral(number)
    }

    /// Whether a word is a preposition of one letter, with or without an "and": ב, בו, بـ.
    func isPreposition(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let letters = String(decoding: word, as: UTF8.self).unicodeScalars.filter { $0.value != 0x640 }
        guard let last = letters.last, letters.count <= 2 else { return false }
        return "בהוכלמبفكلو".unicodeScalars.contains(last)
    }

    // MARK: Signs

    /// Takes the signs that touch an amount, and a sign between its currency and its number.
    private func takeSigns(_ interpretation: inout Interpretation) {
        let first = tokens.index(at: interpretation.range.lowerBound)
        var start = interpretation.range.lowerBound
        var sign = skip(first - 1, by: -1) { tokens.kind($0) == .invisible }
        // "./. 50,00"
        if tokens.kind(sign) == .blank, tokens.isCommercialMinus(sign - 1) { sign -= 1 }
        if isOwnSign(sign), sign >= taken { start = tokens[sign].start }
        var end = interpretation.range.upperBound
        let last = tokens.index(at: end)
        let shape = tokens.number(interpretation.number)
        // "1.234,50-", "5 €-" at the end of the line; in "¥1,234-", the dash may stand for cents.
        if tokens.kind(last) == .minus, tokens[last].start == end, !isByte(last + 1, 0x3E) {
            let isEnd =
                isBreak(last + 1) || [.blank, .comma, .period, .closing, .punctuation].contains(tokens.kind(last + 1))
            let isNumber =
                end == interpretation.numeral.upperBound && shape.isMoneyLike && interpretation.scaledEnd == nil
            if tokens.kind(last + 1) != .number,
                isNumber && isEnd && shape.hasCents || isBreak(last + 1) && interpretation.back != nil
            {
                end = tokens[last].end
            }
        }
        interpretation.range = start..<end
    }

    /// Whether a minus or plus is the sign of what follows: at the start of a line, or behind a blank or an opening.
    private func isOwnSign(_ token: Int) -> Bool {
        guard isSign(token) else { return false }
        switch tokens.kind(token - 1) {
        case .blank, .line, .cell, .opening, .comma, .colon, .markup, .invisible, .punctuation, .apostrophe, .slash:
            return true
        case .symbol, .period, .plus, .minus: return true
        default: return false
        }
    }
}

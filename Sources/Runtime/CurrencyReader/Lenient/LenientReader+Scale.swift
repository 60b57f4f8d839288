import CurrencyCore

// The grammar of words that multiply a number:
//
//     scaled    = part {[and] part} [[and] number]      "1.5 million", "1億2000万円", "2 lakh 50 thousand", "3 mil e 500"
//     part      = number word [ending]
//
// Each part is smaller than one of the previous word, as in ScaledSum, and only the last one has a fraction. A number
// without a word ends the amount. It may follow directly in languages whose words touch their numbers ("1万5000円");
// in others, the currency must follow it ("2 lakh 500 rupees").
//
// In Han or Hangul, a single digit at the end of a text may omit its word: "3万5" is 30,005 as written, and 35,000 in a chat.
// In Vietnamese, up to three digits may: most people read "1 triệu 250" as 1,250,000.

extension LenientReader {
    /// Reads the words that multiply the number, and the numbers between them.
    mutating func readScale() throws(AmountParseError) {
        let start = skippingSpaces(offset)
        if isLetterBeforeSign(start) {
            offset = start
            throw failure(.abbreviation, .currency)
        }
        guard let (first, end) = scaleWord(at: start) else { return }
        let numberEnd = offset
        notes.insert(.scaleWord)
        var word = first
        (power, otherPower) = (word.power, word.otherPower)
        offset = end
        var hasFraction = number.hasDecimal
        var scaled = number.digits.value(isNegative: false, scaledBy: 0).flatMap { ScaledSum($0, first) }
        while let part = nextPart(behind: word) {
            let value = part.number.digits.value(isNegative: false, scaledBy: 0)
            guard let total = scaled?.total, let value, !number.hasGroupingError, !hasFraction, !isScaleDoubtful,
                scaled?.add(value, part.word) == true, let next = scaled?.total
            else { throw failure(.unexpectedText, .end) }
            sum = next
            offset = part.end
            hasFraction = part.number.hasDecimal
            guard let following = part.word else {
                let digits = part.number.integerDigits
                let most = word.spacing == .needed ? syntax.mostDigitsWithoutWord(behind: word) : 1
                if digits <= most, !hasFraction, !value.isZero {
                    sumWithoutLastWord = try? total + value.scaled(byPowerOfTen: word.power - digits)
                }
                break
            }
            word = following
        }
        if sum == nil, try isCurrencyInstead(start) {
            (power, otherPower, offset, isScaleDoubtful) = (0, nil, numberEnd, false)
            notes.remove(.scaleWord)
        }
    }

    /// Whether a letter that multiplies touches a currency and would form another currency with it: in Canada, "1,2 G$" is
    /// 1.2 milliards, or dollars of Guyana.
    private mutating func isLetterBeforeSign(_ start: Int) -> Bool {
        guard syntax.readsScaleWords, start < text.count, text[start].isLetter, let currency = match(at: start),
            !matcher.isLocales(text, start..<(start + currency.length)),
            let word = syntax.scaleWord(text, at: start), word.isLetter, word.length < currency.length,
            matcher.match(text, at: start + word.length)?.length == currency.length - word.length
        else { return false }
        return word.certainty(behind: number, isAttached: start == number.end, hasCurrencyBeside: true) == .certain
    }

    /// Whether the only word is the locale's text for a currency.
    ///
    /// - Throws: `abbreviation` if it may be a currency or a word: "5K" may be five kyats or five thousand.
    private mutating func isCurrencyInstead(_ start: Int) throws(AmountParseError) -> Bool {
        let currency = match(at: start)?.length ?? 0
        if currencyBefore != nil || currency == 0 || hasCurrency(from: offset) { return false }
        // "250K" in Zambia, where K is in front of amounts
        let isMisplaced = currency == 1 && syntax.plan.showsCurrencyBeforeNumber && matcher.isKnown
        if matcher.isLocales(text, start..<(start + currency)), !isMisplaced { return true }
        offset = start
        throw failure(.abbreviation, .currency)
    }

    /// The word at an offset after the number; nil if there is none that multiplies it.
    private mutating func scaleWord(at start: Int) -> (ScaleWord, end: Int)? {
        guard syntax.readsScaleWords, let scalar = number.scalar(at: start), scalar.kind == .other,
            InvisibleCharacter(rawValue: scalar.scalar) == nil
        else { return nil }
        let currency = match(at: start)?.length ?? 0
        // A currency's code, or a longer text for it, is not a scale word.
        if currency > 4 || currency == 3 && isCode(start..<(start + 3)) { return nil }
        guard let word = syntax.scaleWord(text, at: start), word.length >= currency else { return nil }
        let end = start + word.length
        // "5 k€" has its letter at the currency.
        let certainty = word.certainty(
            behind: number, isAttached: start == number.end || match(at: end) != nil,
            hasCurrencyBeside: currencyBefore != nil || hasCurrency(from: end))
        if certainty == .refused { return nil }
        isScaleDoubtful = certainty == .doubtful
        return (word, end)
    }

    /// The number after a word, with the word after that number; nil if no other part follows.
    private func nextPart(behind word: ScaleWord) -> (number: LenientNumber, word: ScaleWord?, end: Int)? {
        let and = syntax.skippingAnd(text, offset)
        let start = word.spacing == .none ? offset : and > offset ? and : skippingSpaces(offset)
        guard start > offset || word.spacing != .needed, word.mayContinue, number.scalar(at: start)?.kind == .digit
        else { return nil }
        var part = number.another(at: start)
        guard (try? part.read()) != nil, !part.hasGroupingError else { return nil }
        let wordStart = word.spacing == .none ? part.end : skippingSpaces(part.end)
        if let next = syntax.scaleWord(text, at: wordStart) {
            let end = wordStart + next.length
            let certainty = next.certainty(
                behind: part, isAttached: wordStart == part.end,
                hasCurrencyBeside: currencyBefore != nil || hasCurrency(from: end))
            if certainty == .certain { return (part, next, end) }
        }
        let isLast =
            start == offset || !word.isLetter && currencyBefore == nil && hasCurrency(from: part.end)
            || part.integerDigits <= syntax.mostDigitsWithoutWord(behind: word) && and == offset
        return isLast && !word.hasPeriod ? (part, nil, part.end) : nil
    }

    private func hasCurrency(from offset: Int) -> Bool {
        var offset = offset
        while let scalar = number.scalar(at: offset), scalar.kind == .space || scalar.kind == .bidiMark {
            offset += scalar.length
        }
        return matcher.match(text, at: syntax.skippingOf(text, offset)) != nil
    }
}

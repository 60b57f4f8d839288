import CurrencyCore

// The grammar of words that multiply a number:
//
//     scaled    = part {part} [number]          "1.5 million", "1億2000万円", "2 lakh 50 thousand"
//     part      = number word
//
// Each part is smaller than one of the word in front of it, as ScaledSum has it, and only the last has a fraction. A number
// without a word ends it: where words touch their numbers it may follow directly ("1万5000円"), elsewhere the currency must
// stand behind it ("2 lakh 500 rupees").
//
// One digit that ends a text of Han or Hangul may leave its word out: "3万5" is 30,005 as it stands, and 35,000 in a chat. So
// may up to three in Vietnamese: "1 triệu 250" is 1,250,000 to most.

extension LenientReader {
    /// Reads the words that multiply the number, and the numbers between them.
    mutating func readScale() throws(AmountParseError) {
        let start = skippingSpaces(offset)
        guard let (first, end) = scaleWord(at: start) else { return }
        let numberEnd = offset
        notes.insert(.scaleWord)
        var word = first
        power = word.power
        offset = end
        var hasFraction = number.hasDecimal
        var scaled = number.digits.value(isNegative: false, scaledBy: 0).flatMap { ScaledSum($0, first) }
        while let part = nextPart(behind: word) {
            let value = part.number.digits.value(isNegative: false, scaledBy: 0)
            guard let total = scaled?.total, let value, number.groupingError == nil, !hasFraction, !isScaleDoubtful,
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
            (power, offset, isScaleDoubtful) = (0, numberEnd, false)
            notes.remove(.scaleWord)
        }
    }

    /// Whether the only word is the locale's text of a currency.
    ///
    /// - Throws: `abbreviation` where it may be a currency or a word: "5K" may be five kyats or five thousand.
    private mutating func isCurrencyInstead(_ start: Int) throws(AmountParseError) -> Bool {
        let currency = match(at: start)?.length ?? 0
        if currencyBefore != nil || matcher.isKnown && currency == 0 || hasCurrency(from: offset) { return false }
        if currency > 0, matcher.isLocales(text, start..<(start + currency)) { return true }
        offset = start
        throw failure(.abbreviation, .currency)
    }

    /// The word at an offset behind the number; nil where there is none that multiplies it.
    private mutating func scaleWord(at start: Int) -> (ScaleWord, end: Int)? {
        guard syntax.readsScaleWords, let scalar = number.scalar(at: start), scalar.kind == .other,
            InvisibleCharacter(rawValue: scalar.scalar) == nil
        else { return nil }
        let currency = match(at: start)?.length ?? 0
        // A currency's code, or a longer text of it, is no scale word.
        if currency > 4 || currency == 3 && isCode(start..<(start + 3)) { return nil }
        guard let word = syntax.scaleWord(text, at: start), word.length >= currency else { return nil }
        let end = start + word.length
        let certainty = word.certainty(
            behind: number, isAttached: start == number.end,
            hasCurrencyBeside: currencyBefore != nil || hasCurrency(from: end))
        if certainty == .refused { return nil }
        isScaleDoubtful = certainty == .doubtful
        return (word, end)
    }

    /// The number behind a word, with the word behind it; nil where no other part follows.
    private func nextPart(behind word: ScaleWord) -> (number: LenientNumber, word: ScaleWord?, end: Int)? {
        let start = word.spacing == .none ? offset : skippingSpace(offset)
        guard start > offset || word.spacing != .needed, number.scalar(at: start)?.kind == .digit else { return nil }
        var part = number.another(at: start)
        guard (try? part.read()) != nil, part.groupingError == nil else { return nil }
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
            || part.integerDigits <= syntax.mostDigitsWithoutWord(behind: word)
        return isLast ? (part, nil, part.end) : nil
    }

    private func hasCurrency(from offset: Int) -> Bool {
        var offset = offset
        while let scalar = number.scalar(at: offset), scalar.kind == .space || scalar.kind == .bidiMark {
            offset += scalar.length
        }
        return matcher.match(text, at: syntax.skippingOf(text, offset)) != nil
    }
}

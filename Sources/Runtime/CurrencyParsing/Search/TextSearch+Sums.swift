import CurrencyCore

// Numbers with several scale words, or with a half, that are only read in part:
//
//     12 mil 345 millones de pesos, 2 млн и 500 тыс. рублей, bin 500 TL      none
//     $2 and a half million, 5 euros et demi, साढ़े 3 लाख रुपये                   none
//     R$ 1 milhão e 200 mil                                                 1 million, or 1.2 million
//     3만원 5천원, 2 млн рублей 500 тысяч                                       30,000, or 35,000; 2 million, or 2.5 million
//     сто руб. 50 коп., one hundred dollars and 50 cents                    none

extension TextSearch {
    /// Whether a number or a scale word precedes a number, which may then be the end of a longer one.
    func endsSum(_ number: TextNumber) -> Bool {
        let start = number.signStart
        // "14k 500 €", "1 million, 200 thousand dollars"
        if lastScaledEnd > taken, !TextNumber.isDigit(text, before: lastScaledEnd - 1) {
            var place = lastScaledEnd
            if place < start, [0x2C, 0x0A].contains(text[place]) { place += 1 }
            place = TextNumber.skipSpace(text, place)
            if place == start || place == number.start { return true }
            // "5万円5千円"
            if place == lastScaledEnd, place + reader.finder.find(text, at: place).length == start { return true }
            if let and = BesideWords.end(of: WordLists.and, text, at: place) {
                return TextNumber.skipSpace(text, and) == start
            }
        }
        if NumberWords.precede(text, start) { return true }
        let front = BesideWords.start(of: WordLists.and, text, before: start) ?? start
        let end = front - (TextNumber.spaceLength(text, before: front) ?? 0)
        // "a 100 and 50 dollars"
        if front < start, number.end - number.start <= 2, end > 2, text[end - 3].isDigit,
            text[(end - 2)..<end].allSatisfy({ $0 == 0x30 })
        {
            return true
        }
        return end < start && (isScaleWord(endingAt: end) || isFormOfScaleWord(endingAt: end))
    }

    /// Whether an inflected scale word without a known value ends at an offset after a number: "3 tusinde og 500 kroner".
    private func isFormOfScaleWord(endingAt end: Int) -> Bool {
        let start = TextNumber.startOfWord(text, before: end, notBefore: taken, NumberWords.longest)
        let number = start - (TextNumber.spaceLength(text, before: start) ?? 0)
        guard start < end, number > taken, TextNumber.isDigit(text, before: number) else { return false }
        return ForeignScaleWords.isForm(text, at: start)
    }

    /// Whether a scale word without a number ends at an offset.
    func isScaleWord(endingAt end: Int) -> Bool {
        let start = TextNumber.startOfWord(text, before: end, notBefore: 0, CurrencyTextFilter.longest)
        guard start < end, let (word, wordEnd) = scaleWord(start), wordEnd == end, !word.isLetter else { return false }
        let number = start - (TextNumber.spaceLength(text, before: start) ?? 0)
        return !(WordBoundary.scalar(before: number, text).map(GeneralCategory.isDecimalDigit) ?? false)
    }

    /// Whether "and a half" follows an amount or its number, or South Asia's words for it precede them.
    func hasHalf(_ range: Range<Int>) -> Bool {
        if BesideWords.start(of: WordLists.halfBefore, text, before: range.lowerBound) != nil { return true }
        return BesideWords.end(of: WordLists.halfBehind, text, at: TextNumber.skipSpace(text, range.upperBound))
            != nil
    }

    /// Adds another reading to an amount with a scale word if a smaller number follows: the sum in "R$ 1 milhão e 200 mil" and
    /// "S/ 2 mil 500", the whole number in "$2 mil 500 millones".
    ///
    /// Nil if the amount may itself be the smaller part of the previous amount: the "5천원" of "3만원 5천원".
    func withSmallerPart(_ found: FoundAmount, _ number: TextNumber, _ scaledEnd: Int?) -> FoundAmount? {
        guard let scaledEnd, !found.amount.isNegative, let power = scaleWord(number.end)?.word.power else {
            return found
        }
        if found.range.lowerBound == number.start, power < takenPower, TextNumber.skipSpace(text, taken) == number.start
        {
            return nil
        }
        if scaledEnd < found.range.upperBound { return withSmallerAmount(found, power) }
        let space = TextNumber.skipSpace(text, found.range.upperBound)
        let and = BesideWords.end(of: WordLists.and, text, at: space)
        let place = TextNumber.skipSpace(text, and ?? space)
        guard place > found.range.upperBound, place < text.count, text[place].isDigit else { return found }
        let number = TextNumber(text, at: place, notBefore: place)
        guard number.end - place <= 3, !number.isNoAmount, !number.startsRange else { return found }
        var part = DecimalValue(minorUnits: TextNumber.value(text, place..<number.end), scale: 0)
        let next = scaleWord(number.end)
        if let next { part = part.scaled(byPowerOfTen: next.word.power) }
        // "R$ 3 mil e 500 reais"
        if let behind = behind(number, next?.end ?? number.end), part < found.amount,
            let sum = try? found.amount + part,
            found.candidates.contains(where: { behind.has($0.currency) })
        {
            var whole = found
            whole.amount = Self.scaled(sum, 0)
            whole.otherReadings.append(found.amount)
            whole.range = found.range.lowerBound..<behind.range.upperBound
            return whole
        }
        // "$2 million 300", "₩3만 5개"
        let isCounted = WordBoundary.startsWithLetter(text, at: TextNumber.skipSpace(text, number.end))
        if next == nil, isCounted || found.amount.scaled(byPowerOfTen: -6) >= 1 { return found }
        var result = found
        if part < found.amount {
            if let sum = try? found.amount + part { result.otherReadings.append(Self.scaled(sum, 0)) }
        } else if let next, and == nil {
            let whole = part.scaled(byPowerOfTen: 0 - next.word.power)
            if let sum = try? found.amount + whole { result.otherReadings.append(Self.scaled(sum, next.word.power)) }
        }
        return result
    }

    /// Adds the sum with a number whose scale word is smaller, if only a space separates it from an amount.
    private func withSmallerAmount(_ found: FoundAmount, _ power: Int) -> FoundAmount {
        let place = TextNumber.skipSpace(text, found.range.upperBound)
        guard place > found.range.upperBound, place < text.count, text[place].isDigit else { return found }
        let number = TextNumber(text, at: place, notBefore: place)
        guard !number.hasSeparators, number.end - place <= 4, let (word, _) = scaleWord(number.end), word.power < power,
            let sum = try? found.amount
                + DecimalValue(minorUnits: TextNumber.value(text, place..<number.end), scale: 0)
                .scaled(byPowerOfTen: word.power)
        else { return found }
        var result = found
        result.otherReadings.append(Self.scaled(sum, 0))
        return result
    }

    /// Whether a minor unit belongs to a currency in front: "руб. 00 коп.", "one hundred dollars and 50 cents".
    func endsWithMinorUnit(_ number: TextNumber, _ before: Beside?, _ behind: Beside?) -> Bool {
        guard number.end - number.start <= 2, scaleWord(number.end) == nil else { return false }
        let units = minorUnit(behind: number.end).currencies
        if let before { return units.contains { before.has($0) } }
        guard !units.isEmpty, behind?.isMinorUnit ?? false else { return false }
        let and = BesideWords.start(of: WordLists.and, text, before: number.signStart)
        let front = and ?? number.signStart
        let end = front - (TextNumber.spaceLength(text, before: front) ?? 0)
        guard end > taken else { return false }
        return and != nil || currencies(endingAt: end).contains { units.contains($0) }
    }

    /// The currencies of the word that ends at an offset.
    private func currencies(endingAt end: Int) -> [CurrencyCode] {
        let start = TextNumber.startOfWord(text, before: end, notBefore: taken, CurrencyTextFilter.longest)
        guard start < end else { return [] }
        let finding = reader.finder.find(text, at: start)
        return start + finding.length == end ? finding.found.filter { !$0.isMinorUnit }.map { $0.currency } : []
    }
}

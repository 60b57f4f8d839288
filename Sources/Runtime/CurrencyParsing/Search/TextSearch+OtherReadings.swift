import CurrencyCore

// Numbers around an amount that may belong to it, or that it may belong to, so that it has other readings:
//
//     1234567 EUR 5           1234567, or 5
//     SEK 1,2 M               1.2, or 1.2 million
//     119. 95 €               119.95, or 95
//     £4-99                   4, the start of a range, or 4.99
//     $5 to $10 million       5, or 5 million

extension TextSearch {
    /// Adds the readings from the numbers around an amount that precedes its currency.
    func withNeighbors(_ found: FoundAmount, _ number: TextNumber, _ behind: Beside) -> FoundAmount {
        var found = found
        if !number.isMoneyLike || isFrontSign(found), let next = nextNumber(behind) { found.otherReadings.append(next) }
        found.otherReadings += lastGroups(number, behind)
        if reader.minorUnit(of: found.candidates) == 2,
            let sum = sumWithWhole(number, found, behind: number.start)
        {
            found.otherReadings.append(sum)
        }
        return found
    }

    /// Adds the readings from a number after an amount that follows its currency: words of ranges, and cents.
    func withRange(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        guard found.range.upperBound == number.end else { return found }
        var found = found
        if let first = firstGroup(number, found) { found.otherReadings.append(first) }
        if let power = powerOfRange(number.end, found.candidates) {
            found.otherReadings.append(Self.scaled(found.amount, power))
        } else if reader.minorUnit(of: found.candidates) == 2,
            let sum = sumWithWhole(number, found, behind: found.range.lowerBound)
        {
            found.otherReadings.append(sum)
        } else if let power = powerOfLetter(number) {
            found.otherReadings.append(Self.scaled(found.amount, power))
        } else if let cents = number.centsBehindDash(text, isUsual: isCountedInLakhs(found)),
            reader.minorUnit(of: found.candidates) == 2,
            let sum = try? found.amount + DecimalValue(minorUnits: found.amount.isNegative ? -cents : cents, scale: 2)
        {
            found.otherReadings.append(sum)
        }
        return found
    }

    /// Whether an amount is in a currency of South Asia, where a dash may set off paise.
    private func isCountedInLakhs(_ found: FoundAmount) -> Bool {
        found.currency.map(Self.countedInLakhs.contains) ?? false
    }

    /// The amount after a currency that may belong to either number: "1234567 EUR 5", "maat 42 € 9".
    private func nextNumber(_ beside: Beside) -> DecimalValue? {
        let place = TextNumber.skipSpace(text, beside.range.upperBound)
        // A digit that touches a sign refers to a note: "19 €1)".
        if beside.isName || !beside.isCode && place == beside.range.upperBound { return nil }
        guard LenientScalar(text, at: place)?.kind == .digit else { return nil }
        let next = TextNumber(text, at: place, notBefore: beside.range.upperBound)
        // A word after the number says what it counts: "5 EUR 10 Stück".
        if next.isNoAmount || WordBoundary.startsWithLetter(text, at: TextNumber.skipSpace(text, next.end))
            || self.behind(next, next.end) != nil || isPercent(next.end)
        {
            return nil
        }
        return read(beside.range.lowerBound..<next.end)?.amount
    }

    // MARK: Cents set apart

    /// The amount if a number of two digits is the cents of a whole number before a dash, a space or a sign: "1-50 руб.",
    /// "19 99 lei", "5 €50". Nil if it is more likely the end of a range, or nothing precedes it.
    private func sumWithWhole(_ number: TextNumber, _ found: FoundAmount, behind place: Int) -> DecimalValue? {
        guard number.end - number.start == 2, text[number.start].isDigit, place > taken + 1 else { return nil }
        let end = place - 1
        guard text[end] == UInt8(ascii: "-") || text[end] == 0x20 else { return nil }
        let start = TextNumber.startOfDigits(text, before: end, notBefore: taken)
        guard 1...3 ~= end - start, start == 0 || text[start - 1] <= 0x20 else { return nil }
        let (whole, cents) = (
            TextNumber.value(text, start..<end), TextNumber.value(text, number.start..<number.end)
        )
        // "1-15 TL" and "1-40 tys. zł" are ranges.
        let isLine =
            text[end] == 0x20 && (start == 0 || text[start - 1] == 0x0A)
            && (found.range.upperBound == text.count || text[found.range.upperBound] == 0x0A)
        let isPrice =
            cents % 10 == 9 || isLine || place < number.start && !isFrontSign(found)
            || text[end] != 0x20 && cents % 25 == 0 && TextNumber.areCents(cents, of: whole)
        guard isPrice, found.amount == DecimalValue(minorUnits: cents, scale: 0) else { return nil }
        return DecimalValue(minorUnits: 100 * whole + cents, scale: 2)
    }

    /// Whether the locale writes the likeliest currency of an amount before numbers.
    private func isFrontSign(_ found: FoundAmount) -> Bool {
        reader.finder.showsBeforeNumber(found.candidates[0].currency)
    }

    // MARK: Letters set apart

    /// The power of ten of a letter after a space, if it multiplies in other languages, and is no mark after cents.
    private func powerOfLetter(_ number: TextNumber) -> Int? {
        let place = TextNumber.skipSpace(text, number.end)
        guard place > number.end, !number.hasCents, let (letter, length) = LenientScalar.decode(text, at: place)
        else { return nil }
        let end = place + length
        guard end == text.count || text[end] <= 0x20 || [0x29, 0x2C, 0x3B].contains(text[end]) else { return nil }
        switch Unicode.Scalar(letter) {
        // The last one is the Cyrillic letter of "тысяч".
        case "K", "k", "\u{442}": return 3
        case "M", "m": return 6
        case "B", "G": return 9
        case "T": return 12
        default: return nil
        }
    }

    // MARK: Spaces inside

    /// An amount with a space inside, as in text extracted from pages: "119. 95". It is read without the space, and the other
    /// reading is the amount of the number beside the currency. Nil if there is no such space; an inner nil if it could be anything.
    func looseDecimals(_ number: TextNumber, _ before: Beside?, _ behind: Beside?) -> FoundAmount?? {
        let whole: Range<Int>
        let part: Range<Int>
        let space: Int
        if let before {
            guard let end = number.endOfLooseDigits(text) else { return nil }
            space = number.end + 1
            part = before.range.lowerBound..<number.end
            whole = part.lowerBound..<end
        } else if let behind {
            // "35€ 99" may have its cents after the sign.
            if number.isBeforeLooseCents(text, behind.range.upperBound) { return .some(nil) }
            guard let start = number.startOfInteger(text, notBefore: taken) else { return nil }
            space = number.start - 1
            part = number.start..<behind.range.upperBound
            whole = start..<part.upperBound
        } else {
            return nil
        }
        var bytes = Array(text[whole])
        bytes.remove(at: space - whole.lowerBound)
        guard let currency = (before ?? behind)?.range, var found = read(bytes, whole, currency) else {
            return .some(nil)
        }
        if let other = read(part) { found.otherReadings.append(other.amount) }
        return found
    }

    /// Reads an amount that is put together from parts of a range with its currency.
    func read(_ bytes: [UInt8], _ range: Range<Int>, _ currency: Range<Int>) -> FoundAmount? {
        var found = bytes.withUnsafeBufferPointer { TextSearch(contents, $0).read(0..<$0.count) }
        found?.range = range
        for index in found?.candidates.indices ?? 0..<0 { found?.candidates[index].range = currency }
        return found
    }

    // MARK: Ranges

    /// The power of ten that the scale word at the end of a range or a list may also give to its other numbers: "$5 to $10
    /// million", "$10-20k", "$1, $3 and $40 million". Nil if no range follows, or its end has no such word.
    func powerOfRange(_ offset: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        var end = offset
        for _ in 0..<Self.longestRun {
            let space = TextNumber.skipSpace(text, end)
            let isComma = space < text.count && text[space] == UInt8(ascii: ",")
            let comma = isComma ? TextNumber.skipSpace(text, space + 1) : space
            let word = endOfRangeWord(comma)
            guard isComma || word != nil else { return nil }
            let beside = TextNumber.skipSpace(text, word ?? comma)
            var place = beside
            if LenientScalar(text, at: place)?.kind != .digit {
                place = TextNumber.skipSpace(text, place + reader.finder.find(text, at: place).length)
            }
            guard LenientScalar(text, at: place)?.kind == .digit else { return nil }
            end = TextNumber(text, at: place, notBefore: end).end
            guard let power = power(ofWord: end, candidates) else { continue }
            // "For $5, 10 million people"
            return word == nil && place == beside ? nil : power
        }
        return nil
    }

    private func power(ofWord end: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        if let (word, _) = scaleWord(end) { return word.power }
        let currencies = candidates.map { $0.currency }
        let word = ForeignScaleWords.match(text, at: TextNumber.skipSpace(text, end), currencies, reader.finder.data)
        return word?.powers.first
    }

    /// The end of a dash, a tilde or a word between the two numbers of a range.
    private func endOfRangeWord(_ offset: Int) -> Int? {
        guard let scalar = LenientScalar(text, at: offset) else { return nil }
        // "$1-to-$7 million"
        if scalar.isDash, let end = BesideWords.end(of: WordLists.range, text, at: offset + scalar.length),
            end < text.count, text[end] == UInt8(ascii: "-")
        {
            return end + 1
        }
        switch scalar.scalar {
        case 0x7E, 0x301C, 0xFF5E: return offset + scalar.length
        case _ where scalar.isDash: return offset + scalar.length
        default: break
        }
        return BesideWords.end(of: WordLists.range, text, at: offset)
            ?? BesideWords.end(of: WordLists.and, text, at: offset)
    }
}

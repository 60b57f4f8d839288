import CurrencyCore

// Numbers around an amount that may be part of it, or it part of them, so that it has other readings:
//
//     $5 to $10 million       5, or 5 million
//     1234567 EUR 5           1234567, or 5
//     Room 12 500 USD         12500, or 500
//     119. 95 €               119.95, or 95
//     £4-99                   4, the start of a range, or 4.99

extension TextSearch {
    /// An amount in front of its currency, with the readings that the numbers around it give.
    func withNeighbors(_ found: FoundAmount, _ number: TextNumber, _ behind: Beside) -> FoundAmount {
        var found = found
        if behind.isCode, !number.isMoneyLike, let next = nextNumber(behind) { found.otherReadings.append(next) }
        if let last = lastGroup(number, behind) { found.otherReadings.append(last) }
        return found
    }

    /// An amount behind its currency, with the readings that a number behind it gives: the word of scale at the end of a
    /// range, and digits that may be cents.
    func withRange(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        guard found.range.upperBound == number.end else { return found }
        var found = found
        if let power = powerOfRange(number.end, found.candidates) {
            found.otherReadings.append(Self.scaled(found.amount, power))
        } else if let cents = number.centsBehindDash(text), reader.minorUnit(of: found.candidates) == 2,
            let sum = try? found.amount + DecimalValue(minorUnits: found.amount.isNegative ? -cents : cents, scale: 2)
        {
            found.otherReadings.append(sum)
        }
        return found
    }

    /// The amount behind a code, which it may belong to as well as to the number in front: "1234567 EUR 5".
    private func nextNumber(_ beside: Beside) -> DecimalValue? {
        let place = TextNumber.skipSpace(text, beside.range.upperBound)
        guard LenientScalar(text, at: place)?.kind == .digit else { return nil }
        let next = TextNumber(text, at: place, notBefore: beside.range.upperBound)
        // A word behind it says what it counts: "5 EUR 10 Stück".
        if next.isNoAmount || WordBoundary.startsWithWordLetter(text, at: TextNumber.skipSpace(text, next.end)) {
            return nil
        }
        return read(beside.range.lowerBound..<next.end)?.amount
    }

    /// The amount behind a space with three digits, where what stands before it may belong to a word in front, "Room 12 500
    /// USD", to an abbreviation, "Pos. 1 234,50 €", to a percentage, "%18 180,00 TL", or to other digits, "06 12 34 56 78 250 €".
    /// Nil where the locale groups with spaces and a word stands in front, or the number has more groups.
    private func lastGroup(_ number: TextNumber, _ behind: Beside) -> DecimalValue? {
        guard !isRootLocale else { return nil }
        let wordEnd = number.start - (TextNumber.spaceLength(text, before: number.start) ?? 0)
        let isAbbreviation = wordEnd > 0 && text[wordEnd - 1] == UInt8(ascii: ".")
        let isBehindNumber = wordEnd > 0 && text[wordEnd - 1] == UInt8(ascii: "%") || isBehindDigits(wordEnd)
        if !isBehindNumber {
            guard wordEnd < number.start, reader.syntax.separators.group?.kind != .space,
                WordBoundary.endsWithLetter(text, at: wordEnd - (isAbbreviation ? 1 : 0))
            else { return nil }
        }
        let start = number.end - 3 - ((isAbbreviation || isBehindNumber) && number.hasCents ? 3 : 0)
        guard start > number.start, text[start - 1] == 0x20, text[start] != 0x30,
            text[number.start..<(start - 1)].allSatisfy({ $0.isDigit })
        else { return nil }
        return read(start..<behind.range.upperBound)?.amount
    }

    /// Whether digits without separators end at an offset, as the groups of a telephone number or an account do.
    private func isBehindDigits(_ end: Int) -> Bool {
        var start = end
        while start > 0, text[start - 1].isDigit { start -= 1 }
        return start < end && end > taken && (start == 0 || text[start - 1] <= 0x20)
    }

    // MARK: Spaces inside

    /// The amount of a number with a space inside; nil where it could be anything.
    struct LooseReading {
        var found: FoundAmount?
    }

    /// An amount with a space inside, as text extracted from pages has it: "119. 95". It is read without the space, and
    /// the other reading is the amount of the number beside the currency. Nil where there is no such space.
    func looseDecimals(_ number: TextNumber, _ before: Beside?, _ behind: Beside?) -> LooseReading? {
        let whole: Range<Int>
        let part: Range<Int>
        let space: Int
        if let before {
            guard let end = number.endOfLooseDigits(text) else { return nil }
            space = number.end + 1
            part = before.range.lowerBound..<number.end
            whole = part.lowerBound..<end
        } else if let behind {
            // "35€ 99" may have its cents behind the sign.
            if number.isBeforeLooseCents(text, behind.range.upperBound) { return LooseReading() }
            guard let start = number.startOfInteger(text, notBefore: taken) else { return nil }
            space = number.start - 1
            part = number.start..<behind.range.upperBound
            whole = start..<part.upperBound
        } else {
            return nil
        }
        var bytes = Array(text[whole])
        bytes.remove(at: space - whole.lowerBound)
        guard var found = bytes.withUnsafeBufferPointer({ TextSearch(contents, $0).read(0..<$0.count) }) else {
            return LooseReading()
        }
        if let other = read(part) { found.otherReadings.append(other.amount) }
        found.range = whole
        for index in found.candidates.indices {
            let place = found.candidates[index].range
            let offset = whole.lowerBound + (place.lowerBound >= space - whole.lowerBound ? 1 : 0)
            found.candidates[index].range = (place.lowerBound + offset)..<(place.upperBound + offset)
        }
        return LooseReading(found: found)
    }

    // MARK: Ranges

    /// The power of ten that the word at the end of a range may give to its start as well: "$5 to $10 million", "$10-20k".
    /// Nil where no range follows, or its end has no such word.
    private func powerOfRange(_ offset: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        guard var place = endOfRangeWord(TextNumber.skipSpace(text, offset)) else { return nil }
        place = TextNumber.skipSpace(text, place)
        if LenientScalar(text, at: place)?.kind != .digit {
            place = TextNumber.skipSpace(text, place + reader.finder.find(text, at: place).length)
        }
        guard LenientScalar(text, at: place)?.kind == .digit else { return nil }
        let end = TextNumber(text, at: place, notBefore: offset).end
        if let (word, _) = scaleWord(end) { return word.power }
        let currencies = candidates.map { $0.currency }
        let word = ForeignScaleWords.match(text, at: TextNumber.skipSpace(text, end), currencies, reader.finder.data)
        return word?.powers.first
    }

    /// The end of a dash, a tilde or a word that stands between the two numbers of a range.
    private func endOfRangeWord(_ offset: Int) -> Int? {
        guard let scalar = LenientScalar(text, at: offset) else { return nil }
        switch scalar.scalar {
        case 0x7E, 0x301C, 0xFF5E: return offset + scalar.length
        case _ where scalar.isDash: return offset + scalar.length
        default: break
        }
        return BesideWords.end(of: BesideWords.range, text, at: offset)
    }
}

import CurrencyCore

// Amounts in two units that form one amount:
//
//     20 dollars 43 cents, £20 43p            20.43
//     20 dollars and 43 cents                 20.43, or 20 and another amount
//     20 dollars, 43 cents                    the same
//     25 euros con 50; $25 50                 25, or 25.50
//     2 دينار و500 فلس                        2.500: some currencies have thousandths

extension TextSearch {
    /// At most two digits after an amount, or three, that may be in its minor unit.
    struct Hundredths {
        var number: TextNumber
        var count: Int64
        /// Whether "and" or a comma precedes them.
        var isSetApart: Bool
        /// The position after the text of the minor unit, if one follows.
        var end: Int
        fileprivate var currencies: [CurrencyCode]
        /// Whether the text is so short that it may be a unit of measure: "12 zł 50 gr".
        fileprivate var isShort: Bool

        /// Whether the digits are as many as the currency's minor unit has.
        var isFull: Bool

        func areOf(_ currency: CurrencyCode) -> Bool { currencies.contains(currency) }
    }

    /// Adds the minor units that follow an amount, if there are any; nil if the sum has too many digits.
    func withMinorUnits(_ found: FoundAmount) -> FoundAmount? {
        guard found.amount.exponent >= 0, !found.amount.isZero, found.otherReadings.isEmpty,
            let scale = reader.minorUnit(of: found.candidates), 2...3 ~= scale,
            let hundredths = hundredths(behind: found.range.upperBound, scale)
        else { return found }
        let count = found.amount.isNegative ? 0 - hundredths.count : hundredths.count
        guard let sum = try? found.amount + DecimalValue(minorUnits: count, scale: scale) else { return nil }
        var result = found
        let candidates = found.candidates.filter { hundredths.areOf($0.currency) }
        if !candidates.isEmpty {
            result.amount = sum
            if hundredths.isSetApart || hundredths.isShort { result.otherReadings = [found.amount] }
            result.candidates = candidates
            result.currency = candidates.count == 1 ? candidates[0].currency : result.currency
            result.range = found.range.lowerBound..<hundredths.end
        } else if hundredths.isFull, isEndOfSentence(hundredths.number.end) {
            result.otherReadings = [sum]
        }
        return result
    }

    /// The hundredths after an amount, or the thousandths with a scale of 3; nil if there are none.
    func hundredths(behind end: Int, _ scale: Int = 2) -> Hundredths? {
        let followsComma = end < text.count && text[end] == UInt8(ascii: ",")
        var place = TextNumber.skipSpace(text, end + (followsComma ? 1 : 0))
        let and = followsComma ? nil : BesideWords.end(of: WordLists.and, text, at: place)
        place = TextNumber.skipSpace(text, and ?? place)
        // "$1\n99" is a price tag.
        if place == end, end < text.count, text[end] == 0x0A { place += 1 }
        let digits = TextNumber.digits(text, place)
        guard place > end, 1...scale ~= digits else { return nil }
        let number = TextNumber(text, at: place, notBefore: place)
        guard !number.hasSeparators, !number.isNoAmount, !number.startsRange else { return nil }
        let unit = minorUnit(behind: number.end)
        return Hundredths(
            number: number, count: TextNumber.value(text, place..<number.end),
            isSetApart: followsComma || and != nil, end: unit.end, currencies: unit.currencies, isShort: unit.isShort,
            isFull: digits == scale)
    }

    /// The currencies whose hundredth a text names, its end, and whether it is short enough for a unit of measure.
    func minorUnit(behind end: Int) -> (currencies: [CurrencyCode], end: Int, isShort: Bool) {
        // "50 de bani"
        let space = TextNumber.skipSpace(text, end)
        let start = reader.syntax.joinsAnyNumber ? reader.syntax.skippingOf(text, space) : space
        let finding = reader.finder.find(text, at: start)
        let found = finding.found.filter { $0.isMinorUnit }.map { $0.currency }
        let word = MinorUnitWords.match(text, at: start)
        let unitEnd = max(start + finding.length, word?.end ?? 0)
        // "£20 p/w", "£20 p.a.", "£20 p&p"
        if start > end, start + 1 < text.count, [0x26, 0x2E, 0x2F].contains(text[start + 1]),
            WordBoundary.startsWithLetter(text, at: start + 2)
        {
            return ([], end, false)
        }
        return (found + (word?.currencies ?? []), unitEnd, found.isEmpty && unitEnd - start <= 3)
    }

    /// Whether no counted thing follows a number.
    private func isEndOfSentence(_ end: Int) -> Bool {
        end == text.count || [0x0A, 0x0D, 0x2C, 0x2E, 0x3B, 0x21, 0x3F, 0x29].contains(text[end])
    }
}

import CurrencyCore

// Amounts in two units, which are one amount:
//
//     20 dollars 43 cents, £20 43p            20.43
//     20 dollars and 43 cents                 20.43, or 20 and another amount
//     20 dollars, 43 cents                    20, or 20.43
//     25 euros con 50; $25 50                 25, or 25.50

extension TextSearch {
    /// Two digits at most behind an amount, which may be in its minor unit.
    struct Hundredths {
        var number: TextNumber
        var count: Int64
        var followsComma: Bool
        var followsAnd: Bool
        /// The place behind the text of the minor unit, if one follows.
        var end: Int
        fileprivate var found: [FoundCurrency]

        var isTwoDigits: Bool { number.end - number.start == 2 }

        func areOf(_ currency: CurrencyCode) -> Bool { found.contains { $0.isMinorUnit && $0.currency == currency } }
    }

    /// An amount with what stands in minor units behind it; the amount itself where nothing does.
    func withMinorUnits(_ found: FoundAmount) -> FoundAmount {
        guard found.amount.exponent >= 0, !found.amount.isZero, found.otherReadings.isEmpty,
            reader.minorUnit(of: found.candidates) == 2,
            let hundredths = hundredths(behind: found.range.upperBound)
        else { return found }
        let count = found.amount.isNegative ? 0 - hundredths.count : hundredths.count
        guard let sum = try? found.amount + DecimalValue(minorUnits: count, scale: 2) else { return found }
        var result = found
        let candidates = found.candidates.filter { hundredths.areOf($0.currency) }
        if !candidates.isEmpty, !hundredths.followsComma {
            result.amount = sum
            if hundredths.followsAnd { result.otherReadings = [found.amount] }
            result.candidates = candidates
            result.currency = candidates.count == 1 ? candidates[0].currency : result.currency
            result.range = found.range.lowerBound..<hundredths.end
        } else if !candidates.isEmpty || hundredths.isTwoDigits && isEndOfSentence(hundredths.number.end) {
            result.otherReadings = [sum]
        }
        return result
    }

    /// The hundredths behind an amount; nil where none follow.
    func hundredths(behind end: Int) -> Hundredths? {
        let followsComma = end < text.count && text[end] == UInt8(ascii: ",")
        var place = TextNumber.skipSpace(text, end + (followsComma ? 1 : 0))
        let and = followsComma ? nil : endOfAnd(place)
        place = TextNumber.skipSpace(text, and ?? place)
        guard place > end, place < text.count, text[place].isDigit else { return nil }
        let number = TextNumber(text, at: place, notBefore: place)
        guard number.end - place <= 2, !number.isNoAmount, !number.startsRange else { return nil }
        let unit = TextNumber.skipSpace(text, number.end)
        let finding = reader.finder.find(text, at: unit)
        return Hundredths(
            number: number, count: TextNumber.value(text, place..<number.end),
            followsComma: followsComma, followsAnd: and != nil, end: unit + finding.length, found: finding.found)
    }

    /// Whether nothing that is counted follows a number.
    private func isEndOfSentence(_ end: Int) -> Bool {
        end == text.count || [0x0A, 0x0D, 0x2C, 0x2E, 0x3B, 0x21, 0x3F, 0x29].contains(text[end])
    }

    /// Where a word for "and" ends.
    private func endOfAnd(_ offset: Int) -> Int? {
        let ends = DecisionLines(Self.ands).lazy.compactMap { word in
            LenientText.length(of: word.field(0), in: text, at: offset, ignoresCase: true).map { offset + $0 }
        }
        return ends.first {
            TextNumber.spaceLength(text, at: $0) != nil || !WordBoundary.endsWithWordLetter(text, at: $0)
        }
    }

    /// The words of CLDR's lists of two in many languages, the Spanish "con", and what joins nouns in Japanese and Korean.
    private static var ands: StaticString {
        """
        and\nund\net\ny\ncon\ne\nen\noch\nog\nja\ni\na\nés\nși\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\neta\nagus\ndhe\nat\nna\n\
        و\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\n和\n
        """
    }
}

import CurrencyCore

// Amounts in two units, which are one amount:
//
//     20 dollars 43 cents, £20 43p            20.43
//     20 dollars and 43 cents                 20.43, or 20 and another amount
//     20 dollars, 43 cents                    20, or 20.43
//     25 euros con 50; $25 50                 25, or 25.50

extension AmountSearch {
    /// An amount with what stands in minor units behind it; the amount itself where nothing does.
    func withMinorUnits(_ found: FoundAmount, _ text: UnsafeBufferPointer<UInt8>) -> FoundAmount {
        guard found.amount.exponent >= 0, !found.amount.isZero, found.otherReadings.isEmpty,
            reader.minorUnit(of: found.candidates) == 2
        else { return found }
        var place = found.range.upperBound
        let hasComma = place < text.count && text[place] == UInt8(ascii: ",")
        place = TextNumber.skipSpace(text, place + (hasComma ? 1 : 0))
        let and = hasComma ? nil : endOfAnd(text, place)
        place = TextNumber.skipSpace(text, and ?? place)
        guard place > found.range.upperBound, place < text.count, text[place].isDigit else { return found }
        let number = TextNumber(text, at: place, notBefore: place)
        guard number.end - place <= 2, !number.isOther, !number.isFirst else { return found }
        let hundredths = text[place..<number.end].reduce(0) { 10 * $0 + Int64($1 & 0x0F) }
        let minorUnits = DecimalValue(minorUnits: found.amount.isNegative ? 0 - hundredths : hundredths, scale: 2)
        guard let sum = try? found.amount + minorUnits else { return found }
        var result = found
        let unit = TextNumber.skipSpace(text, number.end)
        let finding = reader.finder.find(text, at: unit)
        let candidates = found.candidates.filter { candidate in
            finding.found.contains { $0.isMinorUnit && $0.currency == candidate.currency }
        }
        if !candidates.isEmpty, !hasComma {
            result.amount = sum
            if and != nil { result.otherReadings = [found.amount] }
            result.candidates = candidates
            result.currency = candidates.count == 1 ? candidates[0].currency : result.currency
            result.range = found.range.lowerBound..<(unit + finding.length)
        } else if !candidates.isEmpty || number.end - place == 2 && isEndOfSentence(text, number.end) {
            result.otherReadings = [sum]
        }
        return result
    }

    /// Whether nothing that is counted follows a number.
    private func isEndOfSentence(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        end == text.count || [0x0A, 0x0D, 0x2C, 0x2E, 0x3B, 0x21, 0x3F, 0x29].contains(text[end])
    }

    /// Where a word for "and" ends.
    private func endOfAnd(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        var end: Int?
        DecisionLine.forEach(of: Self.ands) { word in
            if let length = LenientText.length(of: word.field(0), in: text, at: offset, ignoresCase: true),
                TextNumber.spaceLength(text, at: offset + length) != nil
                    || !WordBoundary.endsWithWordLetter(text, at: offset + length)
            {
                end = offset + length
            }
        }
        return end
    }

    /// The words of CLDR's lists of two in many languages, the Spanish "con", and what joins nouns in Japanese and Korean.
    private static var ands: StaticString {
        """
        and\nund\net\ny\ncon\ne\nen\noch\nog\nja\ni\na\nés\nși\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\neta\nagus\ndhe\nat\nna\n\
        و\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\n和\n
        """
    }
}

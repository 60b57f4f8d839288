import CurrencyCore

// The signs of accounts: marks of debits and credits, and parentheses, which are a remark in prose:
//
//     (1,234.50) USD      negative: the currency stands outside
//     ($1,234.50)         positive, with the negative amount as another reading; negative with a statement's conventions
//     (€5)                a remark
//     USD (1)             a note

extension TextSearch {
    /// An amount whose number alone stands in parentheses; nil where it does not.
    func enclosedAmount(_ number: TextNumber) -> FoundAmount? {
        let place = number.signStart..<number.end
        guard number.isMoneyLike, place.lowerBound == number.start, isEnclosed(place) else { return nil }
        if let behind = behind(number, place.upperBound + 1) {
            return read((place.lowerBound - 1)..<behind.range.upperBound)
        }
        let end = place.lowerBound - 1 - (TextNumber.spaceLength(text, before: place.lowerBound - 1) ?? 0)
        return token(endingAt: end, number).flatMap { read($0.range.lowerBound..<(place.upperBound + 1)) }
    }

    /// An amount with what parentheses around all of it say.
    func withParentheses(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        guard number.isMoneyLike, !found.amount.isNegative, isEnclosed(found.range) else { return found }
        var result = found
        if reader.syntax.conventions == nil {
            result.otherReadings.append(found.amount.negated)
        } else {
            result.amount = found.amount.negated
            result.otherReadings = found.otherReadings.map { $0.negated }
            result.range = (found.range.lowerBound - 1)..<(found.range.upperBound + 1)
        }
        return result
    }

    private func isEnclosed(_ place: Range<Int>) -> Bool {
        reader.syntax.readsParentheses && place.lowerBound > taken && text[place.lowerBound - 1] == UInt8(ascii: "(")
            && place.upperBound < text.count && text[place.upperBound] == UInt8(ascii: ")")
    }

    // MARK: Marks of accounts

    /// An amount with what a mark behind it says: with the conventions' marks its sign, else a second reading with the
    /// other sign, where the locale's language has such a mark, and CR and DR in all.
    func withMark(_ found: FoundAmount) -> FoundAmount? {
        let start = TextNumber.skipSpace(text, found.range.upperBound)
        var found = found
        if let mark = reader.syntax.mark(text, at: start, isBehind: true) {
            found.range = found.range.lowerBound..<(start + mark.length)
            if found.amount.isNegative { return nil }
            if mark.isNegative {
                found.amount = found.amount.negated
                found.otherReadings = found.otherReadings.map { $0.negated }
            }
        } else if reader.syntax.conventions == nil,
            reader.syntax.mayBeMark(text, at: start) || mayHaveMinus(found)
        {
            found.otherReadings.append(found.amount.negated)
        }
        return found
    }

    /// Whether a dash ends the line, which may stand in place of cents or be the minus: "$500-". Yen have no cents: "¥500-"
    /// only says that nothing follows.
    private func mayHaveMinus(_ found: FoundAmount) -> Bool {
        guard TextNumber.isLastDash(text, at: found.range.upperBound) else { return false }
        return found.candidates.contains { reader.finder.data.facts(of: $0.currency)?.minorUnit ?? 0 > 0 }
    }
}

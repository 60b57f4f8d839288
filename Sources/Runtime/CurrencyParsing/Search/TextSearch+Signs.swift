import CurrencyCore

// The signs of accounts: marks of debits and credits, and parentheses, which are remarks in prose:
//
//     (1,234.50) USD      negative: the currency is outside
//     ($1,234.50)         positive, with the negative amount as another reading; negative with a statement's conventions
//     <$1,234.50>         the same as ($1,234.50)
//     (€5)                a remark
//     USD (1)             a note

extension TextSearch {
    /// The amount if its number alone is in parentheses; nil otherwise.
    func enclosedAmount(_ number: TextNumber) -> FoundAmount? {
        let place = number.signStart..<number.end
        guard number.isMoneyLike, place.lowerBound == number.start, isEnclosed(place) else { return nil }
        if let behind = behind(number, place.upperBound + 1) {
            return read((place.lowerBound - 1)..<behind.range.upperBound)
        }
        let end = place.lowerBound - 1 - (TextNumber.spaceLength(text, before: place.lowerBound - 1) ?? 0)
        return token(endingAt: end, number).flatMap { read($0.range.lowerBound..<(place.upperBound + 1)) }
    }

    /// Applies parentheses around a whole amount.
    func withParentheses(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        guard number.isMoneyLike, !found.amount.isNegative else { return found }
        let isAngled = isEnclosed(found.range, 0x3C, 0x3E)
        // "EUR 500 (£430.12)" is a conversion.
        let isConversion =
            takenCurrency.map {
                $0 != found.currency && TextNumber.skipSpace(text, taken) == found.range.lowerBound - 1
            }
        guard isAngled || isEnclosed(found.range), !(isConversion ?? false) else { return found }
        var result = found
        if isAngled || reader.syntax.conventions == nil {
            result.otherReadings.append(found.amount.negated)
        } else {
            result.amount = found.amount.negated
            result.otherReadings = found.otherReadings.map { $0.negated }
            result.range = (found.range.lowerBound - 1)..<(found.range.upperBound + 1)
        }
        return result
    }

    // MARK: Signs set apart

    /// Adds the negative amount as another reading if a minus, or a word or triangle for it, may be separate from the amount:
    /// "Saldo: - 5,00 €", "EUR 5,00 -", "minus 5 €", "▲5円".
    func withLooseMinus(_ found: FoundAmount) -> FoundAmount {
        guard !found.amount.isNegative, reader.syntax.readsTrailingMinus,
            hasLooseMinus(around: found.range) || hasLooseMinus(behind: found.range.upperBound)
        else { return found }
        var result = found
        result.otherReadings.append(found.amount.negated)
        return result
    }

    private func hasLooseMinus(around range: Range<Int>) -> Bool {
        let start = range.lowerBound
        if BesideWords.start(of: WordLists.minus, text, before: start) != nil { return true }
        let end = start - (TextNumber.spaceLength(text, before: start) ?? 0)
        guard let sign = WordBoundary.scalar(before: end, text) else { return false }
        // In Japan and Korea, a triangle is the minus of accounts; elsewhere it is a rise or fall.
        if [0x25B2, 0x25B3, 0x25BC, 0x25BD].contains(sign) { return true }
        // Elsewhere it lengthens a vowel: "コーヒー 450円".
        if sign == 0x30FC { return !WordBoundary.endsWithLetter(text, at: end - 3) }
        guard end < start, LenientScalar.kind(sign) == .minus else { return false }
        if sign == 0x2212 { return true }
        // A dash after words introduces the amount, "Coffee - $3". A dash before words is a list item's: "- $5 fee".
        var label = end - (sign < 0x80 ? 1 : 3)
        if label == 0 || text[label - 1] < 0x20 {
            let next = TextNumber.skipSpace(text, range.upperBound)
            return next == text.count || text[next] < 0x20
        }
        while let space = TextNumber.spaceLength(text, before: label) { label -= space }
        return label > 0 && (text[label - 1] == UInt8(ascii: ":") || text[label - 1] == UInt8(ascii: "|"))
    }

    private func hasLooseMinus(behind end: Int) -> Bool {
        if BesideWords.end(of: WordLists.minusBehind, text, at: TextNumber.skipSpace(text, end)) != nil {
            return true
        }
        guard let sign = LenientScalar(text, at: TextNumber.skipSpace(text, end)), sign.kind == .minus else {
            return false
        }
        let signEnd = TextNumber.skipSpace(text, end) + sign.length
        let isLast = signEnd == text.count || text[signEnd] < 0x20
        return isLast && (signEnd > end + sign.length || sign.scalar != 0x2D)
    }

    private func isEnclosed(_ place: Range<Int>, _ opening: UInt8 = 0x28, _ closing: UInt8 = 0x29) -> Bool {
        reader.syntax.readsParentheses && place.lowerBound > taken && text[place.lowerBound - 1] == opening
            && place.upperBound < text.count && text[place.upperBound] == closing
    }

    // MARK: Marks of accounts

    /// Applies a mark after an amount. A mark of the conventions gives it its sign; otherwise a mark of the locale's language,
    /// or CR or DR in any language, adds a reading with the other sign.
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
            reader.syntax.mayBeMark(text, at: start) && !isJoined(start + 1) || mayHaveMinus(found)
        {
            found.otherReadings.append(found.amount.negated)
        }
        return found
    }

    /// Whether a dash that ends the line may be the minus, "$500-". Yen have no cents for which it stands: "¥500-".
    private func mayHaveMinus(_ found: FoundAmount) -> Bool {
        guard TextNumber.isLastDash(text, at: found.range.upperBound) else { return false }
        return found.candidates.contains { reader.finder.data.facts(of: $0.currency)?.minorUnit ?? 0 > 0 }
    }
}

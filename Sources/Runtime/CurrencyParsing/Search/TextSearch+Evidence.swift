import CurrencyCore

// Decides whether letters or a sign beside a number mean a currency, because words of many languages look like one.

extension TextSearch {
    /// Whether a text in running text means a currency.
    ///
    ///     code in capitals        yes; if it is also a word ("ALL", "TOP"), in its region or if the number looks like money
    ///     code in small letters   if it is recorded as not being a word
    ///     name                    after the number, or before one that looks like money or Han characters that touch it;
    ///                             not if it is also another word: "gold", all without minor units, "pounds" without pence
    ///     letters alone           if the locale uses them, in its region, or if the number looks like money and follows them
    ///                             directly or they are recorded as a symbol
    ///     letters that touch      in its region, if the currency is widely traded, or if the number looks like money:
    ///     a number, "CRC32"       letters and whole numbers are names of many things
    func isMeant(
        _ found: FoundCurrency, _ finding: CurrencyFinding, _ range: Range<Int>, _ number: TextNumber, isBehind: Bool
    ) -> Bool {
        if let wanted, found.currency != wanted { return false }
        if wanted == nil, Self.codesOfNoMoney.contains(found.currency) { return false }
        if let accepted = reader.syntax.conventions?.currencies, !accepted.contains(found.currency) { return false }
        // "545ドル5セント"
        if found.isMinorUnit, !isBehind || WordBoundary.endsWithLetter(text, at: number.start) { return false }
        if wanted == nil, !isBehind, !number.isMoneyLike, range.upperBound == number.signStart,
            text[range.upperBound - 1].isLetter, !found.isOwn(regionCurrency),
            CurrencyForm.rank(of: found.currency) == .max
        {
            return false
        }
        // A locale's symbol may be the code itself, or start with it.
        let isCode =
            found.evidence == .code
            || finding.isExact && text[range].prefix { $0.isLetter }.elementsEqual(found.currency.description.utf8)
        switch found.evidence {
        case _ where isCode:
            if !finding.isExact {
                return CurrencyForm.isReadInSmall(found.currency)
            }
            if isMeasure(range, found.currency, number, isBehind) { return false }
            // "paid in USD. 10 people came"
            if !isBehind, text[range.upperBound - 1] == UInt8(ascii: "."), !number.isMoneyLike { return false }
            // "COP$" starts with a code that is a word, but is not a word itself.
            let isWord =
                CurrencyForm.isWord(found.currency) && text[range].allSatisfy { $0.isLetter || $0 == UInt8(ascii: ".") }
            return !isWord || number.isMoneyLike || found.currency == regionCurrency
        case .name:
            // Names in Katakana stand behind numbers: "ユーロ5" is a standard for cars.
            let touches = range.upperBound == number.start && text[range.lowerBound] >= 0xE4
            guard isBehind || number.isMoneyLike || touches,
                reader.finder.data.facts(of: found.currency)?.minorUnit != nil
            else { return false }
            // "20 pounds and 43 pence" is not a weight.
            return !found.isDoubtful || hundredths(behind: range.upperBound)?.areOf(found.currency) ?? false
        // "99p", but not "1080p"
        case _
        where found.isMinorUnit && found.currency == regionCurrency && text[range.lowerBound] == UInt8(ascii: "p")
            && range.lowerBound == number.end && number.end - number.start <= 2:
            return !isName(range, number, isBehind)
        default:
            // "р. 42" is a size where the currency stands behind numbers.
            if !isBehind, reader.finder.isSingleLetter(text, range), !reader.finder.showsBeforeNumber(found.currency) {
                return false
            }
            if !found.isDoubtful {
                // People type the abbreviation of their currency in small letters: "rs 50".
                return finding.isExact || range.count > 2
                    || found.currency == regionCurrency && !text[range].contains { $0.isCapital }
            }
            if isName(range, number, isBehind) { return false }
            if found.isOwn(regionCurrency) { return !found.isMinorUnit }
            guard number.isMoneyLike, finding.isExact, !found.isMinorUnit else { return false }
            // "S1,299.00" is a dollar sign that was scanned as a letter.
            if !isBehind, range.upperBound == number.signStart {
                return range.count > 1 || text[range.lowerBound] != 0x53
            }
            return found.isRecorded && range.count > 1 && (isBehind || text[range.upperBound] == 0x20)
        }
    }

    /// Marks an amount as doubtful if its currency may be another word there: a code that is not widely used before one or two
    /// digits, "GEL 5", or a name that is an adjective before a noun, "5 złotych medali".
    func withWord(_ found: FoundAmount, _ number: TextNumber, _ beside: Beside) -> FoundAmount {
        guard wanted == nil, let currency = found.currency, number.end - number.start <= 2, !number.startsRange,
            found.range.upperBound == max(number.end, beside.range.upperBound)
        else { return found }
        let isFront = beside.range.upperBound <= number.start
        let isRareCode =
            isFront && beside.isCode && CurrencyForm.rank(of: currency) == .max && currency != regionCurrency
        let isAdjective =
            beside.isName && BesideWords.end(of: WordLists.adjectives, text, at: beside.range.lowerBound) != nil
            && text[beside.range.upperBound...].prefix(6).dropFirst().allSatisfy { $0.isSmallLetter || $0 >= 0x80 }
            && found.range.upperBound + 5 < text.count
        guard isRareCode || isAdjective else { return found }
        var result = found
        result.currency = nil
        return result
    }

    /// Whether the letters of a code may be a unit or a product, outside the region of the currency: kilograms in "25,000 KGS",
    /// petrol in "RON 95", a program in "CAD 2024"; or blood clotting, which is measured in India, too: "INR 2.5".
    private func isMeasure(_ range: Range<Int>, _ currency: CurrencyCode, _ number: TextNumber, _ isBehind: Bool)
        -> Bool
    {
        if !isBehind, currency == CurrencyCode(literal: "INR") {
            return number.end - number.start == 3 && text[number.start + 1] == 0x2E && scaleWord(number.end) == nil
        }
        return currency != regionCurrency && BesideWords.end(of: WordLists.products, text, at: range.lowerBound) != nil
    }

    /// Whether letters and a number are the name of a road, a tyre, a gas, a quarter, a size, a page or a film, a date or a time:
    ///
    ///     the R61, 205/55 R16, N95 mask, Q1 2025, talla L 20, p. 12p, 24p film, 4K 60p, Fr. 14.03., Fr. 14.30 Uhr
    private func isName(_ letters: Range<Int>, _ number: TextNumber, _ isBehind: Bool) -> Bool {
        let end = TextNumber.skipSpace(text, max(letters.upperBound, number.end))
        if BesideWords.end(of: WordLists.behindNames, text, at: end) != nil { return true }
        guard letters.count == 1, number.end - number.start <= 3, !number.hasSeparators else {
            return !isBehind && number.isDate(text)
        }
        let place = min(letters.lowerBound, number.start)
        var front = place - (TextNumber.spaceLength(text, before: place) ?? 0)
        if front > 0, text[front - 1] == UInt8(ascii: ".") { front -= 1 }
        if BesideWords.start(of: WordLists.numbered, text, before: front) != nil { return true }
        if isBehind {
            guard place > 2, " /@".utf8.contains(text[place - 1]), text[place - 3].isDigit else { return false }
            return text[place - 2] | 0x20 == UInt8(ascii: "k")
                || text[place - 1] > 0x20 && text[place - 2] == UInt8(ascii: "p")
        }
        guard letters.upperBound == number.start, !number.startsRange, scaleWord(number.end) == nil else {
            return false
        }
        if TextNumber.digits(text, end) == 4, text[end...].starts(with: "20".utf8) { return true }
        front = TextNumber.startOfDigits(text, before: front, notBefore: taken)
        return front > taken && text[front - 1] == UInt8(ascii: "/")
            || BesideWords.start(of: WordLists.beforeNames, text, before: place) != nil
    }

    /// ISO 4217's codes for "no currency" and for tests. In running text, such letters mask something, as in "XXX/XXXX".
    private static let codesOfNoMoney = [CurrencyCode(literal: "XXX"), CurrencyCode(literal: "XTS")]
}

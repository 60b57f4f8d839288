import CurrencyReader

// Digits without separators that may be something else than an amount:
//
//     Konto 372650044 EUR                 an account: an amount of eight digits has groups, or is round
//     agent $007                          a name
//     у 1944 р. він                       a year in Ukrainian

extension Judge {
    /// Doubts a number without separators that looks like an account, a name or a year.
    mutating func judgeShape(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let range = tokens[interpretation.number].range
        let shape = tokens.number(interpretation.number)
        // "Fr 40 303 265 045"
        if shape.digits > 10, shape.hasSpaces, !shape.hasCents, !text[range].suffix(3).allSatisfy({ $0 == 0x30 }) {
            found.doubt(.longNumber, range)
        }
        guard shape.isPlain else { return }
        if placeholder(interpretation.number) != nil {
            let has = hasPlaceholders ?? self.hasPlaceholderPair()
            hasPlaceholders = has
            if has { found.doubt(.codeAsName, found.range) }
        }
        let isRound = value(range).map { $0 % 1000 == 0 } ?? false
        if shape.digits > 7, !isRound { found.doubt(.longNumber, range) }
        if shape.digits > 1, isCutOff(interpretation.number) { found.doubt(.leadingZero, range) }
        if isYear(interpretation.number), let back = interpretation.back {
            // "FREE 2016 CNY RED PACKET", "1971 Euro Cup"
            let isForeign = !back.found.contains { $0.isOwn(regionCurrency) }
            let isOdd = value(range).map { $0 % 50 != 0 } ?? false
            if finder.isSingleLetter(text, back.range) || isForeign && isOdd { found.doubt(.year, range) }
        }
    }

    /// The digit of a number that a dollar sign touches in front, as the parameters of programs: "echo $1 $2".
    private func placeholder(_ number: Int) -> Int64? {
        guard isNumber(number), tokens.number(number).digits == 1, tokens.number(number).isPlain,
            isByte(number - 1, 0x24)
        else { return nil }
        return value(tokens[number].range)
    }

    private func hasPlaceholderPair() -> Bool {
        let all = tokens.list.indices.compactMap(placeholder)
        return all.contains(1) && all.contains(2)
    }
}

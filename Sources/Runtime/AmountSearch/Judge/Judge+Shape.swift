import CurrencyReader
import PackedTables

// Digits without separators that may be something else than an amount:
//
//     Konto 372650044 EUR                 an account: an amount of eight digits has groups, or is round
//     agent $007, echo $1 $2, Q1 and Q2   names
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
        // ".339฿", "087187262701.50gbp"
        let isFine =
            shape.startsWithSeparator
            && contents.reader.minorUnit(of: found.candidates).map { shape.lastDigits > $0 } ?? false
        if isFine || !shape.isPlain && shape.digits - shape.lastDigits > 2 && startsWithZero(range) {
            found.doubt(.leadingZero, range)
        }
        // "8,5 đ môn Toán" are points.
        if let back = interpretation.back, finder.isSingleLetter(text, back.range), shape.lastDigits < 3,
            shape.separators == 1,
            interpretation.scaledEnd == nil, contents.reader.minorUnit(of: found.candidates) == 0
        {
            found.doubt(.codeAsName, back.range)
        }
        // "USD *1201" is a card.
        let isMasked = isByte(interpretation.number - 1, 0x2A) && !isByte(interpretation.number - 2, 0x2A)
        if isMasked, shape.isPlain, shape.digits == 4 { found.doubt(.mask, range) }
        guard shape.isPlain else { return }
        let isPlaceholder = placeholder(interpretation.number) != nil
        if isPlaceholder || shape.digits <= 2 && touchesDollar(interpretation.number) {
            let all = placeholders ?? Placeholders(pair: hasPlaceholderPair, variable: hasVariable)
            placeholders = all
            if isPlaceholder && all.pair || all.variable { found.doubt(.codeAsName, found.range) }
        }
        let isRound = value(range).map { $0 % 1000 == 0 } ?? false
        if shape.digits > 7, !isRound { found.doubt(.longNumber, range) }
        if shape.digits > 1, isCutOff(interpretation.number) { found.doubt(.leadingZero, range) }
        // "Item\tEUR 2023\tEUR 2022"
        if isYear(interpretation.number), interpretation.front?.isCode ?? false, fillsCell(found.range) {
            found.doubt(.year, range)
        }
        if isYear(interpretation.number), let back = interpretation.back {
            // "FREE 2016 CNY RED PACKET", "1971 Euro Cup"
            let isForeign = !back.found.contains { $0.isOwn(regionCurrency) }
            let isOdd = value(range).map { $0 % 50 != 0 } ?? false
            // "constant 2015 US$"
            let isBefore =
                back.range.lowerBound > range.upperBound && !text[back.range.upperBound - 1].isLetter
                && back.found.contains { finder.showsBeforeNumber($0.currency) }
            if finder.isSingleLetter(text, back.range) || (isForeign || isBefore) && isOdd { found.doubt(.year, range) }
        } else if language == Subtag("uk"), shape.digits <= 4, let back = interpretation.back,
            finder.isSingleLetter(text, back.range)
        {
            // "500 р. до н. е."
            found.doubt(.year, range)
        }
    }

    private func startsWithZero(_ number: Range<Int>) -> Bool {
        LenientScalar(text, at: number.lowerBound).map { $0.kind == .digit && $0.digit == 0 } ?? false
    }

    /// Whether nothing else is in the cell of a table.
    private func fillsCell(_ range: Range<Int>) -> Bool {
        let front = skipBlanks(back: tokens.index(at: range.lowerBound) - 1)
        let behind = skipBlanks(tokens.index(at: range.upperBound))
        return isBreak(front) && isBreak(behind) && [front, behind].contains { tokens.kind($0) == .cell }
    }

    /// A sign or letter that touches a digit in front, as the parameters of programs do, "echo $1 $2", and roads and quarters:
    /// "Q1 and Q2".
    private func placeholder(_ number: Int) -> (sign: UInt8, digit: Int64)? {
        guard isNumber(number), tokens.number(number).digits == 1, tokens.number(number).isPlain,
            tokens.kind(number - 1) == .currency, tokens.bytes(number - 1).count == 1
        else { return nil }
        return value(tokens[number].range).map { (text[tokens[number - 1].start], $0) }
    }

    /// What a text has of the parameters and variables of programs and formulas.
    struct Placeholders {
        /// Whether the first and the second of some parameters are there: "$1 $2".
        var pair: Bool
        /// Whether a dollar sign touches a small letter or a brace behind it: "$n", "${name}".
        var variable: Bool
    }

    private var hasPlaceholderPair: Bool {
        let all = tokens.list.indices.compactMap(placeholder)
        let first = all.filter { $0.digit == 1 }
        return all.contains { one in one.digit == 2 && first.contains { $0.sign == one.sign } }
    }

    private var hasVariable: Bool {
        tokens.list.indices.contains { token in
            guard isByte(token, 0x24), tokens.kind(token - 1) != .number else { return false }
            // "${name}", "LDA #$20", "$#"
            return isByte(token + 1, 0x7B) || isByte(token - 1, 0x23) || isByte(token + 1, 0x23)
                || tokens.kind(token + 1) == .word && text[tokens[token + 1].start].isSmallLetter
        }
    }

    private func touchesDollar(_ number: Int) -> Bool { isByte(number - 1, 0x24) || isByte(number + 1, 0x24) }
}

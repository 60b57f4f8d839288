import CurrencyCore

// Notations of single countries, which have no other meaning in the locales that read them:
//
//     1234:50 kr      Swedish and Finnish: a colon and two digits are cents if the text has a currency or the parser
//                     conventions, because "12:50" is a time
//     12€50           the euro's sign in place of the decimal separator
//     Fr. –.50        Switzerland, Germany and Austria, which write a minus before a zero: "-0.50"
//     金5,000円也     Japanese, and similarly Chinese and Korean, amounts of contracts, so that nothing can be added
//     KES.250000      a period that ends an abbreviation
//     ./. 50,00 €     the commercial minus of German and Nordic invoices, which is ⁒ in Unicode
//     负12元          the word for minus in Chinese
//     10 zł 50 gr     see MinorPart

extension LenientReader {
    /// Reads a notation of a country or of the parser's conventions beside a number; false if there is none.
    mutating func readNotation(isBehind: Bool) throws(AmountParseError) -> Bool {
        if try readMark(isBehind: isBehind) { return true }
        if !isBehind, readMinusOfInvoices() { return true }
        if !isBehind, try readUnitsLeftOut() { return true }
        return readFrame(isBehind: isBehind)
    }

    /// Reads a mark of a debit or credit; false if the conventions have none at the offset.
    private mutating func readMark(isBehind: Bool) throws(AmountParseError) -> Bool {
        guard let mark = syntax.mark(text, at: offset, isBehind: isBehind) else { return false }
        // "-5.00 DR" says twice that it is a debit; "-5.00 CR" contradicts itself.
        if hasSign, isNegative != mark.isNegative || hasMark { throw failure(.secondSign, isBehind ? .end : .amount) }
        (hasSign, hasMark) = (true, true)
        isNegative = mark.isNegative
        notes.insert(.accountMark)
        offset += mark.length
        return true
    }

    /// Reads a number of minor units behind a whole amount; false if there is none.
    mutating func readMinorPart() -> Bool {
        guard !currencies.isEmpty, power == 0, !number.hasDecimal,
            notes.isDisjoint(with: [.scaleWord, .centsLeftOut])
        else { return false }
        let part = MinorPart(text, behind: offset, syntax) { matcher.minorUnit(text, behind: $0, syntax) }
        guard let part, part.unit != nil || minorParts.isEmpty && isCents(part),
            minorParts.allSatisfy({ part.power() < $0.power() })
        else { return false }
        minorParts.append(part)
        offset = part.end
        return true
    }

    /// Whether digits without a unit are cents, as they end the text behind a name: "12 Euro 90".
    private func isCents(_ part: MinorPart) -> Bool {
        guard part.join != .comma, part.isNear, part.end == text.count, let currencyBehind else { return false }
        return matcher.isName(text, currencyBehind)
    }

    /// Reads a minus of invoices and accounts in front of an amount.
    private mutating func readMinusOfInvoices() -> Bool {
        guard !hasSign,
            let length = LenientScalar.commercialMinusLength(text, at: offset) ?? syntax.minusLength(text, at: offset)
        else { return false }
        (hasSign, isNegative) = (true, true)
        notes.insert(.otherSpelling)
        offset += length
        return true
    }

    /// Reads the words around the amount of a contract.
    private mutating func readFrame(isBehind: Bool) -> Bool {
        guard let length = syntax.frameLength(text, at: offset, isBehind: isBehind) else { return false }
        if isBehind {
            guard currencyBehind != nil, offset + length == text.count else { return false }
        } else {
            let next = skippingSpaces(offset + length)
            guard number.scalar(at: next)?.kind == .digit || matcher.match(text, at: next) != nil else { return false }
        }
        offset += length
        notes.insert(.otherSpelling)
        return true
    }

    /// Reads the dash in place of the integer, before the decimal separator.
    ///
    /// - Throws: `dash` if no currency is written, because the dash may then be the minus.
    private mutating func readUnitsLeftOut() throws(AmountParseError) -> Bool {
        guard syntax.dashIsInteger, let dash = dash(at: offset), let next = number.scalar(at: offset + dash),
            syntax.separators.role(of: next) == .decimal, let end = twoDigits(at: offset + dash + next.length)
        else { return false }
        let isPrice = currencyBefore != nil || currencyLength(at: end) != nil
        if !isPrice, syntax.conventions == nil { throw failure(.dash, .digit) }
        // "Fr. –.50" has the dash of price tags, and "CHF -.50" may have a minus.
        let isMinus = text[offset] == 0x2D || LenientScalar.decode(text, at: offset)?.scalar == 0x2212
        isIntegerDashDoubtful = isMinus || currencyBefore == nil || syntax.conventions != nil
        offset += dash
        notes.insert(.unitsLeftOut)
        return true
    }

    /// Reads a dash that marks the end of the number.
    mutating func readClosingDash() -> Bool {
        guard syntax.conventions?.dashClosesSum ?? false, !number.hasDecimal, let dash = dash(at: offset),
            offset + dash == text.count
        else { return false }
        offset += dash
        notes.insert(.centsLeftOut)
        return true
    }

    /// The length of the currency at an offset, or after spaces there.
    private func currencyLength(at offset: Int) -> Int? {
        matcher.match(text, at: skippingSpaces(offset))?.length
    }

    /// Reads the number after a period that follows a currency; false if the period is the decimal separator, or may
    /// be.
    mutating func readBehindPeriod() -> Bool {
        guard let currency = currencyBefore, currency.upperBound == offset, offset < text.count,
            text[offset] == UInt8(ascii: "."), number.scalar(at: offset + 1)?.kind == .digit
        else { return false }
        let hasLetters = currency.contains { text[$0].isLetter || text[$0] >= 0xC3 && !isSign(at: $0) }
        period = hasLetters ? .behindLetters : .behindSign
        guard hasLetters else { return false }
        var rest = number.another(at: offset + 1)
        guard (try? rest.read()) != nil, !rest.hasGroupingError, rest.groups > 0 || rest.hasDecimal else {
            return false
        }
        // A number with its own separators.
        number = rest
        period = nil
        return true
    }

    private func isSign(at offset: Int) -> Bool {
        !(LenientScalar.decode(text, at: offset).map { GeneralCategory.isLetter($0.scalar) } ?? false)
    }

    /// Reads cents after a colon, "1234:50", or after the currency's sign, "12€50".
    mutating func readCentsBehindColonOrSign() -> Bool {
        guard !number.hasDecimal, number.integerDigits > 0, offset < text.count else { return false }
        if text[offset] == UInt8(ascii: ":") {
            guard syntax.colonIsDecimal, let end = twoDigits(at: offset + 1),
                currencyBefore != nil || syntax.conventions != nil || currencyLength(at: end) != nil
            else { return false }
            return takeCents(to: end)
        }
        guard currencyBefore == nil, LenientScalar.decode(text, at: offset)?.scalar == 0x20AC,
            let match = matcher.match(text, at: offset), match.length == 3,
            let end = twoDigits(at: offset + match.length), end == text.count
        else { return false }
        currencyBehind = offset..<(offset + match.length)
        return takeCents(to: end)
    }

    /// Takes the two digits before an offset as cents; false if the number has no room for them.
    private mutating func takeCents(to end: Int) -> Bool {
        guard number.appendFraction(text[end - 2] - 0x30, text[end - 1] - 0x30) else { return false }
        offset = end
        notes.insert(.otherSeparators)
        return true
    }

    /// The end of exactly two ASCII digits.
    private func twoDigits(at start: Int) -> Int? {
        guard start + 2 <= text.count, text[start].isDigit, text[start + 1].isDigit,
            number.scalar(at: start + 2)?.kind != .digit
        else { return nil }
        return start + 2
    }
}

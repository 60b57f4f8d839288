import CurrencyCore
import CurrencyReader
import PackedTables

// The texts of currencies that are also those of other things:
//
//     GEL 5, CAD 2024, EUR 42             names and numbers of things, years, sizes
//     50 Cent tickets, 500 rand           a name, an edge
//     5 ft, SHOWER GEL 250 ml             measures
//     3 million pounds                    a weight
//     1.- Introduction                    the number of a chapter

extension Judge {
    /// Doubts an amount whose currency's text may be that of another thing.
    func judgeNames(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard let beside = interpretation.beside else { return }
        let isOwn = regionCurrency.map { beside.has($0) } ?? false
        let shape = tokens.number(interpretation.number)
        if let back = interpretation.back {
            let isMark = tokens.kind(back.token) != .currency
            if isMark ? numbersText(interpretation) : isFeet(back) && shape.digits <= 2 {
                found.doubt(.codeAsName, back.range)
            }
        } else if beside.isCode || beside.isName, let measure = measure(behind: interpretation.numeral.upperBound) {
            found.doubt(.measureBehind, measure)
        }
        // "N1", "P12" are roads and pages where the sign is ₦ or ₱.
        if interpretation.back == nil, interpretation.scaledEnd == nil, finder.isSingleLetter(text, beside.range),
            shape.isPlain, shape.digits <= 2,
            !beside.found.contains(where: { $0.isLocales && $0.evidence == .symbol })
        {
            found.doubt(.codeAsName, beside.range)
        }
        if interpretation.back == nil, beside.isCode, shape.isPlain {
            // "Schuhgröße EUR 42", "Aud 5 Row G"
            let isSize = isNumbered(before: beside.range.lowerBound)
            let isWord = text[beside.range.lowerBound].isCapital && text[beside.range].contains { $0.isSmallLetter }
            if isSize || isWord && !isOwn { found.doubt(.codeAsName, beside.range) }
        }
        // "Euro: 5,41" is what a euro costs in Brazil.
        if interpretation.back == nil, !interpretation.isLabelled, beside.isName, !isOwn, !shape.isPlain,
            !contents.scaleWords.precedeNumbers
        {
            found.doubt(.codeAsName, beside.range)
        }
        if isWeekdayWithHour(interpretation) { found.doubt(.codeAsName, beside.range) }
        if beside.isName, beside.found.allSatisfy({ $0.isDoubtful }) {
            judgeHomonym(&found, interpretation, beside, isSure: shape.hasCents && isOwn)
        }
        judgeWord(&found, interpretation, beside)
    }

    /// Whether a weekday without a period is in front of an hour: "Fr 18.30". Francs have a period or another text.
    private func isWeekdayWithHour(_ interpretation: Interpretation) -> Bool {
        guard let front = interpretation.front, grammar.isDay(front.token), text[front.range].last != 0x2E else {
            return false
        }
        let shape = tokens.number(interpretation.number)
        let range = tokens[interpretation.number].range
        guard shape.hasCents, shape.digits <= 4, shape.lastSeparator == 0x2E,
            let mark = text[range].firstIndex(of: 0x2E), let hour = value(range.lowerBound..<mark),
            let minute = value((mark + 1)..<range.upperBound)
        else { return false }
        return hour < 24 && minute < 60 && minute % 5 == 0
    }

    /// Whether a currency's text may be a unit of measure in another case: "5 ft".
    private func isFeet(_ back: Beside) -> Bool { isUnit(back) && !tokens.finding(back.token).isExact }

    /// Whether a number with a dash in place of its cents may number what follows: "1.- Introduction".
    private func numbersText(_ interpretation: Interpretation) -> Bool {
        let start = interpretation.range.lowerBound
        let next = skipBlanks(tokens.index(at: interpretation.range.upperBound))
        let beginsLine = isBreak(tokens.index(at: start) - 1) && tokens.kind(next) == .word
        return isNumbered(before: start)
            || text[interpretation.numeral.upperBound - 2] == UInt8(ascii: ".") && beginsLine
                && !text[tokens[next].start].isSmallLetter
    }

    /// Doubts a name that is also another word: "500 rand". In English, a pound is a weight of every day; elsewhere it is one
    /// where it says what of.
    private func judgeHomonym(
        _ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside, isSure: Bool
    ) {
        let end = beside.range.upperBound
        if interpretation.scaledEnd == nil {
            let hasMinorUnit = grammar.minorPart(behind: end)?.unit != nil
            if !isSure, !hasMinorUnit { found.doubt(.codeAsName, beside.range) }
        } else if language == Subtag("en") || syntax.skippingOf(text, Blanks.end(text, end)) > Blanks.end(text, end) {
            found.doubt(.measureBehind, beside.range)
        }
    }

    /// Whether a name in English is singular and has a capital, as in the name of a thing: "50 Cent tickets", "6 Million Dollar
    /// Man".
    private func isTitle(_ back: Beside) -> Bool {
        guard language == Subtag("en"), text[back.range.lowerBound].isCapital, text[back.range].last != 0x73,
            text[back.range].allSatisfy({ $0.isLetter }), tokens.kind(back.token + 1) == .blank,
            tokens.kind(back.token + 2) == .word
        else { return false }
        let plural = text[back.range] + [0x73]
        return plural.withUnsafeBufferPointer { finder.find($0, at: 0).length == $0.count }
    }

    /// How many currencies are so widely traded that their codes before whole numbers are no names of other things.
    private static let mostTraded = 20

    /// Doubts a code that is not widely used before one or two digits, or before a year, "GEL 5", "CAD 2024", and a name that
    /// is an adjective before a noun: "5 złotych medali".
    private func judgeWord(_ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside) {
        let shape = tokens.number(interpretation.number)
        // "GLITTER GLUE PEN 1.00"
        let front = skipBlanks(back: beside.token - 1)
        if wanted == nil, let currency = found.currency, interpretation.back == nil, beside.isCode,
            currency != regionCurrency, CurrencyForm.isWord(currency), front >= 0, tokens.bytes(front).count > 1,
            tokens.bytes(front).allSatisfy({ $0.isCapital })
        {
            doubtCurrency(.codeOrWord, &found, beside.range)
        }
        guard wanted == nil, let currency = found.currency, shape.isPlain || shape.lastDigits == 1,
            found.range.upperBound == max(interpretation.numeral.upperBound, beside.range.upperBound)
        else { return }
        let isForeignCode = interpretation.back == nil && beside.isCode && currency != regionCurrency
        let isYear =
            shape.digits == 4 && (value(tokens[interpretation.number].range).map { 1990...2039 ~= $0 } ?? false)
        // "INR 2.5 on warfarin", "PETROL RON 95", "DOP 2: Delete One Part"; "1 TL" is a teaspoon in German.
        let isForeignMark =
            beside.range.lowerBound > interpretation.numeral.upperBound && beside.range.count == 2
            && text[beside.range].allSatisfy { $0.isCapital }
            && !beside.found.contains { $0.isOwn(regionCurrency) }
        let mostTraded = shape.isPlain ? Self.mostTraded : Self.mostTraded / 4
        let digits = shape.isPlain ? shape.digits : shape.digits - shape.lastDigits
        if isForeignCode || isForeignMark, digits <= 2, CurrencyForm.rank(of: currency) >= mostTraded {
            found.doubt(.codeAsName, beside.range)
        }
        // "PHP 7 developer" in the Philippines
        let isOwnWord =
            interpretation.back == nil && beside.isCode && currency == regionCurrency && CurrencyForm.isWord(currency)
        if isOwnWord, shape.isPlain ? shape.digits == 1 : shape.digits <= 2 {
            found.doubt(.codeAsName, beside.range)
        }
        guard shape.isPlain else { return }
        if let back = interpretation.back, isTitle(back) { found.doubt(.codeAsName, back.range) }
        let next = Blanks.end(text, found.range.upperBound)
        let isAdjective =
            shape.digits <= 2 && beside.isName
            && BesideWords.end(of: WordLists.adjectives, text, at: beside.range.lowerBound) != nil
            && text[next...].prefix(5).allSatisfy { $0.isSmallLetter || $0 >= 0x80 } && next + 4 < text.count
        // "RON 95 petrol"
        let isName = isForeignCode && BesideWords.end(of: WordLists.behindNames, text, at: next) != nil
        // "AutoCAD 2024 and CAD 2025", "DM 2024 Finale"
        let isForeignMarkInFront =
            interpretation.back == nil && currency != regionCurrency && text[beside.range].allSatisfy { $0.isCapital }
        if isYear, isForeignCode || isForeignMarkInFront { found.doubt(.year, tokens[interpretation.number].range) }
        // "RM 204" is a room in an American hotel, and "USD 840" the line of a table of codes.
        let isMarkOfOther =
            interpretation.back == nil && !beside.isCode && beside.range.count == 2 && currency != regionCurrency
            && text[beside.range].allSatisfy { $0.isCapital }
        let isNumeric =
            interpretation.back == nil && beside.isCode && shape.digits == 3
            && value(tokens[interpretation.number].range).map {
                Int($0) == finder.data.facts(of: currency)?.numericCode
            } ?? false
        if isMarkOfOther && shape.digits == 3 || isNumeric { found.doubt(.codeAsName, beside.range) }
        if isAdjective { found.doubt(.codeAsName, beside.range) }
        // "CAD 2024 drawings" in Canada
        let isOdd = value(tokens[interpretation.number].range).map { $0 % 50 != 0 } ?? false
        if isYear, isOdd, interpretation.back == nil, beside.isCode {
            found.doubt(.year, tokens[interpretation.number].range)
        }
        if isForeignCode && isYear || isName { doubtCurrency(.codeOrWord, &found, beside.range) }
    }
}

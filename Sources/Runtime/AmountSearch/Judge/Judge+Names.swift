import CurrencyCore
import CurrencyReader
import PackedTables

// The texts of currencies that are also those of other things. The less a number is written as money, and the farther away its
// currency is, the likelier is another thing:
//
//     10ft, RM 204, 5 KD                  abbreviations of another country: measures, rooms, scores
//     GEL 5, CAD 2024, AMD 2.80           codes: names and numbers of things, years, versions
//     Euro: 5,41, lei 64                  names in front: what something else costs, other words
//     50 Cent tickets, 500 rand           names behind: a name, an edge
//     3 million pounds                    a weight
//     1.- Introduction                    the number of a chapter

extension Judge {
    /// Doubts an amount whose currency's text may be that of another thing.
    func judgeNames(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        // "KRW 50,000 won" names the currency twice.
        let front = interpretation.front.flatMap { $0.isCode ? $0 : nil }
        guard let beside = front ?? interpretation.beside else { return }
        if tokens.kind(beside.token) != .currency {
            if numbersText(interpretation) { found.doubt(.codeAsName, beside.range) }
            return
        }
        if beside.isName {
            judgeName(&found, interpretation, beside)
        } else if beside.isCode {
            judgeCode(&found, interpretation, beside)
        } else {
            judgeMark(&found, interpretation, beside)
        }
        if interpretation.back == nil, beside.isCode || beside.isName,
            let measure = measure(behind: interpretation.numeral.upperBound)
        {
            found.doubt(.measureBehind, measure)
        }
        judgeYear(&found, interpretation, beside)
        guard let back = interpretation.back, tokens.number(interpretation.number).isPlain else { return }
        // "10 sek" are seconds in Swedish.
        let isOther =
            isUnit(back) && !tokens.finding(back.token).isExact && tokens.number(interpretation.number).digits <= 2
        if isOther || isTitle(back) { found.doubt(.codeAsName, back.range) }
    }

    /// Whether a number has no more digits than counts and versions have, and no word of scale.
    private func isCount(_ found: FoundAmount, _ interpretation: Interpretation, upTo digits: Int) -> Bool {
        let shape = tokens.number(interpretation.number)
        let isSmall = shape.isPlain ? shape.digits <= digits : shape.lastDigits == 1 && shape.digits <= digits + 1
        return isSmall && !isScaled(found, interpretation)
    }

    /// Whether a word of scale, of any language, multiplies a number. A letter touches other things, too: "13k GS".
    private func isScaled(_ found: FoundAmount, _ interpretation: Interpretation) -> Bool {
        let end = tokens[interpretation.number].end
        let isForeign = interpretation.back == nil && found.range.upperBound > end + 1
        return isForeign || interpretation.scaledEnd.map { $0 > end + 1 } ?? false
    }

    /// Whether a currency is that of the locale's region or, if the locale names none, of any region of its language.
    private func isOwn(_ beside: Beside) -> Bool {
        beside.found.contains { $0.isOwn(regionCurrency) || contents.currenciesOfLanguage.contains($0.currency) }
    }

    private func areCapitals(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0.isCapital } }

    // MARK: Abbreviations

    private func judgeMark(_ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside) {
        let shape = tokens.number(interpretation.number)
        let isFront = interpretation.back == nil
        let letters = text[beside.range].filter { $0 != UInt8(ascii: ".") }
        let isShort = letters.count <= (isFront ? 3 : 2) && letters.allSatisfy { $0.isLetter }
        let isForeign = isShort && !beside.isMinorUnit && !isOwn(beside)
        let isRare = beside.found.allSatisfy { CurrencyForm.rank(of: $0.currency) >= Self.mostTraded }
        // "36.00 SR" has the letters of a tax, and "SR 822.11" is a law.
        let isTax = found.currency == nil && beside.range.count == 2 && areCapitals(beside.range)
        // "N1", "P2" are roads and pages where the sign is ₦ or ₱.
        let isRoad =
            isFront && finder.isSingleLetter(text, beside.range) && shape.isPlain && shape.digits == 1
            && interpretation.scaledEnd == nil && !isScaled(found, interpretation)
            && !beside.found.contains { $0.isLocales && $0.evidence == .symbol }
        // "E.164", "a Lei 8.666"
        let isPart =
            isFront && (shape.startsWithSeparator || isRare && !tokens.finding(beside.token).isExact)
        let isThing = isCount(found, interpretation, upTo: isRare ? 9 : 2) || isPart || isUnit(beside)
        // "KM 45", "DIN 933" where the locale writes the currency behind numbers
        let isMisplaced =
            isFront && shape.isPlain && !interpretation.hasCentsBehind && 2...3 ~= letters.count
            && areCapitals(beside.range)
            && !beside.found.contains { finder.showsBeforeNumber($0.currency) }
        let isOther = isForeign ? isThing : isMisplaced
        // "3,000 ft." in a case that the forint does not have
        let isMeasure = isUnit(beside) && !tokens.finding(beside.token).isExact
        if isForeign && (isTax || isMeasure) || isOther && !isAlone(found.range) || isRoad
            || isWeekdayWithHour(interpretation)
        {
            found.doubt(.codeAsName, beside.range)
        }
    }

    /// Whether a weekday without a period is in front of an hour: "Fr 18.30". Francs have a period or another text.
    private func isWeekdayWithHour(_ interpretation: Interpretation) -> Bool {
        guard ["de", "gsw"].contains(where: { language == Subtag($0) }), let front = interpretation.front,
            grammar.isDay(front.token), text[front.range].last != 0x2E
        else { return false }
        let shape = tokens.number(interpretation.number)
        let range = tokens[interpretation.number].range
        guard shape.hasCents, shape.digits <= 4, shape.lastSeparator == 0x2E,
            let mark = text[range].firstIndex(of: 0x2E), let hour = value(range.lowerBound..<mark),
            let minute = value((mark + 1)..<range.upperBound)
        else { return false }
        return hour < 24 && minute < 60 && minute % 5 == 0
    }

    /// Whether a number with a dash in place of its cents may number what follows: "1.- Introduction".
    private func numbersText(_ interpretation: Interpretation) -> Bool {
        let start = interpretation.range.lowerBound
        let next = skipBlanks(tokens.index(at: interpretation.range.upperBound))
        let beginsLine = isBreak(tokens.index(at: start) - 1) && tokens.kind(next) == .word
        return isNumbered(before: start)
            || text[interpretation.numeral.upperBound - 2] == UInt8(ascii: ".") && beginsLine
                && !text[tokens[next].start].isSmallLetter
    }

    // MARK: Codes

    /// How many currencies are so widely traded that their codes beside small numbers are no names of other things.
    private static let mostTraded = 20

    private func judgeCode(_ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside) {
        guard let currency = found.currency else { return }
        let shape = tokens.number(interpretation.number)
        let isFront = interpretation.back == nil
        let isOwn = beside.has(regionCurrency ?? currency)
        let rank = CurrencyForm.rank(of: currency)
        let isWord = CurrencyForm.isWord(currency)
        if isFront, shape.isPlain {
            // "Schuhgröße EUR 42", "Aud 5 Row G", "USD 840" in a table of codes
            let isSize = isNumbered(before: beside.range.lowerBound)
            let hasOtherCase =
                text[beside.range.lowerBound].isCapital && text[beside.range].contains { $0.isSmallLetter }
            let isNumeric =
                shape.digits == 3
                && value(tokens[interpretation.number].range).map {
                    Int($0) == finder.data.facts(of: currency)?.numericCode
                } ?? false
            if isSize || hasOtherCase && !isOwn || isNumeric { found.doubt(.codeAsName, beside.range) }
        }
        // "INR 2.5 is the target" in medicine
        if isFront, isOwn, shape.separators == 1, shape.lastDigits == 1, shape.digits == 2,
            interpretation.scaledEnd == nil, !isScaled(found, interpretation)
        {
            found.doubt(.codeAsName, beside.range)
        }
        guard wanted == nil else { return }
        let isRare = rank >= (shape.isPlain ? Self.mostTraded : Self.mostTraded / 4)
        // "PETROL RON 95", "AMD 2.80 GHz"; "PHP 7 developer" in the Philippines
        let isAlone = isAlone(found.range)
        // "la COP16"
        let touches = beside.range.upperBound == tokens[interpretation.number].start
        let isThing =
            isFront
            && (isOwn
                ? isWord && isCount(found, interpretation, upTo: touches ? 2 : 1)
                : isRare && isCount(found, interpretation, upTo: 2)
                    || rank == .max && isWord && !isAlone && !endsPhrase(found.range.upperBound)
                    || shape.digits <= 4 && !isScaled(found, interpretation) && grammar.isForgotten(currency))
        if isThing { found.doubt(.codeAsName, beside.range) }
        // "GLITTER GLUE PEN 1.00"
        let front = skipBlanks(back: beside.token - 1)
        if isFront, !isOwn, isWord, front >= 0, tokens.bytes(front).count > 1, areCapitals(tokens[front].range) {
            doubtCurrency(.codeOrWord, &found, beside.range)
        }
        // "RON 95 petrol"
        if isFront, !isOwn,
            BesideWords.end(of: WordLists.behindNames, text, at: Blanks.end(text, found.range.upperBound)) != nil
        {
            doubtCurrency(.codeOrWord, &found, beside.range)
        }
    }

    /// Doubts a year behind letters in capitals, "CAD 2024", "DM 2024 Finale"; behind the code of the region only if it is odd.
    private func judgeYear(_ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside) {
        guard wanted == nil, interpretation.back == nil, !beside.isName, found.currency != nil,
            tokens.number(interpretation.number).isPlain, tokens.number(interpretation.number).digits == 4,
            areCapitals(beside.range), let year = value(tokens[interpretation.number].range), 1990...2039 ~= year
        else { return }
        let isOwn = regionCurrency.map(beside.has) ?? false
        let mayBeName = beside.isCode || beside.range.count == 1
        guard !isOwn || mayBeName && year % 50 != 0 && !isAlone(found.range) else { return }
        found.doubt(.year, tokens[interpretation.number].range)
        if beside.isCode, !isOwn { doubtCurrency(.codeOrWord, &found, beside.range) }
    }

    // MARK: Names

    private func judgeName(_ found: inout FoundAmount, _ interpretation: Interpretation, _ beside: Beside) {
        let shape = tokens.number(interpretation.number)
        let isOwn = regionCurrency.map(beside.has) ?? false
        if let back = interpretation.back {
            let isAdjective =
                shape.isPlain && shape.digits <= 2
                && BesideWords.end(of: WordLists.adjectives, text, at: beside.range.lowerBound) != nil
                && isBeforeWord(found.range.upperBound)
            if isAdjective { found.doubt(.codeAsName, back.range) }
        } else if !interpretation.isLabelled, !isOwn, interpretation.scaledEnd == nil,
            !contents.scaleWords.precedeNumbers
        {
            // "Euro: 5,41", "lei 64"
            let isRare = beside.found.allSatisfy { CurrencyForm.rank(of: $0.currency) >= Self.mostTraded }
            if !shape.isPlain || beside.range.count <= 3 && isRare { found.doubt(.codeAsName, beside.range) }
        }
        if beside.found.allSatisfy({ $0.isDoubtful }) {
            judgeHomonym(&found, interpretation, beside, isSure: isOwn && (shape.hasCents || !beside.isWeight))
        }
    }

    /// Whether a word of five small letters or more follows.
    private func isBeforeWord(_ end: Int) -> Bool {
        let next = text[Blanks.end(text, end)...].prefix(5)
        return next.count == 5 && next.allSatisfy { $0.isSmallLetter || $0 >= 0x80 }
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
    /// Man", "50 Cent's".
    private func isTitle(_ back: Beside) -> Bool {
        let next = tokens.kind(back.token + 1) == .blank ? back.token + 2 : back.token + 1
        guard language == Subtag("en"), text[back.range.lowerBound].isCapital, text[back.range].last != 0x73,
            text[back.range].allSatisfy({ $0.isLetter }), [.word, .apostrophe].contains(tokens.kind(next))
        else { return false }
        let plural = text[back.range] + [0x73]
        return plural.withUnsafeBufferPointer { finder.find($0, at: 0).length == $0.count }
    }
}

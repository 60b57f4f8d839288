import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// Decides whether letters or a sign beside a number mean a currency, because words of many languages look like one:
//
//     code in capitals        yes; if it is also a word ("ALL", "TOP") or withdrawn, in its region or if the number looks like money
//     code in small letters   if it is recorded as not being a word
//     name                    after the number, or before one that looks like money, has a dash for cents, is touched by Han
//                             characters, or has several digits, is no year, and is alone with the name: "Rupees 500";
//                             not if it is also another word: "gold", all without minor units, "pounds" without pence
//     letters alone           if the locale uses them, in its region, or if the number looks like money and follows them
//                             directly or they are recorded as a symbol
//     letters that touch      in its region, if the currency is widely traded, or if the number looks like money:
//     a number, "CRC32"       letters and whole numbers are names of many things

extension AmountGrammar {
    /// Whether the text of a token means a currency beside a number.
    func isMeant(
        _ found: FoundCurrency, _ finding: CurrencyFinding, _ token: Int, _ number: Int, isBehind: Bool
    ) -> Bool {
        let range = tokens[token].range
        let shape = tokens.number(number)
        let touches = isBehind ? range.lowerBound == tokens[number].end : frontEnd(number) == range.upperBound
        if let wanted, found.currency != wanted { return false }
        if wanted == nil, Self.codesOfNoMoney.contains(found.currency) { return false }
        if let accepted = syntax.conventions?.currencies, !accepted.contains(found.currency) { return false }
        // "545ドル5セント"
        if found.isMinorUnit, !isBehind || WordBoundary.endsWithLetter(text, at: tokens[number].start) { return false }
        if wanted == nil, !isBehind, !shape.isMoneyLike, touches, text[range.upperBound - 1].isLetter,
            !found.isOwn(regionCurrency), CurrencyForm.rank(of: found.currency) == .max
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
                // "nok 15 år" is enough in Norwegian.
                return CurrencyForm.isReadInSmall(found.currency)
                    || found.currency == regionCurrency && (isBehind || text[range.lowerBound].isCapital)
            }
            // "paid in USD. 10 people came"
            if !isBehind, text[range.upperBound - 1] == UInt8(ascii: "."), !shape.isMoneyLike { return false }
            // "COP$" starts with a code that is a word, but is not a word itself. In "SUR 12 MOIS", the code of the Soviet
            // rouble is.
            let mayBeWord = CurrencyForm.isWord(found.currency) || isForgotten(found.currency)
            let isWord = mayBeWord && text[range].allSatisfy { $0.isLetter || $0 == UInt8(ascii: ".") }
            return !isWord || shape.isMoneyLike || found.currency == regionCurrency
        case .name:
            // Names in Katakana stand behind numbers: "ユーロ5" is a standard for cars.
            let isHan = touches && text[range.lowerBound] >= 0xE4
            guard
                isBehind || shape.isMoneyLike || isHan || scaleWord(tokens[number].end) != nil
                    || centsEnd(tokens[number].end) != nil || isAlone(token, found.currency, number),
                finder.data.facts(of: found.currency)?.minorUnit != nil
            else { return false }
            // "10 grand", but "3 grand slams".
            if found.power >= 3, !endsPhrase(range.upperBound) { return false }
            // "20 pounds and 43 pence" is not a weight, and "361 million pounds" may be one.
            return !found.isDoubtful
                || isBehind
                    && (scaledEnd(number) != nil
                        || isHomonymMeant(found, shape)
                            && (endsPhrase(range.upperBound) || isOwnLatin(found, range)))
                || minorPart(behind: range.upperBound)?.unit?.has(found.currency) ?? false
        // "99p", "142.9p", "50 sen", "32,45 cts/kWh", but not "1080p"; "12 ct" may be a count in English, and "50 gr" a weight.
        case _
        where found.isMinorUnit && found.currency == regionCurrency
            && (text[range.lowerBound] == UInt8(ascii: "p") && touches
                || (range.count > 2 || text[range].elementsEqual("ct".utf8) && language != Subtag("en"))
                    && text[range.lowerBound].isLetter
                    && (endsPhrase(range.upperBound) || tokens.kind(token + 1) == .slash || text[range].last == 0x2E))
            && (shape.digits <= 2
                || shape.digits <= 4 && !shape.isPlain
                    && (shape.lastDigits == 1 || tokens.kind(token + 1) == .slash)):
            return !isName(token, number, isBehind)
        default:
            // "р. 42" is a size where the currency stands behind numbers.
            if !isBehind, finder.isSingleLetter(text, range), !finder.showsBeforeNumber(found.currency) { return false }
            if isMeasure(range), isMeasured(found, finding, token, shape, isBehind: isBehind) { return false }
            // One Han or Hangul sign in front of a number is another word: a circle in "원 3개".
            if !isBehind, !touches, !shape.isMoneyLike, text[range.lowerBound] >= 0xE3,
                LenientScalar.decode(text, at: range.lowerBound)?.length == range.count
            {
                return false
            }
            if !found.isDoubtful {
                // People type the abbreviation of their currency in small letters, "rs 50", and others with a sign: "c$ 50".
                let hasSign = text[range].contains { !$0.isLetter && $0 != UInt8(ascii: ".") }
                return finding.isExact || range.count > 2 || hasSign && !(touches && shape.isPlain)
                    || found.currency == regionCurrency && !text[range].contains { $0.isCapital }
            }
            if isName(token, number, isBehind) { return false }
            if found.isOwn(regionCurrency) {
                // "3e kerros" is no euro, and "150e, 28 tuumaa" is.
                let isLetter = finding.isExact && range.count == 1 && found.isRecorded
                return !found.isMinorUnit
                    && !(isLetter && text[range.lowerBound].isSmallLetter && !shape.isMoneyLike
                        && !endsPhrase(range.upperBound))
            }
            guard shape.isMoneyLike, finding.isExact, !found.isMinorUnit else { return false }
            // "S1,299.00" is a dollar sign that was scanned as a letter.
            if !isBehind, touches { return range.count > 1 || text[range.lowerBound] != 0x53 }
            // "1.928 din Legea" in Romanian
            return found.isRecorded && range.count > 1
                && (isBehind
                    ? !text[range.lowerBound].isSmallLetter || endsPhrase(range.upperBound)
                    : text[range.upperBound] == 0x20)
        }
    }

    /// Whether a text that is also a unit of measure is one beside a number: "120,000 KM" is a distance, "120 KM/h" a speed, and
    /// "1 L" a volume also where L is a currency, but "3,000 Ft" is money.
    private func isMeasured(
        _ found: FoundCurrency, _ finding: CurrencyFinding, _ token: Int, _ shape: NumberToken, isBehind: Bool
    ) -> Bool {
        let letters = tokens.bytes(token)
        if letters.count == 1 { return isBehind }
        if tokens.kind(token + 1) == .slash, isByte(token + 2, UInt8(ascii: "h")) { return true }
        let isOther = finding.isExact && letters[1].isSmallLetter
        return !isOther && !found.isOwn(regionCurrency) && (found.isDoubtful || !shape.hasCents)
    }

    /// Whether a text is a unit of measure, with or without a period.
    func isMeasure(_ range: Range<Int>) -> Bool {
        let end = text[range].last == UInt8(ascii: ".") ? range.upperBound - 1 : range.upperBound
        return BesideWords.end(of: WordLists.quantities, text, at: range.lowerBound) == end
    }

    /// Whether a name in Latin letters is that of the region's currency: "25 pounds and more". Chinese names are also counters.
    private func isOwnLatin(_ found: FoundCurrency, _ range: Range<Int>) -> Bool {
        found.currency == regionCurrency && text[range.lowerBound].isLetter
    }

    /// Whether a name that is also another word may be meant, which is then a doubt: in its region, or behind a number with
    /// groups, unless that may be a weight: "500 rand", "50,000 won".
    private func isHomonymMeant(_ found: FoundCurrency, _ shape: NumberToken) -> Bool {
        if found.isSlang { return false }
        return found.currency == regionCurrency
            || !found.currency.isPound && shape.isMoneyLike && shape.lastDigits == 3
    }

    /// Whether a currency is long withdrawn, and was never that of the locale's region: "50 DEM" counts in Germany.
    func isForgotten(_ currency: CurrencyCode) -> Bool {
        guard case .withdrawn(let year, _) = finder.data.facts(of: currency)?.status, year < Self.firstYearOfKnown,
            let region = finder.data.region(of: finder.identifier),
            let known = try? finder.data.currencies(ofRegion: region.description)
        else { return false }
        return !known.contains { $0.currency == currency }
    }

    /// The year since which withdrawn currencies are still well known: the lats, the kuna and the lev are.
    private static let firstYearOfKnown = 2008

    /// Whether a whole number behind the name of a currency counts it, as in languages that write it so, or as nothing else is
    /// near: not "twenty rupees 43" or "the dollar 20 years ago". "Euro 6" and "Euro 96" are names of other things.
    private func isAlone(_ token: Int, _ currency: CurrencyCode, _ number: Int) -> Bool {
        let shape = tokens.number(number)
        let front = skipBlanks(back: token - 1)
        return shape.isPlain && shape.digits > 1 && !isYear(number) && currency != CurrencyCode(literal: "EUR")
            && (contents.scaleWords.precedeNumbers
                || [.line, .cell, .punctuation, .colon, .period, .comma].contains(tokens.kind(front))
                    && endsPhrase(tokens[number].end))
    }

    /// The end of what is directly in front of a number and its sign.
    private func frontEnd(_ number: Int) -> Int {
        let place = tokens.kind(number - 1) == .minus ? number - 1 : number
        return tokens[place].start
    }

    /// Whether letters and a number are the name of a road, a tyre, a gas, a quarter, a size, a page or a film, a date or a
    /// time:
    ///
    ///     the R61, 205/55 R16, N95 mask, Q1 2025, talla L 20, p. 12p, 24p film, 4K 60p, Fr. 14.03., Fr. 14.30 Uhr
    private func isName(_ token: Int, _ number: Int, _ isBehind: Bool) -> Bool {
        let letters = tokens[token].range
        if !isBehind, isWeekday(token, number) { return true }
        let shape = tokens.number(number)
        let end = Blanks.end(text, max(letters.upperBound, tokens[number].end))
        if BesideWords.end(of: WordLists.behindNames, text, at: end) != nil { return true }
        guard letters.count == 1, shape.digits <= 3, shape.isPlain else { return !isBehind && isDate(number) }
        let place = min(letters.lowerBound, tokens[number].start)
        var front = Blanks.start(text, place)
        if front > 0, text[front - 1] == UInt8(ascii: ".") { front -= 1 }
        if BesideWords.start(of: WordLists.numbered, text, before: front) != nil { return true }
        if isBehind {
            // "4K 60p", "1080p@60p"
            let previous = tokens.index(at: place) - 1
            return [.blank, .slash, .punctuation].contains(tokens.kind(previous))
                && tokens.kind(previous - 2) == .number
                && [.word, .currency].contains(tokens.kind(previous - 1)) && tokens.bytes(previous - 1).count == 1
        }
        // "the R 61", but "the R 500 note"
        let isRoad = BesideWords.start(of: WordLists.beforeNames, text, before: place) != nil
        if isRoad, shape.digits == 2, isOneBlank(number - 1) { return true }
        guard letters.upperBound == tokens[number].start, scaleWord(tokens[number].end) == nil else { return false }
        let next = tokens.index(at: end)
        if isYear(next) { return true }
        // "205/55 R16", "the R61"
        let previous = tokens.index(at: Blanks.start(text, place))
        return isRoad || tokens.kind(previous - 1) == .number && tokens.kind(previous - 2) == .slash
    }

    /// Whether a currency's text is that of a weekday, as a day, an hour or another weekday is near, or a word such as "every"
    /// is in front: "Fr. 15. März", "Do 19.00, Fr 20.00", "jeden Fr. 18.30".
    private func isWeekday(_ token: Int, _ number: Int) -> Bool {
        // "Sa Fr. 20.–"
        guard isDay(token), centsEnd(tokens[number].end) == nil else { return false }
        if BesideWords.start(of: WordLists.beforeWeekdays, text, before: tokens[token].start) != nil { return true }
        let shape = tokens.number(number)
        if shape.isPlain, tokens.kind(number + 1) == .period, tokens.kind(number + 2) == .blank,
            tokens.kind(number + 3) == .word
        {
            return true
        }
        let isNearDay = ((token - Self.mostBetween)..<(token + Self.mostBetween)).contains { place in
            [.word, .currency].contains(tokens.kind(place)) && text[tokens[place].start].isCapital && isDay(place)
                && text[tokens[place].start] != text[tokens[token].start]
                && (place < token || isNumber(skipBlanks(tokens.kind(place + 1) == .period ? place + 2 : place + 1)))
        }
        return isNearDay
            || (number..<(number + Self.mostBetween)).contains { place in
                tokens.kind(place) == .word && tokens.bytes(place).elementsEqual("Uhr".utf8)
            }
    }

    /// Whether a token is the abbreviation of a weekday.
    func isDay(_ token: Int) -> Bool {
        DecisionLines(WordLists.weekdays).match(tokens[token].range, in: text, partsLongerThan: 9)
    }

    /// The limit on the tokens between a weekday and another or an hour.
    private static let mostBetween = 40

    /// Whether a number is a day and a month in front of another period: "Fr. 14.03."
    func isDate(_ number: Int) -> Bool {
        let shape = tokens.number(number)
        let range = tokens[number].range
        guard shape.separators == 1, shape.digits <= 4, shape.lastDigits <= 2, shape.lastSeparator == 0x2E,
            tokens.kind(number + 1) == .period, let mark = text[range].firstIndex(of: 0x2E),
            let day = value(range.lowerBound..<mark), let month = value((mark + 1)..<range.upperBound)
        else { return false }
        return 1...31 ~= day && 1...12 ~= month
    }

    /// Whether letters and a dollar sign are the column of a spreadsheet's cell in a formula: "=A$1+B$2", "$C$5".
    func isCell(_ beside: Beside, _ number: Int) -> Bool {
        let range = beside.range
        guard range.upperBound == tokens[number].start, tokens.number(number).isPlain,
            text[range].dropLast().allSatisfy({ $0.isCapital }), text[range].last == UInt8(ascii: "$"),
            text[range.lowerBound].isCapital
        else { return false }
        // "A$5:B$10"
        if tokens.kind(number + 1) == .colon, tokens.kind(number + 2) == .currency, isNumber(number + 3) { return true }
        // Nothing shows that a lone "A$1" is money.
        if range.lowerBound == 0 {
            return tokens[number].end == text.count && tokens[number].end <= 3
                && !(regionCurrency.map(beside.has) ?? false)
        }
        return "=$+*!".utf8.contains(text[range.lowerBound - 1])
            || [.opening, .colon].contains(tokens.kind(beside.token - 1))
                && [.word, .number].contains(tokens.kind(beside.token - 2))
    }

    /// ISO 4217's codes for "no currency" and for tests, which mask something in running text, as in "XXX/XXXX".
    private static var codesOfNoMoney: [CurrencyCode] { [CurrencyCode(literal: "XXX"), CurrencyCode(literal: "XTS")] }
}

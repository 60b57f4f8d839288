import CurrencyCore

// Words that multiply a number in running text, in the locale's language and in others.

extension TextSearch {
    /// The end of the words that multiply a number, including the numbers and words that continue it; nil if there are none.
    func scaledEnd(_ number: TextNumber) -> Int? {
        // "제3조 100원" is article 3, and not that many 10^12.
        guard number.centsEnd == nil, var (word, end) = scaleWord(number.end),
            WordBoundary.scalar(before: number.start, text) != 0xC81C
        else { return nil }
        while true {
            let start = word.spacing == .none ? end : TextNumber.skipSpace(text, end)
            guard start > end || word.spacing != .needed, LenientScalar(text, at: start)?.kind == .digit else { break }
            let next = TextNumber(text, at: start, notBefore: end)
            if let following = scaleWord(next.end) {
                if following.word.mayFollow(word) {
                    (word, end) = following
                    continue
                }
                // Neither "2천 3천만" nor its end is a number.
                if word.spacing != .needed { return following.end }
            }
            let isLast =
                start == end || !word.isLetter && behind(next, next.end) != nil
                || next.end - start <= reader.syntax.mostDigitsWithoutWord(behind: word)
                    && !WordBoundary.startsWithWordLetter(text, at: TextNumber.skipSpace(text, next.end))
            return isLast ? next.end : end
        }
        return end
    }

    /// Whether a number is the end of a longer one that begins with a Han or Hangul numeral: "二億2000万円", "천 4백만 원".
    func followsNumeral(_ number: TextNumber) -> Bool {
        guard number.signStart == number.start else { return false }
        let space = TextNumber.spaceLength(text, before: number.start) ?? 0
        var start = number.start - space
        while let scalar = WordBoundary.scalar(before: start, text),
            Self.isNumeral(scalar) || start < number.start - space && Self.isHangulDigit(scalar)
        {
            start -= 3
        }
        return start < number.start - space && (space == 0 || !WordBoundary.endsWithLetter(text, at: start))
    }

    /// Whether a Han or Hangul numeral that multiplies is at an offset. "¥50一张" is a price per item.
    func isBeforeNumeral(_ offset: Int) -> Bool {
        LenientScalar.decode(text, at: offset).map { Self.isScaleNumeral($0.scalar) } ?? false
    }

    private static func isScaleNumeral(_ scalar: UInt32) -> Bool {
        scalar >= 0x3007 && "十百佰千仟万萬億亿兆십백천만억조".unicodeScalars.contains { $0.value == scalar }
    }

    private static func isNumeral(_ scalar: UInt32) -> Bool {
        isScaleNumeral(scalar)
            || scalar >= 0x3007 && "〇零一二三四五六七八九京两兩수".unicodeScalars.contains { $0.value == scalar }
    }

    /// Whether a scalar is a Hangul digit. All of these are other words too: "이만 5천원".
    private static func isHangulDigit(_ scalar: UInt32) -> Bool {
        "일이삼사오육칠팔구".unicodeScalars.contains { $0.value == scalar }
    }

    func scaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        anyScaleWord(end).flatMap { $0.word.isUsed ? $0 : nil }
    }

    /// Returns the scale word after a number, even if it is refused after all numbers.
    func anyScaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        guard reader.syntax.readsScaleWords else { return nil }
        let start = TextNumber.skipSpace(text, end)
        guard start < text.count, contents.scaleStarts.contains(text, at: start),
            let word = contents.scaleWords.match(text, at: start),
            !(word.isLetter && start > end && isJoined(start + word.length))
        else { return nil }
        return (word, start + word.length)
    }

    /// Whether a letter before an offset is part of a name: "$20 T-shirts", "£10 B&B", "£5 K9".
    func isJoined(_ end: Int) -> Bool {
        guard end < text.count else { return false }
        let isMark = "-&/'".utf8.contains(text[end])
        return text[end].isDigit || isMark && WordBoundary.startsWithLetter(text, at: end + 1)
    }

    /// The amount between a currency and a scale word that is not in the locale's language: "€5 Mrd" in English.
    func amount(_ number: TextNumber, _ before: Beside?, _ word: ForeignScaleWords.Match) -> FoundAmount? {
        guard let before, !word.powers.isEmpty, !isBeforeNumeral(word.end), !isBeforeScaledNumber(word.end) else {
            return nil
        }
        let start = signStart(min(before.range.lowerBound, number.signStart))
        guard var found = read(start..<number.end) else { return nil }
        let plain = [found.amount] + found.otherReadings
        var amounts = word.powers.flatMap { power in plain.map { Self.scaled($0, power) } }
        found.amount = amounts.removeFirst()
        found.otherReadings = amounts + (word.isShort ? [plain[0]] : [])
        found.range = start..<word.end
        return withCountry(found, before).flatMap(withOtherName)
    }

    /// The amount beside a currency that a letter for a thousand or a million touches, as in reports: "10 TEUR", "25 mkr",
    /// "MSEK 1,5". It may be another word if the currency is not the region's or the number is like a year.
    func amountWithUnit(_ number: TextNumber) -> FoundAmount? {
        if number.followsLetter || number.startsRange { return nil }
        let end = number.start - (TextNumber.spaceLength(text, before: number.start) ?? 0)
        var start = TextNumber.skipSpace(text, number.end)
        var code: Range<Int>?
        // "TEUR 2024" is a heading.
        if number.hasSeparators || number.end - number.start != 4, end > taken + 3, text[end - 1].isCapital {
            for place in [end - 5, end - 4]
            where place >= taken && WordBoundary.isBoundary(text, at: place) && letters(place)?.end == end - 3 {
                (start, code) = (place, (end - 3)..<end)
            }
        }
        guard start < text.count, text[start].isLetter || text[start] == 0xD1, let unit = letters(start),
            unit.end < text.count, text[unit.end] > 0x20, let currency = code ?? behind(number, unit.end)?.range,
            currency.lowerBound == unit.end, !endsSum(number)
        else { return nil }
        let range = min(start, number.start)..<max(number.end, currency.upperBound)
        guard var found = read(Array(text[number.start..<number.end]) + text[currency], range, currency) else {
            return nil
        }
        let plain = [found.amount] + found.otherReadings
        let isSure = found.currency == regionCurrency && (code == nil || number.hasSeparators)
        found.amount = Self.scaled(plain[0], unit.power)
        found.otherReadings = plain.dropFirst().map { Self.scaled($0, unit.power) } + (isSure ? [] : [plain[0]])
        return found
    }

    /// Adds the amount without its scale word as another reading if that may be the tax mark of a receipt: a capital
    /// after cents and a word in capitals, "EGGS $1.29M".
    func withReceiptMark(_ found: FoundAmount, _ number: TextNumber, _ scaledEnd: Int?) -> FoundAmount {
        let start = found.range.lowerBound
        guard let scaledEnd, scaledEnd == number.end + 1, number.hasCents, text[number.end].isCapital, start > 2,
            text[start - 2].isCapital, text[start - 3].isCapital, let plain = read(start..<number.end),
            !found.otherReadings.contains(plain.amount)
        else { return found }
        var result = found
        result.otherReadings.append(plain.amount)
        return result
    }

    /// Whether a letter for lakhs or crores follows rupees or taka in a locale without such words: "₹90 L" in English.
    func isBeforeLakh(_ end: Int, _ beside: Beside) -> Bool {
        let isSouthAsian = beside.found.contains { Self.countedInLakhs.contains($0.currency) }
        guard isSouthAsian, !(regionCurrency.map(Self.countedInLakhs.contains) ?? false) else { return false }
        let start = TextNumber.skipSpace(text, end)
        guard start < text.count else { return false }
        let first = text[start] | 0x20
        if first == UInt8(ascii: "l") { return !WordBoundary.startsWithWordLetter(text, at: start + 1) }
        // "CR" is a credit.
        return first == UInt8(ascii: "c") && start + 1 < text.count && text[start + 1] == UInt8(ascii: "r")
            && !WordBoundary.startsWithWordLetter(text, at: start + 2)
    }

    static let countedInLakhs = [
        CurrencyCode(literal: "INR"), CurrencyCode(literal: "PKR"), CurrencyCode(literal: "BDT"),
        CurrencyCode(literal: "NPR"), CurrencyCode(literal: "LKR"),
    ]

    /// Whether a number with a scale word of any language follows or touches: "€5 Mrd 200 Mio", "¥5万3千" in English.
    private func isBeforeScaledNumber(_ end: Int) -> Bool {
        let place = TextNumber.skipSpace(text, end)
        guard LenientScalar(text, at: place)?.kind == .digit else { return false }
        let next = TextNumber(text, at: place, notBefore: end)
        return place == end || isBeforeAnyScaleWord(next.end)
    }

    func isBeforeAnyScaleWord(_ end: Int) -> Bool {
        scaleWord(end) != nil
            || ForeignScaleWords.match(text, at: TextNumber.skipSpace(text, end), [], reader.finder.data) != nil
    }

    /// Whether a word such as "zillion" follows, whose value is in no table.
    func isUnknownScaleWord(_ offset: Int) -> Bool {
        guard let end = NumberWords.wordEnd(text, offset) else { return false }
        return DecisionLines(WordLists.illions).match(offset..<end, in: text, partsLongerThan: 5)
    }

    /// Scales an amount and keeps its exponent at 0 or below: five million is 5000000, and not 5 × 10^6.
    static func scaled(_ amount: DecimalValue, _ power: Int) -> DecimalValue {
        let result = amount.scaled(byPowerOfTen: power)
        return result.exponent > 0 ? (try? result.quantized(toFractionDigits: 0)) ?? result : result
    }
}

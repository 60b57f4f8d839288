import CurrencyCore
import CurrencyEngine

// Finds the currencies before and after a number in running text.

extension TextSearch {
    /// The text of a currency beside a number.
    struct Beside {
        var range: Range<Int>
        var found: [FoundCurrency]
        /// Whether the text is a code. A locale may use it as its symbol.
        var isCode: Bool
        var isMinorUnit: Bool { found.allSatisfy { $0.isMinorUnit } }
        var isName: Bool { found.allSatisfy { $0.evidence == .name } }

        init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ found: [FoundCurrency]) {
            self.range = range
            self.found = found
            isCode = found.contains {
                $0.evidence == .code || text[range].elementsEqual($0.currency.description.utf8)
            }
        }

        func has(_ currency: CurrencyCode) -> Bool { found.contains { $0.currency == currency } }
        func shares(_ other: Beside) -> Bool { other.found.contains { has($0.currency) } }
    }

    /// The currencies before and after a number; nil if it is not an amount.
    func currencies(of number: TextNumber, _ scaledEnd: Int?) -> (before: Beside?, behind: Beside?)? {
        let before = number.endsRange ? nil : before(number)
        if before == nil, number.followsLetter || followsNumeral(number) { return nil }
        let end = number.centsEnd ?? number.end
        // "1,2 G$" are milliards in Canada, or dollars of Guyana.
        if scaledEnd != nil, isLetterOfScale(end) { return nil }
        guard !number.startsRange, let behind = behind(number, scaledEnd ?? end) else {
            // "5,00- EUR"
            if before == nil, !number.startsRange, scaledEnd == nil, number.hasTrailingMinus(text, end),
                TextNumber.spaceLength(text, at: end + 1) != nil, let behind = self.behind(number, end + 1)
            {
                return (nil, belongsToNext(behind, number) ? nil : behind)
            }
            return (before, nil)
        }
        // The character behind "港币100元" is that of several currencies, and that behind "歐元5円" of another one.
        if let before, text[before.range.lowerBound] >= 0xE3 { return before.shares(behind) ? (before, nil) : nil }
        // "the euro is at 1.08 dollars"
        guard let before, !before.isName else { return (nil, belongsToNext(behind, number) ? nil : behind) }
        // "$0.99¢" is a dollar or a cent.
        if behind.isMinorUnit, behind.range.lowerBound == end { return nil }
        // In "$5 USD", both belong to the number. In "€5 €6", the second sign belongs to the next number.
        let isSame =
            before.isCode != behind.isCode && before.shares(behind) && !startsNumber(behind.range.upperBound)
        // "2.0 TDI 150 KM 45 900 zł"
        let isLast = !startsNumber(behind.range.upperBound)
        let isOfPrevious =
            !isSame && before.range.upperBound < number.start
            && TextNumber.spaceLength(text, before: before.range.lowerBound) != nil
            && TextNumber.isDigit(text, before: before.range.lowerBound - 1) && isLast
        if isOfPrevious { return (nil, behind) }
        // "USD 92,34 руб." is a rate, and "USD $5 CAD $6" are two amounts.
        let next = TextNumber.skipSpace(text, behind.range.upperBound)
        if isLast, reader.finder.find(text, at: next).length == 0, before.isCode, !behind.isName, !behind.isMinorUnit,
            !before.shares(behind)
        {
            return nil
        }
        return (before, isSame ? behind : nil)
    }

    /// Whether a letter that multiplies follows a number and touches a dollar sign, because the two may form a symbol.
    private func isLetterOfScale(_ end: Int) -> Bool {
        let start = TextNumber.skipSpace(text, end)
        guard start + 1 < text.count, text[start].isLetter, text[start + 1] == UInt8(ascii: "$") else { return false }
        return reader.finder.find(text, at: start).length == 2
    }

    private func before(_ number: TextNumber) -> Beside? {
        guard let beside = nearest(number) else { return nil }
        let joined = withCode(beside, number)
        if joined.range == beside.range && isOfOtherCountry(beside) || isCell(beside, number) { return nil }
        // "19<sup>€99</sup>"
        if let tag = markup(before: joined.range.lowerBound), text[tag...].starts(with: "<sup".utf8),
            TextNumber.isDigit(text, before: tag)
        {
            return nil
        }
        return followsScaleWord(joined) ? nil : joined
    }

    /// Whether a scale word without a number precedes a currency, as in the headings of tables: "Mio. € 5".
    private func followsScaleWord(_ beside: Beside) -> Bool {
        let start = beside.range.lowerBound
        let end = start - (TextNumber.spaceLength(text, before: start) ?? 0)
        // "(in millions) $5"
        return isScaleWord(endingAt: end > 0 && text[end - 1] == UInt8(ascii: ")") ? end - 1 : end)
    }

    private func nearest(_ number: TextNumber) -> Beside? {
        var end = number.signStart
        if let beside = token(endingAt: end, number) { return beside }
        // "USD: 5", "$  5"
        var spaces = 0
        while spaces < 2, let length = TextNumber.spaceLength(text, before: end) {
            end -= length
            spaces += 1
        }
        // "INR.1,000.00" is not a fraction.
        let isPeriod = end == number.start && number.isMoneyLike
        if end > taken, text[end - 1] == UInt8(ascii: ":") || isPeriod && text[end - 1] == UInt8(ascii: ".") {
            end -= 1
        }
        return end < number.signStart ? token(endingAt: end, number) : nil
    }

    /// A symbol or code together with the code or symbol before it: "USD $5".
    private func withCode(_ beside: Beside, _ number: TextNumber) -> Beside {
        var end = beside.range.lowerBound
        if let length = TextNumber.spaceLength(text, before: end) { end -= length }
        guard let other = token(endingAt: end, number), other.isCode != beside.isCode, other.shares(beside)
        else { return beside }
        var joined = beside.isCode ? beside : other
        joined.range = other.range.lowerBound..<beside.range.upperBound
        return joined
    }

    /// The longest currency text that ends at an offset.
    func token(endingAt end: Int, _ number: TextNumber) -> Beside? {
        guard end > taken, filter.mayEnd(text, end) else { return nil }
        // The text of a currency before a number has no digits.
        var first = end
        let earliest = max(taken, end - CurrencyTextFilter.longest)
        while first > earliest, !text[first - 1].isDigit { first -= 1 }
        for start in first..<end {
            // A currency does not start inside a word.
            if start > 0, text[start].isLetter, text[start - 1].isLetter { continue }
            guard filter.mayStart(text, start), WordBoundary.isBoundary(text, at: start) else { continue }
            // "2b0-cfa9" is an identifier, and "Mo.-Fr. 9" are days; "$5-$10" and "USD5-USD10" are two amounts.
            let isJoined =
                start > 1 && text[start].isLetter && (text[start - 1] == 0x2D || text[start - 1] == 0x2F)
                && (text[start - 2].isLetter || text[start - 2].isDigit || text[start - 2] == UInt8(ascii: "."))
            if isJoined, text[start].isSmallLetter, text[start - 1] == 0x2D { return nil }
            let finding = reader.finder.find(text, at: start)
            guard start + finding.length == end else { continue }
            let isCode = text[start].isCapital && finding.found.contains { $0.evidence == .code }
            if isJoined, !isCode, text[start].isSmallLetter || !text[start - 2].isDigit { return nil }
            if let previous = WordBoundary.scalar(before: start, text) {
                // A symbol that touches the number before it belongs to that number: "35€99".
                if GeneralCategory.isDecimalDigit(previous) { return nil }
                // A name after a number belongs to it, and before two last digits a sign, too: "10 euros 5.50", "4 € 99".
                if LenientScalar.kind(previous) == .space, start > taken + 1, text[start - 2].isDigit,
                    finding.found.allSatisfy({ $0.evidence == .name })
                        || end < number.start && number.areLastTwoDigits(text)
                {
                    return nil
                }
                // A single Han letter after other letters is the end of a name: "4人民元 5ドル".
                if start + 3 == end, previous >= 0x2E80, GeneralCategory.isLetter(previous),
                    WordBoundary.endsWithLetter(text, at: end)
                {
                    return nil
                }
            }
            let found = finding.found.filter {
                isMeant($0, finding, start..<end, number, isBehind: false)
            }
            if !found.isEmpty { return Beside(text, start..<end, found) }
        }
        return nil
    }

    func behind(_ number: TextNumber, _ end: Int) -> Beside? {
        var start = end
        if let length = TextNumber.spaceLength(text, at: start) { start += length }
        if end > number.end || reader.syntax.joinsAnyNumber { start = reader.syntax.skippingOf(text, start) }
        start = LenientText.marksEnd(text, start)
        guard start < text.count, filter.mayStart(text, start) else { return nil }
        if BesideWords.begins(with: WordLists.compounds, text, at: start) { return nil }
        let finding = reader.finder.find(text, at: start)
        let range = start..<(start + finding.length)
        // "5c07"
        if start == end, LenientScalar(text, at: range.upperBound)?.kind == .digit { return nil }
        // "Section 3.2 $ref", "5$a", but "184,20 €HT" and "5€la baguette"
        if start > end || text[start] == UInt8(ascii: "$"), range.upperBound < text.count,
            text[range.upperBound].isSmallLetter
        {
            return nil
        }
        // "1rp.in"
        if text[range.upperBound - 1] == UInt8(ascii: "."),
            WordBoundary.startsWithWordLetter(text, at: range.upperBound)
        {
            return nil
        }
        let found = finding.found.filter { isMeant($0, finding, range, number, isBehind: true) }
        if found.isEmpty || isMinorUnit(of: found, behind: range.upperBound) { return nil }
        return Beside(text, range, found)
    }

    /// Whether "cents" follow a currency's name, "75 euro cents", or one follows cents, "75 centavos de dólar".
    private func isMinorUnit(of found: [FoundCurrency], behind end: Int) -> Bool {
        var place = end < text.count && text[end] == UInt8(ascii: "-") ? end + 1 : TextNumber.skipSpace(text, end)
        let isMinorUnit = found.allSatisfy { $0.isMinorUnit }
        if isMinorUnit { place = reader.syntax.skippingOf(text, place) }
        guard place > end else { return false }
        let next = reader.finder.find(text, at: place)
        if isMinorUnit {
            // In French, "1 cent euros" is a hundred euros.
            let hasOf = place > TextNumber.skipSpace(text, end)
            return !next.found.isEmpty
                && next.found.allSatisfy { ($0.evidence == .name || $0.evidence == .colloquial) && !$0.isMinorUnit }
                && !(hasOf && next.found.contains { other in found.contains { $0.currency == other.currency } })
        }
        return next.length > 3 && next.found.contains { $0.isMinorUnit }
    }

    private func startsNumber(_ offset: Int) -> Bool {
        let offset = TextNumber.skipSpace(text, offset)
        return LenientScalar(text, at: offset)?.kind == .digit
    }

    /// Whether a currency after a number belongs to the next number: "2024 EUR 5,00", "3 EUR 5.00 EUR 15.00".
    ///
    /// In a run of numbers with currencies between them, each currency belongs to the number before it, unless the run
    /// ends with a number that looks like money and begins with one that does not.
    private func belongsToNext(_ beside: Beside, _ number: TextNumber) -> Bool {
        if beside.isName { return false }
        var end = beside.range.upperBound
        // Whether each currency so far touches the number after it.
        var touchesNext = true
        for _ in 0..<Self.longestRun {
            let place = TextNumber.skipSpace(text, end)
            guard LenientScalar(text, at: place)?.kind == .digit else { return false }
            let next = TextNumber(text, at: place, notBefore: end)
            touchesNext = touchesNext && place == end
            if next.isNoAmount || touchesNext && isFootnote(next, behind: number, beside) { return false }
            // "2 $10 bills"
            if touchesNext, end == beside.range.upperBound, beside.range.lowerBound > number.end { return true }
            let scaled = scaleWord(next.end)
            guard let following = behind(next, scaled?.end ?? next.end) else {
                // "LB 60 Rp 450 juta"
                return touchesNext || scaled.map { !$0.word.isLetter } ?? (!number.isMoneyLike && next.isMoneyLike)
            }
            end = following.range.upperBound
        }
        return false
    }

    /// Whether a digit that touches the currency refers to a note: "9,99 €1)". If the locale writes the currency after numbers,
    /// also "19 €1)", and "9,99 €1" with a raised digit.
    private func isFootnote(_ next: TextNumber, behind number: TextNumber, _ beside: Beside) -> Bool {
        guard next.end - next.start == 1, text[next.start] != 0x30 else { return false }
        let isClosed = next.end < text.count && text[next.end] == UInt8(ascii: ")")
        if !isClosed, !number.hasCents { return false }
        if isClosed, number.hasCents { return true }
        // "(2 $5)" is two times five dollars.
        return beside.found.contains { !reader.finder.showsBeforeNumber($0.currency) }
    }

    /// The limit on the numbers of a run that are examined, so that long runs take linear time.
    static let longestRun = 8

    /// The start of the sign before an amount, or of the amount itself if it has no sign.
    func signStart(_ start: Int) -> Int {
        guard let sign = TextNumber.signLength(text, before: start), start - sign >= taken else { return start }
        let place = TextNumber.marksStart(text, before: start - sign)
        if place == 0 { return place }
        let isFree =
            TextNumber.spaceLength(text, before: place) != nil || text[place - 1] == UInt8(ascii: "(")
            || text[place - 1] == 0x0A || text[place - 1] == UInt8(ascii: "\t")
        return isFree ? place : start
    }
}

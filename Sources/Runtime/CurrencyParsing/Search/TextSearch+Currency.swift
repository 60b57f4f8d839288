import CurrencyCore
import CurrencyEngine

// Finds the currencies before and after a number in running text.

extension TextSearch {
    /// The text of a currency beside a number.
    struct Beside {
        var range: Range<Int>
        var found: [FoundCurrency]
        var isCode: Bool { found.contains { $0.evidence == .code } }
        var isMinorUnit: Bool { found.allSatisfy { $0.isMinorUnit } }
        var isName: Bool { found.allSatisfy { $0.evidence == .name } }

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
        // "人民幣5元" in Taiwan
        if let before, text[before.range.lowerBound] >= 0xE3,
            !reader.finder.ordered(behind.found, selection).contains(where: { before.has($0.currency) })
        {
            return nil
        }
        // "the euro is at 1.08 dollars"
        guard let before, !before.isName else { return (nil, belongsToNext(behind, number) ? nil : behind) }
        // "$0.99¢" is a dollar or a cent.
        if behind.isMinorUnit, behind.range.lowerBound == end { return nil }
        // In "$5 USD", both belong to the number. In "€5 €6", the second sign belongs to the next number.
        let isSame =
            before.isCode != behind.isCode && before.shares(behind) && !startsNumber(behind.range.upperBound)
        // "2.0 TDI 150 KM 45 900 zł"
        let isOfPrevious =
            !isSame && before.range.upperBound < number.start
            && TextNumber.spaceLength(text, before: before.range.lowerBound) != nil
            && TextNumber.isDigit(text, before: before.range.lowerBound - 1) && !startsNumber(behind.range.upperBound)
        return isOfPrevious ? (nil, behind) : (before, isSame ? behind : nil)
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
        if isRaised(joined.range.lowerBound) { return nil }
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

    /// Whether letters and a dollar sign are the column of a spreadsheet's cell in a formula: "=A$1+B$2", "$C$5".
    private func isCell(_ beside: Beside, _ number: TextNumber) -> Bool {
        guard beside.range.lowerBound > 0, beside.range.upperBound == number.start, !number.hasSeparators,
            text[beside.range].dropLast().allSatisfy({ $0.isCapital }), text[beside.range].last == UInt8(ascii: "$"),
            text[beside.range.lowerBound].isCapital
        else { return false }
        let mark = text[beside.range.lowerBound - 1]
        return "=$+*!".utf8.contains(mark)
            || [0x28, 0x3A].contains(mark) && TextNumber.isWord(text, before: beside.range.lowerBound - 1)
    }

    /// Whether capitals before a sign make it another country's: "VN$1000", "HK $50".
    private func isOfOtherCountry(_ beside: Beside) -> Bool {
        let sign = beside.range
        guard !text[sign.lowerBound].isLetter else { return false }
        let space = sign.lowerBound > 0 && text[sign.lowerBound - 1] == 0x20 ? 1 : 0
        let end = sign.lowerBound - space
        var start = end
        while start > 0, text[start - 1].isCapital { start -= 1 }
        // "A $50 gift" is not in Australian dollars.
        guard (1 + space)...3 ~= end - start, WordBoundary.isBoundary(text, at: start) else { return false }
        let finding = (Array(text[start..<end]) + text[sign]).withUnsafeBufferPointer { reader.finder.find($0, at: 0) }
        if finding.length < end - start + sign.count { return space == 0 }
        let likely = reader.finder.ordered(beside.found, selection)
        return !finding.found.contains { one in likely.contains { $0.currency == one.currency } }
    }

    /// Adds a candidate to an amount if the letters after it make its sign another country's: "$5 US" in Canada. Nil if the
    /// search is for one currency, because the amount may then be in another.
    func withCountry(_ found: FoundAmount, _ sign: Beside) -> FoundAmount? {
        let start = TextNumber.skipSpace(text, found.range.upperBound)
        let letters = text[start...].prefix { $0.isLetter }
        guard start > found.range.upperBound, 2...3 ~= letters.count, letters.first?.isCapital ?? false,
            !text[sign.range.lowerBound].isLetter
        else { return found }
        let combined = Array(letters) + text[sign.range]
        let (length, others) = combined.withUnsafeBufferPointer {
            (reader.finder.find($0, at: 0).length, reader.finder.candidates($0, at: 0, selection))
        }
        guard length == combined.count, var other = others.first, other.currency != found.currency else { return found }
        if wanted != nil { return nil }
        other.range = found.candidates[0].range
        var result = found
        result.currency = nil
        result.candidates.removeAll { $0.currency == other.currency }
        result.candidates.insert(other, at: 0)
        return result
    }

    /// Marks an amount as doubtful if the name of another currency or country is beside it: "$5 dólares" in Mexico, "5 $
    /// américains", "5元港币", "$5 (Canadian)", "75 centimes de dollar". Nil if the search is for one currency.
    func withOtherName(_ found: FoundAmount) -> FoundAmount? {
        // No other currency has the euro's sign.
        let evidence = found.candidates[0].evidence
        guard let currency = found.currency, evidence != .code,
            currency != CurrencyCode(literal: "EUR") || evidence != .symbol
        else { return found }
        let end = found.range.upperBound
        var place = TextNumber.skipSpace(text, end)
        if let mark = LenientScalar(text, at: place), mark.kind == .opening { place += mark.length }
        // "$5 in Canadian dollars"
        if text[place...].starts(with: "in ".utf8) { place += 3 }
        place = reader.syntax.skippingOf(text, place)
        let finding = reader.finder.find(text, at: place)
        let isNamed = finding.found.contains {
            !$0.isDoubtful && !$0.isMinorUnit
                && ($0.evidence == .name || $0.evidence == .colloquial && finding.length > 2)
        }
        let isOther =
            isNamed && !finding.found.contains { other in found.candidates.contains { $0.currency == other.currency } }
        guard isOther || isOfOtherPeople(found, place) else { return found }
        if wanted != nil { return nil }
        var result = found
        result.currency = nil
        if isOther { result.candidates += reader.finder.candidates(text, at: place, selection) }
        return result
    }

    /// Whether a country or its people follow an amount, "$75.50 U.S.", "$5 (Canadian)", "$5 in US funds", or precede it:
    /// "Pakistani Rs 5".
    private func isOfOtherPeople(_ found: FoundAmount, _ start: Int) -> Bool {
        let front = text[..<found.range.lowerBound]
        if text[start...].starts(with: "U.S".utf8) || front.suffix(5).elementsEqual("U.S. ".utf8) { return true }
        if text[start...].starts(with: "US".utf8), WordBoundary.isBoundary(text, at: start + 2) { return true }
        if BesideWords.end(of: BesideWords.peoples, text, at: start) != nil { return true }
        if BesideWords.start(of: BesideWords.people, text, before: front.endIndex) != nil { return true }
        guard let end = BesideWords.end(of: BesideWords.people, text, at: start) else { return false }
        let next = TextNumber.skipSpace(text, end)
        return !WordBoundary.startsWithLetter(text, at: next)
            || reader.finder.find(text, at: next).found.contains { $0.evidence == .name }
    }

    /// A symbol or code together with the code or symbol before it: "USD $5".
    private func withCode(_ beside: Beside, _ number: TextNumber) -> Beside {
        var end = beside.range.lowerBound
        if let length = TextNumber.spaceLength(text, before: end) { end -= length }
        guard let other = token(endingAt: end, number), other.isCode != beside.isCode, other.shares(beside)
        else { return beside }
        return Beside(
            range: other.range.lowerBound..<beside.range.upperBound, found: beside.isCode ? beside.found : other.found)
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
            // "2b0-cfa9" is an identifier; "$5-$10" and "USD5-USD10" are two amounts.
            if start > 1, text[start].isSmallLetter, text[start - 1] == UInt8(ascii: "-"),
                text[start - 2].isLetter || text[start - 2].isDigit
            {
                return nil
            }
            let finding = reader.finder.find(text, at: start)
            guard start + finding.length == end else { continue }
            if let previous = WordBoundary.scalar(before: start, text) {
                // A symbol that touches the number before it belongs to that number: "35€99".
                if GeneralCategory.isDecimalDigit(previous) { return nil }
                // A name after a number belongs to it. A sign between spaces may too, if two digits follow: "10 euros 5.50",
                // "4 € 99".
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
            if !found.isEmpty { return Beside(range: start..<end, found: found) }
        }
        return nil
    }

    func behind(_ number: TextNumber, _ end: Int) -> Beside? {
        var start = end
        if let length = TextNumber.spaceLength(text, at: start) { start += length }
        if end > number.end || reader.syntax.joinsAnyNumber { start = reader.syntax.skippingOf(text, start) }
        start = LenientText.marksEnd(text, start)
        guard start < text.count, filter.mayStart(text, start) else { return nil }
        if start == end, isWordBeforeDigit(start) { return nil }
        if BesideWords.begins(with: BesideWords.compounds, text, at: start) { return nil }
        let finding = reader.finder.find(text, at: start)
        let range = start..<(start + finding.length)
        if start == end, LenientScalar(text, at: range.upperBound)?.kind == .digit { return nil }
        // "Section 3.2 $ref", but "184,20 €HT"
        if start > end, range.upperBound < text.count, text[range.upperBound].isSmallLetter { return nil }
        // "1rp.in"
        if text[range.upperBound - 1] == UInt8(ascii: "."),
            WordBoundary.startsWithWordLetter(text, at: range.upperBound)
        {
            return nil
        }
        let found = finding.found.filter { isMeant($0, finding, range, number, isBehind: true) }
        if found.isEmpty || isMinorUnit(of: found, behind: range.upperBound) { return nil }
        return Beside(range: range, found: found)
    }

    /// Whether the hundredth of a currency follows its name, "75 euro cents", or another currency follows a hundredth,
    /// "75 centavos de dólar".
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

    /// Whether a digit follows ASCII letters, as in "5c07". The letters are then not a currency after the number.
    private func isWordBeforeDigit(_ start: Int) -> Bool {
        text[start...].first { !$0.isLetter }?.isDigit ?? false
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
            guard let following = behind(next, next.end) else {
                return touchesNext || !number.isMoneyLike && next.isMoneyLike
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

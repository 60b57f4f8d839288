import CurrencyCore
import CurrencyEngine

// What makes a sign beside a number another country's, or none:
//
//     VN$1000, $5 US, $5 Canadian, 5元港币     another country's
//     =A$1+B$2, a$1                           none

extension TextSearch {
    /// Whether letters and a dollar sign are the column of a spreadsheet's cell in a formula: "=A$1+B$2", "$C$5".
    func isCell(_ beside: Beside, _ number: TextNumber) -> Bool {
        guard beside.range.upperBound == number.start, !number.hasSeparators,
            text[beside.range].dropLast().allSatisfy({ $0.isCapital }), text[beside.range].last == UInt8(ascii: "$"),
            text[beside.range.lowerBound].isCapital
        else { return false }
        // Nothing shows that a lone "A$1" is money.
        if beside.range.lowerBound == 0 {
            return number.end == text.count && number.end <= 3 && !(regionCurrency.map(beside.has) ?? false)
        }
        let mark = text[beside.range.lowerBound - 1]
        return "=$+*!".utf8.contains(mark)
            || [0x28, 0x3A].contains(mark) && TextNumber.isWord(text, before: beside.range.lowerBound - 1)
    }

    /// Whether capitals before a sign make it another country's, "VN$1000", "HK $50", or a letter makes it code: "a$1".
    func isOfOtherCountry(_ beside: Beside) -> Bool {
        let sign = beside.range
        guard !text[sign.lowerBound].isLetter else { return false }
        if sign.lowerBound > 0, text[sign.lowerBound - 1].isSmallLetter,
            !TextNumber.isWord(text, before: sign.lowerBound - 1)
        {
            return true
        }
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

    /// Whether a country or its people are beside an amount: "$75.50 U.S.", "$5 (Canadian)", "Pakistani Rs 5".
    private func isOfOtherPeople(_ found: FoundAmount, _ start: Int) -> Bool {
        let front = text[..<found.range.lowerBound]
        if found.currency != CurrencyCode(literal: "USD"),
            text[start...].starts(with: "U.S".utf8) || front.suffix(5).elementsEqual("U.S. ".utf8)
                || text[start...].starts(with: "US".utf8) && WordBoundary.isBoundary(text, at: start + 2)
        {
            return true
        }
        if BesideWords.end(of: WordLists.peoples, text, at: start) != nil { return true }
        if BesideWords.start(of: WordLists.people, text, before: front.endIndex) != nil { return true }
        guard let end = BesideWords.end(of: WordLists.people, text, at: start) else { return false }
        let next = TextNumber.skipSpace(text, end)
        return !WordBoundary.startsWithLetter(text, at: next)
            || reader.finder.find(text, at: next).found.contains { $0.evidence == .name }
    }
}

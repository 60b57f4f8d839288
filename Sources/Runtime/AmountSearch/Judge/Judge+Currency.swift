import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// What makes a sign beside a number another country's:
//
//     $5 US, $5 Canadian, 5元港币, USD 92,34 руб., 500 $ (CAD), Prices in CAD: $5

extension Judge {
    /// Adds the currencies that words beside an amount or elsewhere in the text name.
    mutating func judgeCurrency(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard let beside = interpretation.beside else { return }
        judgeCodeBehind(&found, interpretation)
        guard found.currency != nil else { return }
        judgeCountry(&found, beside)
        judgeState(&found, beside)
        judgeOtherName(&found, beside)
        judgeStated(&found, beside)
    }

    /// Takes a currency in parentheses behind an amount, "$500 (CAD)", and doubts one that is no part of it: "USD 92,34 руб."
    private func judgeCodeBehind(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        var place = skipBlanks(tokens.index(at: found.range.upperBound))
        let isEnclosed = tokens.kind(place) == .opening && tokens.kind(place + 2) == .closing
        if isEnclosed { place += 1 }
        guard tokens.kind(place) == .currency, let other = grammar.meant(place, interpretation.number, isBehind: true)
        else {
            return
        }
        let isNext =
            grammar.owner(place) == .right
            && !(other.isName && interpretation.front != nil && interpretation.back == nil)
        if !isEnclosed, isNext || interpretation.back != nil && other.isName { return }
        let end = isEnclosed ? tokens[place + 1].end : tokens[place].end
        let range = tokens[place].range
        let all = interpretation.beside?.found ?? []
        let shared = other.found.filter { one in all.contains { $0.currency == one.currency } }
        guard shared.isEmpty else {
            guard isEnclosed, other.isCode else { return }
            found.candidates = shared.prefix(1).map {
                CurrencyCandidate(
                    currency: $0.currency, evidence: $0.evidence, locale: found.candidates[0].locale, range: range)
            }
            (found.currency, found.range) = (shared[0].currency, found.range.lowerBound..<end)
            return
        }
        if isEnclosed && !other.isCode || other.isMinorUnit { return }
        if wanted != nil { return }
        found.currency = nil
        found.doubt(.otherCode, range)
        // "CAD 5 Euro 20 Cent" may be anything.
        if other.isName { found.doubt(.otherNameBehind, range) }
        for candidate in finder.candidates(text, at: range.lowerBound, contents.selection)
        where !found.candidates.contains(where: { $0.currency == candidate.currency }) {
            found.candidates.append(candidate)
        }
    }

    /// Doubts a sign if letters beside the amount make it another country's: "$5 US" in Canada, "Can $5", "c $ 5". An "a" is an
    /// article.
    private func judgeCountry(_ found: inout FoundAmount, _ beside: Beside) {
        guard !text[beside.range.lowerBound].isLetter else { return }
        let start = Blanks.end(text, found.range.upperBound)
        // "$20 US$15" are two amounts.
        let next = tokens.index(at: start)
        let isNext = tokens.kind(next) == .currency && isNumber(skipBlanks(next + 1))
        var letters = text[start...].prefix { $0.isLetter }
        if isNext || start == found.range.upperBound || !(2...3 ~= letters.count && letters[start].isCapital) {
            let place = beside.token - 2
            guard place >= taken, isOneBlank(place + 1) else { return }
            letters = text[tokens[place].range]
            let isLetter =
                letters.count == 1 && text[letters.startIndex].isLetter && !isByte(place, UInt8(ascii: "a"))
                && isOneBlank(beside.token + 1) && isNumber(beside.token + 2)
            guard isLetter || 2...3 ~= letters.count && text[letters.startIndex].isCapital else { return }
        }
        let combined = letters.map { $0 & 0xDF } + text[tokens[beside.token].range]
        let (length, others) = combined.withUnsafeBufferPointer {
            (finder.find($0, at: 0).length, finder.candidates($0, at: 0, contents.selection))
        }
        guard length == combined.count, var other = others.first, other.currency != found.currency else { return }
        other.range = found.candidates[0].range
        doubtCurrency(.country, &found, letters.startIndex..<letters.endIndex)
        found.candidates.removeAll { $0.currency == other.currency }
        found.candidates.insert(other, at: 0)
    }

    /// Doubts letters and a sign that stand apart, if the letters may be a state's, "San Diego CA $1,850", or a word in
    /// capitals: "CONTACT US $99".
    private func judgeState(_ found: inout FoundAmount, _ beside: Beside) {
        let letters = text[beside.range].prefix { $0.isLetter }
        guard !letters.isEmpty, letters.endIndex < beside.range.upperBound, text[letters.endIndex] == 0x20,
            found.currency != nil
        else { return }
        let front = skipBlanks(back: tokens.index(at: beside.range.lowerBound) - 1)
        let isState = ["AR", "CA", "CO", "NT"].contains { letters.elementsEqual($0.utf8) }
        let isShouted =
            tokens.kind(front) == .word && tokens.bytes(front).count > 1
            && tokens.bytes(front).allSatisfy { $0.isCapital }
        guard isState || isShouted else { return }
        doubtCurrency(.country, &found, letters.startIndex..<letters.endIndex)
        let sign = Blanks.end(text, letters.endIndex)
        found.candidates += finder.candidates(text, at: sign, contents.selection).filter { other in
            !found.candidates.contains { $0.currency == other.currency }
        }
    }

    /// Doubts a sign if the text names another currency with that sign, apart from numbers: "Prices in CAD: $24.50".
    private mutating func judgeStated(_ found: inout FoundAmount, _ beside: Beside) {
        guard wanted == nil, !beside.isCode, let currency = found.currency else { return }
        let all = stated ?? statedCurrencies()
        stated = all
        if all.contains(where: { $0.currencies == [currency] }) { return }
        for (place, currencies) in all where !currencies.contains(currency) {
            guard let other = beside.found.first(where: { currencies.contains($0.currency) }) else { continue }
            doubtCurrency(.otherCode, &found, place)
            var candidate = found.candidates[0]
            (candidate.currency, candidate.evidence) = (other.currency, other.evidence)
            return found.candidates.insert(candidate, at: 0)
        }
    }

    /// The currencies that the codes and names which are not beside a number mean.
    private func statedCurrencies() -> [(place: Range<Int>, currencies: [CurrencyCode])] {
        var result: [(place: Range<Int>, currencies: [CurrencyCode])] = []
        for place in tokens.list.indices where tokens.kind(place) == .currency {
            if isNumber(skipBlanks(place + 1)) || isNumber(skipBlanks(back: place - 1)) { continue }
            let finding = tokens.finding(place)
            let code = finding.found.first {
                $0.evidence == .code && finding.isExact
                    || finding.length == 3 && tokens.bytes(place).elementsEqual($0.currency.description.utf8)
            }
            let isName = finding.found.contains { $0.evidence == .name && !$0.isDoubtful }
            let meant = code.map { CurrencyForm.isWord($0.currency) ? [] : [$0] } ?? (isName ? finding.found : [])
            let currencies = meant.map { $0.currency }
            if currencies.isEmpty || result.contains(where: { $0.currencies == currencies }) { continue }
            result.append((tokens[place].range, currencies))
        }
        return result
    }

    func doubtCurrency(_ row: AmountDoubt.Row, _ found: inout FoundAmount, _ range: Range<Int>) {
        found.doubt(row, range)
        // A parser of one currency finds no amount that may be in another.
        if wanted == nil { found.currency = nil } else { found.doubt(.otherCurrency, range) }
    }

    /// Doubts a currency if the name of another one or of a country is beside it: "$5 dólares" in Mexico, "5 $ américains".
    private func judgeOtherName(_ found: inout FoundAmount, _ beside: Beside) {
        // No other currency has the euro's sign.
        let evidence = found.candidates[0].evidence
        guard evidence != .code, found.currency != CurrencyCode(literal: "EUR") || evidence != .symbol else { return }
        var place = Blanks.end(text, found.range.upperBound)
        if let mark = LenientScalar(text, at: place), mark.kind == .opening { place += mark.length }
        // "$5 in Canadian dollars"
        if text[place...].starts(with: "in ".utf8) { place += 3 }
        place = syntax.skippingOf(text, place)
        // "R$ 100 (US$ 20)" has another amount.
        let next = tokens.index(at: place)
        if tokens.kind(next) == .currency, isNumber(skipBlanks(next + 1)) { return }
        let finding = finder.find(text, at: place)
        let isNamed = finding.found.contains {
            !$0.isDoubtful && !$0.isMinorUnit
                && ($0.evidence == .name || $0.evidence == .colloquial && finding.length > 2)
        }
        let isOther =
            isNamed && !finding.found.contains { other in found.candidates.contains { $0.currency == other.currency } }
        guard isOther || isOfOtherPeople(found, place) else { return }
        doubtCurrency(.otherName, &found, place..<min(text.count, place + max(1, finding.length)))
        if isOther { found.candidates += finder.candidates(text, at: place, contents.selection) }
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
        let next = Blanks.end(text, end)
        return !WordBoundary.startsWithLetter(text, at: next)
            || finder.find(text, at: next).found.contains { $0.evidence == .name }
    }
}

import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// The currencies before and behind a number.

extension AmountGrammar {
    /// The currency in front of a number, with a code beside it, or in parentheses before a colon: "TOTAL (RM) : 5".
    func front(_ number: Int) -> Beside? {
        var place = skip(number - 1, by: -1) { tokens.kind($0) == .invisible }
        if tokens.kind(place) == .minus || tokens.kind(place) == .plus { place -= 1 }
        // The asterisks of a cheque: "$**250.00**".
        while isByte(place, 0x2A) { place -= 1 }
        place = skipBlanks(back: place)
        var isColon = false
        if tokens.kind(place) == .colon { (place, isColon) = (skipBlanks(back: place - 1), true) }
        // "INR.1,000.00" is not a fraction.
        if tokens.kind(place) == .period, tokens.number(number).isMoneyLike, place == number - 1 { place -= 1 }
        if tokens.kind(place) == .closing, tokens.kind(place - 2) == .opening, place - 2 >= taken {
            return isColon || tokens.number(number).isMoneyLike ? meant(place - 1, number, isBehind: false) : nil
        }
        guard place >= taken, let beside = meant(place, number, isBehind: false), !isCell(beside, number),
            !isEndOfWord(place)
        else { return nil }
        let joined = withCode(beside, number, isBehind: false)
        // "$A$1" is a cell, and no two currencies.
        if joined.range == beside.range, tokens.kind(place - 1) == .currency { return nil }
        return withCountry(joined, number)
    }

    /// Whether the text of a currency ends a word or a name: "多元3", "회원 5", "Mi./Fr. 14.00", "Mo-Fr 9".
    private func isEndOfWord(_ currency: Int) -> Bool {
        let range = tokens[currency].range
        guard let (scalar, length) = LenientScalar.decode(text, at: range.lowerBound),
            GeneralCategory.isLetter(scalar)
        else { return false }
        if scalar >= 0x2E80, length == range.count {
            return tokens.kind(currency - 1) == .word && scalarBefore(range.lowerBound) >= 0x2E80
        }
        // "$1,2E34.50"
        if length == range.count, tokens.kind(currency - 1) == .number, tokens.kind(currency + 1) == .number {
            return true
        }
        guard tokens.kind(currency - 1) == .slash || tokens.kind(currency - 1) == .minus else { return false }
        // "a0-eur 5.00" is an identifier.
        if text[range.lowerBound].isSmallLetter, tokens.kind(currency - 2) == .number { return true }
        return [.word, .period, .currency].contains(tokens.kind(currency - 2))
    }

    private func scalarBefore(_ offset: Int) -> UInt32 { WordBoundary.scalar(before: offset, text) ?? 0 }

    /// A symbol or code together with the code or symbol on its far side: "USD $5", "5 $ CAD".
    private func withCode(_ beside: Beside, _ number: Int, isBehind: Bool) -> Beside {
        let place = isBehind ? skipBlanks(beside.token + 1) : skipBlanks(back: beside.token - 1)
        guard place >= taken, let other = meant(place, number, isBehind: isBehind),
            isCode(other, beside: beside) != isCode(beside, beside: other), other.shares(beside),
            isBehind ? !isNumber(skipBlanks(place + 1)) : !touchesNumber(other)
        else { return beside }
        var joined = isCode(beside, beside: other) ? beside : other
        let (first, last) = isBehind ? (beside, other) : (other, beside)
        joined.range = first.range.lowerBound..<last.range.upperBound
        if !isBehind { joined.token = beside.token }
        return joined
    }

    /// Whether the text of a currency is its code or, beside a sign, three capitals like one: "RMB ￥50".
    private func isCode(_ beside: Beside, beside other: Beside) -> Bool {
        beside.isCode
            || beside.range.count == 3 && text[beside.range].allSatisfy { $0.isCapital }
                && !text[other.range.lowerBound].isLetter && !other.isName
    }

    /// A sign together with the letters of its country, "HK $50"; nil if the letters that touch it are of no currency.
    private func withCountry(_ beside: Beside, _ number: Int) -> Beside? {
        guard tokens.kind(beside.token) == .currency, !text[beside.range.lowerBound].isLetter else { return beside }
        let touches = tokens.kind(beside.token - 1) == .word
        let place = skipBlanks(back: beside.token - 1)
        guard place >= taken, tokens.kind(place) == .word || tokens.kind(place) == .currency, place < beside.token
        else {
            return beside
        }
        let letters = tokens.bytes(place)
        guard letters.count <= 3, letters.allSatisfy({ $0.isLetter }) else {
            // "Wert€5" touches a word.
            return beside
        }
        // "R $ 150" in Brazil
        if letters.count == 1, !touches {
            return joined(place, beside).flatMap { sign in
                sign.found.contains { $0.currency == regionCurrency && $0.isLocales } ? sign : nil
            } ?? beside
        }
        let isSmall = letters.contains { $0.isSmallLetter }
        guard let result = joined(place, beside) else {
            return touches && tokens.kind(place) == .word && !isSmall ? nil : beside
        }
        // "bn $12.50"
        if isSmall, !touches, anyScaleWord(tokens[place].start) != nil { return beside }
        // "in $5" and "us $5": small letters are a word, too, unless the sign stands apart from the number as well.
        if isSmall, tokens.kind(place) == .word, !touches,
            !isOneBlank(beside.token + 1) || letters.elementsEqual("us".utf8)
                || tokens.kind(skipBlanks(back: place - 1)) == .number
        {
            return beside
        }
        return result
    }

    /// A sign together with letters that stand apart in front of it; nil if the two are no currency's text.
    private func joined(_ letters: Int, _ sign: Beside) -> Beside? {
        let joined = tokens.bytes(letters).map { $0 & 0xDF } + text[tokens[sign.token].range]
        let finding = joined.withUnsafeBufferPointer { finder.find($0, at: 0) }
        guard finding.length == joined.count else { return nil }
        var result = sign
        (result.found, result.joined) = (finding.found, joined)
        result.range = tokens[letters].start..<sign.range.upperBound
        return result
    }

    /// The currency behind a number, with a hyphen between them only if it is a name or a hyphen is behind it, too.
    func back(_ number: Int, _ end: Int) -> Beside? {
        var start = Blanks.end(text, end)
        if end > tokens[number].end || syntax.joinsAnyNumber { start = syntax.skippingOf(text, start) }
        let place = tokens.index(at: start)
        guard place < tokens.count, tokens[place].start == start else { return nil }
        // "a 500-dollar fine", "50-€-Gutschein"
        if tokens.kind(place) == .minus, start == end, var unit = meant(place + 1, number, isBehind: true),
            (unit.isName || unit.isMinorUnit && unit.range.count > 3)
                && WordBoundary.startsWithWordLetter(text, at: unit.range.lowerBound)
                || tokens.kind(place + 2) == .minus && tokens.kind(place + 3) == .word
        {
            unit.joined = Array(text[unit.range])
            return unit
        }
        if tokens.kind(place) == .minus, tokens.number(number).isMoneyLike, end == tokens[place].start {
            // "5,00- EUR", "5,00-€", but "5.00-$6"
            let next = skipBlanks(place + 1)
            let isSign = !WordBoundary.startsWithLetter(text, at: tokens[place].end) && !isNumber(next + 1)
            return next > place + 1 || isSign ? meant(next, number, isBehind: true) : nil
        }
        guard let beside = countrySign(place, number) ?? meant(place, number, isBehind: true) else { return nil }
        return isMinorUnit(of: beside) ? nil : withCode(beside, number, isBehind: true)
    }

    /// The sign of a country in two parts behind a number: the "hk $" of "10,5 milyar hk $".
    private func countrySign(_ letters: Int, _ number: Int) -> Beside? {
        let sign = isOneBlank(letters + 1) ? letters + 2 : letters + 1
        guard tokens.bytes(letters).count <= 3, text[tokens[letters].start].isLetter, tokens.kind(sign) == .currency,
            !isNumber(skipBlanks(sign + 1)), let beside = meant(sign, number, isBehind: true),
            !text[beside.range.lowerBound].isLetter
        else { return nil }
        return joined(letters, beside)
    }

    /// Whether "cents" follow a currency's name, "75 euro cents", or one follows cents, "75 centavos de dólar".
    private func isMinorUnit(of beside: Beside) -> Bool {
        let end = beside.range.upperBound
        var place = end < text.count && text[end] == UInt8(ascii: "-") ? end + 1 : Blanks.end(text, end)
        if beside.isMinorUnit { place = syntax.skippingOf(text, place) }
        guard place > end else { return false }
        let next = finder.find(text, at: place)
        guard beside.isMinorUnit else { return next.length > 3 && next.found.contains { $0.isMinorUnit } }
        // In French, "1 cent euros" is a hundred euros.
        let hasOf = place > Blanks.end(text, end)
        return !next.found.isEmpty
            && next.found.allSatisfy { ($0.evidence == .name || $0.evidence == .colloquial) && !$0.isMinorUnit }
            && !(hasOf && next.found.contains { beside.has($0.currency) })
    }

    /// The currency that a token means beside a number; nil if it is something else there.
    func meant(_ token: Int, _ number: Int, isBehind: Bool) -> Beside? {
        guard tokens.kind(token) == .currency else { return nil }
        let finding = tokens.finding(token)
        let range = tokens[token].range
        if isBehind, !mayBeBehind(token, number) { return nil }
        let found = finding.found.filter { isMeant($0, finding, token, number, isBehind: isBehind) }
        return found.isEmpty ? nil : Beside(text, token, range, found)
    }

    /// Whether the text after a currency lets it belong to the number before it.
    private func mayBeBehind(_ token: Int, _ number: Int) -> Bool {
        let range = tokens[token].range
        if BesideWords.begins(with: WordLists.compounds, text, at: range.lowerBound) { return false }
        // "1rp.in"
        if text[range.upperBound - 1] == UInt8(ascii: "."),
            WordBoundary.startsWithWordLetter(text, at: range.upperBound)
        {
            return false
        }
        guard tokens.kind(token + 1) == .word else { return true }
        // "Section 3.2 $ref", "5$a", but "184,20 €HT" and "5€la baguette"
        let isApart = tokens[token].start > tokens[number].end
        return !((isApart || text[range.lowerBound] == UInt8(ascii: "$")) && text[range.upperBound].isSmallLetter)
    }

    /// Whether a number touches a currency in front of its own number.
    func touchesNumber(_ beside: Beside) -> Bool { tokens.kind(beside.token - 1) == .number }
}

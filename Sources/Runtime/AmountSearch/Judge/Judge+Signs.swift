import CurrencyCore
import CurrencyReader
import PackedTables

// Signs that stand apart from their amount: marks of debits and credits, words for minus, parentheses, and a minus with quotes
// or brackets between it and the amount:
//
//     5,00 €;S, £12.50 DR             read if the conventions have the mark; otherwise positive or negative
//     ($1,234.50), -"$5"              positive or negative
//     "12,50 EUR S Klasse"            a doubt, as a word follows the mark

extension Judge {
    /// Applies a mark of the conventions behind an amount or in the next cell, or else one in front: "1.234,56 S", "5,00 €;S",
    /// "支出 5,000.00 CNY".
    func applyMark(_ found: inout FoundAmount) {
        let start = placeOfMark(behind: found)
        if let mark = syntax.mark(text, at: start, isBehind: true), !isJoined(start + mark.length) {
            let place = start..<(start + mark.length)
            // "12,50 EUR S Klasse", "£12.50 Dr Smith"
            let isApart = place.lowerBound > found.range.upperBound
            let isCapital = text[place].dropFirst().contains { $0.isCapital }
            if isApart, !isCapital, !endsClause(place.upperBound), mark.isNegative != found.likeliest.isNegative {
                return found.doubtSign(.markBehind, place)
            }
            return apply(mark.isNegative, place, &found)
        }
        guard let mark = syntax.mark(text, endingAt: Blanks.start(text, found.range.lowerBound)),
            tokens.index(at: mark.start) >= taken
        else { return }
        let place = mark.start..<found.range.lowerBound
        if mark.isSure {
            apply(mark.isNegative, place, &found)
        } else if mark.isNegative {
            found.doubtSign(.markInFront, place)
        }
    }

    /// Whether a line, a cell or a block of a page ends at a token.
    private func endsCell(_ token: Int) -> Bool { isBreak(token) || tokens.kind(token) == .markup }

    /// Whether no word follows an offset, or one with a colon, which is the label of what follows.
    private func endsClause(_ offset: Int) -> Bool {
        let next = skipBlanks(tokens.index(at: offset))
        return ![.word, .currency].contains(tokens.kind(next)) || tokens.kind(next + 1) == .colon
    }

    /// Where a mark may be behind an amount: in the next cell only if none is in the cell in front, "CR|5.00|DR|7.00".
    private func placeOfMark(behind found: FoundAmount) -> Int {
        let end = Blanks.end(text, found.range.upperBound)
        guard let cell = nextCell(tokens.index(at: end)) else { return end }
        var front = skipBlanks(back: tokens.index(at: found.range.lowerBound) - 1)
        while isCellMark(front), front >= taken { front -= 1 }
        let hasMarkInFront = front >= taken && syntax.mark(text, endingAt: tokens[front].end) != nil
        return hasMarkInFront ? end : cell
    }

    private func apply(_ isNegative: Bool, _ mark: Range<Int>, _ found: inout FoundAmount) {
        let wasNegative = found.likeliest.isNegative
        if wasNegative != isNegative {
            // "-5.00 CR" contradicts itself.
            if wasNegative { return found.doubtSign(.contradiction, mark) }
            found.readings = found.readings.map { $0.negated }
        }
        found.range = min(mark.lowerBound, found.range.lowerBound)..<max(mark.upperBound, found.range.upperBound)
    }

    /// Parentheses around an amount make it negative on statements; elsewhere they are a doubt, or a remark:
    ///
    ///     ($1,234.50), <$1,234.50>    positive or negative
    ///     (€5)                        a remark
    func enclose(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        // "the sum of Naira (100,000.00)", "χιλίων (1.000) ευρώ"; beside a sign, or alone in a cell, parentheses are those of
        // accounts.
        if let beside = interpretation.beside,
            beside.isName || beside.isCode && interpretation.back == nil && !isAlone(found.range),
            found.likeliest.isNegative, tokens.kind(interpretation.number - 1) == .opening, syntax.conventions == nil
        {
            found.doubtSign(.parentheses, tokens[interpretation.number - 1].range)
            if beside.isName { found.preferLast() }
        }
        guard !found.likeliest.isNegative, syntax.readsParentheses || syntax.conventions != nil,
            tokens.kind(tokens.index(at: found.range.lowerBound)) != .plus
        else { return }
        let first = skipBlanks(back: tokens.index(at: found.range.lowerBound) - 1) + 1
        var last = skipBlanks(tokens.index(at: found.range.upperBound))
        // "($7.)"
        if [.period, .comma].contains(tokens.kind(last)), tokens.kind(last + 1) == .closing { last += 1 }
        let isAngled = isByte(first - 1, 0x3C) && isByte(last, 0x3E)
        guard first - 1 >= taken, isAngled || tokens.kind(first - 1) == .opening && tokens.kind(last) == .closing else {
            return
        }
        let place = tokens[first - 1].start..<tokens[last].end
        let isMoneyLike = tokens.number(interpretation.number).isMoneyLike
        // "(500 EUR)" in a cell of its own
        var (front, behind) = (first - 2, last + 1)
        while isQuote(front) { front -= 1 }
        while isQuote(behind) { behind += 1 }
        let isAlone = endsCell(skipBlanks(back: front)) && endsCell(skipBlanks(behind))
        // A word in front makes it a remark, "a ticket (€5)", but not a table's blanks.
        let isRemark = [.word, .currency, .line].contains(tokens.kind(skipsBlank(first - 1) - 1)) && !isWide(first - 2)
        // "Net loss ($12.3 million)" ends the line of an account, and "zerandi (R22 Million) iziko" is a gloss.
        let isOfAccount = interpretation.scaledEnd == nil ? isMoneyLike : isBreak(last + 1)
        guard isOfAccount || isAlone || !isRemark || syntax.conventions != nil,
            !repeats(found, interpretation, from: place.lowerBound)
        else {
            return
        }
        if !isAngled, let conventions = syntax.conventions, conventions.readsParentheses {
            found.readings = found.readings.map { $0.negated }
            found.range = place
        } else {
            found.doubtSign(.parentheses, place)
        }
    }

    /// Whether an amount in parentheses says what is in front of them in another currency or in digits: "EUR 500 (£430.12)",
    /// "1.6 billion ($2.54 billion)".
    private func repeats(_ found: FoundAmount, _ interpretation: Interpretation, from start: Int) -> Bool {
        let end = Blanks.start(text, start)
        // In the columns of a table, it is another amount.
        if isWide(tokens.index(at: end)) { return false }
        // "two hundred dollars ($200)", "壹拾贰万元整（¥120,000.00）", "tres mil pesos ($ 3.000)"
        let last = tokens.index(at: end) - 1
        let name = [0x6574, 0x6B63].contains(scalar(last)) ? last - 1 : last
        if tokens.kind(name) == .currency,
            isNameOf(found, name) || Numerals.contains(scalar(name - 1), hasHangul: false)
                || NumberWords.precede(text, tokens[name].start, contents.numberWords)
        {
            return true
        }
        guard let previous, previous.range.upperBound == end else {
            return interpretation.scaledEnd != nil && lastScaledEnd > 0 && lastScaledEnd == end
        }
        let currencies = found.candidates.map { $0.currency }
        return !previous.candidates.contains { currencies.contains($0.currency) }
    }

    /// Whether a token is a name of an amount's currency.
    private func isNameOf(_ found: FoundAmount, _ token: Int) -> Bool {
        tokens.finding(token).found.contains { one in
            one.evidence == .name && found.candidates.contains { $0.currency == one.currency }
        }
    }

    /// Whether a token is two or more blanks, as between the columns of a table.
    private func isWide(_ token: Int) -> Bool { tokens.kind(token) == .blank && tokens.bytes(token).count > 1 }

    // MARK: Behind an amount

    /// Whether a mark of debits or credits of the locale's language, or CR or DR in any, is at an offset, which no convention
    /// reads. It may be in the next cell: "5.00|DR", "5.00,DR". In another case it must end the clause, "€ 5,00 af", and is no
    /// unit, "5 Ft/db".
    func hasMark(_ start: Int, isNegative: Bool) -> Bool {
        var place = start
        if "([-/:".utf8.contains(text[place]) { place += 1 }
        if let cell = nextCell(tokens.index(at: start)) { place = cell }
        guard place < text.count,
            let length = syntax.possibleMark(text, at: place)
                ?? syntax.possibleMark(text, at: place, ignoresCase: true).flatMap({ length in
                    endsClause(place + length) && text[start] != UInt8(ascii: "/") ? length : nil
                }),
            !isJoined(place + length)
        else { return false }
        // "-5.00 DR" says twice that it is a debit.
        let isDebit =
            text[place..<(place + length)].elementsEqual("DR".utf8) { $0 & 0xDF == $1 }
            || contents.debitMarks.contains { BesideWords.end($0, text, at: place) == place + length }
        if isNegative, isDebit { return false }
        // In "US$100 (C$137)", the C is a part of another sign.
        return tokens[tokens.index(at: place)].end <= place + length
            && syntax.mark(text, at: place, isBehind: true)?.isNegative != isNegative
    }

    /// The place of a mark of debits or credits that is alone in a farther cell of the row: "20,00 EUR;REWE;S".
    func markInRow(behind first: Int) -> Range<Int>? {
        var place = first
        while place < first + Self.longestRow, place < tokens.count, tokens.kind(place) != .line {
            let front = skip(place - 1, by: -1) { isBlank($0) || isByte($0, 0x22) }
            if isNumber(place), [front, skipBlanks(place + 1)].contains(where: { tokens.kind($0) == .currency }) {
                return nil
            }
            let behind = skip(place + 1, by: 1) { isBlank($0) || isByte($0, 0x22) }
            if front > first, tokens.kind(front) == .cell || isByte(front, 0x3B) || isByte(front, 0x2C),
                isBreak(behind) || isCellMark(behind),
                syntax.possibleMark(text, at: tokens[place].start) == tokens.bytes(place).count,
                syntax.mark(text, at: tokens[place].start, isBehind: true) == nil
            {
                return tokens[place].range
            }
            place += 1
        }
        return nil
    }

    /// The limit on the tokens of a row.
    private static let longestRow = 40

    /// Whether a word for minus is behind an amount: "5,00 € debet", "$5 minus", but not "$5 minus tax".
    func isMinusWord(_ start: Int) -> Bool {
        let place = tokens.index(at: start)
        let word = tokens.kind(place) == .opening ? tokens[place].end : start
        // "a $7 debit card transaction"
        return [start, word].contains {
            BesideWords.end(of: WordLists.minusBehind, text, at: $0).map(endsClause) ?? false
        }
            || BesideWords.end(of: WordLists.minus, text, at: start).map(endsPhrase) ?? false
    }

    /// Whether quotes or brackets part an amount from a minus behind it: "$5"-".
    func hasMinus(behind first: Int) -> Bool {
        var place = first
        while place < first + 4, isQuote(place) { place += 1 }
        guard place > first, tokens.kind(place) == .minus else { return false }
        let next = skipBlanks(place + 1)
        return next > place + 1 || ![.word, .number, .currency].contains(tokens.kind(next))
    }

    /// Whether a token quotes, encloses or emphasizes what it touches, and does not part it from its sign.
    func isQuote(_ token: Int) -> Bool {
        switch tokens.kind(token) {
        case .opening, .closing, .apostrophe: true
        case .punctuation: !isByte(token, 0x3B)
        default: false
        }
    }

    /// The start of a cell of one word, behind a bar, a tab, a comma or a semicolon, with or without quotes.
    func nextCell(_ token: Int) -> Int? {
        var place = token
        while place < token + 3, isCellMark(place) { place += 1 }
        guard place > token else { return nil }
        if tokens.kind(place - 1) == .cell { place = skipBlanks(place) }
        let isCell = isBreak(place + 1) || [.comma, .punctuation, .markup].contains(tokens.kind(place + 1))
        return place < tokens.count && isCell ? tokens[place].start : nil
    }

    /// Whether a token parts cells, or quotes one.
    func isCellMark(_ token: Int) -> Bool {
        [.cell, .comma, .markup].contains(tokens.kind(token)) || isByte(token, 0x3B) || isByte(token, 0x22)
    }

    // MARK: In front of an amount

    /// Whether a word for minus, or a mark of debits or credits which no convention reads, is in front: "minus: $5", "CR
    /// $5.00".
    func hasMark(before start: Int) -> Bool {
        let blanks = Blanks.start(text, start)
        let end = tokens.kind(tokens.index(at: blanks) - 1) == .colon ? blanks - 1 : blanks
        return BesideWords.start(of: WordLists.minus, text, before: end) != nil
            || syntax.mayBeMark(text, endingAt: end) && syntax.mark(text, endingAt: end) == nil
    }

    /// Whether the line or cell before an amount is a mark of debits that no convention reads, or the label of an amount and
    /// such a mark: "Débit 45,90 €", "Solde débiteur : 312,40 €".
    func beginsWithDebit(_ amount: Int) -> Bool {
        let blanks = Blanks.start(text, amount)
        let hasColon = tokens.kind(tokens.index(at: blanks) - 1) == .colon
        let end = hasColon ? Blanks.start(text, blanks - 1) : blanks
        let start =
            contents.debitMarks.lazy.compactMap { BesideWords.start($0, text, before: end) }.first
            ?? BesideWords.start(of: WordLists.minusBehind, text, before: end)
        guard let start, syntax.mark(text, endingAt: end) == nil else { return false }
        let front = skipBlanks(back: tokens.index(at: start) - 1)
        return hasColon || [.line, .cell, .colon, .markup].contains(tokens.kind(front)) || isByte(front, 0x22)
            || tokens.kind(front) == .word
                && DecisionLines(WordLists.amountLabels).match(tokens[front].range, in: text, partsLongerThan: 3)
    }

    /// The place of a mark of debits or credits that is alone in the cell in front: "Af";"45,20", "DR | $5.00".
    func markInCell(before first: Int) -> Range<Int>? {
        let word = skip(first - 1, by: -1) { isCellMark($0) || isBlank($0) }
        let front = skip(word - 1, by: -1) { isBlank($0) || isByte($0, 0x22) }
        guard word >= taken, ((word + 1)..<first).contains(where: isCellMark),
            isCellMark(front) || tokens.kind(front) == .line,
            syntax.possibleMark(text, at: tokens[word].start, ignoresCase: true) == tokens.bytes(word).count
        else { return nil }
        return tokens[word].range
    }

    /// Whether quotes or brackets, or a line, part an amount from a minus in front of it: -"$5", "[-] $5", "-\n$5".
    func hasMinus(before first: Int) -> Bool {
        let end = skipBlanks(back: first - 1)
        var place = end
        while place > first - 6, isQuote(place) { place -= 1 }
        guard place >= taken, tokens.kind(place) == .minus else {
            return tokens.kind(end) == .line && tokens.kind(end - 1) == .minus && isBreak(end - 2) && end - 1 >= taken
        }
        return place < end && (end == first - 1 || isQuote(place - 1))
    }

    /// Doubts a hyphen or dash that may introduce an amount: behind a word in a list of prices, "Coffee -$3", unless the amount has
    /// cents, as on statements, or the word is inside a sentence; behind a colon in South Asia, "Price:-Rs 500"; and at the
    /// start of lines of which another begins with a dash, too.
    func judgeDashInFront(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let dash = tokens.index(at: found.range.lowerBound)
        guard found.likeliest.isNegative, tokens.kind(dash) == .minus, !tokens.isCommercialMinus(dash),
            scalar(dash) != 0x2212
        else { return }
        let front = skipBlanks(back: dash - 1)
        let isPrice =
            tokens.number(interpretation.number).lastDigits != 2 || tokens.number(interpretation.number).isPlain
        // "—12 € —dijo él", "Latte —$4.50"; alone on its line or in its cell, it is a minus of invoices.
        if scalar(dash) == 0x2014 || scalar(dash) == 0x2015,
            !isBreak(front) || !isBreak(skipBlanks(tokens.index(at: found.range.upperBound)))
        {
            return found.doubtSign(.joinedDash, tokens[dash].range)
        }
        switch tokens.kind(front) {
        case .word
        where front < dash - 1 && !isWide(dash - 1) && isPrice && interpretation.scaledEnd == nil && !isBound(dash)
            && !(isByte(dash, 0x2D) && isInSentence(front)) && !beginsWithDebit(tokens[dash].start),
            .colon where front == dash - 1 && isSouthAsian, .closing where front < dash - 1 && isPrice,
            // "$200,000 -$250,000", "for $36.5 million –$16.5 million below"
            _
        where front < taken && front == dash - 2
            && (interpretation.scaledEnd != nil || isPrice && isAbovePrevious(found)):
            found.doubtSign(.joinedDash, tokens[dash].range)
        case .line where isListed(dash, found.range.upperBound): found.doubtSign(.dashOfList, tokens[dash].range)
        default: break
        }
    }

    /// Whether an amount without its sign is more than the previous one, as the upper end of a range is.
    private func isAbovePrevious(_ found: FoundAmount) -> Bool {
        previous.map { !$0.likeliest.isNegative && $0.likeliest < found.likeliest.negated } ?? false
    }

    /// Doubts a minus behind an amount, if a sentence goes on behind it: "R$ 306.718,71- cada uma".
    func judgeMinusAtEnd(_ found: inout FoundAmount) {
        let last = tokens.index(at: found.range.upperBound) - 1
        guard found.likeliest.isNegative, tokens.kind(last) == .minus, tokens[last].start > found.range.lowerBound,
            tokens.kind(last + 1) == .blank, tokens.kind(last + 2) == .word,
            text[tokens[last + 2].start].isSmallLetter, !beginsWithDebit(found.range.lowerBound)
        else { return }
        found.doubtSign(.dashBehind, tokens[last].range)
    }

    /// Whether a word in small letters is inside a sentence, "I'm at -£600", and does not begin the line of a list of prices.
    private func isInSentence(_ word: Int) -> Bool {
        let first = scalar(word)
        return first < 0x590 && CaseFolding.folded(first) == first
            && ![.line, .cell, .comma].contains(tokens.kind(skipBlanks(back: word - 1)))
    }

    /// Whether a word in front of a minus limits an amount: "from -$5 to -$3".
    private func isBound(_ dash: Int) -> Bool {
        let end = Blanks.start(text, tokens[dash].start)
        let lists = [WordLists.to, WordLists.between, WordLists.atLeast, WordLists.atMost]
        return lists.contains { BesideWords.start(of: $0, text, before: end) != nil }
            || contents.range.contains { BesideWords.start($0, text, before: end) != nil }
    }

    /// Whether a dash at the start of a line begins an item, as one at the start of the line before or behind does.
    private func isListed(_ dash: Int, _ end: Int) -> Bool {
        let next = skip(dash, by: 1) { tokens.kind($0) != .line }
        let previous = skip(dash - 2, by: -1) { tokens.kind($0) != .line }
        let isText = tokens.kind(skipBlanks(tokens.index(at: end))) == .word
        return [next + 1, previous + 1].contains { start in
            start != dash && tokens.kind(start) == .minus
                && (isText || ![.number, .currency].contains(tokens.kind(skipBlanks(start + 1))))
        }
    }

    /// Doubts the sign of a hyphen between letters and digits that it touches, which may join a name: "CHE-123.456.789" is a
    /// business in Switzerland, and "K-12" a school. Where the locale writes its minus there, a number like its own has that
    /// sign: "CHF-1’234.50".
    func judgeHyphen(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let number = interpretation.number
        guard let front = interpretation.front, text[front.range].last?.isLetter ?? false,
            tokens.kind(number - 1) == .minus,
            tokens[number - 1].start == front.range.upperBound
        else { return }
        let shape = tokens.number(number)
        let isGrouped = shape.lastSeparator == syntax.separators.group?.scalar
        if contents.hasMinusBehindCode, shape.isPlain || shape.hasCents || isGrouped { return }
        found.doubtSign(.joinedDash, tokens[number - 1].range)
    }
}

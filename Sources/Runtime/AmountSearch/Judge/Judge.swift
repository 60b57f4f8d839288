import CurrencyCore
import CurrencyEngine
import CurrencyReader

// The only way from an interpretation to an amount. What touches an amount is part of it, explained, or a doubt: the judge
// looks at the next token on each side, over blanks and invisible characters, and doubts what nothing explains. An ordinary
// word, punctuation, the end of a line or cell, and another amount are explained. No rule removes a doubt.

extension FoundAmount {
    /// Adds a doubt, with the other amounts that the text may mean.
    mutating func doubt(_ kind: AmountDoubt.Kind, _ range: Range<Int>, _ others: [DecimalValue] = []) {
        for other in others where !readings.contains(other) { readings.append(other) }
        doubts.append(AmountDoubt(kind, range))
    }

    /// Doubts the sign of all readings.
    mutating func doubtSign(_ range: Range<Int>) { doubt(.sign, range, readings.map { $0.negated }) }

    /// Makes the last reading the likeliest.
    mutating func preferLast() {
        if let last = readings.popLast() { readings.insert(last, at: 0) }
    }
}

extension AmountGrammar {
    /// The amount of an interpretation with the doubts about it; nil if it is no amount.
    mutating func judged(_ interpretation: Interpretation, isRange: Bool = false) -> FoundAmount? {
        if isNoAmount(interpretation) { return nil }
        guard var found = value(interpretation) else { return nil }
        if !isRange { withMinorPart(&found, interpretation) }
        judge(&found, interpretation, isRange: isRange)
        return found
    }

    /// Adds all doubts about an amount.
    mutating func judge(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool = false) {
        applyMark(&found)
        enclose(&found, interpretation)
        judgeFront(&found, interpretation, isRange: isRange)
        judgeBehind(&found, interpretation, isRange: isRange)
        judgeCuts(&found, interpretation)
        judgeSums(&found, interpretation)
        judgeGroups(&found, interpretation)
        judgeCurrency(&found, interpretation)
        judgeHeading(&found, interpretation)
    }

    /// Whether a number is no amount, although a currency is beside it: a percentage, a count of items at a price, the heading of
    /// a column in thousands, cents of an amount that is not read.
    private func isNoAmount(_ interpretation: Interpretation) -> Bool {
        let range = tokens[interpretation.number].range
        if isPercent(interpretation.numeral.upperBound) { return true }
        // "£000" and "00" without an amount.
        let shape = tokens.number(interpretation.number)
        if shape.isPlain, shape.digits > 1, text[range].allSatisfy({ $0 == 0x30 }) { return true }
        if endsWithMinorUnit(interpretation) { return true }
        guard shape.isPlain, let times = timesEnd(range.upperBound) else { return false }
        let next = tokens.index(at: times)
        return tokens.kind(next) == .number && tokens.number(next).isMoneyLike
    }

    /// The amount, with a word of scale of another language: "€5 Mrd" in English.
    private func value(_ interpretation: Interpretation) -> FoundAmount? {
        guard interpretation.scaledEnd == nil, interpretation.back == nil, let front = interpretation.front,
            tokens[interpretation.number].end == interpretation.numeral.upperBound
        else { return read(interpretation) }
        // "a $5-million house"
        let end = interpretation.numeral.upperBound
        let isHyphen = tokens.kind(interpretation.number + 1) == .minus
        let start = isHyphen ? tokens[interpretation.number + 1].end : Blanks.end(text, end)
        let currencies = front.found.map { $0.currency }
        guard anyScaleWord(end) == nil,
            let word = ForeignScaleWords.match(text, at: start, currencies, finder.data), !word.powers.isEmpty
        else { return read(interpretation) }
        guard var found = read(interpretation) else { return nil }
        let plain = found.readings
        found.readings = word.powers.flatMap { power in plain.map { Self.scaled($0, power) } }
        found.range = found.range.lowerBound..<word.end
        let place = start..<word.end
        if word.powers.count > 1 { found.doubts.append(AmountDoubt(.scale, place)) }
        if word.isShort { found.doubt(.scale, place, [plain[0]]) }
        return found
    }

    // MARK: Signs

    /// Applies a mark of the conventions behind an amount: "1.234,56 S".
    private func applyMark(_ found: inout FoundAmount) {
        let start = Blanks.end(text, found.range.upperBound)
        guard let mark = syntax.mark(text, at: start, isBehind: true) else { return }
        let end = start + mark.length
        let isNegative = found.likeliest.isNegative
        if isNegative != mark.isNegative {
            // "-5.00 CR" contradicts itself.
            if isNegative { return found.doubtSign(start..<end) }
            found.readings = found.readings.map { $0.negated }
        }
        found.range = found.range.lowerBound..<end
    }

    /// Parentheses around an amount make it negative on statements; elsewhere they are a doubt, or a remark:
    ///
    ///     ($1,234.50), <$1,234.50>    positive or negative
    ///     (€5)                        a remark
    private func enclose(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard !found.likeliest.isNegative, syntax.readsParentheses || syntax.conventions != nil else { return }
        let first = tokens.index(at: found.range.lowerBound)
        let last = tokens.index(at: found.range.upperBound)
        let isAngled = isByte(first - 1, 0x3C) && isByte(last, 0x3E)
        guard first - 1 >= taken, isAngled || tokens.kind(first - 1) == .opening && tokens.kind(last) == .closing else {
            return
        }
        let place = tokens[first - 1].start..<tokens[last].end
        let isMoneyLike = tokens.number(interpretation.number).isMoneyLike
        // "EUR 500 (£430.12)" is a conversion.
        let isConversion = previous.map {
            $0.currency != found.currency && Blanks.end(text, $0.range.upperBound) == place.lowerBound
        }
        guard isMoneyLike || syntax.conventions != nil, !(isConversion ?? false) else { return }
        if !isAngled, let conventions = syntax.conventions, conventions.readsParentheses {
            found.readings = found.readings.map { $0.negated }
            found.range = place
        } else {
            found.doubtSign(place)
        }
    }

    func isByte(_ token: Int, _ byte: UInt8) -> Bool {
        token >= 0 && token < tokens.count && tokens[token].end == tokens[token].start + 1
            && text[tokens[token].start] == byte
    }

    // MARK: In front

    private func judgeFront(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        let start = found.range.lowerBound
        let first = tokens.index(at: start)
        let place = skipBlanks(back: first - 1)
        let isApart = place < first - 1 && tokens.kind(first - 1) == .blank
        guard place >= 0 else { return }
        let range = tokens[place].range
        if BesideWords.start(of: WordLists.minus, text, before: start) != nil { found.doubtSign(range) }
        if BesideWords.start(of: WordLists.halfBefore, text, before: start) != nil { found.doubt(.number, range) }
        if endsHundreds(start, interpretation) { found.doubt(.number, range) }
        if interpretation.front == nil, place >= taken,
            NumberWords.precede(text, start) || followsNumeral(interpretation.number)
        {
            found.doubt(.number, range)
        }
        if let relation = relation(before: start), found.relation == nil { found.relation = relation }
        switch tokens.kind(place) {
        case .minus: judgeDash(before: place, isApart, &found)
        // "29,989,2$70.00"
        case .number
        where place == first - 1 && tokens.kind(first) == .currency && place >= taken
            && isNumber(first + 1):
            found.doubt(.neighbour, range)
        case .number where place < first - 1 || tokens.kind(first) == .currency:
            if !isRange { judgeNumber(before: place, isApart, &found, interpretation) }
        case .number: found.doubt(.neighbour, range)
        case .symbol:
            let isLetter = [0x25B2, 0x25B3, 0x25BC, 0x25BD].contains(scalar(place))
            if isLetter, !found.likeliest.isNegative {
                found.doubtSign(range)
            } else if !isApart, scalar(place) != 0xD7,
                isDigit(before: place) && place - 1 >= taken || Self.joins(scalar(place))
            {
                found.doubt(.neighbour, range)
            }
        case .word:
            if isScaleWord(endingAt: place) { found.doubt(.scale, range) }
            // "ー500円"; a vowel is lengthened in "コーヒー 450円". "1点5元" is one and a half.
            if scalar(place) == 0x30FC, tokens.kind(place - 1) != .word, !found.likeliest.isNegative {
                found.doubtSign(range)
            }
            if scalar(place) == 0x70B9, isDigit(before: place) { found.doubt(.neighbour, range) }
        case .closing where tokens.kind(place - 1) == .word && isScaleWord(endingAt: place - 1):
            // "(in millions) $5"
            found.doubt(.scale, range)
        // "$3+$5" are two amounts; in "^\d+$ 5" there is none.
        case .plus where place == first - 1 && ![.number, .currency].contains(tokens.kind(place - 1)):
            found.doubt(.neighbour, range)
        case .apostrophe, .comma, .period:
            // "2、3万円", "5 .99 €", "5 € ,99", "12. 500 €", "118, 99 €"
            // "Mio. € 5"
            if tokens.kind(place) == .period, tokens.kind(place - 1) == .word, isScaleWord(endingAt: place - 1) {
                found.doubt(.scale, range)
            }
            // In "¥500、300円" the comma is behind another amount.
            guard tokens.kind(first) == .number, place - 1 >= taken || taken == 0 else { break }
            let shape = tokens.number(first)
            // In "5€,10€" the comma is between two amounts.
            let behindNumber =
                isDigit(before: skipsBlank(place))
                || interpretation.back == nil && tokens.kind(skipsBlank(place) - 1) == .currency
            let isMasked = tokens.kind(place - 1) == .word && shape.isPlain && 2...3 ~= shape.digits
            if !isApart, behindNumber || isDigit(before: place) || isMasked {
                found.doubt(.neighbour, range)
            } else if isApart, isDigit(before: place), shape.isPlain, 2...3 ~= shape.digits,
                tokens.kind(place) != .apostrophe, place - 1 >= taken
            {
                let bytes = Array(text[tokens[place - 1].start..<tokens[place].end]) + text[found.range]
                let whole = read(bytes, tokens[place - 1].start..<found.range.upperBound, found.candidates[0].range)
                found.doubt(shape.digits == 3 ? .group : .cents, range, whole.map { [$0.likeliest] } ?? [])
                if whole != nil {
                    found.preferLast()
                    found.range = tokens[place - 1].start..<found.range.upperBound
                }
            }
        case .line where place > 0 && place == first - 1:
            if tokens.kind(place - 1) == .comma, isDigit(before: place - 1), tokens.kind(first) == .number {
                found.doubt(.neighbour, range)
            }
        case .punctuation:
            if !isApart, isByte(place, 0x5E) || isByte(place, 0x60) && isDigit(before: place) {
                found.doubt(.neighbour, range)
            }
        case .markup:
            var open = place
            while tokens.kind(open - 1) == .markup, isInline(open) { open -= 1 }
            if isInline(open), isDigit(before: open) { found.doubt(.neighbour, range) }
        default: break
        }
    }

    /// Whether hundreds and "and" are in front of a number: "a 100 and 50 dollars".
    private func endsHundreds(_ start: Int, _ interpretation: Interpretation) -> Bool {
        guard interpretation.front == nil, tokens.number(interpretation.number).digits <= 2,
            let and = BesideWords.start(of: WordLists.and, text, before: start)
        else { return false }
        let number = tokens.index(at: Blanks.start(text, and)) - 1
        return tokens.kind(number) == .number && number >= taken
            && tokens.bytes(number).suffix(2).elementsEqual("00".utf8)
    }

    /// Judges a dash in front that is not the sign of the amount: with blanks around it, or joined to a word.
    private func judgeDash(before place: Int, _ isApart: Bool, _ found: inout FoundAmount) {
        guard tokens.kind(place) == .minus, !found.likeliest.isNegative else { return }
        let range = tokens[place].range
        if !isApart {
            // "누적-4,645원", "per-$3", "¢-₾ 5"; "$5B-$6B" is a range, and "ב-50 ₪" has a preposition.
            let isJoined =
                tokens.kind(place - 1) == .word && !isPreposition(tokens.bytes(place - 1))
                || tokens.kind(place - 1) == .currency
            if isJoined, place - 1 >= taken { found.doubtSign(range) }
            return
        }
        if scalar(place) == 0x2212 { return found.doubtSign(range) }
        let isLong = scalar(place) == 0x2014 || scalar(place) == 0x2015
        // A no-break space keeps a minus and its amount together.
        if tokens.bytes(place + 1).contains(where: { $0 >= 0x80 }), tokens.kind(place + 1) == .blank {
            return found.doubtSign(range)
        }
        let label = skipBlanks(back: place - 1)
        switch tokens.kind(label) {
        case .line, .cell:
            // A dash before words is a list item's: "- $5 fee".
            let next = skipBlanks(tokens.index(at: found.range.upperBound))
            if !isLong, ![.word, .currency, .number].contains(tokens.kind(next)) { found.doubtSign(range) }
        case .word, .number, .currency, .closing, .period, .comma, .symbol:
            // A dash after words introduces the amount, "Coffee - $3".
            if label == place - 1 { found.doubtSign(range) }
        default: found.doubtSign(range)
        }
    }

    /// Judges a number in front without a currency of its own: "12 50 €", "12  500 €", "5. 90 €".
    private func judgeNumber(
        before place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let shape = tokens.number(interpretation.number)
        let before = tokens.number(place)
        guard interpretation.front == nil, shape.isPlain, before.isPlain, before.digits <= 3, place >= taken,
            !isInChain(place), isAlone(place)
        else { return judgeJoinedNumber(before: place, &found, interpretation) }
        let between = tokens.index(at: found.range.lowerBound) - place
        let isSpace = between == 2 && tokens.bytes(place + 1).count == 1
        if shape.digits == 2, isSpace {
            // "taille 42 15 €", "Xbox 360 80 €"
            if isNumbered(before: tokens[place].start) || isName(skipBlanks(back: place - 1)) { return }
            let whole = value(tokens[place].range).flatMap { units in
                try? DecimalValue(minorUnits: units * 100, scale: 2) + found.likeliest.scaled(byPowerOfTen: -2)
            }
            found.doubt(.cents, tokens[place].range, whole.map { [$0] } ?? [])
        } else if shape.digits == 3, !isSpace {
            found.doubt(.group, tokens[place].range)
        }
    }

    /// Judges a number in front that a sign joins to something, "#1 234,50 €", if it may be the first group of the amount.
    private func judgeJoinedNumber(before place: Int, _ found: inout FoundAmount, _ interpretation: Interpretation) {
        let number = tokens[interpretation.number].range
        let digits = text[number].prefix { $0.isDigit }.count
        // "A1 050 €", "l2 500 €"
        let letter = tokens.kind(place - 1) == .word && interpretation.front == nil
        if letter,
            text[number.lowerBound] == 0x30
                || tokens.bytes(place - 1).count == 1 && "lIO".utf8.contains(text[tokens[place - 1].start])
        {
            return found.doubt(.group, tokens[place].range)
        }
        guard interpretation.front == nil, [.punctuation, .symbol, .plus].contains(tokens.kind(place - 1)), digits == 3,
            tokens.number(place).isPlain, tokens.number(place).digits <= 3, number.lowerBound == tokens[place].end + 1
        else { return }
        found.doubt(.group, tokens[place].range)
    }

    // MARK: Behind

    private func judgeBehind(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        let end = found.range.upperBound
        let first = tokens.index(at: end)
        let place = skipBlanks(first)
        guard place < tokens.count else { return }
        let isApart = (first..<place).contains { tokens.kind($0) == .blank }
        let isInvisible = place > first && !isApart
        let range = tokens[place].range
        if tokens[first].start != end { found.doubt(.neighbour, tokens[max(0, first - 1)].range) }
        if hasMark(tokens[place].start), !found.doubts.contains(where: { $0.kind == .sign }) { found.doubtSign(range) }
        if BesideWords.end(of: WordLists.minusBehind, text, at: range.lowerBound) != nil, !found.likeliest.isNegative {
            found.doubtSign(range)
        }
        if BesideWords.end(of: WordLists.halfBehind, text, at: range.lowerBound) != nil || hasFraction(behind: end)
            || isApart && NumberWords.follow(text, end) || hasMinorUnitInWords(behind: end)
        {
            found.doubt(.number, range)
        }
        if let scale = doubtfulScale(place, interpretation, end) { found.doubt(.scale, scale) }
        // "$1.5 x 10^6"
        if let times = timesEnd(end), text[times...].starts(with: "10".utf8) { found.doubt(.scale, range) }
        switch tokens.kind(place) {
        case .number where isInvisible: found.doubt(.neighbour, range)
        case .number: judgeNumber(behind: place, isApart, &found, interpretation, isRange: isRange)
        case .minus: judgeDash(behind: place, isApart, &found, interpretation)
        case .plus where place == first && found.relation == nil: found.relation = .atLeast
        case .word: judgeWord(behind: place, isApart, &found, interpretation, isRange: isRange)
        // "$5M" where the letter is a currency somewhere; "Br 0.0$7"
        case .currency
        where place == first && interpretation.back == nil
            && (text[range.lowerBound].isLetter || isNumber(place + 1)):
            found.doubt(.neighbour, range)
        // "$5/10"; "5 €/100 ml" is the price of a quantity.
        case .slash where tokens.kind(place + 1) == .number && !isApart && interpretation.back == nil:
            found.doubt(.neighbour, range)
        case .comma, .period: judgeSeparator(place, isApart, &found, interpretation)
        case .apostrophe where isRightAfter(place, [.number, .apostrophe]): found.doubt(.neighbour, range)
        case .punctuation
        where !isApart && (isByte(place, 0x5E) || isByte(place, 0x60) || isByte(place, 0x5F))
            && tokens.kind(place + 1) == .number:
            found.doubt(.neighbour, range)
        case .punctuation
        where isByte(place, 0x2A) && isByte(place + 1, 0x2A) && tokens.kind(place + 2) == .number && !isApart:
            found.doubt(.neighbour, range)
        case .symbol where !isApart && !isExplained(place) || areRaised(place): found.doubt(.neighbour, range)
        case .markup: judgeMarkup(place, &found)
        case .line, .cell: judgeNextLine(place, &found, interpretation)
        default: break
        }
        judgeRange(&found, interpretation, isRange: isRange)
    }

    private func isRightAfter(_ token: Int, _ kinds: [Token.Kind]) -> Bool { kinds.contains(tokens.kind(token + 1)) }

    /// Whether a mark of debits or credits of the locale's language, or CR or DR in any, is at an offset, which no convention
    /// reads.
    private func hasMark(_ start: Int) -> Bool {
        var place = start
        if text[place] == UInt8(ascii: "(") { place += 1 }
        return syntax.mayBeMark(text, at: place) && !isJoined(place + 1)
            && syntax.mark(text, at: start, isBehind: true) == nil
    }

    /// Judges digits behind an amount. The cents that they may be are those of `withMinorPart`.
    private func judgeNumber(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool
    ) {
        let next = tokens.number(place)
        let shape = tokens.number(interpretation.number)
        let range = tokens[place].range
        let isNext = back(place, scaledEnd(place) ?? range.upperBound).map { owner($0.token) == .left } ?? false
        if !isApart {
            // "5€99", but "9,99 €1)" has a note.
            let isNote =
                next.digits == 1 && next.isPlain && interpretation.scaledEnd == nil
                && (shape.hasCents || tokens.kind(place + 1) == .closing)
            if !isNote, !isNext { found.doubt(.cents, range) }
            return
        }
        if interpretation.scaledEnd != nil { return }
        if isNext || isInChain(place) || shape.isMoneyLike { return }
        // "TOTAL $4 5.90" and "$ 4 5.90" may be one number.
        if !next.isPlain, next.lastDigits <= 2, found.readings.count == 1 { found.doubt(.number, range) }
        // "1234567 EUR 5" may be either; a word says what the second number counts: "5 EUR 10 Stück".
        if let back = interpretation.back, !back.isName, next.isPlain,
            !WordBoundary.startsWithLetter(text, at: Blanks.end(text, range.upperBound)), found.readings.count == 1,
            let other = read(tokens[place].range, with: back)
        {
            found.doubt(.number, range, [other])
        }
    }

    private func read(_ number: Range<Int>, with beside: Beside) -> DecimalValue? {
        read(Array(text[tokens[beside.token].range]) + [0x20] + text[number], number, beside.range)?.likeliest
    }

    /// Judges a dash behind: it joins a word, "$5-off", or another amount, "$5-$10", or may be the minus.
    private func judgeDash(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let range = tokens[place].range
        let next = skipBlanks(place + 1)
        let isFollowed = next < tokens.count && [.word, .number, .currency].contains(tokens.kind(next))
        // A blank behind the dash parts it from a word, unless another blank is before it: "€5 - Menu". Where a minus is behind the
        // amount, it is one.
        if isFollowed, next == place + 1 || isApart && !contents.hasMinusBehind || tokens.kind(next) != .word { return }
        // "¥500-" on a receipt in Japan has no cents.
        let isYen =
            found.currency == CurrencyCode(literal: "JPY") && interpretation.back == nil && !isApart
            && interpretation.scaledEnd == nil
        if !isYen || found.likeliest.isNegative { found.doubtSign(range) }
    }

    private func judgeWord(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool
    ) {
        let start = tokens[place].start
        let first = scalar(place)
        // Latin letters of full width, and Hangul in parts, are in no table.
        if 0xFF21...0xFF5A ~= first || 0x1100...0x11FF ~= first { return found.doubt(.neighbour, tokens[place].range) }
        guard !isApart else { return }
        if interpretation.numeral.upperBound == found.range.upperBound {
            // "47줈3.77", but "5至10元"
            let isLetter = tokens.bytes(place).count == LenientScalar.decode(text, at: start)?.length
            if isLetter, isNumber(place + 1), !isRange { return found.doubt(.neighbour, tokens[place].range) }
            // Letters touch digits: "$5abc", "$10К". In India's scripts, and without spaces, they are an ending or the next word.
            let isPricingTerm = BesideWords.end(of: WordLists.pricingTerms, text, at: start) != nil
            if first < 0x900 && !isPricingTerm || Numerals.multiplies(first) {
                found.doubt(.neighbour, tokens[place].range)
            }
        } else if Numerals.multiplies(first) {
            found.doubt(.scale, tokens[place].range)
        }
    }

    /// Judges a comma or period behind an amount: "$1, 234.50", "119. 95", "$ 46 . 8 million", "€ 12 ,50".
    private func judgeSeparator(
        _ place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let next = skipBlanks(place + 1)
        let shape = tokens.number(interpretation.number)
        guard interpretation.back == nil || isApart, tokens.kind(next) == .number else {
            // "46 $. 8 millions"
            if tokens.kind(next) == .number, next > place + 1, scaleWord(tokens[next].end) != nil {
                found.doubt(.neighbour, tokens[place].range)
            }
            // "$12.S0"
            if !isApart, next == place + 1, [.word, .currency].contains(tokens.kind(next)),
                tokens.kind(next + 1) == .number, shape.isPlain
            {
                found.doubt(.neighbour, tokens[place].range)
            }
            // "$1.xx", "$1.__", "$1,OOO", "$5.⁹⁹"
            if !isApart, interpretation.back == nil, shape.isPlain, next == place + 1, next < tokens.count,
                tokens.bytes(next).allSatisfy({ "xX_O".utf8.contains($0) }) || areRaised(next)
            {
                found.doubt(.neighbour, tokens[place].range)
            }
            return
        }
        let part = tokens.number(next)
        let range = tokens[place].start..<tokens[next].end
        if isApart {
            found.doubt(.neighbour, range)
        } else if shape.isPlain, shape.digits <= 3, next > place + 1 {
            let isGroup = tokens.kind(place) == .comma && part.digits - (part.separators > 0 ? part.lastDigits : 0) == 3
            let isCents = part.isPlain && part.digits == 2 && isBreak(next + 1)
            if isGroup || isCents { doubtApart(&found, interpretation, place, next, isGroup ? .group : .cents) }
        }
    }

    /// Doubts an amount with a space inside: "119. 95", as in text extracted from pages. It is read without the space, too.
    private func doubtApart(
        _ found: inout FoundAmount, _ interpretation: Interpretation, _ place: Int, _ next: Int,
        _ kind: AmountDoubt.Kind
    ) {
        let range = found.range.lowerBound..<tokens[next].end
        let bytes = Array(text[range.lowerBound..<tokens[place].end]) + text[tokens[next].range]
        let whole = interpretation.front.flatMap { read(bytes, range, $0.range) }?.likeliest
        found.doubt(kind, tokens[place].start..<tokens[next].end, whole.map { [$0] } ?? [])
        if whole != nil { found.preferLast() }
    }

    /// Judges the line behind an amount: "$1,\n000", "$3.5\nbillion".
    private func judgeNextLine(_ place: Int, _ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard interpretation.back == nil, interpretation.scaledEnd == nil else { return }
        var next = place + 1
        while tokens.kind(next) == .line, next < place + 3 { next += 1 }
        guard next < tokens.count else { return }
        // "$1,\n000"
        if tokens.kind(next) == .number, tokens.kind(place - 1) == .comma, tokens.number(next).digits == 3,
            next == place + 1
        {
            found.doubt(.group, tokens[next].range)
        }
        guard tokens.kind(next) == .word else { return }
        let start = tokens[next].start
        let currencies = found.candidates.map { $0.currency }
        let isScale =
            anyScaleWord(start).map { !$0.word.isLetter }
            ?? (ForeignScaleWords.match(text, at: start, currencies, finder.data) != nil)
        if isScale { found.doubt(.scale, tokens[next].range) }
    }

    /// Judges inline tags behind an amount, in which the number may go on: "$19<sup>99</sup>", "19€<sup>99</sup>".
    private func judgeMarkup(_ place: Int, _ found: inout FoundAmount) {
        var next = place
        while tokens.kind(next) == .markup, isInline(next) { next += 1 }
        guard next > place else { return }
        if tokens.kind(next) == .number
            || [.comma, .period].contains(tokens.kind(next)) && tokens.kind(next + 1) == .number
        {
            found.doubt(.cents, tokens[place].start..<tokens[next].end)
        }
    }

    /// Whether a tag is within a line of text.
    private func isInline(_ token: Int) -> Bool {
        let name = tokens.bytes(token).drop { !$0.isLetter }.prefix { $0.isLetter }
        return ["sup", "sub", "span", "b", "i", "em", "strong", "small", "font", "u"].contains {
            name.elementsEqual($0.utf8)
        }
    }

    /// Whether a character that is neither a letter nor punctuation cannot change the amount it touches: raised digits of notes,
    /// dots of other scripts, letters of Thai and others that do not separate words.
    private func isExplained(_ token: Int) -> Bool {
        switch scalar(token) {
        // A note, but "$10⁹" is a power.
        case 0xB9, 0xB2, 0xB3, 0x2070, 0x2074...0x2079:

            !areRaised(token) && !(isDigit(before: token) && tokens.bytes(token - 1).elementsEqual("10".utf8))
        case 0xD7: true
        case 0x964, 0x965, 0x589, 0x61B, 0x61F, 0x6D4, 0x1362...0x1368, 0x104A, 0x104B, 0x17D4...0x17DA, 0x30FB, 0x301C,
            0x2020, 0x2021:
            true
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x30FF: true
        default: false
        }
    }

    /// Whether two raised digits are at a token: "$5⁵⁵".
    private func areRaised(_ token: Int) -> Bool { Self.isRaised(scalar(token)) && Self.isRaised(scalar(token + 1)) }

    private static func isRaised(_ scalar: UInt32) -> Bool {
        [0xB9, 0xB2, 0xB3].contains(scalar) || 0x2070...0x2079 ~= scalar
    }

    /// The scale of a range's end may also be that of its start: "$5 to $10 million", "$1, $3 and $40 million".
    private func judgeRange(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        guard !isRange, interpretation.scaledEnd == nil,
            let power = powerOfRange(found.range.upperBound, found.candidates)
        else { return }
        found.doubt(.scale, found.range, found.readings.map { Self.scaled($0, power) })
    }

    /// The power of ten of the word of scale at the end of a range or list that begins at an offset.
    private func powerOfRange(_ offset: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        var end = offset
        for _ in 0..<8 {
            let first = skipBlanks(tokens.index(at: end))
            guard first < tokens.count else { return nil }
            let isComma = tokens.kind(first) == .comma
            let start = isComma ? Blanks.end(text, tokens[first].end) : tokens[first].start
            let word = endOfRangeWord(start)
            guard isComma || word != nil else { return nil }
            var place = tokens.index(at: Blanks.end(text, word ?? start))
            let hasCurrency = tokens.kind(place) == .currency
            if hasCurrency { place = skipBlanks(place + 1) }
            guard tokens.kind(place) == .number else { return nil }
            end = tokens[place].end
            let currencies = candidates.map { $0.currency }
            let power =
                scaleWord(end)?.word.power
                ?? ForeignScaleWords.match(text, at: Blanks.end(text, end), currencies, finder.data)?.powers.first
            // "For $5, 10 million people"
            if let power { return word == nil && !hasCurrency ? nil : power }
            if tokens.kind(skipBlanks(place + 1)) == .currency { return nil }
        }
        return nil
    }

    /// The end of a dash, a tilde or a word between the two numbers of a range.
    private func endOfRangeWord(_ offset: Int) -> Int? {
        let place = tokens.index(at: offset)
        guard place < tokens.count, tokens[place].start == offset else { return nil }
        if tokens.kind(place) == .minus {
            // "$1-to-$7 million"
            if let end = BesideWords.end(of: WordLists.range, text, at: tokens[place].end),
                isByte(tokens.index(at: end), 0x2D)
            {
                return end + 1
            }
            return tokens[place].end
        }
        if Self.isTilde(scalar(place)) { return tokens[place].end }
        return BesideWords.end(of: WordLists.range, text, at: offset)
            ?? BesideWords.end(of: WordLists.and, text, at: offset)
    }

    // MARK: Characters and words

    func scalar(_ token: Int) -> UInt32 {
        guard token >= 0, token < tokens.count else { return 0x0A }
        return LenientScalar.decode(text, at: tokens[token].start)?.scalar ?? 0
    }

    /// A token, or the blank before it.
    private func skipsBlank(_ token: Int) -> Int { tokens.kind(token - 1) == .blank ? token - 1 : token }

    private func isDigit(before token: Int) -> Bool { tokens.kind(token - 1) == .number }

    /// Whether a character may join the parts of a number: accents for apostrophes, primes, middle dots.
    private static func joins(_ scalar: UInt32) -> Bool { [0x60, 0xB4, 0x2032, 0xB7, 0x2219, 0x22C5].contains(scalar) }

    func isPercent(_ end: Int) -> Bool {
        switch LenientScalar.decode(text, at: Blanks.end(text, end))?.scalar ?? 0 {
        case 0x25, 0x66A, 0x2030, 0xFF05, 0xFE6A: true
        default: false
        }
    }

    /// The end of an "x" or multiplication sign after a number, with the blanks behind it; nil if there is none.
    private func timesEnd(_ end: Int) -> Int? {
        let times = Blanks.end(text, end)
        guard let (scalar, length) = LenientScalar.decode(text, at: times), [0x78, 0xD7].contains(scalar) else {
            return nil
        }
        return Blanks.end(text, times + length)
    }

    /// Whether a fraction follows: "$2 1/2", "$100 and 50/100", "$1½", "100 zł 50/100".
    private func hasFraction(behind end: Int) -> Bool {
        let space = Blanks.end(text, end)
        let start = BesideWords.end(of: WordLists.and, text, at: space).map { Blanks.end(text, $0) } ?? space
        let place = tokens.index(at: start)
        if [0xBC, 0xBD, 0xBE].contains(scalar(place)) || 0x2150...0x215E ~= scalar(place) { return true }
        guard start > end, tokens.kind(place) == .number, tokens.kind(place + 1) == .slash,
            tokens.kind(place + 2) == .number,
            tokens.kind(place + 3) != .slash
        else { return false }
        let (upper, lower) = (tokens.number(place).digits, tokens.number(place + 2).digits)
        return upper == 1 && lower == 1 || lower == 3 || upper == 1 && lower == 2 && value(tokens[place].range) == 9
    }

    /// Whether a scale word without a number is a token, as in the headings of tables: "Mio. € 5".
    private func isScaleWord(endingAt token: Int) -> Bool {
        guard let (word, end) = scaleWord(tokens[token].start), end >= tokens[token].end, !word.isLetter else {
            return false
        }
        return tokens.kind(skipBlanks(back: token - 1)) != .number && tokens.kind(token - 1) != .word
    }

    /// The place of a word behind an amount that may multiply it, or that multiplies in a way that no table has:
    ///
    ///     5 € million, $500 mdd, ₹90 L in English, $3 zillion, **$1.2** million, $5 (in thousands), 5 miljoonan euron
    private func doubtfulScale(_ place: Int, _ interpretation: Interpretation, _ end: Int) -> Range<Int>? {
        var token = place
        var isMarked = false
        for _ in 0..<6 {
            let isFootnote = tokens.kind(token) == .number && isByte(token - 1, 0x5B) && isByte(token + 1, 0x5D)
            guard
                [.punctuation, .blank, .closing, .opening, .plus].contains(tokens.kind(token)) || isFootnote
                    || tokens.kind(token) == .markup && isInline(token)
                    || tokens.kind(token) == .minus && tokens.kind(token + 1) == .word
            else { break }
            isMarked = isMarked || tokens.kind(token) != .blank
            token += 1
        }
        guard token < tokens.count, tokens.kind(token) == .word || tokens.kind(token) == .currency else { return nil }
        var start = tokens[token].start
        if let around = BesideWords.end(of: WordLists.aroundScale, text, at: start) {
            (start, isMarked) = (Blanks.end(text, around), true)
        }
        let range = start..<max(start, tokens[token].end)
        // In "R$ 1.000,00 (mil reais)", the words repeat the amount.
        let isRemark = tokens.kind(token - 1) == .opening
        if let (word, wordEnd) = anyScaleWord(start) {
            if isRemark, tokens.kind(tokens.index(at: wordEnd)) != .closing { return nil }
            if interpretation.scaledEnd != nil { return word.isLetter ? nil : range }
            if isMarked {
                return !word.isLetter || tokens.kind(token - 1) == .plus || isByte(token - 1, 0x2A) ? range : nil
            }
            if interpretation.back != nil { return word.isLetter ? nil : range }
            return !word.isUsed && !syntax.mayBeMark(text, at: start) ? range : nil
        }
        if interpretation.back == nil, interpretation.scaledEnd == nil, isBeforeLakh(start, interpretation) {
            return range
        }
        if interpretation.scaledEnd != nil { return nil }
        if ForeignScaleWords.isForm(text, at: start) { return range }
        guard let wordEnd = NumberWords.wordEnd(text, start) else { return nil }
        return DecisionLines(WordLists.illions).match(start..<wordEnd, in: text, partsLongerThan: 5) ? range : nil
    }

    /// Whether a letter for lakhs or crores follows rupees or taka in a locale without such words: "₹90 L" in English.
    private func isBeforeLakh(_ start: Int, _ interpretation: Interpretation) -> Bool {
        let isSouthAsian = interpretation.beside?.found.contains { Self.countedInLakhs.contains($0.currency) } ?? false
        guard isSouthAsian, !(regionCurrency.map(Self.countedInLakhs.contains) ?? false) else { return false }
        let word = text[start...].prefix { $0.isLetter }.map { $0 | 0x20 }
        return word.elementsEqual("l".utf8) || word.elementsEqual("cr".utf8)
    }

    private static var countedInLakhs: [CurrencyCode] {
        [
            CurrencyCode(literal: "INR"), CurrencyCode(literal: "PKR"), CurrencyCode(literal: "BDT"),
            CurrencyCode(literal: "NPR"), CurrencyCode(literal: "LKR"),
        ]
    }

    /// How words in front limit an amount: "at least $5", "меньше 7 евро".
    private func relation(before start: Int) -> FoundAmount.Relation? {
        if BesideWords.start(of: WordLists.atLeast, text, before: start) != nil { return .atLeast }
        return BesideWords.start(of: WordLists.atMost, text, before: start) != nil ? .atMost : nil
    }
}

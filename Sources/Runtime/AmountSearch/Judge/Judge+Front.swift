import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// What stands in front of an amount.

extension Judge {
    func judgeFront(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        let start = found.range.lowerBound
        let first = tokens.index(at: start)
        let place = skipBlanks(back: first - 1)
        let isApart = ((place + 1)..<first).contains { tokens.kind($0) == .blank }
        // Right-to-left override shows digits in another order.
        for token in (place + 1)..<first where tokens.kind(token) == .invisible {
            if InvisibleCharacter(rawValue: scalar(token))?.isOverride ?? false {
                found.doubt(.symbol, tokens[token].range)
            }
        }
        guard place >= 0 else { return }
        let range = tokens[place].range
        // "au moins 10 €" has a word for minus in one for a bound.
        let relation = relation(before: start)
        let isNegative = found.likeliest.isNegative
        if relation == nil, hasMark(before: start) || !isNegative && (hasMinus(before: first) || beginsWithDebit(start))
        {
            found.doubtSign(.markInFront, range)
        } else if let mark = markInCell(before: first) {
            found.doubtSign(.markInFront, mark)
        }
        if BesideWords.start(of: WordLists.halfBefore, text, before: start) != nil { found.doubt(.half, range) }
        if followsDecimalSign(start, interpretation) { found.doubt(.decimalSign, range) }
        if !isRange && endsHundreds(start, interpretation)
            || isRound(interpretation.number) && (followsSeveral(start) || isPlural(start, interpretation.number))
        {
            found.doubt(.hundreds, range)
        }
        if interpretation.front == nil, let and = BesideWords.start(of: WordLists.and, text, before: start),
            isScaleWord(endingAt: tokens.index(at: Blanks.start(text, and)) - 1)
        {
            found.doubt(.endOfSum, range)
        }
        if interpretation.front == nil, place >= taken,
            NumberWords.precede(text, start, contents.numberWords) || grammar.followsNumeral(interpretation.number)
        {
            found.doubt(.numberInWords, range)
        }
        judgeNumber(beforeFront: interpretation, &found)
        if found.relation == nil { found.relation = relation }
        switch tokens.kind(place) {
        // In "1.499,- 1.049,- €", the dash is the cents of another amount.
        case .minus where place >= taken: judgeDash(before: place, isApart, &found, interpretation, isRange: isRange)
        // "-(-$5.00)"
        case .opening where !isApart && tokens.kind(place - 1) == .minus && !found.doubts.contains { $0.kind == .sign }:
            found.doubtSign(.minusBeforeParenthesis, range)
        // "29,989,2$70.00", "USD 0.0$7"
        case .number where place == first - 1 && tokens.kind(first) == .currency && isNumber(first + 1):
            found.doubt(.currencyInNumber, range)
        case .number where place < first - 1 || tokens.kind(first) == .currency:
            if !isRange { judgeNumber(before: place, isApart, &found, interpretation) }
        case .number: found.doubt(.numberTouches, range)
        // "$€ 12,50$"
        case .currency
        where interpretation.front == nil && isApart && tokens.kind(place - 1) == .currency && scalar(place) < 0x2E80:
            doubtCurrency(.otherCode, &found, range)
            found.doubt(.otherCurrency, range)
        // "€ $20"
        case .currency
        where isApart && interpretation.front != nil && interpretation.back == nil && place >= taken
            && !isNumber(skipBlanks(back: place - 1)) && tokens.finding(place).isExact
            && !finder.isSingleLetter(text, range)
            && !tokens.finding(place).found.contains { $0.evidence == .name }:
            if let other = grammar.meant(place, interpretation.number, isBehind: false),
                !other.found.contains(where: { one in found.candidates.contains { $0.currency == one.currency } })
            {
                doubtCurrency(.otherCode, &found, range)
                if wanted == nil {
                    found.candidates += finder.candidates(text, at: range.lowerBound, contents.selection)
                }
            }
        // "160,0$0 €", "7,7$4 USD", "8$34.00 CHF", "21¤9 €", "4P12.00 EUR", but "1ドル150円" and "30分200円"
        case .currency where place == first - 1 && isNumber(place - 1):
            let beside = grammar.meant(place, place - 1, isBehind: true)
            let isCutting =
                beside.map { !$0.isName && (place >= taken || !isInSameForm(as: $0, first)) }
                ?? (scalar(place) < 0x2E80)
            if isCutting || isCutOff(first) { found.doubt(.currencyInNumber, range) }
        // "l.250 €"
        case .currency where place == first - 1 && isNumber(first) && text[range.lowerBound].isLetter:
            found.doubt(.currencyTouches, range)
        // "± $5"
        case .symbol where scalar(place) == 0xB1: found.doubtSign(.plusOrMinus, range)
        case .symbol:
            let isLetter = [0x25B2, 0x25B3, 0x25BC, 0x25BD].contains(scalar(place))
            if isLetter, !found.likeliest.isNegative {
                found.doubtSign(.triangle, range)
            } else if !isApart, !isExplained(place) {
                found.doubt(.symbol, range)
            }
        // "-us $1.38"
        case .word
        where interpretation.front != nil && tokens.bytes(place).count <= 3 && isSign(place - 1)
            && ![.word, .number].contains(tokens.kind(place - 2)):
            found.doubtSign(.joinedDash, tokens[place - 1].range)
        case .word:
            if isScaleWord(endingAt: place) || isLikeScale(place) { doubtScaleInFront(&found, interpretation, place) }
            // "s/foo$5/bar/", but "3x$20"
            let isTimes = isByte(place, 0x78) && isNumber(place - 1)
            if place == first - 1, tokens.kind(first) == .currency, !isTimes, text[range].allSatisfy({ $0.isLetter }) {
                found.doubt(.lettersTouch, range)
            }
            // "ー500円"; a vowel is lengthened in "コーヒー 450円".
            if scalar(place) == 0x30FC, tokens.kind(place - 1) != .word, !found.likeliest.isNegative {
                found.doubtSign(.longVowel, range)
            }
        case .closing where tokens.kind(place - 1) == .word && isScaleWord(endingAt: place - 1):
            // "(in millions) $5"
            doubtScaleInFront(&found, interpretation, place - 1)
        // "$3+$5" are two amounts; in "^\d+$ 5" there is none.
        case .plus where place == first - 1 && ![.number, .currency].contains(tokens.kind(place - 1)):
            found.doubt(.plus, range)
        case .apostrophe, .comma, .period: judgeSeparator(before: place, isApart, &found, interpretation)
        case .line where place > 0 && place == first - 1:
            if [.comma, .period].contains(tokens.kind(place - 1)), isDigit(before: place - 1), isNumber(first),
                tokens.kind(place - 1) == .comma || isCutOff(first)
            {
                found.doubt(.fractionInFront, range)
            }
        // "+/-$5"
        case .slash where !isApart && [.plus, .minus].contains(tokens.kind(place - 1)):
            found.doubtSign(.plusOrMinus, range)
        // "amount_cents: 4599 USD"
        case .colon where tokens.kind(place - 1) == .currency && isMinorUnit(place - 1) && isPlain(interpretation):
            found.doubt(.fractionOfMinorUnit, tokens[place - 1].range, [found.likeliest.scaled(byPowerOfTen: -2)])
        // "$/€ 1.08" is a rate.
        case .slash where !isApart && tokens.kind(place - 1) == .currency && tokens.kind(first) == .currency:
            found.doubt(.slash, range)
        // "s/x/$1k/"
        case .slash
        where !isApart && tokens.kind(place - 1) == .word && isByte(tokens.index(at: found.range.upperBound), 0x2F):
            found.doubt(.slash, range)
        // The hundredths of a cheque: "Fifty and NO/100 Dollars".
        case .slash where !isApart && isNumber(first) && value(tokens[first].range) == 100: found.doubt(.slash, range)
        // "x < 7$"
        case .punctuation where isComparison(place) && tokens.kind(skipBlanks(back: place - 1)) == .word:
            found.doubt(.symbol, range)
        // "@eur50"
        case .punctuation where !isApart && isByte(place, 0x40) && text[tokens[first].start].isSmallLetter:
            found.doubt(.symbol, range)
        // "***45.67 USD"
        case .punctuation
        where !isApart && [0x2A, 0x5F].contains(text[range.lowerBound]) && scalar(place - 1) == scalar(place)
            && isNumber(first) && scalar(tokens.index(at: found.range.upperBound)) != scalar(place):
            found.doubt(.mask, range)
        case .punctuation:
            // ↓ ⬇ 🔻
            if [0x2193, 0x2B07, 0x1F53B].contains(scalar(place)), !found.likeliest.isNegative {
                found.doubtSign(.triangle, range)
            }
        case .markup:
            var open = place
            while tokens.kind(open - 1) == .markup, isInline(open) { open -= 1 }
            let digits = skipBlanks(back: open - 1)
            if isInline(open), isNumber(digits), mayGoOn(interpretation.number) {
                found.doubt(.markupInNumber, range)
                doubtRaised(&found, tokens[digits].range, interpretation.number, found.range)
            }
        // A tab behind a minus, as behind the bullet of a list: "-\t$5.00".
        case .cell where tokens.kind(place - 1) == .minus && tokens.kind(place - 2) == .line:
            judgeDash(before: place - 1, true, &found, interpretation, isRange: isRange)
        default: break
        }
    }

    /// Judges a comma or period in front, behind a part of the number: "2、3万円", "5 .99 €", "5 € ,99", "－，99 €", "118, 99 €",
    /// "1O,99 €".
    private func judgeSeparator(
        before place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let range = tokens[place].range
        // "Mio. € 5"
        if tokens.kind(place) == .period, tokens.kind(place - 1) == .word, isScaleWord(endingAt: place - 1) {
            doubtScaleInFront(&found, interpretation, place - 1)
        }
        // In "¥500、300円" the comma is behind another amount.
        guard interpretation.front == nil, place - 1 >= taken || taken == 0 else { return }
        let shape = tokens.number(interpretation.number)
        let isGroup =
            leadingDigits(interpretation.number) == 3 && tokens.kind(place) != syntax.separators.decimal?.token
        let front = skipsBlank(place) - 1
        let isPart = shape.isPlain ? 2...3 ~= shape.digits || interpretation.scaledEnd != nil : isGroup
        switch tokens.kind(skipsBlank(place) - 1) {
        case .number where isApart && isDigit(before: place):
            // "55 m2, 850 €", "2019, 120 $", "4/9, 300 $"
            let isName = isModel(front) || isYear(front) || grammar.isInChain(front)
            if isPart, !isName, shape.isPlain || tokens.number(front).isPlain {
                // "et. 3, 350 euro" is rather on the third floor.
                doubtApart(
                    &found, front, place, shape.digits == 2 ? .centsApart : .groupApart,
                    isLikely: shape.digits == 2 || !shape.isPlain)
            }
        case .number,
            .minus where !isApart,
            .currency where !isApart && interpretation.back == nil,
            // In "ごめん、500円" it parts clauses.
            .word
        where !isApart && isPart && tokens.kind(place - 1) == .word && tokens.bytes(place).count == 1
            && (shape.isPlain || isMask(place - 1)):
            found.doubt(.separatorInFront, range)
        default: break
        }
    }

    /// Doubts an amount behind a word of scale. If the word is in front of its currency, the amount is also read with it,
    /// "Mio. € 5", while "mil 500 pesos" are a sum.
    private func doubtScaleInFront(_ found: inout FoundAmount, _ interpretation: Interpretation, _ word: Int) {
        let power = interpretation.front == nil ? nil : scaleWord(tokens[word].start)?.word.power
        found.doubt(
            .scaleInFront, tokens[word].range, power.map { [AmountGrammar.scaled(found.likeliest, $0)] } ?? [])
    }

    private func isMinorUnit(_ token: Int) -> Bool { tokens.finding(token).found.allSatisfy { $0.isMinorUnit } }

    private func isPlain(_ interpretation: Interpretation) -> Bool {
        tokens.number(interpretation.number).isPlain && interpretation.scaledEnd == nil
    }

    /// Whether a word stands for digits: "XX.234,00 €".
    private func isMask(_ word: Int) -> Bool { tokens.bytes(word).allSatisfy { $0 | 0x20 == UInt8(ascii: "x") } }

    /// Doubts an amount whose first digits are apart, "118, 99 €", and reads it with them, too.
    private func doubtApart(
        _ found: inout FoundAmount, _ digits: Int, _ separator: Int, _ row: AmountDoubt.Row, isLikely: Bool
    ) {
        let whole = tokens[digits].start..<found.range.upperBound
        let bytes = Array(text[whole.lowerBound..<tokens[separator].end]) + text[found.range]
        let other = grammar.read(bytes, whole, found.candidates[0].range)
        found.doubt(row, tokens[separator].range, other.map { [$0.likeliest] } ?? [])
        if other == nil || !isLikely { return }
        found.preferLast()
        found.range = whole
    }

    /// Whether a word for the decimal sign and another number are in front of a number: "2 point 5 dollars", "1点5元", "two point
    /// 5 million dollars", "二点5亿元".
    private func followsDecimalSign(_ start: Int, _ interpretation: Interpretation) -> Bool {
        let touching = tokens[max(0, tokens.index(at: start) - 1)]
        guard interpretation.front == nil,
            let sign = BesideWords.start(of: WordLists.decimalSigns, text, before: start)
                ?? (BesideWords.end(of: WordLists.decimalSigns, text, at: touching.start) == start
                    ? touching.start : nil)
        else { return false }
        let number = tokens.index(at: Blanks.start(text, sign)) - 1
        guard number >= taken else { return false }
        if tokens.kind(number) == .word {
            return text[sign] < 0xE3 || Numerals.contains(scalar(number), hasHangul: true)
        }
        return tokens.kind(number) == .number && tokens.number(number).isPlain
    }

    /// Whether a number and "and" are in front of a smaller one: "a 100 and 50 dollars", "3 e 50 euro".
    private func endsHundreds(_ start: Int, _ interpretation: Interpretation) -> Bool {
        let shape = tokens.number(interpretation.number)
        guard interpretation.front == nil, shape.isPlain, shape.digits <= 2,
            let and = BesideWords.start(of: WordLists.and, text, before: start)
        else { return false }
        let number = tokens.index(at: Blanks.start(text, and)) - 1
        guard tokens.kind(number) == .number, number >= taken, tokens.number(number).isPlain else { return false }
        let isCents = shape.digits == 2 && tokens.number(number).digits == 1 && syntax.joinsCentsWithAnd
        return isCents || tokens.bytes(number).suffix(2).elementsEqual("00".utf8)
    }

    /// Whether a number is a hundred, a thousand or the like.
    private func isRound(_ number: Int) -> Bool {
        let digits = text[tokens[number].range].filter { $0.isDigit }
        return digits.count > 1 && digits[0] == 0x31 && digits.dropFirst().allSatisfy { $0 == 0x30 }
    }

    /// Whether a word for "several" is in front, which makes a thousand some thousands: "several 1000 dollars", "a few £100".
    private func followsSeveral(_ start: Int) -> Bool {
        let front = tokens[max(0, tokens.index(at: start) - 1)]
        let end = Blanks.start(text, start)
        return contents.several.contains { word in
            BesideWords.start(word, text, before: end) != nil
                || front.end == start && BesideWords.end(word, text, at: front.start) == start
        }
    }

    /// Whether an "s" makes a thousand some thousands: "win £1,000's".
    private func isPlural(_ start: Int, _ number: Int) -> Bool {
        let behind = tokens.index(at: max(start, tokens[number].end))
        return tokens.kind(behind) == .apostrophe && isByte(behind + 1, 0x73)
    }

    /// Judges a dash in front that is not the sign of the amount: with blanks around it, or joined to a word.
    private func judgeDash(
        before place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation,
        isRange: Bool
    ) {
        let range = tokens[place].range
        // "--$5.00" is a dash, or a minus of a minus; "-+5 EUR" contradicts itself.
        if !isApart, [.minus, .plus].contains(tokens.kind(place + 1)) { return found.doubtSign(.twoSigns, range) }
        if found.likeliest.isNegative { return }
        if !isApart {
            // "누적-4,645원", "per-$3", "¢-₾ 5"; "$5B-$6B" is a range, and "ב-50 ₪" has a preposition.
            let isJoined =
                tokens.kind(place - 1) == .word && !grammar.isPreposition(tokens.bytes(place - 1))
                && !grammar.isScale(place - 1)
                || [.currency, .closing].contains(tokens.kind(place - 1))
            if isJoined, place - 1 >= taken { found.doubtSign(.joinedDash, range) }
            return
        }
        if scalar(place) == 0x2212 { return found.doubtSign(.dashApart, range) }
        let isLong = scalar(place) == 0x2014 || scalar(place) == 0x2015
        // A no-break space keeps a minus and its amount together.
        if tokens.kind(place + 1) == .blank, tokens.bytes(place + 1).contains(where: { $0 >= 0x80 }) {
            return found.doubtSign(.dashApart, range)
        }
        let label = skipBlanks(back: place - 1)
        // "$ - 5.00"
        if interpretation.isLabelled, label == interpretation.front?.token { return found.doubtSign(.dashApart, range) }
        switch tokens.kind(label) {
        case .line, .cell:
            // A dash before words is a list item's: "- $5 fee".
            let next = skipBlanks(tokens.index(at: found.range.upperBound))
            if !isLong, tokens.kind(next) != .word { found.doubtSign(.dashApart, range) }
        case _ where label < taken || isLong && tokens.kind(label) == .punctuation, .word, .number, .currency, .closing,
            .period, .comma, .symbol:
            // A long dash behind words introduces the amount, "Coffee – $3", and any dash between two amounts is that of a
            // range. A hyphen is a minus on statements: "Lastschrift - 3.753,00 €".
            let isRange =
                isRange || interpretation.scaledEnd != nil
                || label < taken && (previous.map { $0.likeliest <= found.likeliest } ?? false)
            if label == place - 1 || scalar(place) == 0x2D && !isRange { found.doubtSign(.dashApart, range) }
        default: found.doubtSign(.dashApart, range)
        }
    }

    /// Judges a number in front without a currency of its own: "12 50 €", "12  500 €", "5. 90 €".
    private func judgeNumber(
        before place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let shape = tokens.number(interpretation.number)
        let before = tokens.number(place)
        let isCutOff = isCutOff(interpretation.number)
        guard interpretation.front == nil, place >= taken, !grammar.isInChain(place) else { return }
        let areAlike = before.isPlain ? shape.isPlain : before.lastDigits == 3 && shape.lastDigits == 3
        if tokens.kind(place + 2) == .minus, isOneBlank(place + 1), areAlike {
            // "um 10 -14 €", "499,000 -629,000 บาท"
            found.doubtSign(.minusBetweenNumbers, tokens[place + 2].range)
        }
        guard ![.plus, .minus].contains(tokens.kind(place + 2)), isCutOff || !isModel(place) else { return }
        // "x-11 616 €", "#1 234,50 €", "7 283 86 3 XAF", "54\u{A0}35,7 €", "7 \u{200F}885.00 AED", "Golf 7  500 €",
        // "481348 804 FCFA"
        let isGroup =
            before.isPlain && leadingDigits(interpretation.number) == 3
            && (before.digits <= 3 || before.digits % 3 == 0 && shape.isPlain)
        let isMarked = tokens.kind(interpretation.number - 1) == .invisible
        if !isGroup, !isMarked, !isGroupingSpace(place + 1), !isCutOff {
            // "taille 42 15 €", "Xbox 360 80 €", "2024 500 €", "14h30 12 €"
            let isNamed =
                tokens.kind(place - 1) == .word || isNumbered(before: tokens[place].start)
                || isName(skipBlanks(back: place - 1)) || isYear(place)
            // "Saldo: 3 6,02 €" may be split, but "2 6,02 €" are two at a price.
            let isLabelled = tokens.kind(skipBlanks(back: place - 1)) == .colon
            let isPart = shape.isPlain ? shape.digits <= max(2, before.digits) : isLabelled
            guard isPart, !isNamed, before.isPlain, before.digits < 4 || shape.digits == 4 else { return }
        }
        let units = shape.isPlain && shape.digits == 2 ? value(tokens[place].range) : nil
        let whole = units.flatMap { units in
            try? DecimalValue(minorUnits: units * 100, scale: 2) + found.likeliest.scaled(byPowerOfTen: -2)
        }
        found.doubt(.numberInFront, tokens[place].range, whole.map { [$0] } ?? [])
    }

    /// Whether letters in front make a number the name of a thing, "PS5 450 €", "72m2 750 €", and no part of another number,
    /// "62 2G50 548 XOF", "l2 500 €", "ո57 802 ¥".
    private func isModel(_ number: Int) -> Bool {
        guard [.word, .currency].contains(tokens.kind(number - 1)), scalar(number - 1) < 0x530 else { return false }
        let isSquare = isByte(number - 1, 0x6D) && (isByte(number, 0x32) || isByte(number, 0x33))
        let isInside = tokens.kind(number - 2) == .number && !isSquare
        // "Перевод292 510,89 ₸"
        if tokens.bytes(number - 1).count > 3, tokens.number(number).digits > 1,
            leadingDigits(skipBlanks(number + 1)) == 3
        {
            return false
        }
        let isLikeDigit = tokens.bytes(number - 1).count == 1 && "lIO".utf8.contains(text[tokens[number - 1].start])
        return !isInside && !isLikeDigit
    }

    /// Judges a number in front of a currency in letters that may be its own: "TSLA 245.10 USD -2.31", and "1,250 USD1", where
    /// digits that touch the letters may refer to a note, but not "Flight BA 202 USD50".
    private func judgeNumber(beforeFront interpretation: Interpretation, _ found: inout FoundAmount) {
        guard let front = interpretation.front, interpretation.back == nil, !interpretation.isLabelled else { return }
        let shape = tokens.number(interpretation.number)
        let place = skipBlanks(back: front.token - 1)
        guard isNumber(place), place >= taken, place < front.token - 1 else { return }
        let before = tokens.number(place)
        let touches = tokens.kind(front.token + 1) == .number
        let isApart = front.isCode && shape.hasCents && before.hasCents && !touches
        let isNamed = before.isPlain && [.word, .currency].contains(tokens.kind(skipBlanks(back: place - 1)))
        let isNote =
            touches && shape.isPlain && shape.digits <= 2 && (shape.digits == 1 || !isNamed)
            && WordBoundary.endsWithLetter(text, at: front.range.upperBound)
        guard isApart || isNote, let other = read(tokens[place].range, with: front) else { return }
        found.doubt(.codeBetweenNumbers, tokens[place].range, [other])
        if isNote { found.preferLast() }
    }

    /// How words in front limit an amount: "at least $5", "меньше 7 евро".
    private func relation(before start: Int) -> FoundAmount.Relation? {
        let least = BesideWords.start(of: WordLists.atLeast, text, before: start)
        let most = BesideWords.start(of: WordLists.atMost, text, before: start)
        // "nicht mehr als" is the longer one.
        guard let least, let most else { return least != nil ? .atLeast : most != nil ? .atMost : nil }
        return least < most ? .atLeast : .atMost
    }
}

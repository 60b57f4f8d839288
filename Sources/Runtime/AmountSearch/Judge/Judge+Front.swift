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
        guard place >= 0 else { return }
        let range = tokens[place].range
        if hasMark(before: start) || hasMinus(before: first) && !found.likeliest.isNegative { found.doubtSign(range) }
        if BesideWords.start(of: WordLists.halfBefore, text, before: start) != nil { found.doubt(.number, range) }
        if followsDecimalSign(start, interpretation) { found.doubt(.number, range) }
        if endsHundreds(start, interpretation) { found.doubt(.number, range) }
        if interpretation.front == nil, place >= taken,
            NumberWords.precede(text, start) || grammar.followsNumeral(interpretation.number)
        {
            found.doubt(.number, range)
        }
        judgeNumber(beforeFront: interpretation, &found)
        if let relation = relation(before: start), found.relation == nil { found.relation = relation }
        switch tokens.kind(place) {
        case .minus: judgeDash(before: place, isApart, &found, interpretation)
        // "-(-$5.00)"
        case .opening where !isApart && tokens.kind(place - 1) == .minus && !found.doubts.contains { $0.kind == .sign }:
            found.doubtSign(range)
        // "29,989,2$70.00", "USD 0.0$7"
        case .number where place == first - 1 && tokens.kind(first) == .currency && isNumber(first + 1):
            found.doubt(.neighbour, range)
        case .number where place < first - 1 || tokens.kind(first) == .currency:
            if !isRange { judgeNumber(before: place, isApart, &found, interpretation) }
        case .number: found.doubt(.neighbour, range)
        // "160,0$0 €", "7,7$4 USD", "8$34.00 CHF", "21¤9 €", "4P12.00 EUR", but "1ドル150円" and "30分200円"
        case .currency where place == first - 1 && isNumber(place - 1):
            let beside = grammar.meant(place, place - 1, isBehind: true)
            let isCutting =
                beside.map { !$0.isName && (place >= taken || !isInSameForm(as: $0, first)) }
                ?? (scalar(place) < 0x2E80)
            if isCutting || isCutOff(first) { found.doubt(.neighbour, range) }
        case .symbol:
            let isLetter = [0x25B2, 0x25B3, 0x25BC, 0x25BD].contains(scalar(place))
            if isLetter, !found.likeliest.isNegative {
                found.doubtSign(range)
            } else if !isApart, !isExplained(place) {
                found.doubt(.neighbour, range)
            }
        case .word:
            if isScaleWord(endingAt: place) { found.doubt(.scale, range) }
            // "ー500円"; a vowel is lengthened in "コーヒー 450円".
            if scalar(place) == 0x30FC, tokens.kind(place - 1) != .word, !found.likeliest.isNegative {
                found.doubtSign(range)
            }
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
            // "－，99 €"
            let isBehindMinus = tokens.kind(place - 1) == .minus
            if !isApart, behindNumber || isDigit(before: place) || isMasked || isBehindMinus {
                found.doubt(.neighbour, range)
            } else if isApart, tokens.kind(place - 1) == .blank, isNumber(place - 2), place - 2 >= taken {
                // "5 . 5元"
                found.doubt(.neighbour, range)
            } else if isApart, isDigit(before: place), shape.isPlain, 2...3 ~= shape.digits,
                tokens.kind(place) != .apostrophe, place - 1 >= taken
            {
                let bytes = Array(text[tokens[place - 1].start..<tokens[place].end]) + text[found.range]
                let whole = grammar.read(
                    bytes, tokens[place - 1].start..<found.range.upperBound, found.candidates[0].range)
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
        // "+/-$5"
        case .slash where !isApart && [.plus, .minus].contains(tokens.kind(place - 1)): found.doubtSign(range)
        case .punctuation:
            // ↓ ⬇ 🔻
            if [0x2193, 0x2B07, 0x1F53B].contains(scalar(place)), !found.likeliest.isNegative {
                found.doubtSign(range)
            }
        case .markup:
            var open = place
            while tokens.kind(open - 1) == .markup, isInline(open) { open -= 1 }
            if isInline(open), isDigit(before: open) { found.doubt(.neighbour, range) }
        // A tab behind a minus, as behind the bullet of a list: "-\t$5.00".
        case .cell where tokens.kind(place - 1) == .minus && tokens.kind(place - 2) == .line:
            judgeDash(before: place - 1, true, &found, interpretation)
        default: break
        }
    }

    /// Whether a word for the decimal sign and another number are in front of a number: "2 point 5 dollars", "1点5元".
    private func followsDecimalSign(_ start: Int, _ interpretation: Interpretation) -> Bool {
        let touching = tokens[max(0, tokens.index(at: start) - 1)]
        guard interpretation.front == nil,
            let sign = BesideWords.start(of: WordLists.decimalSigns, text, before: start)
                ?? (BesideWords.end(of: WordLists.decimalSigns, text, at: touching.start) == start
                    ? touching.start : nil)
        else { return false }
        let number = tokens.index(at: Blanks.start(text, sign)) - 1
        return tokens.kind(number) == .number && tokens.number(number).isPlain && number >= taken
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
    private func judgeDash(
        before place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let range = tokens[place].range
        // "--$5.00" is a dash, or a minus of a minus; "-+5 EUR" contradicts itself.
        if !isApart, [.minus, .plus].contains(tokens.kind(place + 1)) { return found.doubtSign(range) }
        if found.likeliest.isNegative { return }
        if !isApart {
            // "누적-4,645원", "per-$3", "¢-₾ 5"; "$5B-$6B" is a range, and "ב-50 ₪" has a preposition.
            let isJoined =
                tokens.kind(place - 1) == .word && !grammar.isPreposition(tokens.bytes(place - 1))
                || [.currency, .closing].contains(tokens.kind(place - 1))
            if isJoined, place - 1 >= taken { found.doubtSign(range) }
            return
        }
        if scalar(place) == 0x2212 { return found.doubtSign(range) }
        let isLong = scalar(place) == 0x2014 || scalar(place) == 0x2015
        // A no-break space keeps a minus and its amount together.
        if tokens.kind(place + 1) == .blank, tokens.bytes(place + 1).contains(where: { $0 >= 0x80 }) {
            return found.doubtSign(range)
        }
        let label = skipBlanks(back: place - 1)
        // "$ - 5.00"
        if interpretation.isLabelled, label == interpretation.front?.token { return found.doubtSign(range) }
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
        // "BE68 5390 0754 7034 EUR", "4111 1111 1111 1111 USD"
        if interpretation.front == nil, place >= taken, isGroupOfFour(place), isGroupOfFour(skipBlanks(back: place - 1))
        {
            return found.doubt(.number, tokens[place].range)
        }
        // "3 0 ¥", "half-56 087 FCFP", "7 283 86 3 XAF", "54\u{A0}35,7 €"
        let follows = interpretation.front == nil && isOneBlank(place + 1)
        let isThird = isNumber(place - 2) && isOneBlank(place - 1) && before.isPlain && before.digits <= 3
        let isCut = place >= taken && (isCutOff(interpretation.number) || isThird)
        // "7 \u{200F}885.00 AED"
        let isMarked = interpretation.front == nil && tokens.kind(interpretation.number - 1) == .invisible
        if follows && (isCut || isNoBreakSpace(place + 1)) || isMarked {
            return found.doubt(.number, tokens[place].range)
        }
        guard interpretation.front == nil, shape.isPlain, before.isPlain, before.digits <= 3, place >= taken,
            !grammar.isInChain(place), isAlone(place) || hasSign(place)
        else { return judgeJoinedNumber(before: place, &found, interpretation) }
        let isSpace = tokens.index(at: found.range.lowerBound) == place + 2 && isOneBlank(place + 1)
        if shape.digits == 2, isSpace {
            // "taille 42 15 €", "Xbox 360 80 €"
            if isNumbered(before: tokens[place].start) || isName(skipBlanks(back: place - 1)) { return }
            let whole = value(tokens[place].range).flatMap { units in
                try? DecimalValue(minorUnits: units * 100, scale: 2) + found.likeliest.scaled(byPowerOfTen: -2)
            }
            found.doubt(.cents, tokens[place].range, whole.map { [$0] } ?? [])
        } else if shape.digits == 3, !isSpace {
            found.doubt(.group, tokens[place].range)
        } else if shape.digits == 1, before.digits == 1, isSpace, isNumber(skipBlanks(back: place - 1)) {
            // "1 0 0 €"
            found.doubt(.number, tokens[place].range)
        }
    }

    /// Whether nothing touches a number but its sign.
    private func hasSign(_ number: Int) -> Bool {
        [.plus, .minus].contains(tokens.kind(number - 1)) && isAlone(number - 1)
    }

    /// Judges a number in front of a code that may be its own: "TSLA 245.10 USD -2.31".
    private func judgeNumber(beforeFront interpretation: Interpretation, _ found: inout FoundAmount) {
        guard let front = interpretation.front, front.isCode, interpretation.back == nil, !interpretation.isLabelled,
            tokens.number(interpretation.number).hasCents, tokens.kind(front.token + 1) != .number
        else { return }
        let before = skipBlanks(back: front.token - 1)
        guard isNumber(before), before >= taken, before < front.token - 1, tokens.number(before).hasCents,
            let other = read(tokens[before].range, with: front)
        else { return }
        found.doubt(.number, tokens[before].range, [other])
    }

    /// Whether a token has four digits, as the groups of account numbers and cards have, with or without letters before.
    private func isGroupOfFour(_ token: Int) -> Bool {
        guard tokens.kind(token) == .number, tokens.number(token).isPlain else { return false }
        return tokens.number(token).digits == 4 || tokens.number(token).digits == 2 && tokens.kind(token - 1) == .word
    }

    /// Judges a number in front that a sign joins to something, "#1 234,50 €", if it may be the first group of the amount.
    private func judgeJoinedNumber(before place: Int, _ found: inout FoundAmount, _ interpretation: Interpretation) {
        let number = tokens[interpretation.number].range
        let digits = text[number].prefix { $0.isDigit }.count
        // "A1 050 €", "l2 500 €"
        let letter = [.word, .currency].contains(tokens.kind(place - 1)) && interpretation.front == nil
        // Names of things are in Latin, Greek or Cyrillic letters: "ո57 802 ¥".
        let isOfOtherScript = digits == 3 && isGroup(place) && scalar(place - 1) >= 0x530
        // "62 2G50 548 XOF", but "72m2 750 €"
        let isSquare = isByte(place - 1, 0x6D) && tokens.number(place).digits == 1
        let isInside = digits == 3 && tokens.kind(place - 2) == .number && isGroup(place) && !isSquare
        if letter,
            isInside || isOfOtherScript || text[number.lowerBound] == 0x30
                || tokens.bytes(place - 1).count == 1 && "lIO".utf8.contains(text[tokens[place - 1].start])
        {
            return found.doubt(.group, tokens[place].range)
        }
        // "x-11 616 €", but "Saab 9-5 500 kr"
        let isJoined =
            [.punctuation, .symbol, .plus].contains(tokens.kind(place - 1))
            || tokens.kind(place - 1) == .minus && tokens.kind(place - 2) == .word
        guard interpretation.front == nil, isJoined, digits == 3, isGroup(place)
        else { return }
        found.doubt(.group, tokens[place].range)
    }

    /// Whether a number may be a group of digits before the next number, with one blank between them.
    private func isGroup(_ number: Int) -> Bool {
        isNumber(number) && tokens.number(number).isPlain && tokens.number(number).digits <= 3 && isNumber(number + 2)
            && isOneBlank(number + 1)
    }

    /// How words in front limit an amount: "at least $5", "меньше 7 евро".
    private func relation(before start: Int) -> FoundAmount.Relation? {
        if BesideWords.start(of: WordLists.atLeast, text, before: start) != nil { return .atLeast }
        return BesideWords.start(of: WordLists.atMost, text, before: start) != nil ? .atMost : nil
    }
}

import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// Two numbers with one currency, which are the ends of a range.

extension AmountScanner {
    /// Both ends of a range with a dash: "10–20 €", "€10–20". The scale of the upper end may also be that of the lower one.
    mutating func range(_ first: Int, _ last: Int) -> [FoundAmount] {
        let lower = grammar.interpretation(first, mayHaveBack: false)
        let upper =
            grammar.interpretation(last, mayHaveFront: false)
            ?? lower.flatMap { grammar.interpretation(last, front: $0.front) }
        guard let currency = upper?.back ?? lower?.front else { return [] }
        return range(first, last, currency, from: lower, to: upper)
    }

    /// Both ends of a range in words: "between 10 and 20 dollars", "10 to 20 dollars", "$5 to 6 billion".
    mutating func rangeOfWords(_ number: Int) -> [FoundAmount]? {
        let scaledEnd = grammar.scaledEnd(number)
        let end = scaledEnd ?? tokens[number].end
        guard !grammar.isGlued(number),
            let last = numberBehindRangeWord(end, hasBetween: hasBetween(tokens[number].start))
                // "1,5 millió-2 millió Ft"
                ?? (scaledEnd == nil ? nil : numberBehindDash(end))
        else { return nil }
        let upper = grammar.interpretation(last, mayHaveFront: false)
        if grammar.front(number) != nil {
            // "We gave $5 to 10 million people."
            guard upper == nil, scaledEnd == nil, let lastEnd = grammar.scaledEnd(last),
                endsPhrase(lastEnd) || hasBetween(tokens[number].start),
                let lower = grammar.interpretation(number, mayHaveBack: false), let currency = lower.front
            else { return nil }
            return range(number, last, currency, from: lower, to: grammar.interpretation(last, front: currency))
        }
        // "3 à 4,50 €" are three at a price; "5.6到5.78元" is a range.
        let isCount = scaledEnd == nil && tokens.number(number).isPlain && tokens.number(last).hasCents
        guard !isCount || hasBetween(tokens[number].start), let currency = upper?.back else { return nil }
        return range(number, last, currency, from: nil, to: upper)
    }

    /// Whether a word such as "between" or "from" is before an offset.
    private func hasBetween(_ start: Int) -> Bool {
        BesideWords.start(of: WordLists.between, text, before: start) != nil
    }

    /// The number after a word that joins the ends of a range: "10 to 20", or "between 10 and 20".
    private func numberBehindRangeWord(_ end: Int, hasBetween: Bool) -> Int? {
        let start = Blanks.end(text, end)
        var wordEnd = hasBetween ? endOfRangeWord(start) : endOfTo(start)
        let dash = tokens.index(at: start)
        if wordEnd == nil, start > end, tokens.kind(dash) == .minus, tokens.kind(dash + 1) == .blank {
            wordEnd = tokens[dash].end
        }
        guard let wordEnd else { return nil }
        let place = tokens.index(at: Blanks.end(text, wordEnd))
        // "בין 10 ל20 דולר"
        let isJoined =
            text[start] >= 0xE3 || grammar.isPreposition(UnsafeBufferPointer(rebasing: text[start..<wordEnd]))
        let isApart = isJoined || start > end && place < tokens.count && tokens[place].start > wordEnd
        return isApart && isNumber(place) && tokens[place].start == Blanks.end(text, wordEnd) ? place : nil
    }

    /// The upper end of a range whose currency stands at the lower one: "from 10 dollars to 20", "$50 to 75".
    mutating func upperEnd(_ lowest: inout FoundAmount, _ interpretation: Interpretation) -> FoundAmount? {
        let hasBetween = hasBetween(lowest.range.lowerBound)
        guard lowest.relation == nil, let currency = interpretation.beside,
            let last = numberBehindRangeWord(lowest.range.upperBound, hasBetween: hasBetween)
                ?? (mayBeMinus(behind: interpretation) ? nil : numberBehindDash(lowest.range.upperBound)),
            grammar.interpretation(last, mayHaveFront: false) == nil,
            tokens.kind(last - 1) == .minus || !grammar.isGlued(last), !isYear(last) || isYear(interpretation.number)
        else { return nil }
        let scaledEnd = grammar.scaledEnd(last)
        let numeral = tokens[last].start..<(scaledEnd ?? tokens[last].end)
        // "$5 to 10 people"; "$5 - 10" is a difference, too.
        let isDifference =
            tokens.kind(tokens.index(at: Blanks.end(text, lowest.range.upperBound))) == .minus
            && tokens.kind(last - 1) == .blank
        // "£3bn–4bn gap"
        let areScaled = interpretation.scaledEnd != nil && scaledEnd != nil
        guard hasBetween || areScaled || endsPhrase(numeral.upperBound) else { return nil }
        let upper = Interpretation(
            number: last, front: currency, numeral: numeral, scaledEnd: scaledEnd, range: numeral, isLabelled: true)
        judge.take(lowest)
        guard var highest = judge.judged(upper, isRange: true), highest.likeliest >= lowest.likeliest else {
            return nil
        }
        judge.doubtShortened(&lowest, interpretation.number, highest.likeliest)
        if isDifference, !areScaled { highest.doubtSign(.dashApart, tokens[last - 2].range) }
        (lowest.relation, highest.relation) = (.from, .to)
        return highest
    }

    /// Whether a dash that touches an amount may be the minus of the next one, as the currency stands in front of numbers:
    /// "345 CHF-8".
    private func mayBeMinus(behind interpretation: Interpretation) -> Bool {
        interpretation.back?.found.contains { finder.showsBeforeNumber($0.currency) } ?? false
    }

    /// The number after a dash that touches it and what is in front: "£20k-25k", "5 €-10".
    private func numberBehindDash(_ end: Int) -> Int? {
        let dash = tokens.index(at: end)
        let isDash = tokens.kind(dash) == .minus || Self.isTilde(scalar(dash))
        return isDash && tokens[dash].start == end && isNumber(dash + 1) ? dash + 1 : nil
    }

    mutating func range(
        _ first: Int, _ last: Int, _ currency: Beside, from lower: Interpretation?, to upper: Interpretation?
    ) -> [FoundAmount] {
        func end(_ number: Int, _ own: Interpretation?) -> Interpretation {
            if let own { return own }
            let scaledEnd = grammar.scaledEnd(number)
            let numeral = tokens[number].start..<(scaledEnd ?? tokens[number].end)
            return Interpretation(
                number: number, front: currency, numeral: numeral, scaledEnd: scaledEnd, range: numeral,
                isLabelled: true)
        }
        let (from, to) = (end(first, lower), end(last, upper))
        guard var lowest = judge.judged(from, isRange: true), var highest = judge.judged(to, isRange: true) else {
            return []
        }
        // "-20-25 dollars", "-$20-25"
        if tokens.kind(first - 1) == .minus || lowest.likeliest.isNegative, !highest.likeliest.isNegative {
            if !lowest.likeliest.isNegative { lowest.doubtSign(.minusBeforeRange, tokens[first].range) }
            highest.doubtSign(.minusBeforeRange, tokens[first].range)
        }
        if lower == nil, isLessSure(highest) { lowest.doubts += highest.doubts.filter { $0.kind == .currency } }
        // One word of scale multiplies both ends of one currency, "$5-10 million", and perhaps those of two, "€5-€10 Mrd".
        let place = Blanks.end(text, tokens[last].end)
        let currencies = currency.found.map { $0.currency }
        let power =
            scaleWord(tokens[last].end)?.word.power
            ?? ForeignScaleWords.match(text, at: place, currencies, contents)?.powers.first
        if let power, from.scaledEnd == nil, highest.likeliest > lowest.likeliest {
            let scaled = lowest.readings.map { AmountGrammar.scaled($0, power) }
            if lower == nil || to.isLabelled, scaled[0] < highest.likeliest {
                lowest.readings = scaled
            } else {
                lowest.doubt(.scaleOfRange, place..<highest.range.upperBound, scaled)
            }
        }
        // "Rp 5-7 jutaan", "¥5-10w"
        if power == nil, from.scaledEnd == nil {
            lowest.doubts += highest.doubts.filter { $0.kind == .scale || $0.row == .lettersTouch }
        }
        // "$8-12 oz coffee"
        if to.back == nil, to.scaledEnd == nil, let measure = measure(behind: tokens[last].end) {
            highest.doubt(.measureBehind, measure)
            if lower?.front != nil { lowest.doubt(.measureBehind, measure) }
        }
        let (left, right) = (tokens.number(first), tokens.number(last))
        judge.doubtShortened(&lowest, first, highest.likeliest)
        // "$1.50-75", "5.0-0"
        if highest.likeliest < lowest.likeliest
            || left.separators > 0 && left.lastDigits == 1 && right.isPlain && power == nil
        {
            lowest.doubt(.unevenRange, tokens[first].range)
            highest.doubt(.unevenRange, tokens[last].range)
        }
        // "£4-99" may be four pounds and ninety-nine pence, and "2-50 руб" two roubles and fifty kopecks.
        if to.scaledEnd == nil, contents.reader.minorUnit(of: lowest.candidates) == 2, let cents = cents(first, last),
            let sum = try? lowest.likeliest
                + DecimalValue(minorUnits: lowest.likeliest.isNegative ? -cents : cents, scale: 2)
        {
            if lower == nil { lowest.range = lowest.range.lowerBound..<highest.range.upperBound }
            lowest.doubt(.centsBehindDash, tokens[last].range, lower == nil ? [sum, highest.likeliest] : [sum])
            return [lowest]
        }
        // "Saab 9-5 500 kr"
        lowest.doubts += highest.doubts.filter { $0.kind == .number }
        let isFar = lowest.likeliest.scaled(byPowerOfTen: 1) <= highest.likeliest
        if lower == nil, mayCountElse(first, last, isFar) {
            lowest.doubt(.countInRange, tokens[first].range)
            let isJoined = tokens[first].end == tokens[first + 1].start && tokens.kind(first + 1) == .minus
            if isJoined { highest.doubt(.countInRange, tokens[last].range) }
            // "iPhone 12 - 350 €"
            let dash = skipBlanks(first + 1)
            if !isJoined, isByte(dash, 0x2D) { highest.doubtSign(.dashApart, tokens[dash].range) }
        } else {
            (lowest.relation, highest.relation) = (.from, .to)
        }
        return [lowest, highest]
    }

    /// Whether the first number of a range, which has no currency of its own, may be the name or number of a thing with a
    /// price, a year or a date: "iPhone 12 - 350 €", "№ 5 — 500 руб.", "2019 – 15.000 €", "03-500円", "12.05 — 500 руб.".
    private func mayCountElse(_ first: Int, _ last: Int, _ isFar: Bool) -> Bool {
        let (start, shape) = (tokens[first].start, tokens.number(first))
        if hasBetween(start) { return false }
        // "8,000 - 10,000 درهم"
        let upper = tokens.number(last)
        if shape.isMoneyLike, shape.lastDigits == upper.lastDigits, !upper.isPlain, !mayBeDate(first), !isFar {
            return false
        }
        let isPadded = shape.isPlain && shape.digits > 1 && LenientScalar(text, at: start)?.digit == 0
        let hasOtherShape = shape.hasCents && upper.isPlain && (isFar || mayBeDate(first))
        // "2000-3000 руб."
        let isYearOnly = isYear(first) && !isYear(last) && (value(tokens[first].range) ?? 0) % 1000 != 0
        if isPadded || hasOtherShape || isYearOnly { return true }
        let front = skipBlanks(back: first - 1)
        if isNumber(front) && !isYear(front) || judge.isNumbered(before: start) || isFar && judge.isName(front) {
            return true
        }
        let isBound = [WordLists.atLeast, WordLists.atMost].contains {
            BesideWords.start(of: $0, text, before: start) != nil
        }
        let dash = skipBlanks(first + 1)
        let isSpaced = dash > first + 1 && tokens.kind(dash) == .minus
        return isSpaced && tokens.kind(front) == .word && !isBound
            && !DecisionLines(WordLists.amountLabels).match(tokens[front].range, in: text, partsLongerThan: 3)
    }

    private func isLessSure(_ found: FoundAmount) -> Bool { found.currency == nil }

    /// The second number of a range, if it may be cents: two digits that end in 9, or are less than the first number.
    private func cents(_ first: Int, _ last: Int) -> Int64? {
        let (whole, part) = (tokens.number(first), tokens.number(last))
        guard whole.isPlain, part.isPlain, part.digits == 2, whole.digits <= 2,
            let cents = value(tokens[last].range), let units = value(tokens[first].range)
        else { return nil }
        return cents % 10 == 9 || cents < units || cents >= 10 * units || cents % 25 == 0 && units % 5 != 0
            ? cents : nil
    }
}

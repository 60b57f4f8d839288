import CurrencyCore
import CurrencyEngine
import CurrencyReader

// The only way from an interpretation to an amount. What touches an amount is part of it, explained, or a doubt: the judge
// looks at the next token on each side, over blanks and invisible characters, and doubts what nothing explains. An ordinary
// word, punctuation, the end of a line or cell, and another amount are explained. No rule removes a doubt.

extension FoundAmount {
    /// Adds a doubt, with the other amounts that the text may mean.
    mutating func doubt(_ row: AmountDoubt.Row, _ range: Range<Int>, _ others: [DecimalValue] = []) {
        for other in others where !readings.contains(other) { readings.append(other) }
        doubts.append(AmountDoubt(row, range))
    }

    /// Doubts the sign of all readings.
    mutating func doubtSign(_ row: AmountDoubt.Row, _ range: Range<Int>) {
        doubt(row, range, readings.map { $0.negated })
    }

    /// Makes the last reading the likeliest.
    mutating func preferLast() {
        if let last = readings.popLast() { readings.insert(last, at: 0) }
    }
}

/// Says whether what the grammar recognizes is certain.
struct Judge: SearchedText {
    var grammar: AmountGrammar
    /// The previous amount, which a smaller one may continue.
    var previous: FoundAmount?
    /// The end of the last number with words of scale, including the words.
    var lastScaledEnd = 0
    /// The power of ten of a table's heading; 0 if there is none, nil until it is looked for.
    var headingPower: Int?
    /// The parameters and variables of programs; nil until they are looked for.
    var placeholders: Placeholders?
    /// What codes and names apart from numbers may mean, each once, with its place; nil until they are looked for.
    var stated: [(place: Range<Int>, currencies: [CurrencyCode])]?

    init(_ grammar: AmountGrammar) { self.grammar = grammar }

    var contents: SearchContents { grammar.contents }
    var tokens: Tokens { grammar.tokens }
    var taken: Int { grammar.taken }

    /// Leaves an amount behind, whose tokens belong to no other one.
    mutating func take(_ found: FoundAmount) {
        grammar.taken = max(taken, tokens.index(at: found.range.upperBound))
        previous = found
    }
}

extension Judge {
    /// Whether a number is no amount, although a currency is beside it: a percentage, a count of items at a price, the heading
    /// of a column in thousands, cents of an amount that is not read.
    func isNoAmount(_ interpretation: Interpretation) -> Bool {
        let range = tokens[interpretation.number].range
        let shape = tokens.number(interpretation.number)
        // "%18" in Turkish, and the placeholders of programs: "%1$@".
        if isPercent(interpretation.numeral.upperBound)
            || isByte(interpretation.number - 1, 0x25) && !isNumber(interpretation.number - 2) && !shape.hasSpaces
        {
            return true
        }
        // "£000" and "00" without an amount.
        if shape.isPlain, shape.digits > 1, value(range) == 0 { return true }
        if grammar.endsWithMinorUnit(interpretation) { return true }
        // "30,00 L x 7,12 lei/L"
        if let back = interpretation.back, isUnit(back), timesEnd(back.range.upperBound).map(isNumberStart) ?? false {
            return true
        }
        guard shape.isPlain, let times = timesEnd(range.upperBound) else { return false }
        let next = tokens.index(at: times)
        return tokens.kind(next) == .number && tokens.number(next).isMoneyLike
    }

    /// The amount; if its word of scale is rather another one, with both readings: "₹1.35 Cr".
    func value(_ interpretation: Interpretation) -> FoundAmount? {
        if let found = wholeValue(interpretation) { return found }
        guard let scaledEnd = interpretation.scaledEnd, interpretation.back == nil else { return nil }
        var plain = interpretation
        let end = tokens[interpretation.number].end
        (plain.scaledEnd, plain.numeral) = (nil, interpretation.numeral.lowerBound..<end)
        plain.range = interpretation.range.lowerBound..<end
        guard var found = grammar.read(plain), let word = scaleWord(end)?.word else { return nil }
        let scaled = AmountGrammar.scaled(found.likeliest, word.power)
        found.doubt(.scaleBehind, end..<scaledEnd, [scaled])
        return found
    }

    /// The amount, with a word of scale of another language: "€5 Mrd" in English.
    private func wholeValue(_ interpretation: Interpretation) -> FoundAmount? {
        guard interpretation.scaledEnd == nil, interpretation.back == nil, let front = interpretation.front,
            tokens[interpretation.number].end == interpretation.numeral.upperBound
        else { return grammar.read(interpretation) }
        // "a $5-million house"
        let end = interpretation.numeral.upperBound
        let isHyphen = tokens.kind(interpretation.number + 1) == .minus
        let start = isHyphen ? tokens[interpretation.number + 1].end : Blanks.end(text, end)
        let currencies = front.found.map { $0.currency }
        if isHyphen, let own = scaleWord(start), !own.word.isLetter, own.word.otherPower == nil {
            guard var found = grammar.read(interpretation) else { return nil }
            found.readings = found.readings.map { AmountGrammar.scaled($0, own.word.power) }
            found.range = found.range.lowerBound..<own.end
            return found
        }
        guard anyScaleWord(end) == nil,
            let word = ForeignScaleWords.match(text, at: start, currencies, contents), !word.powers.isEmpty
        else { return grammar.read(interpretation) }
        guard var found = grammar.read(interpretation) else { return nil }
        let plain = found.readings
        found.readings = word.powers.flatMap { power in plain.map { AmountGrammar.scaled($0, power) } }
        found.range = found.range.lowerBound..<word.end
        let place = start..<word.end
        if word.powers.count > 1 { found.doubt(.wordOfTwoPowers, place) }
        // A billion is a thousand millions in English: "N2 billon"
        if word.powers == [12], text[start] | 0x20 == UInt8(ascii: "b") {
            found.doubt(.wordOfTwoPowers, place, plain.map { AmountGrammar.scaled($0, 9) })
        }
        if word.isShort { found.doubt(.shortScaleWord, place, [plain[0]]) }
        return found
    }

    // MARK: Characters and words

    /// Whether nothing else is on the line or in the cell of an amount, but quotes and tags.
    func isAlone(_ range: Range<Int>) -> Bool {
        func isAround(_ token: Int) -> Bool {
            isBlank(token) || tokens.kind(token) == .markup || isByte(token, 0x22)
        }
        let next = skip(tokens.index(at: range.upperBound), by: 1, isAround)
        return isBreak(skip(tokens.index(at: range.lowerBound) - 1, by: -1, isAround))
            && (isBreak(next) || tokens.kind(next) == .period && isBreak(next + 1))
    }

    /// Whether the text of a currency is also a unit of measure.
    func isUnit(_ beside: Beside) -> Bool { grammar.isMeasure(beside.range) }

    private func isNumberStart(_ offset: Int) -> Bool { isNumber(tokens.index(at: offset)) }

    /// The end of an "x" or multiplication sign after a number, with the blanks behind it; nil if there is none.
    func timesEnd(_ end: Int) -> Int? {
        let times = Blanks.end(text, end)
        guard let (scalar, length) = LenientScalar.decode(text, at: times), [0x78, 0xD7].contains(scalar) else {
            return nil
        }
        return Blanks.end(text, times + length)
    }

    /// Whether a fraction follows: "$2 1/2", "$100 and 50/100", "$1½", "100 zł 50/100".
    func hasFraction(behind end: Int) -> Bool {
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
    func isScaleWord(endingAt token: Int) -> Bool {
        guard tokens.kind(token) == .word, let (word, end) = scaleWord(tokens[token].start),
            end >= tokens[token].end, !word.isLetter
        else { return false }
        return tokens.kind(skipBlanks(back: token - 1)) != .number && tokens.kind(token - 1) != .word
    }

    /// Whether a word that no number precedes is one of scale in another language, or like one: "imiriyoni £89", "million
    /// Sh2.5".
    func isLikeScale(_ token: Int) -> Bool {
        if tokens.kind(skipBlanks(back: token - 1)) == .number { return false }
        return tokens.bytes(token).count > 5 && ForeignScaleWords.has(text[tokens[token].range])
            || DecisionLines(WordLists.illions).match(tokens[token].range, in: text, partsLongerThan: 5)
    }

    /// The place of a word behind an amount that may multiply it, or that multiplies in a way that no table has:
    ///
    ///     5 € million, 5 € mln, $500 mdd, ₹90 L in English, $3 zillion, **$1.2** million, $5 (in thousands), 5 miljoonan euron
    func doubtfulScale(_ interpretation: Interpretation, behind end: Int) -> Range<Int>? {
        var token = tokens.index(at: end)
        // "$(12.34) million", "€ (1 234) k"
        let isEnclosed = tokens.kind(token - 1) == .closing
        var isMarked = isEnclosed
        var isApart = false
        for _ in 0..<10 {
            // "$5[1] million", "EUR 105.8 (83.4) million"
            let isFootnote =
                tokens.kind(token) == .number
                && (isByte(token - 1, 0x5B) && isByte(token + 1, 0x5D)
                    || tokens.kind(skip(token - 1, by: -1) { self.isBlank($0) || isSign($0) }) == .opening
                        && tokens.kind(skipBlanks(token + 1)) == .closing)
            guard
                [.punctuation, .blank, .invisible, .closing, .opening, .plus, .apostrophe].contains(tokens.kind(token))
                    || isFootnote
                    || tokens.kind(token) == .minus && [.word, .number].contains(tokens.kind(token + 1))
                    || tokens.kind(token) == .comma && tokens.kind(token + 1) == .blank,
                !isByte(token, 0x3B)
            else { break }
            let isBlank = [.blank, .invisible].contains(tokens.kind(token))
            isMarked = isMarked || !isBlank
            isApart = isApart || isBlank
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
        if isOnly(token) { return nil }
        if let (word, wordEnd) = anyScaleWord(start) {
            if isRemark, tokens.kind(tokens.index(at: wordEnd)) != .closing { return nil }
            if interpretation.scaledEnd != nil { return word.isLetter ? nil : range }
            // "$5.0(M)", "5 €M"; "5,00 € T" has the letter of a tax.
            if isMarked {
                return !word.isLetter || !isApart || isEnclosed || tokens.kind(token - 1) == .plus ? range : nil
            }
            if interpretation.back != nil {
                let isTax = isApart && tokens.number(interpretation.number).hasCents && text[start].isCapital
                return word.isLetter && (isTax || isJoined(wordEnd)) ? nil : range
            }
            return !word.isUsed && syntax.possibleMark(text, at: start) == nil ? range : nil
        }
        if interpretation.back == nil, interpretation.scaledEnd == nil, isBeforeLakh(start, interpretation) {
            return range
        }
        if interpretation.scaledEnd != nil {
            // "10 mil millones" in Portuguese
            return ForeignScaleWords.form(text, at: start).map { !$0.isAbbreviation && $0.power >= 6 } ?? false
                ? range : nil
        }
        // "150 € mln" in Greek
        let currencies = interpretation.beside?.found.map { $0.currency } ?? []
        let isForeign = ForeignScaleWords.match(text, at: start, currencies, contents).map { !$0.powers.isEmpty }
        if isForeign ?? ForeignScaleWords.isForm(text, at: start) { return range }
        guard let wordEnd = NumberWords.wordEnd(text, start) else { return nil }
        return DecisionLines(WordLists.illions).match(start..<wordEnd, in: text, partsLongerThan: 5) ? range : nil
    }

    /// Whether 만 is "only" in Korean, as it touches a currency: "2만원만".
    func isOnly(_ token: Int) -> Bool {
        scalar(token) == 0xB9CC && tokens.kind(token - 1) == .currency && scalar(token - 1) >= 0xAC00
    }

    /// Whether a letter for lakhs or crores follows rupees or taka in a locale without such words: "₹90 L" in English.
    private func isBeforeLakh(_ start: Int, _ interpretation: Interpretation) -> Bool {
        guard !isSouthAsian,
            interpretation.beside?.found.contains(where: { Self.countedInLakhs.contains($0.currency) }) ?? false
        else { return false }
        let word = text[start...].prefix { $0.isLetter }.map { $0 | 0x20 }
        return word.elementsEqual("l".utf8) || word.elementsEqual("cr".utf8)
    }

    /// Whether the region counts in lakhs and crores.
    var isSouthAsian: Bool { regionCurrency.map(Self.countedInLakhs.contains) ?? false }

    private static var countedInLakhs: [CurrencyCode] {
        [
            CurrencyCode(literal: "INR"), CurrencyCode(literal: "PKR"), CurrencyCode(literal: "BDT"),
            CurrencyCode(literal: "NPR"), CurrencyCode(literal: "LKR"),
        ]
    }
}

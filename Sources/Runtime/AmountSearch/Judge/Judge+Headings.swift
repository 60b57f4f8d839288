import CurrencyCore
import CurrencyReader
import PackedTables

// Headings that state the unit of a table. They multiply all its amounts, which have no word of scale beside them:
//
//     (in thousands, except per share)      Sales  $1,100
//     $ in millions   2024   2023           Sales  $10.5
//     Показатель, тыс. руб.                 Выручка  1 100 руб.
//     TEUR   2024                           Umsatz  1.100 EUR
//
// A heading is a word of scale of any language that no number precedes on its line, beside a currency, or behind "in" or an
// opening; or three zeros or a letter that touch a currency: "£'000", "TEUR", "k€".

extension Judge {
    /// Doubts an amount without a word of scale, if the text has such a heading.
    mutating func judgeHeading(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        if interpretation.scaledEnd != nil || found.doubts.contains(where: { $0.kind == .scale }) { return }
        // "Umsatz (in 1.000 Euro)"
        if interpretation.front == nil, isThousand(interpretation.number),
            isBehind(WordLists.inHeading, interpretation.number)
        {
            return found.doubt(.heading, found.range)
        }
        if let scale = scaleInLabel(interpretation) { return found.doubt(.scaleInLabel, scale) }
        let heading = headingPower ?? powerOfHeading()
        headingPower = heading
        if heading == 0 { return }
        found.doubt(.heading, found.range, found.readings.map { AmountGrammar.scaled($0, heading) })
    }

    /// The word of scale between a label's currency and the amount: "$M 5.00", "$ in millions: 5.00".
    private func scaleInLabel(_ interpretation: Interpretation) -> Range<Int>? {
        guard interpretation.isLabelled, let front = interpretation.front, front.token < interpretation.number else {
            return nil
        }
        for place in (front.token + 1)..<interpretation.number where [.word, .currency].contains(tokens.kind(place)) {
            if let (_, end) = anyScaleWord(tokens[place].start), end >= tokens[place].end { return tokens[place].range }
        }
        return nil
    }

    /// The power of ten of the first heading; 0 if the text has none.
    private func powerOfHeading() -> Int {
        var line = 0
        var depth = 0
        var hasAmount = lineHasAmount(0)
        for place in 0..<tokens.count {
            switch tokens.kind(place) {
            case .line: (line, depth, hasAmount) = (place + 1, 0, lineHasAmount(place + 1))
            case .opening:
                depth += isRemark(behind: skipBlanks(back: place - 1)) ? -1 : 1
            case .closing: depth = 0
            case .number:
                if let power = powerOfZeros(place) { return power }
            case .currency: if let power = powerOfLetter(place, depth) { return power }
            // "К-ть" abbreviates another word.
            case .word where tokens.kind(skipBlanks(back: place - 1)) != .number && !isJoined(tokens[place].end):
                if let power = powerOfLetter(place, depth) { return power }
                if !hasAmount || depth > 0 || isBehind(WordLists.inHeading, place), let unit = unit(place) {
                    // A year may follow.
                    let behind = skipBlanks(unit.last + 1)
                    if tokens.kind(behind) != .number || isYear(behind) { return unit.power }
                }
                let mayBeHeading =
                    depth > 0 || depth == 0 && (!hasAmount && !isSentence(line) || isBehindIn(place))
                if place - line < Self.longestHeading, mayBeHeading, let power = powerOfWord(place) { return power }
            default: break
            }
        }
        return 0
    }

    /// Whether parentheses behind a token repeat an amount: "$1,000 (one thousand)", "500/- (five hundred)".
    private func isRemark(behind token: Int) -> Bool {
        let isCents =
            tokens.kind(token) == .minus && [.slash, .comma, .period, .colon].contains(tokens.kind(token - 1))
        return isCents || [.number, .currency].contains(tokens.kind(token))
    }

    /// The power of ten of a letter behind a currency in brackets, "Revenue ($M)", before a colon, "USD k: $450", or behind
    /// "in": "All amounts in £k.".
    private func powerOfLetter(_ place: Int, _ depth: Int) -> Int? {
        let currency = skipBlanks(back: place - 1)
        guard tokens.kind(currency) == .currency, !isNumber(skipBlanks(place + 1)),
            !isNumber(skipBlanks(back: currency - 1)),
            depth > 0 && tokens.kind(place + 1) == .closing || tokens.kind(place + 1) == .colon
                || isBehind(WordLists.inHeading, currency)
        else { return nil }
        return DecisionLines(WordLists.lettersInHeadings).first { $0.field(0).elementsEqual(tokens.bytes(place)) }?
            .number(1)
    }

    /// Whether "in" is in front of a word, perhaps with a currency between them, "in USD millions", or a colon behind the word:
    /// "in thousands: ".
    private func isBehindIn(_ place: Int) -> Bool {
        if isBehind(WordLists.inHeading, place) {
            var behind = skipBlanks(place + 1)
            // "in Tsd. €:"
            if tokens.kind(behind) == .period, tokens.kind(skipBlanks(behind + 1)) == .currency {
                behind = skipBlanks(behind + 1)
            }
            // "in thousands of dollars."
            if tokens.kind(behind) == .word, tokens.bytes(behind).count <= 3 { behind = skipBlanks(behind + 1) }
            // "en milliers d'euros :"
            if tokens.kind(behind) == .apostrophe { behind += 1 }
            if tokens.kind(behind) == .currency { behind = skipBlanks(behind + 1) }
            // "in thousands, except per share", "单位：万元 收入"
            let isUnit = tokens.kind(skipBlanks(back: place - 1)) == .colon
            if isUnit || behind > place + 1 || [.colon, .comma].contains(tokens.kind(behind)),
                !isNumber(skipBlanks(behind)),
                isUnit || [.colon, .period, .comma, .minus].contains(tokens.kind(behind))
            {
                return true
            }
        }
        let front = skipBlanks(back: place - 1)
        return tokens.kind(front) == .currency && isBehind(WordLists.inHeading, front)
    }

    /// Whether a word of a list is directly in front of a token.
    private func isBehind(_ words: StaticString, _ place: Int) -> Bool {
        let front = skipBlanks(back: place - 1)
        // "단위: 천원"
        let end =
            tokens.kind(front) == .colon && scalar(front - 1) >= 0x2E80 ? tokens[front].start : tokens[place].start
        return BesideWords.start(of: words, text, before: end) != nil
    }

    /// The limit on the tokens of a heading.
    private static let longestHeading = 24

    /// Whether a line is the only one.
    private func isSentence(_ line: Int) -> Bool {
        line == 0 && !tokens.list.contains { $0.kind == .line || $0.kind == .cell }
    }

    /// Whether a number with a currency is on the line that begins at a token.
    private func lineHasAmount(_ first: Int) -> Bool {
        var place = first
        while place < tokens.count, tokens.kind(place) != .line {
            if tokens.kind(place) == .number, !isYear(place), powerOfThousand(place) == nil,
                tokens.kind(skipBlanks(back: place - 1)) == .currency || tokens.kind(skipBlanks(place + 1)) == .currency
            {
                return true
            }
            place += 1
        }
        return false
    }

    /// The power of ten of a word of scale of any language, in any form; nil if the word is none.
    private func powerOfWord(_ place: Int) -> Int? {
        let start = tokens[place].start
        for line in DecisionLines(WordLists.formsInHeadings)
        where CaseFolding.mayBeSameLetter(line.bytes[0], text[start]) {
            if WordBoundary.length(of: line.field(0), in: text, at: start, ignoresCase: true) != nil {
                return line.number(1)
            }
        }
        if let (word, _) = scaleWord(start) {
            return word.isLetter ? nil : word.power
        }
        return ForeignScaleWords.form(text, at: start)?.power
    }

    private func isThousand(_ number: Int) -> Bool {
        text[tokens[number].range].filter { $0.isDigit }.elementsEqual("1000".utf8)
    }

    /// A thousand behind a currency and a word for "times": "x € 1.000".
    private func powerOfThousand(_ place: Int) -> Int? {
        guard isThousand(place) else { return nil }
        let currency = skipBlanks(back: place - 1)
        guard tokens.kind(currency) == .currency else { return nil }
        return BesideWords.start(of: WordLists.inHeading, text, before: tokens[currency].start) == nil ? nil : 3
    }

    /// Three zeros beside a currency: "£'000", "€ 000s", "RM'000".
    private func powerOfZeros(_ place: Int) -> Int? {
        if let power = powerOfThousand(place), isBreak(place + 1) || tokens.kind(place + 1) == .closing { return power }
        // "ID BR000CABC123" has none.
        let isAlone = tokens.kind(place + 1) != .word || tokens.bytes(place + 1).elementsEqual("s".utf8)
        guard isAlone, tokens.number(place).isPlain, tokens.number(place).digits == 3,
            text[tokens[place].range].allSatisfy({ $0 == 0x30 })
        else { return nil }
        var front = skipBlanks(back: place - 1)
        if tokens.kind(front) == .apostrophe || tokens.kind(front) == .slash { front = skipBlanks(back: front - 1) }
        return tokens.kind(front) == .currency && tokens.kind(front - 1) != .number ? 3 : nil
    }

    // MARK: Units

    /// A letter for a thousand, a million or a milliard that touches a currency, "TEUR", "mkr", "k€", or has a period before
    /// it: "т. руб.", but not "T. Lei", which is a person.
    struct Unit {
        var power: Int
        /// The bytes of the currency.
        var currency: Range<Int>
        /// The tokens of the letter and of the currency.
        var first: Int
        var last: Int
    }

    func unit(_ place: Int) -> Unit? {
        guard tokens.kind(place) == .word else { return nil }
        let range = tokens[place].range
        for line in DecisionLines(WordLists.lettersInHeadings) where tokens.bytes(place).starts(with: line.field(0)) {
            let start = range.lowerBound + line.field(0).count
            if start == range.upperBound {
                var next = place + 1
                if tokens.kind(next) == .period {
                    next = text[range.lowerBound].isCapital ? next + 1 : skipBlanks(next + 1)
                }
                if tokens.kind(next) == .currency, accepts(tokens.finding(next), line) {
                    return Unit(power: line.number(1), currency: tokens[next].range, first: place, last: next)
                }
                continue
            }
            let rest = UnsafeBufferPointer(rebasing: text[start..<range.upperBound])
            let finding = finder.find(rest, at: 0)
            // "MWST" is a tax, and no million tala.
            let isUsed = finding.found.contains {
                ($0.isOwn(regionCurrency) || CurrencyForm.rank(of: $0.currency) < .max) && !$0.isMinorUnit
                    && $0.evidence != .name
            }
            if finding.isExact, finding.length == rest.count, rest.count > 1, isUsed, accepts(finding, line) {
                return Unit(power: line.number(1), currency: start..<range.upperBound, first: place, last: place)
            }
        }
        return nil
    }

    /// Whether a letter in a heading stands beside the only currency that it has, if it has one: "eFt".
    private func accepts(_ finding: CurrencyFinding, _ line: DecisionLine) -> Bool {
        let code = line.field(2)
        return code.isEmpty || finding.found.contains { code.elementsEqual($0.currency.description.utf8) }
    }

    /// The amount of a number beside such a unit: "10 TEUR", "MSEK 1,5". It may be another word if the currency is not the
    /// region's, or if the number is like a year.
    func amountWithUnit(_ number: Int) -> (found: FoundAmount, interpretation: Interpretation)? {
        let shape = tokens.number(number)
        let front = skipBlanks(back: number - 1)
        var unit = self.unit(skipBlanks(number + 1))
        var isFront = false
        // "TEUR 2024" is a heading.
        if unit == nil, front >= taken, !(shape.isPlain && shape.digits == 4) {
            (unit, isFront) = ([front, front - 1].lazy.compactMap(self.unit).first { $0.last == front }, true)
        }
        guard let unit, !isPercent(tokens[number].end) else { return nil }
        let place = unit.last
        let first = signInFront(of: isFront ? unit.first : number)
        let isNegative = tokens.kind(first) == .minus || isFront && tokens.kind(number - 1) == .minus
        let range = tokens[first].start..<max(tokens[place].end, tokens[number].end)
        let bytes = (isNegative ? [0x2D] : []) + text[tokens[number].range] + [0x20] + text[unit.currency]
        guard var found = grammar.read(bytes, range, unit.currency) else { return nil }
        let plain = found.readings
        // TUSD is also a token, and no English word for a thousand begins so.
        let isForeign = language == Subtag("en") && text[tokens[unit.first].start] | 0x20 == UInt8(ascii: "t")
        let isSure = found.currency == regionCurrency && (!isFront || !shape.isPlain) && !isForeign
        found.readings = plain.map { AmountGrammar.scaled($0, unit.power) }
        if !isSure { found.doubt(.scaleOfCurrency, tokens[place].range, [plain[0]]) }
        // "m€" are thousands in Spanish, beside "M€".
        if unit.power == 6, language == Subtag("es"), isByte(place - 1, 0x6D) || isByte(place, 0x6D) {
            found.doubt(.wordOfTwoPowers, tokens[place].range, [AmountGrammar.scaled(plain[0], 3)])
        }
        let interpretation = Interpretation(
            number: number, numeral: tokens[number].range, scaledEnd: tokens[place].end, range: range)
        return (found, interpretation)
    }

    /// The minus in front of a token that no amount has taken, or else the token.
    private func signInFront(of token: Int) -> Int {
        let sign = skip(token - 1, by: -1) { tokens.kind($0) == .invisible }
        return tokens.kind(sign) == .minus && sign >= taken ? sign : token
    }

    /// The amount of a number behind a currency and a word of scale, as Swahili and Hausa write it: "shilingi milioni 5".
    /// Elsewhere the word may be a heading, as it is before a year: "USD million 2024".
    func amountBehindScale(_ number: Int) -> (found: FoundAmount, interpretation: Interpretation)? {
        let word = skipBlanks(back: number - 1)
        let currency = skipBlanks(back: word - 1)
        let shape = tokens.number(number)
        guard currency >= taken, tokens.kind(word) == .word, tokens.kind(currency) == .currency,
            !isPercent(tokens[number].end), !(shape.isPlain && shape.digits == 4),
            let scale = scaleWord(tokens[word].start), scale.end == tokens[word].end, !scale.word.isLetter
        else { return nil }
        let first = signInFront(of: currency)
        let range = tokens[first].start..<tokens[number].end
        let minus: [UInt8] = first < currency ? [0x2D] : []
        let bytes = minus + text[tokens[number].range] + [0x20] + text[tokens[currency].range]
        guard var found = grammar.read(bytes, range, tokens[currency].range) else { return nil }
        let plain = found.readings
        found.readings = plain.map { AmountGrammar.scaled($0, scale.word.power) }
        if !contents.scaleWords.precedeNumbers { found.doubt(.scaleInFront, tokens[word].range, [plain[0]]) }
        // "shilingi milioni 3 na laki 5", "naira dubu 5 da 500"
        if let and = BesideWords.end(of: WordLists.and, text, at: Blanks.end(text, tokens[number].end)) {
            let next = tokens.index(at: Blanks.end(text, and))
            if isNumber(next) || next < tokens.count && scaleWord(tokens[next].start) != nil {
                found.doubt(.partOfSum, tokens[next].range)
            }
        }
        let interpretation = Interpretation(
            number: number, numeral: tokens[number].range, scaledEnd: tokens[number].end, range: range)
        return (found, interpretation)
    }
}

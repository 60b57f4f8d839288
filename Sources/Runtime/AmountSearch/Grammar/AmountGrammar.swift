import CurrencyCore
import CurrencyEngine
import CurrencyReader
import LDMLSyntax
import PackedTables

// The grammar of amounts in running text:
//
//     amount    = [sign] [front] [sign] number [cents] {scale [number scale]} [sign] [back] [sign]
//     front     = currency [currency] [":"] | "(" currency ")" [":"] | label with a currency
//     back      = [of] currency | "(" currency ")"
//     sum       = amount [and] number minor                       3 CHF 4 Rappen
//     range     = number dash amount | amount dash number         10–20 €, €10–20
//     enclosed  = "(" number ")" currency | currency "(" number ")"
//
// Any number of blanks may be between the parts. A number without a currency is no amount. Between two numbers, `owner`
// decides to which one a currency belongs. The value of an interpretation is that of the lenient grammar, and the judge
// decides whether it is certain.

/// An amount that the grammar accepts, with the tokens that it takes.
struct Interpretation {
    /// The token of the number.
    let number: Int
    /// The currencies before and after the number.
    var front: Beside?
    var back: Beside?
    /// The bytes of the number, with its cents and words of scale.
    var numeral: Range<Int>
    /// The end of the words of scale; nil if there are none.
    var scaledEnd: Int?
    /// All bytes that it takes.
    var range: Range<Int>
    /// Whether the currency stands apart from the amount: in a label, or in parentheses.
    var isLabelled = false

    /// The currency that decides, which is the one behind if there are two.
    var beside: Beside? { back ?? front }
}

/// The text of a currency beside a number.
struct Beside {
    var token: Int
    var range: Range<Int>
    var found: [FoundCurrency]
    /// Whether the text is a code. A locale may use it as its symbol.
    var isCode: Bool
    /// The text to read in place of the range, if letters and a sign stand apart: "hk $".
    var joined: [UInt8]?

    var isMinorUnit: Bool { found.allSatisfy { $0.isMinorUnit } }
    var isName: Bool { found.allSatisfy { $0.evidence == .name } }

    init(_ text: UnsafeBufferPointer<UInt8>, _ token: Int, _ range: Range<Int>, _ found: [FoundCurrency]) {
        self.token = token
        self.range = range
        self.found = found
        isCode = found.contains {
            $0.evidence == .code || text[range].elementsEqual($0.currency.description.utf8)
        }
    }

    func has(_ currency: CurrencyCode) -> Bool { found.contains { $0.currency == currency } }
    func shares(_ other: Beside) -> Bool { other.found.contains { has($0.currency) } }
}

/// Finds the amounts of one text, from its start to its end.
struct AmountGrammar {
    let contents: AmountSearch.Contents
    let tokens: Tokens
    /// The first token that belongs to no amount so far.
    private(set) var taken = 0
    /// The previous amount, which a smaller one may continue.
    private(set) var previous: FoundAmount?
    /// The end of the last number with words of scale, including the words.
    private(set) var lastScaledEnd = 0
    /// The power of ten of a table's heading; 0 if there is none, nil until it is looked for.
    var headingPower: Int?

    init(_ contents: AmountSearch.Contents, _ text: UnsafeBufferPointer<UInt8>) {
        self.contents = contents
        tokens = Tokens(text, contents.reader.finder, contents.filter, contents.regionCurrency)
    }

    var text: UnsafeBufferPointer<UInt8> { tokens.text }
    var finder: CurrencyFinder { contents.reader.finder }
    var syntax: AmountSyntax { contents.reader.syntax }
    var wanted: CurrencyCode? { contents.wanted }
    var regionCurrency: CurrencyCode? { contents.regionCurrency }
    var isRootLocale: Bool { finder.identifier.tag.isRoot }

    /// Calls a closure with each amount, in order.
    mutating func forEach(_ body: (FoundAmount) -> Void) {
        guard !tokens.numbers.isEmpty else { return }
        var place = 0
        while place < tokens.count {
            guard tokens.kind(place) == .number else {
                place += 1
                continue
            }
            let chain = chain(place)
            defer { if let end = scaledEnd(chain.last) { lastScaledEnd = end } }
            var end = chain.last + 1
            for found in amounts(chain) {
                taken = max(taken, tokens.index(at: found.range.upperBound))
                previous = found
                end = max(end, taken)
                body(found)
            }
            place = end
        }
    }

    // MARK: Chains of numbers

    /// Numbers with dashes, slashes or colons directly between them: ranges, dates, times, numbers of telephones.
    struct Chain {
        var first: Int
        var last: Int
        /// Whether it is two numbers with a dash between them.
        var isRange: Bool
        var isSingle: Bool { first == last }
    }

    private func chain(_ first: Int) -> Chain {
        var last = first
        var joins = 0
        var isDash = true
        while tokens.kind(last + 2) == .number, isJoin(last + 1) {
            joins += 1
            isDash = isDash && tokens.kind(last + 1) == .minus || tokens.kind(last + 1) == .punctuation
            last += 2
        }
        // "5000-00" has no cents, "12-05" is no range.
        let isRange = joins == 1 && isDash && !hasCents(first, last)
        return Chain(first: first, last: last, isRange: isRange)
    }

    private func isJoin(_ token: Int) -> Bool {
        switch tokens.kind(token) {
        case .minus, .slash, .colon: true
        // "10~20"
        case .punctuation: Self.isTilde(scalar(token))
        default: false
        }
    }

    static func isTilde(_ scalar: UInt32) -> Bool { [0x7E, 0x301C, 0xFF5E].contains(scalar) }

    /// Whether the second number of a chain may be the cents of the first: "5000-00".
    private func hasCents(_ first: Int, _ last: Int) -> Bool {
        let (whole, cents) = (tokens.number(first), tokens.number(last))
        guard cents.isPlain, cents.digits == 2, whole.isPlain || whole.hasSpaces else { return false }
        return whole.digits > 2 || text[tokens[last].start] == 0x30
    }

    // MARK: Amounts

    private mutating func amounts(_ chain: Chain) -> [FoundAmount] {
        if chain.isSingle {
            if let range = rangeOfWords(chain.first) { return range }
            guard let interpretation = interpretation(chain.first) else {
                return amountApart(chain.first).map { [$0] } ?? []
            }
            guard var found = judged(interpretation) else { return [] }
            let upper = upperEnd(&found, interpretation)
            return [found] + (upper.map { [$0] } ?? [])
        }
        return chain.isRange ? range(chain.first, chain.last) : []
    }

    /// The amount of a number whose currency is not directly beside it.
    private mutating func amountApart(_ number: Int) -> FoundAmount? {
        if isGlued(number) { return nil }
        return enclosed(number).flatMap { judged($0) } ?? withUnit(number)
    }

    /// An amount whose number alone is in parentheses, which makes it negative: "(1,234.50) USD", "USD (1,234.50)".
    private func enclosed(_ number: Int) -> Interpretation? {
        guard tokens.kind(number - 1) == .opening, tokens.kind(number + 1) == .closing, number - 1 >= taken,
            tokens.number(number).isMoneyLike, syntax.readsParentheses
        else { return nil }
        var result = Interpretation(
            number: number, numeral: tokens[number].range, range: tokens[number - 1].start..<tokens[number + 1].end)
        if let back = meant(skipBlanks(number + 2), number, isBehind: true) {
            result.back = back
            result.range = result.range.lowerBound..<back.range.upperBound
        } else if let front = meant(skipBlanks(back: number - 2), number, isBehind: false) {
            result.front = front
            result.range = front.range.lowerBound..<result.range.upperBound
        } else {
            return nil
        }
        return result
    }

    /// The interpretation of a number; nil if it is no amount.
    func interpretation(_ number: Int, front given: Beside? = nil, mayHaveFront: Bool = true, mayHaveBack: Bool = true)
        -> Interpretation?
    {
        if isGlued(number) { return nil }
        let token = tokens[number]
        let centsEnd = mayHaveBack ? self.centsEnd(token.end) : nil
        let scaledEnd = centsEnd == nil && mayHaveBack ? self.scaledEnd(number) : nil
        let numeralEnd = scaledEnd ?? centsEnd ?? token.end
        var front = mayHaveFront ? given ?? self.front(number) : nil
        var back = mayHaveBack ? self.back(number, numeralEnd) : nil
        if let behind = back, owner(behind.token, of: number) != .left {
            // "$5 USD", but not "$5 USD6"
            let isTwice = front.map { shareOne($0, behind) } ?? false
            if !isTwice || isNumber(behind.token + 1) { back = nil }
        }
        if let before = front, given == nil, owner(before.token) != .right, back != nil || touchesNumber(before) {
            front = nil
        }
        // "$0.99¢" is a dollar or a cent.
        if let before = front, let behind = back, behind.isMinorUnit, !before.isMinorUnit { return nil }
        if let before = front, let behind = back, !shareOne(before, behind) {
            // "EUR 5 USD" is in one of them; a name in front says what the amount is a price of.
            if before.isName { front = nil } else { back = nil }
        }
        var isLabelled = false
        if front == nil, back == nil {
            guard mayHaveFront, let label = labelCurrency(number, numeralEnd) else { return nil }
            (front, isLabelled) = (label, true)
        } else if let before = front {
            isLabelled = given != nil || tokens.kind(before.token + 1) == .closing
        }
        var range = (isLabelled ? token.start : min(front?.range.lowerBound ?? token.start, token.start))..<numeralEnd
        if let back { range = range.lowerBound..<back.range.upperBound }
        var interpretation = Interpretation(
            number: number, front: front, back: back, numeral: token.start..<numeralEnd, scaledEnd: scaledEnd,
            range: range, isLabelled: isLabelled)
        takeSigns(&interpretation)
        return interpretation
    }

    /// Whether two currencies beside one number mean the same: "$5 USD".
    private func shareOne(_ front: Beside, _ back: Beside) -> Bool {
        // "人民币100元" names the currency whose sign several have.
        let isHan = text[front.range.lowerBound] >= 0xE3 && text[back.range.lowerBound] >= 0xE3
        return (front.isCode != back.isCode || isHan) && front.shares(back)
    }

    private func touchesNumber(_ beside: Beside) -> Bool { tokens.kind(beside.token - 1) == .number }

    /// Whether letters touch a number: "PS4", "A4", "x5". Not "2x5 €", and not a preposition that Hebrew and Arabic join to the
    /// next word: "ב-50 ₪".
    func isGlued(_ number: Int) -> Bool {
        var place = number - 1
        // "no_5"
        if isByte(place, 0x5F), [.word, .number, .currency].contains(tokens.kind(place - 1)) { return true }
        if tokens.kind(place) == .minus { place -= 1 }
        // "R5 500 €" where R is no currency.
        if place == number - 1, tokens.kind(place) == .currency,
            WordBoundary.endsWithLetter(text, at: tokens[place].end),
            text[tokens[place].start] < 0xE3
        {
            return meant(place, number, isBehind: false) == nil
        }
        // "F-16 $"
        if place < number - 1, tokens.kind(place) == .currency, tokens.bytes(place).count == 1,
            text[tokens[place].start].isLetter
        {
            return meant(place, number, isBehind: false) == nil
        }
        // "COVID-19" has no sign.
        guard tokens.kind(place) == .word else { return false }
        let word = tokens.bytes(place)
        if word.count == 1, word[0] | 0x20 == UInt8(ascii: "x"), tokens.kind(place - 1) == .number { return false }
        if isPreposition(word) { return false }
        return WordBoundary.endsWithWordLetter(text, at: tokens[place].end)
            || tokens.kind(number - 1) == .word && followsNumeral(number)
    }

    /// Whether a word is a preposition of one letter, with or without an "and": ב, בו, بـ.
    func isPreposition(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let letters = String(decoding: word, as: UTF8.self).unicodeScalars.filter { $0.value != 0x640 }
        guard let last = letters.last, letters.count <= 2 else { return false }
        return "בהוכלמبفكلو".unicodeScalars.contains(last)
    }

    // MARK: Signs and cents

    /// Takes the signs that touch an amount, and a sign between its currency and its number.
    private func takeSigns(_ interpretation: inout Interpretation) {
        let first = tokens.index(at: interpretation.range.lowerBound)
        var start = interpretation.range.lowerBound
        let sign = skipInvisible(back: first - 1)
        if isSign(sign), sign >= taken { start = tokens[sign].start }
        var end = interpretation.range.upperBound
        let last = tokens.index(at: end)
        let shape = tokens.number(interpretation.number)
        // "1.234,50-", "5 €-" at the end of the line; in "¥1,234-", the dash may stand for cents.
        if tokens.kind(last) == .minus, tokens[last].start == end, end == tokens[last].start {
            let isEnd =
                isBreak(last + 1) || [.blank, .comma, .period, .closing, .punctuation].contains(tokens.kind(last + 1))
            let isNumber =
                end == interpretation.numeral.upperBound && shape.isMoneyLike && interpretation.scaledEnd == nil
            if tokens.kind(last + 1) != .number,
                isNumber && isEnd && shape.hasCents || isBreak(last + 1) && interpretation.back != nil
            {
                end = tokens[last].end
            }
        }
        interpretation.range = start..<end
    }

    private func skipInvisible(back token: Int) -> Int {
        var place = token
        while tokens.kind(place) == .invisible { place -= 1 }
        return place
    }

    /// Whether a minus or plus is the sign of what follows: at the start of a line, or behind a blank or an opening.
    private func isSign(_ token: Int) -> Bool {
        guard tokens.kind(token) == .minus || tokens.kind(token) == .plus else { return false }
        switch tokens.kind(token - 1) {
        case .blank, .line, .cell, .opening, .comma, .colon, .markup, .invisible, .punctuation, .apostrophe, .slash:
            return true
        case .symbol, .period, .plus, .minus: return true
        default: return false
        }
    }

    /// Whether a line, a cell or the text ends before a token, with or without a blank.
    func isBreak(_ token: Int) -> Bool {
        let place = tokens.kind(token) == .blank ? token + 1 : token
        return [.line, .cell].contains(tokens.kind(place))
    }

    /// The end of ",-", ".-", "/-" or "/=" after a number.
    private func centsEnd(_ end: Int) -> Int? {
        let first = tokens.index(at: end)
        switch tokens.kind(first) {
        case .slash:
            let next = first + 1
            if tokens.kind(next) == .punctuation, text[tokens[next].start] == UInt8(ascii: "=") {
                return tokens[next].end
            }
            return tokens.kind(next) == .minus && tokens.kind(next + 1) != .number ? tokens[next].end : nil
        case .comma, .period:
            var next = first + 1
            guard tokens.kind(next) == .minus else { return nil }
            if tokens.kind(next + 1) == .minus { next += 1 }
            return tokens.kind(next + 1) == .number ? nil : tokens[next].end
        default: return nil
        }
    }

    // MARK: Currencies

    /// The currency in front of a number, with a code beside it, or in parentheses before a colon: "TOTAL (RM) : 5".
    func front(_ number: Int) -> Beside? {
        var place = skipInvisible(back: number - 1)
        if tokens.kind(place) == .minus || tokens.kind(place) == .plus { place -= 1 }
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
        let joined = withCode(beside, number)
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

    /// A symbol or code together with the code or symbol before it: "USD $5".
    private func withCode(_ beside: Beside, _ number: Int) -> Beside {
        let place = skipBlanks(back: beside.token - 1)
        guard place >= taken, tokens.kind(place) == .currency, let other = meant(place, number, isBehind: false),
            other.isCode != beside.isCode, other.shares(beside), !touchesNumber(other)
        else { return beside }
        var joined = beside.isCode ? beside : other
        joined.range = other.range.lowerBound..<beside.range.upperBound
        joined.token = beside.token
        return joined
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
        // Letters of full width are in no table: "ＪＰ¥ ６".
        if touches, 0xFF21...0xFF5A ~= scalar(place) { return nil }
        guard 2...3 ~= letters.count || touches && letters.count == 1, letters.allSatisfy({ $0.isLetter }) else {
            // "Wert€5" touches a word.
            return beside
        }
        let isSmall = letters.contains { $0.isSmallLetter }
        let joined = letters.map { $0 & 0xDF } + text[tokens[beside.token].range]
        let finding = joined.withUnsafeBufferPointer { finder.find($0, at: 0) }
        guard finding.length == joined.count else {
            return touches && tokens.kind(place) == .word && !isSmall ? nil : beside
        }
        // "in $5" and "us $5": small letters are a word, too, unless the two are the usual text.
        if isSmall, tokens.kind(place) == .word, !touches,
            letters.elementsEqual("us".utf8) || tokens.kind(skipBlanks(back: place - 1)) == .number
        {
            return beside
        }
        var result = beside
        result.found = finding.found
        result.range = tokens[place].start..<beside.range.upperBound
        result.joined = joined
        return result
    }

    /// The currency behind a number.
    func back(_ number: Int, _ end: Int) -> Beside? {
        var start = Blanks.end(text, end)
        if end > tokens[number].end || syntax.joinsAnyNumber { start = syntax.skippingOf(text, start) }
        let place = tokens.index(at: start)
        guard place < tokens.count, tokens[place].start == start else { return nil }
        if tokens.kind(place) == .minus, tokens.kind(place + 1) == .blank, tokens.number(number).isMoneyLike {
            // "5,00- EUR"
            let next = place + 2
            return end == tokens[place].start ? meant(next, number, isBehind: true) : nil
        }
        guard let beside = meant(place, number, isBehind: true) else { return nil }
        return isMinorUnit(of: beside) ? nil : withCodeBehind(beside, number)
    }

    /// A symbol together with the code behind it: "5 $ CAD".
    private func withCodeBehind(_ beside: Beside, _ number: Int) -> Beside {
        let place = skipBlanks(beside.token + 1)
        guard place > beside.token, tokens.kind(place) == .currency,
            let other = meant(place, number, isBehind: true), other.isCode != beside.isCode, other.shares(beside),
            tokens.kind(skipBlanks(place + 1)) != .number
        else { return beside }
        var joined = beside.isCode ? beside : other
        joined.range = beside.range.lowerBound..<other.range.upperBound
        return joined
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

    func isNumber(_ token: Int) -> Bool { tokens.kind(token) == .number }

    /// The token before some blanks and invisible characters.
    func skipBlanks(back token: Int, overSign: Bool = false) -> Int {
        var place = token
        while place >= 0,
            tokens.kind(place) == .blank || tokens.kind(place) == .invisible
                || overSign && (tokens.kind(place) == .minus || tokens.kind(place) == .plus)
        {
            place -= 1
        }
        return place
    }

    /// The token behind some blanks and invisible characters.
    func skipBlanks(_ token: Int, overSign: Bool = false) -> Int {
        var place = token
        while place < tokens.count,
            tokens.kind(place) == .blank || tokens.kind(place) == .invisible
                || overSign && (tokens.kind(place) == .minus || tokens.kind(place) == .plus)
        {
            place += 1
        }
        return place
    }

    /// The currency of the label before an amount with cents that ends its line: "TOTAL RM INCL. GST 6% 53.00". It must be the
    /// only one of the line, as a symbol, a code or a sign.
    private func labelCurrency(_ number: Int, _ end: Int) -> Beside? {
        guard tokens.number(number).hasCents, isBreak(tokens.index(at: end)), tokens.kind(number - 1) == .blank else {
            return nil
        }
        var label: Beside?
        var place = number - 1
        while place >= taken, tokens.kind(place) != .line, tokens.kind(place) != .cell,
            number - place < Self.longestLabel
        {
            if tokens.kind(place) == .currency, let beside = meant(place, number, isBehind: false) {
                let isOwn = beside.found.contains { $0.isOwn(regionCurrency) && !$0.isMinorUnit } && !beside.isName
                if label != nil || !isOwn || tokens.kind(place + 1) == .slash || isNumber(skipBlanks(place + 1))
                    || isNumber(skipBlanks(back: place - 1))
                {
                    return nil
                }
                label = beside
            }
            place -= 1
        }
        return label
    }

    /// The limit on the tokens of a label.
    private static let longestLabel = 40

    // MARK: Values

    /// The value of a few digits; nil if there are separators or too many digits.
    func value(_ range: Range<Int>) -> Int64? {
        var value: Int64 = 0
        var offset = range.lowerBound
        while offset < range.upperBound, let scalar = LenientScalar(text, at: offset) {
            guard scalar.kind == .digit, value < 100_000_000_000_000_000 else { return nil }
            value = 10 * value + Int64(scalar.digit)
            offset += scalar.length
        }
        return value
    }

    /// Scales an amount and keeps its exponent at 0 or below: five million is 5000000, and not 5 × 10^6.
    static func scaled(_ amount: DecimalValue, _ power: Int) -> DecimalValue {
        let result = amount.scaled(byPowerOfTen: power)
        return result.exponent > 0 ? (try? result.quantized(toFractionDigits: 0)) ?? result : result
    }

    /// An amount with a number of its minor unit added.
    func sum(_ found: FoundAmount, _ count: Int64, digits: Int) -> DecimalValue? {
        let amount = found.likeliest
        return try? amount + DecimalValue(minorUnits: amount.isNegative ? -count : count, scale: digits)
    }
}

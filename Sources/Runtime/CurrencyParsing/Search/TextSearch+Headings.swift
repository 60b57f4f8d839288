import CurrencyCore

// Headings that state the unit of a table. They multiply all its amounts, which have no scale word beside them:
//
//     (in thousands, except per share)      Sales  $1,100
//     $ in millions   2024   2023           Sales  $10.5
//     Показатель, тыс. руб.                 Выручка  1 100 руб.
//     TEUR   2024                           Umsatz  1.100 EUR
//     Adatok ezer Ft-ban                    Árbevétel  1 100 Ft
//
// A heading is a scale word, or a letter or zeros for one, that no number precedes. It is beside a currency, or alone after
// "in". The currency may have an ending, and the scale word of another language may have one too.

extension TextSearch {
    /// Adds the multiple to an amount without a scale word as another reading, if the text has such a heading.
    mutating func withHeading(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        if isBeforeAnyScaleWord(number.end) { return found }
        let power = headingPower ?? powerOfHeading() ?? 0
        headingPower = power
        if power == 0 { return found }
        var result = found
        result.otherReadings.append(Self.scaled(found.amount, power))
        return result
    }

    /// A scale word in a heading, or a letter or zeros for one.
    struct Unit {
        var power: Int
        var end: Int
        /// Whether it is a word. Letters and zeros count only directly beside a currency.
        var isWord = true
        /// Whether it counts only beside a currency, because it is also another word or number.
        var needsCurrency = false
        /// Whether it may also be an amount, so that it counts only after "in" and before another line.
        var mayBeAmount = false
        /// Whether it is the abbreviation of a word, which only a number or a heading has.
        var isAbbreviation = false
        /// Whether it includes a preposition or a case ending for "in".
        var hasPreposition = false
    }

    /// The power of ten of the first heading; nil if the text has none.
    private func powerOfHeading() -> Int? {
        var line = 0
        var hasDigits = false
        for offset in 0..<text.count {
            let byte = text[offset]
            if byte == 0x0A || byte == 0x09 || byte == UInt8(ascii: "|") {
                (line, hasDigits) = (offset + 1, false)
            } else if let power = power(at: offset, mayBegin: !hasDigits && offset - line < Self.longestLine) {
                return power
            }
            if byte.isDigit { hasDigits = true }
        }
        return nil
    }

    /// The power of ten of the heading whose unit is at an offset; nil if there is none.
    ///
    /// - Parameter mayBegin: Whether no digits precede on the line. After digits, a heading has "in".
    private func power(at offset: Int, mayBegin: Bool) -> Int? {
        let mayBeWord = contents.scaleStarts.contains(text, at: offset)
        guard mayBeWord || mayBegin && Self.unitStarts.contains(text, at: offset),
            WordBoundary.isBoundary(text, at: offset)
        else { return nil }
        if mayBegin, let unit = unit(offset), isHeading(offset, unit) { return unit.power }
        guard mayBeWord, let (word, end) = scaleWord(offset), !word.isLetter, isInHeading(offset, end) else {
            return nil
        }
        return word.power
    }

    // MARK: Units

    /// The first two bytes of all units. They rule out most words of a text.
    private static let unitStarts: BytePairs = {
        var starts = ForeignScaleWords.starts
        for line in DecisionLines(WordLists.formsInHeadings) {
            starts.insert(BytePairs.pairs(line.bytes[0], line.field(0)[1], true))
        }
        for line in DecisionLines(WordLists.lettersInHeadings) {
            starts.insert(BytePairs.pairs(line.bytes[0], line.bytes[0] < 0x80 ? nil : line.bytes[1], false))
        }
        // "000", "1000", "1,000", "1.000", "1'000" and "1 000"
        starts.insert([
            (0x30, 0x30), (0x31, 0x30), (0x31, 0x2C), (0x31, 0x2E), (0x31, 0x27), (0x31, 0x20), (0x31, 0xC2),
        ])
        return starts
    }()

    private func unit(_ offset: Int) -> Unit? {
        if text[offset].isDigit { return zeros(offset) }
        if let unit = letters(offset) { return unit }
        for line in DecisionLines(WordLists.formsInHeadings)
        where CaseFolding.mayBeSameLetter(line.bytes[0], text[offset]) {
            if let (length, _) = WordBoundary.length(of: line.field(0), in: text, at: offset, ignoresCase: true) {
                let end = offset + length + (text[(offset + length)...].first == UInt8(ascii: ".") ? 1 : 0)
                let isWord = !line.field(2).isEmpty
                return Unit(power: line.number(1), end: end, needsCurrency: isWord, hasPreposition: isWord)
            }
        }
        if contents.scaleStarts.contains(text, at: offset), let (word, end) = scaleWord(offset), !word.isLetter {
            return Unit(power: word.power, end: end, isAbbreviation: text[end - 1] == UInt8(ascii: "."))
        }
        return ForeignScaleWords.form(text, at: offset).map {
            Unit(
                power: $0.power, end: $0.end, needsCurrency: true,
                isAbbreviation: $0.isAbbreviation || text[$0.end - 1] == UInt8(ascii: "."))
        }
    }

    /// Three zeros that no digit precedes, "£'000", "£000s", or a thousand after "in" or "x": "x € 1.000".
    private func zeros(_ start: Int) -> Unit? {
        if text[start] == UInt8(ascii: "1") {
            let number = TextNumber(text, at: start, notBefore: 0)
            let digits = text[start..<number.end].filter { $0.isDigit }
            return digits.elementsEqual("1000".utf8) && number.start == start && !number.isNoAmount
                ? Unit(power: 3, end: number.end, isWord: false, needsCurrency: true, mayBeAmount: true) : nil
        }
        guard TextNumber.digits(text, start) == 3, text[start...].starts(with: "000".utf8) else { return nil }
        let end = start + 3 + (text[(start + 3)...].starts(with: "s".utf8) ? 1 : 0)
        return WordBoundary.isBoundary(text, at: end)
            ? Unit(power: 3, end: end, isWord: false, needsCurrency: true) : nil
    }

    /// Letters for a thousand, a million or a milliard, which stand before or after a currency: "TEUR", "k€", "т. руб.", "£m".
    func letters(_ start: Int) -> Unit? {
        for line in DecisionLines(WordLists.lettersInHeadings) where line.bytes[0] == text[start] {
            let end = start + line.field(0).count
            guard text[start...].starts(with: line.field(0)) else { continue }
            let isApart = WordBoundary.isBoundary(text, at: end)
            // A currency must follow: in "TEUR" the euro does, but in "TRY" and "Mrs" the letter belongs to another word.
            var place = end < text.count && text[end] == UInt8(ascii: ".") ? end + 1 : end
            // "т. руб.", but "T. Lei" is a person.
            if place > end, !text[start].isCapital { place = TextNumber.skipSpace(text, place) }
            let isTouching = !isApart || place > end
            // A separate "e" is "and" in some languages: "Dólar e euro".
            if !isTouching, text[start] == UInt8(ascii: "e") { continue }
            if isTouching {
                guard place < text.count, filter.mayStart(text, place) else { continue }
                let finding = reader.finder.find(text, at: place)
                guard finding.isExact, finding.length > 1, reader.finder.find(text, at: start).length <= end - start
                else { continue }
            }
            return Unit(power: line.number(1), end: isTouching ? place : end, isWord: false, needsCurrency: true)
        }
        return nil
    }

    // MARK: Headings

    /// Whether a unit is a heading, together with a currency or with "in".
    private func isHeading(_ offset: Int, _ unit: Unit) -> Bool {
        var end = unit.end
        var hasPreposition = unit.hasPreposition
        var hasCurrency = false
        if let currency = currencyForm(unit.end, wordsBetween: unit.isWord ? 2 : 0) {
            (end, hasCurrency) = (currency.end, true)
            hasPreposition = hasPreposition || currency.hasEnding
        }
        let joint = offset > 0 && [0x27, 0x2F].contains(text[offset - 1]) ? offset - 1 : offset
        let mark = joint == offset && WordBoundary.scalar(before: offset, text) == 0x2019 ? offset - 3 : joint
        let front = withoutSpace(mark)
        var start = withoutCurrency(front)
        hasCurrency = hasCurrency || start < front
        if unit.needsCurrency, !hasCurrency { return false }
        if let postposition = BesideWords.end(of: WordLists.behindHeading, text, at: TextNumber.skipSpace(text, end)) {
            (end, hasPreposition) = (postposition, true)
        }
        if let preposition = BesideWords.start(of: WordLists.inHeading, text, before: start) {
            (start, hasPreposition) = (withoutCurrency(withoutSpace(preposition)), true)
        } else if unit.mayBeAmount {
            return false
        }
        if unit.mayBeAmount, !text[end...].contains(0x0A) { return false }
        if hasCurrency, hasPreposition || isParenthesis(around: start..<end) { return true }
        return endsCell(end) && (Self.opensHeading(text, start) || hasPreposition || hasCurrency && unit.isAbbreviation)
    }

    /// Whether a scale word after digits on its line is in a heading: "Total assets $1,100 (in thousands)".
    private func isInHeading(_ offset: Int, _ end: Int) -> Bool {
        let front = withoutCurrency(withoutSpace(offset))
        guard let preposition = BesideWords.start(of: WordLists.inHeading, text, before: front) else { return false }
        let start = withoutCurrency(withoutSpace(preposition))
        // "(in millions of U.S. dollars)", "All figures in USD millions."
        if start > 0, text[start - 1] == UInt8(ascii: "(") { return true }
        return text[end - 1] == UInt8(ascii: ".") || endsCell(currencyForm(end, wordsBetween: 2)?.end ?? end)
    }

    /// Whether a range is in parentheses or brackets whose text has no digits.
    private func isParenthesis(around range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while true {
            guard range.lowerBound - start < Self.longestLine, let scalar = WordBoundary.scalar(before: start, text)
            else { return false }
            let kind = LenientScalar.kind(scalar)
            if kind == .opening || scalar == 0x5B { break }
            if kind == .digit || kind == .closing || scalar < 0x20 { return false }
            start -= scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
        }
        var end = range.upperBound
        while end - range.upperBound < Self.longestLine, let scalar = LenientScalar(text, at: end) {
            if scalar.kind == .closing || scalar.scalar == 0x5D { return true }
            if scalar.kind == .digit || scalar.kind == .opening || scalar.scalar < 0x20 { return false }
            end += scalar.length
        }
        return false
    }

    /// Whether a line, a cell or a parenthesis ends at an offset, or a year follows.
    private func endsCell(_ end: Int) -> Bool {
        let place = TextNumber.skipSpace(text, end)
        guard place < text.count else { return true }
        if TextNumber.digits(text, place) == 4 { return text[place] == 0x31 || text[place] == 0x32 }
        return [0x09, 0x0A, 0x0D, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x5D, 0x7C].contains(text[place])
            || LenientScalar(text, at: place)?.kind == .closing
    }

    // MARK: Currencies

    /// The end of the currency after a unit and a few words, and whether it has an ending: "Ft-ban", "euroina".
    private func currencyForm(_ offset: Int, wordsBetween: Int) -> (end: Int, hasEnding: Bool)? {
        var place = offset
        if place < text.count, text[place] == UInt8(ascii: "/") { place += 1 }
        place = reader.syntax.skippingOf(text, TextNumber.skipSpace(text, place))
        for _ in 0...wordsBetween {
            place = TextNumber.skipSpace(text, place)
            if let end = currencyEnd(place) { return end }
            let end = wordEnd(place)
            // "U.S." ends no sentence.
            guard end > place, text[end - 1] != UInt8(ascii: ".") || text[place..<(end - 1)].contains(UInt8(ascii: "."))
            else { return nil }
            place = end
        }
        return nil
    }

    private func currencyEnd(_ start: Int) -> (end: Int, hasEnding: Bool)? {
        let wordEnd = wordEnd(start)
        guard wordEnd > start else { return nil }
        let finding = reader.finder.find(text, at: start)
        let isOwn = finding.found.contains { $0.isOwn(regionCurrency) }
        let isLetter = finding.length == 1 && text[start].isLetter
        if finding.length > 0, isOwn || !isLetter && (finding.isExact || finding.length > 3) {
            let end = start + finding.length
            let isSuffix = end + 2 < wordEnd && [0x27, 0x2D, 0xE2].contains(text[end])
            return TextNumber.isDigit(text, before: wordEnd) ? nil : (isSuffix ? wordEnd : end, isSuffix)
        }
        // Arabic joins the article to a noun.
        let noun = text[start...].starts(with: "\u{627}\u{644}".utf8) ? start + 4 : start
        for end in stride(from: wordEnd, to: max(noun + 3, wordEnd - Self.longestEnding), by: -1) {
            let stem = UnsafeBufferPointer(rebasing: text[noun..<end])
            if end < wordEnd || noun > start, reader.finder.find(stem, at: 0).length == end - noun {
                return (wordEnd, true)
            }
        }
        return nil
    }

    /// The end of the text at an offset that has no space and no punctuation of cells.
    private func wordEnd(_ start: Int) -> Int {
        var end = start
        while end < text.count, text[end] > 0x20,
            ![0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x5B, 0x5D, 0x7C].contains(text[end]),
            TextNumber.spaceLength(text, at: end) == nil, LenientScalar(text, at: end)?.kind != .closing
        {
            end += 1
        }
        return end
    }

    /// The limit on the bytes of a currency's ending.
    private static let longestEnding = 9

    /// The start of the currency that ends at an offset, without the space before it; the offset itself if there is none.
    private func withoutCurrency(_ end: Int) -> Int {
        var start = end
        while start > 0, end - start < CurrencyTextFilter.longest, !Self.opensHeading(text, start),
            text[start - 1] > 0x20
        {
            start -= 1
        }
        guard start < end, reader.finder.find(text, at: start).length == end - start else { return end }
        return withoutSpace(start)
    }

    private func withoutSpace(_ end: Int) -> Int { end - (TextNumber.spaceLength(text, before: end) ?? 0) }

    /// Whether the start of a line or cell, a parenthesis, a comma or a colon precedes an offset, with or without a space.
    private static func opensHeading(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let isBehindComma = offset > 1 && text[offset - 1] == 0x20 && text[offset - 2] == 0x2C
        guard offset > 0, !isBehindComma else { return true }
        if [0x09, 0x0A, 0x28, 0x2C, 0x3A, 0x5B, 0x7C].contains(text[offset - 1]) { return true }
        let scalar = WordBoundary.scalar(before: offset, text)
        return scalar == 0xFF08 || scalar == 0xFF1A
    }

    /// The limit on the bytes of a line that are examined.
    private static let longestLine = 80
}

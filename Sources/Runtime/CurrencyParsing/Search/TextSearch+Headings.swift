import CurrencyCore

// Headings that say in what a table counts. They multiply all its amounts, and nothing beside those tells:
//
//     (in thousands, except per share)      Sales  $1,100
//     $ in millions   2024   2023           Sales  $10.5
//     тыс. руб.                             Выручка  1 100 руб.

extension TextSearch {
    /// An amount without a word of scale, with the multiple as another reading where the text has such a heading.
    mutating func withHeading(_ found: FoundAmount, _ number: TextNumber) -> FoundAmount {
        if isBeforeAnyScaleWord(number.end) { return found }
        if headingPower == nil { headingPower = .some(powerOfHeading()) }
        guard let power = headingPower ?? nil else { return found }
        var result = found
        result.otherReadings.append(Self.scaled(found.amount, power))
        return result
    }

    /// The power of ten of the first heading; nil where the text has none.
    private func powerOfHeading() -> Int? {
        for offset in 0..<text.count where contents.scaleStarts.contains(text, at: offset) {
            guard WordBoundary.isBoundary(text, at: offset), let (word, end) = scaleWord(offset), !word.isLetter,
                beginsHeading(offset), endsHeading(end)
            else { continue }
            return word.power
        }
        return nil
    }

    /// Whether a heading begins in front of a word of scale, with a currency and "in" or without: "$ in millions". Without "in"
    /// no digit stands in front on the line, because "R$ 1.000,00 (mil reais)" says it again in words.
    private func beginsHeading(_ offset: Int) -> Bool {
        let preposition = BesideWords.start(of: BesideWords.inHeading, text, before: offset)
        var start = withoutSpace(preposition ?? offset)
        var word = start
        while word > 0, start - word < CurrencyTextFilter.longest, !Self.opensHeading(text, word), text[word - 1] > 0x20
        {
            word -= 1
        }
        if word < start, reader.finder.find(text, at: word).length == start - word { start = withoutSpace(word) }
        guard start == 0 || Self.opensHeading(text, start) else { return false }
        if preposition != nil { return true }
        let front = text[..<start].suffix(Self.longestLine)
        let line = front.lastIndex(of: 0x0A) ?? front.startIndex
        return !text[line..<start].contains { $0.isDigit }
    }

    /// Whether a heading ends behind a word of scale, with a currency or without, or a year follows.
    private func endsHeading(_ end: Int) -> Bool {
        var place = reader.syntax.skippingOf(text, TextNumber.skipSpace(text, end))
        place = TextNumber.skipSpace(text, place + reader.finder.find(text, at: place).length)
        guard place < text.count else { return true }
        if TextNumber.digits(text, place) == 4 { return text[place] == 0x31 || text[place] == 0x32 }
        return [0x09, 0x0A, 0x0D, 0x29, 0x2C, 0x3B, 0x5D, 0x7C].contains(text[place])
            || LenientScalar(text, at: place)?.kind == .closing
    }

    private func withoutSpace(_ end: Int) -> Int { end - (TextNumber.spaceLength(text, before: end) ?? 0) }

    /// Whether the start of a line or cell, a parenthesis or a colon stands in front of an offset.
    private static func opensHeading(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        if [0x09, 0x0A, 0x28, 0x3A, 0x5B, 0x7C].contains(text[offset - 1]) { return true }
        let scalar = WordBoundary.scalar(before: offset, text)
        return scalar == 0xFF08 || scalar == 0xFF1A
    }

    /// How many bytes of a line are looked at.
    private static let longestLine = 80
}

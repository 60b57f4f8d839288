import CurrencyCore

// Headings that state the unit of a table. They multiply all its amounts, which have no scale word beside them:
//
//     (in thousands, except per share)      Sales  $1,100
//     $ in millions   2024   2023           Sales  $10.5
//     Показатель, тыс. руб.                 Выручка  1 100 руб.
//     TEUR   2024                           Umsatz  1.100 EUR

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

    /// The power of ten of the first heading; nil if the text has none.
    private func powerOfHeading() -> Int? {
        for offset in 0..<text.count {
            if Self.opensHeading(text, offset), let power = powerOfUnit(offset) { return power }
            guard contents.scaleStarts.contains(text, at: offset), WordBoundary.isBoundary(text, at: offset),
                let (word, end) = scaleWord(offset), !word.isLetter, isHeading(offset, end)
            else { continue }
            return word.power
        }
        return nil
    }

    /// The power of ten of an abbreviated unit that is a complete heading at an offset, with or without "in": "TEUR", "en M€".
    private func powerOfUnit(_ offset: Int) -> Int? {
        let space = TextNumber.skipSpace(text, offset)
        let start =
            BesideWords.end(of: BesideWords.inHeading, text, at: space).map { TextNumber.skipSpace(text, $0) } ?? space
        guard start < text.count else { return nil }
        for line in DecisionLines(BesideWords.unitsOfHeadings) where line.bytes[0] == text[start] {
            if let length = LenientText.length(of: line.field(0), in: text, at: start), endsCell(start + length) {
                return line.number(1)
            }
        }
        return nil
    }

    /// Whether a scale word is a heading, with or without a currency and "in": "$ in millions". Without "in", no digit may
    /// precede it on the line, because "(mil reais)" in "R$ 1.000,00 (mil reais)" repeats the amount in words.
    private func isHeading(_ offset: Int, _ end: Int) -> Bool {
        var start = withoutCurrency(withoutSpace(offset))
        let preposition = BesideWords.start(of: BesideWords.inHeading, text, before: start)
        if let preposition {
            start = withoutCurrency(withoutSpace(preposition))
            // "(in millions of U.S. dollars)", "All figures in USD millions."
            if start > 0, text[start - 1] == UInt8(ascii: "(") { return true }
            return endsHeading(end) || text[end - 1] == UInt8(ascii: ".")
        }
        guard Self.opensHeading(text, start), endsHeading(end) else { return false }
        let front = text[..<start].suffix(Self.longestLine)
        let line = front.lastIndex(of: 0x0A) ?? front.startIndex
        return !text[line..<start].contains { $0.isDigit }
    }

    /// Whether a heading ends after a scale word and a currency.
    private func endsHeading(_ end: Int) -> Bool {
        let place = reader.syntax.skippingOf(text, TextNumber.skipSpace(text, end))
        return endsCell(place + reader.finder.find(text, at: place).length)
    }

    /// Whether a line, a cell or a parenthesis ends at an offset, or a year follows.
    private func endsCell(_ end: Int) -> Bool {
        let place = TextNumber.skipSpace(text, end)
        guard place < text.count else { return true }
        if TextNumber.digits(text, place) == 4 { return text[place] == 0x31 || text[place] == 0x32 }
        return [0x09, 0x0A, 0x0D, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x5D, 0x7C].contains(text[place])
            || LenientScalar(text, at: place)?.kind == .closing
    }

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

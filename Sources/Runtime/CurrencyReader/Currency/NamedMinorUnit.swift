import CurrencyCore

/// A minor unit that a text names behind a number: the cents of "20 dollars 43 cents".
package struct NamedMinorUnit {
    /// The units that it may be.
    package var units: [CurrencyUnit]
    /// The end of the text.
    package var end: Int
    /// Whether it is short enough for a unit of measure.
    package var isShort: Bool
    /// Whether it touches the number.
    package var touches: Bool

    /// The unit of a currency; that of all currencies if it is cents in some language.
    package func unit(of currency: CurrencyCode) -> CurrencyUnit? {
        units.first { $0.currency == currency } ?? units.first { $0.currency == CurrencyUnit.any }
    }

    package func has(_ currency: CurrencyCode) -> Bool { unit(of: currency) != nil }
}

extension CurrencyFinder {
    /// The minor unit that a text names behind a number.
    package func minorUnit(_ text: UnsafeBufferPointer<UInt8>, behind end: Int, _ syntax: AmountSyntax)
        -> NamedMinorUnit?
    {
        // "50 de bani"
        let space = Blanks.end(text, end)
        let start = syntax.joinsAnyNumber ? syntax.skippingOf(text, space) : space
        // "£20 p/w", "£20 p.a.", "£20 p&p"
        if start > end, start + 1 < text.count, [0x26, 0x2E, 0x2F].contains(text[start + 1]),
            WordBoundary.startsWithLetter(text, at: start + 2)
        {
            return nil
        }
        let finding = find(text, at: start)
        let found = finding.found.filter { $0.isMinorUnit }.map { CurrencyUnit(currency: $0.currency, power: $0.power) }
        let word = MinorUnitWords.match(text, at: start, data)
        let unitEnd = max(found.isEmpty ? start : start + finding.length, word?.end ?? 0)
        let units = found + (word?.units ?? [])
        return units.isEmpty
            ? nil
            : NamedMinorUnit(
                units: units, end: unitEnd, isShort: found.isEmpty && unitEnd - start <= 3, touches: start == end)
    }
}

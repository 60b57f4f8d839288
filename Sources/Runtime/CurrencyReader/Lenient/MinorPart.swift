import CurrencyCore

// A few digits behind an amount that may be in its minor unit:
//
//     minor     = [","] [and] digits [unit]
//
//     10 zł 50 gr, 20 dollars and 43 cents, 5元5角      a unit of the currency
//     5元2角5分                                         and a smaller one
//     20 dollars, 43 cents                              that, or another amount
//     12 Euro 90                                        as many digits as the minor unit has, behind a name
//
// Parsing takes the part where nothing else could be meant, and refuses other digits; the search doubts the amount.

/// A few digits behind an amount that may be in its minor unit.
package struct MinorPart {
    /// What joins the digits to the amount.
    package enum Join { case blank, and, comma }

    package let join: Join
    /// The digits, at most three.
    package let place: Range<Int>
    package let digits: Int
    private let count: Int64
    /// The unit that is named behind them.
    package let unit: NamedMinorUnit?
    /// Whether at most one blank is before the digits, as in running text; in tables, more part two columns.
    package let isNear: Bool

    /// Reads the digits behind an amount; nil if there are none.
    ///
    /// - Parameter unit: Returns the minor unit behind an offset.
    package init?(
        _ text: UnsafeBufferPointer<UInt8>, behind end: Int, _ syntax: AmountSyntax, unit: (Int) -> NamedMinorUnit?
    ) {
        var start = end
        var join = Join.blank
        if start < text.count, text[start] == UInt8(ascii: ",") { (start, join) = (start + 1, .comma) }
        start = Blanks.end(text, start)
        if join == .blank, let and = BesideWords.end(of: WordLists.and, text, at: start),
            !syntax.joinsRanges(text, start..<and)
        {
            (start, join) = (Blanks.end(text, and), .and)
        }
        guard start > end || Self.isSetOff(text, at: start) else { return nil }
        var (offset, digits, count) = (start, 0, Int64(0))
        while let scalar = LenientScalar(text, at: offset), scalar.kind == .digit {
            digits += 1
            guard digits <= 3 else { return nil }
            count = 10 * count + Int64(scalar.digit)
            offset += scalar.length
        }
        guard digits > 0 else { return nil }
        (self.join, self.digits, self.count, place) = (join, digits, count, start..<offset)
        self.unit = unit(offset)
        let blank = Blanks.start(text, start)
        isNear = blank == start || LenientScalar(text, at: blank).map { blank + $0.length == start } ?? false
    }

    /// Whether a blank, a line, or a letter of a script without blanks is before an offset.
    private static func isSetOff(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard let scalar = WordBoundary.scalar(before: offset, text) else { return false }
        return LenientScalar.kind(scalar) == .space || scalar == 0x0A || scalar >= 0x2E80
    }

    package var end: Int { unit?.end ?? place.upperBound }

    /// The unit's power of ten in a currency, or in the first that it may be of; without a unit, the digits fill the minor unit.
    func power(in currency: CurrencyCode? = nil) -> Int {
        unit.flatMap { unit in currency.flatMap(unit.unit) ?? unit.units.first }?.power ?? 0 - digits
    }

    /// Whether the digits may belong to something else: "5 kr 50 g", "$20, 43 cents".
    package var isDoubtful: Bool {
        join == .comma || unit.map { $0.isShort && !(join == .and && $0.touches) } ?? false
    }

    /// The sum of an amount and this part in a unit of some power of ten; nil if the unit has fewer digits, or the sum is too
    /// large.
    package func sum(with amount: DecimalValue, power: Int) -> DecimalValue? {
        guard digits <= 0 - power else { return nil }
        return try? amount + DecimalValue(minorUnits: amount.isNegative ? -count : count, scale: 0 - power)
    }
}

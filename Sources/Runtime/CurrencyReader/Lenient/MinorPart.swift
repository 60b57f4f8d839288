import CurrencyCore

// A number of minor units behind a whole amount:
//
//     minor     = [and] digits unit | digits
//
//     10 zł 50 gr, 20 dollars and 43 cents, 5元5角      a unit of the currency
//     12 Euro 90                                        as many digits as the minor unit has, behind a name

/// A number of minor units behind an amount.
struct MinorPart {
    /// The number, and how many digits it has.
    let count: DecimalValue
    let digits: Int
    /// The unit that is named behind it.
    let unit: NamedMinorUnit?
    /// The power of ten of that unit.
    var power: Int
    let place: Range<Int>
    let end: Int
    /// Whether the unit is so short that the number may count something else: "5 kr 50 g".
    let isDoubtful: Bool

    /// Reads the minor part at an offset of a text; nil if there is none.
    ///
    /// - Parameters:
    ///   - number: The number of the amount.
    ///   - isName: Whether the amount's currency is in front of the offset, as a name.
    init?(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, behind number: LenientNumber, isName: () -> Bool,
        _ matcher: CurrencyMatcher, _ syntax: AmountSyntax
    ) {
        let and = BesideWords.end(of: WordLists.and, text, at: offset)
        guard and != nil || Self.isSetOff(text, at: offset) else { return nil }
        let start = and.map { Blanks.end(text, $0) } ?? offset
        var part = number.another(at: start)
        guard (try? part.read()) != nil, 1...3 ~= part.integerDigits, part.groups == 0, !part.hasDecimal,
            let count = part.digits.value(isNegative: false, scaledBy: 0)
        else { return nil }
        unit = matcher.minorUnit(text, behind: part.end, syntax)
        guard unit != nil || part.end == text.count && isName() else { return nil }
        (self.count, digits, place) = (count, part.integerDigits, start..<part.end)
        power = unit?.units.first?.power ?? 0 - part.integerDigits
        end = unit?.end ?? part.end
        isDoubtful = unit.map { $0.isShort && !(and != nil && $0.touches) } ?? false
    }

    /// Whether a space, or a letter of a script without spaces, is before an offset.
    private static func isSetOff(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard let scalar = WordBoundary.scalar(before: offset, text) else { return false }
        return LenientScalar.kind(scalar) == .space || scalar >= 0x2E80
    }

    /// The sum of an amount and this part; nil if the part has other digits than its unit, or the sum is too large.
    ///
    /// - Parameter minorUnit: The fraction digits of the currency.
    func added(to amount: DecimalValue, isNegative: Bool, minorUnit: Int?) -> DecimalValue? {
        guard digits <= 0 - power, unit != nil || digits == minorUnit else { return nil }
        return try? amount + (isNegative ? count.negated : count).scaled(byPowerOfTen: power)
    }
}

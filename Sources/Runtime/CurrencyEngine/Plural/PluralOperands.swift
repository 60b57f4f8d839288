import CurrencyCore

// The operands of plural rules:
//
//     n    the number without its sign
//     i    its integer digits
//     v    how many fraction digits are shown, with trailing zeros; w without them
//     f    the fraction digits that are shown, as a whole number; t without trailing zeros
//     c, e the exponent of compact notation: 6 in 1.2M
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands.

/// The operands of plural rules: the digits of a number as they are shown.
///
///     let english = try PluralRules(locale: LocaleIdentifier("en"), data: .bundled)
///     english.category(for: PluralOperands(1, fractionDigits: 0))      // one: "1"
///     english.category(for: PluralOperands(1, fractionDigits: 2))      // other: "1.00"
///
/// All digits count, however many there are. Under `icu` compatibility, the operands are rounded to binary numbers.
public struct PluralOperands: Hashable, Sendable {
    /// Whether there are any digits; NaN and the infinities have none.
    let isFinite: Bool
    /// Whether the operands were rounded to binary numbers, as in ICU.
    var isBinary = false
    /// The whole part of n.
    var number: WholeNumber
    /// Whether n has more than its whole part.
    var numberHasFraction: Bool
    /// i.
    var integer: WholeNumber
    /// v.
    let fractionDigits: Int
    /// w.
    let fractionDigitsWithoutZeros: Int
    /// f.
    var fraction: WholeNumber
    /// t.
    var fractionWithoutZeros: WholeNumber
    /// c and e.
    let exponent: Int

    /// Makes the exact operands of a number; see `init(_:fractionDigits:compactExponent:compatibility:)`.
    init(exactly shown: DecimalValue, fractionDigits: Int, compactExponent: Int = 0) {
        isFinite = shown.isFinite
        exponent = compactExponent
        let visible = max(0, fractionDigits - compactExponent)
        let places = max(0, 0 - shown.exponent - compactExponent)
        let (whole, part) =
            places == 0
            ? (shown.coefficient, DecimalValue.Coefficient.zero)
            : shown.coefficient.quotientAndRemainder(dividingByPowerOfTen: places)
        let zeros = whole.isZero ? 0 : max(0, shown.exponent + compactExponent)
        let (digits, stripped) = part.strippingTrailingZeros()
        let significant = digits.isZero ? 0 : places - stripped
        integer = WholeNumber(coefficient: whole, zeros: zeros)
        number = integer
        numberHasFraction = significant > 0
        self.fractionDigits = max(visible, significant)
        fractionDigitsWithoutZeros = significant
        fractionWithoutZeros = WholeNumber(coefficient: digits, zeros: 0)
        fraction = WholeNumber(coefficient: digits, zeros: digits.isZero ? 0 : max(visible, significant) - significant)
    }
}

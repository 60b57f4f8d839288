/// How many fraction digits to write for an amount.
///
/// For HUF in CLDR 48, CLDR displays 0 digits, ISO 4217's minor unit has 2, and cash amounts have 0. These three
/// numbers are easily mixed up, so each has its own case.
public enum CurrencyDigits: Hashable, Sendable {
    /// The digits that CLDR displays, with its rounding increment if it has one.
    case display
    /// The digits of the minor unit (`CurrencyFacts.minorUnit`), or of `display` if the currency has none.
    case iso
    /// The digits of cash amounts, rounded to the smallest coin: CHF 0.05, DKK 0.50.
    case cash
    /// The digits of the style's custom pattern, or of `display` if the style has no pattern.
    case pattern
    /// Any other precision: `.precision(.fraction(2))`.
    case precision(NumberPrecision)
}

extension CurrencyDigits {
    /// The digits of the minor unit: another name for `iso`.
    @_alwaysEmitIntoClient public static var minorUnit: Self { .iso }

    /// Writes exactly `count` fraction digits.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).digits(.fraction(0)).format(5)         // "5 €"
    @_alwaysEmitIntoClient public static func fraction(_ count: Int) -> Self { .precision(.fraction(count)) }

    /// Limits the fraction digits to a range.
    @_alwaysEmitIntoClient public static func fraction(_ limits: ClosedRange<Int>) -> Self {
        .precision(.fraction(limits))
    }
}

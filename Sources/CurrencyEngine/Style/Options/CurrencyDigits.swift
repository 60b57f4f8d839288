/// How many decimals an amount is written with.
///
/// Three facts are easily mixed up: the decimals that CLDR displays, those of ISO 4217's minor unit, and those of cash.
/// For HUF in CLDR 48 they are 0, 2 and 0.
public enum CurrencyDigits: Hashable, Sendable {
    /// The decimals that CLDR displays, and its rounding step if it has one.
    case display
    /// The decimals of the minor unit, as `CurrencyFacts.minorUnit` has it; those of `display` where there is none.
    case iso
    /// The decimals of cash, rounded to its smallest coin: CHF 0.05, DKK 0.50.
    case cash
    /// The digits of the style's custom pattern; those of `display` where it has none.
    case pattern
    /// Any other precision: `.precision(.fraction(2))`.
    case precision(NumberPrecision)
}

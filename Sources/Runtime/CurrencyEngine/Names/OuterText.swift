import CurrencyCore

/// What stands around a number with its affixes, in a pattern that has the number as `{0}`.
enum OuterText: Sendable {
    /// The name of a currency.
    case name(LocaleNames, CurrencyCode)
    /// The name of a currency of the program's own.
    case customName(EnclosingText, EnclosingText.Request)
    /// The unit of these patterns.
    case unit(UnitPatterns)
}

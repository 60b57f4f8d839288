/// What stands around a number with its affixes, in a pattern that has the number as `{0}`.
enum OuterText: Sendable {
    /// The currency's name, from these names.
    case name(CurrencyNames)
    /// The unit of these patterns.
    case unit(UnitPatterns)
}

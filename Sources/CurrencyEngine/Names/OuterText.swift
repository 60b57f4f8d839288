/// What stands around a number with its affixes, in a pattern that has the number as `{0}`.
enum OuterText {
    /// The currency's name, one of these.
    case name(CurrencyNames)
    /// The unit that the patterns are of.
    case unit(UnitPatterns)
}

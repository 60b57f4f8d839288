extension FormatOptions {
    /// Marks a number as approximate, a minimum or a maximum.
    ///
    ///     .approximately    ~5    the locale's sign for it, where a sign goes: ~-5, ~€5
    ///     .atLeast          5+    the locale's pattern, around the whole text
    ///     .atMost           ≤5    the same
    ///
    /// Some patterns for negative amounts have no minus, such as those of the accounting format. They leave no place
    /// for a sign, so nothing marks the approximate number. This is the rule of ICU and ECMA-402.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns>.
    public enum Qualifier: Hashable, Sendable, CaseIterable {
        case approximately
        case atLeast
        case atMost
    }
}

extension FormatOptions {
    /// Whether a number is approximate, a minimum or a maximum.
    ///
    ///     .approximately    ~5    the locale's sign for it, at the place of a sign: ~-5, ~€5
    ///     .atLeast          5+    in the locale's way, around all of the text
    ///     .atMost           ≤5    the same
    ///
    /// A pattern for negative amounts without a minus, as those of the accounting format, has no place for a sign, so
    /// that nothing marks the approximate number; this is ICU's and ECMA-402's rule.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns>.
    public enum Qualifier: Hashable, Sendable, CaseIterable {
        case approximately
        case atLeast
        case atMost
    }
}

/// When to show a sign.
///
///                  -1    -0     0     1
///     auto         -1    -0     0     1
///     always       -1    -0    +0    +1
///     never         1     0     0     1
///     exceptZero   -1     0     0    +1
///     negative     -1     0     0     1
///
/// The number is rounded first: with two fraction digits, -0.004 is -0.
///
/// See <https://tc39.es/ecma402/#sec-intl.numberformat-internal-slots> and
/// <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html#sign-display>.
public enum SignDisplay: Hashable, Sendable, CaseIterable {
    case auto
    case always
    case never
    case exceptZero
    case negative
}

/// The locale's pattern for negative amounts.
public enum CurrencySign: Hashable, Sendable, CaseIterable {
    /// With a minus sign: -€3.
    case standard
    /// The accounting format, which has parentheses in many locales: (€3), and (€3K) in compact notation.
    case accounting
}

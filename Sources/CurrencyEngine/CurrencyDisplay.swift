import CurrencyCore

/// How the currency is shown.
///
///     .symbol          A$1.00      the locale's symbol
///     .narrowSymbol    $1.00       the shortest, which other currencies may share
///     .code            AUD 1.00    the code of ISO 4217
///     .none            1.00        not at all
///     .custom("💶")    💶1.00
///
/// A form that the locale lacks is replaced by the plain symbol, and that by the code.
public enum CurrencyDisplay: Hashable, Sendable {
    case symbol
    case narrowSymbol
    /// The symbol for formal use, such as NT$ for TWD in Chinese.
    case formalSymbol
    /// Another symbol in use beside the usual one, such as TL for TRY.
    case variantSymbol
    case code
    case none
    /// The caller's own text in the symbol's place.
    case custom(String)
}

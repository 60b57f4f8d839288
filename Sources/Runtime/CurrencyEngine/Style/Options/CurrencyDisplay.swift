import CurrencyCore

/// How the currency is shown.
///
///     .symbol          A$1.00      the locale's symbol
///     .narrowSymbol    $1.00       the shortest, which other currencies may share
///     .code            AUD 1.00    the code of ISO 4217
///     .name(.bundled)  1.00 Australian dollars
///     .none            1.00        not at all
///     .custom("💶")    💶1.00
///
/// If the locale lacks the form, the plain symbol is used, and without one the code. `.bundled` stands for the names of
/// the module CurrencyNames; only programs that import it contain them.
public enum CurrencyDisplay: Hashable, Sendable {
    case symbol
    case narrowSymbol
    /// The symbol for formal use, such as NT$ for TWD in Chinese.
    case formalSymbol
    /// Another symbol in use beside the usual one, such as TL for TRY.
    case variantSymbol
    case code
    /// The currency's name beside the number, in the number's plural form: "1,00 złoty", "2,00 złote". The number is
    /// written with the locale's decimal pattern, so that the accounting format has a minus sign too.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
    case name(CurrencyNames)
    case none
    /// The caller's own text in the symbol's place.
    case custom(String)
}

/// Foundation's names of the same forms.
extension CurrencyDisplay {
    /// Foundation's name of `symbol`.
    @_alwaysEmitIntoClient public static var standard: Self { .symbol }
    /// Foundation's name of `narrowSymbol`.
    @_alwaysEmitIntoClient public static var narrow: Self { .narrowSymbol }
    /// Foundation's name of `code`.
    @_alwaysEmitIntoClient public static var isoCode: Self { .code }
    /// Foundation's name of `name`.
    @_alwaysEmitIntoClient public static func fullName(_ names: CurrencyNames) -> Self { .name(names) }
}

/// ECMA-402's names of the same forms, where it or a proposal for it has another.
extension CurrencyDisplay {
    /// The name of `none` in the proposal for more choices: <https://github.com/tc39/proposal-intl-currency-display-choices>.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).display(.never).format(5)      // "5,00"
    @_alwaysEmitIntoClient public static var never: Self { .none }
}

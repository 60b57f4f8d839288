import CurrencyCore

/// How to show the currency.
///
///     .symbol          A$1.00      the locale's symbol
///     .narrowSymbol    $1.00       the shortest symbol, which other currencies may share
///     .code            AUD 1.00    the ISO 4217 code
///     .name(.bundled)  1.00 Australian dollars
///     .none            1.00        no currency
///     .custom("💶")    💶1.00
///
/// If the locale lacks a form, the plain symbol is used instead, or the code if there is no symbol. `.bundled` stands
/// for the names in the CurrencyNames module; only programs that import that module contain them.
public enum CurrencyDisplay: Hashable, Sendable {
    case symbol
    case narrowSymbol
    /// The symbol for formal use, such as NT$ for TWD in Chinese.
    case formalSymbol
    /// Another symbol in use besides the usual one, such as TL for TRY.
    case variantSymbol
    case code
    /// The currency's name beside the number, in the number's plural form: "1,00 złoty", "2,00 złote". The number uses
    /// the locale's decimal pattern, so it has a minus sign in the accounting format too.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
    case name(CurrencyNames)
    case none
    /// A custom text in place of the symbol.
    case custom(String)
}

/// Foundation's names for the same forms.
extension CurrencyDisplay {
    /// Foundation's name for `symbol`.
    @_alwaysEmitIntoClient public static var standard: Self { .symbol }
    /// Foundation's name for `narrowSymbol`.
    @_alwaysEmitIntoClient public static var narrow: Self { .narrowSymbol }
    /// Foundation's name for `code`.
    @_alwaysEmitIntoClient public static var isoCode: Self { .code }
    /// Foundation's name for `name`.
    @_alwaysEmitIntoClient public static func fullName(_ names: CurrencyNames) -> Self { .name(names) }
}

/// ECMA-402's names for the same forms, where ECMA-402 or a proposal for it uses another name.
extension CurrencyDisplay {
    /// The name of `none` in the proposal for more choices: <https://github.com/tc39/proposal-intl-currency-display-choices>.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).display(.never).format(5)      // "5,00"
    @_alwaysEmitIntoClient public static var never: Self { .none }
}

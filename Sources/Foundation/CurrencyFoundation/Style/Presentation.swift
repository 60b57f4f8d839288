import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// The presentation of the currency: Foundation's cases, followed by others.
    ///
    ///     .standard    A$1.00                    .formal      NT$1.00, where the locale has a formal symbol
    ///     .narrow      $1.00                     .variant     another symbol in use
    ///     .isoCode     AUD 1.00                  .hidden      1.00
    ///     .fullName(.bundled)    1.00 Australian dollars
    ///     .custom("💶")          💶1.00
    public enum Presentation: Hashable, Sendable {
        case narrow
        case standard
        case isoCode
        /// The name, from names that the caller supplies; `.bundled` is in the module CurrencyNames.
        ///
        ///     5.formatted(.currency(.euro, locale: .germanGermany).presentation(.fullName(.bundled)))  // "5,00 Euro"
        case fullName(CurrencyNames)
        case formal
        case variant
        case hidden
        case custom(String)

        var display: CurrencyDisplay {
            switch self {
            case .narrow: .narrowSymbol
            case .standard: .symbol
            case .isoCode: .code
            case .fullName(let names): .name(names)
            case .formal: .formalSymbol
            case .variant: .variantSymbol
            case .hidden: .none
            case .custom(let text): .custom(text)
            }
        }
    }
}

/// The engine's names of the same forms, so that one word serves styles and formats.
extension CurrencyFormatConfiguration.Presentation {
    /// The engine's name for `standard`.
    public static var symbol: Self { .standard }
    /// The engine's name for `narrow`.
    public static var narrowSymbol: Self { .narrow }
    /// The engine's name for `isoCode`.
    ///
    ///     5.formatted(.currency(.euro, locale: .germanGermany).presentation(.code))        // "5,00 EUR"
    public static var code: Self { .isoCode }
    /// The engine's name for `formal`.
    public static var formalSymbol: Self { .formal }
    /// The engine's name for `variant`.
    public static var variantSymbol: Self { .variant }
    /// The same as `fullName`, under the engine's name.
    public static func name(_ names: CurrencyNames) -> Self { .fullName(names) }
}

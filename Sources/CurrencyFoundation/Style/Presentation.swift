import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// How the currency is shown: Foundation's words first, then what CLDR has besides.
    ///
    ///     .standard    A$1.00                    .formal      NT$1.00, where the locale has a formal symbol
    ///     .narrow      $1.00                     .variant     another symbol in use
    ///     .isoCode     AUD 1.00                  .hidden      1.00
    ///     .fullName    1.00 Australian dollars   .custom("💶")
    public enum Presentation: Hashable, Sendable, Codable {
        case narrow
        case standard
        case isoCode
        case fullName
        case formal
        case variant
        case hidden
        case custom(String)

        func display(_ names: CurrencyNames) -> CurrencyDisplay {
            switch self {
            case .narrow: .narrowSymbol
            case .standard: .symbol
            case .isoCode: .code
            case .fullName: .name(names)
            case .formal: .formalSymbol
            case .variant: .variantSymbol
            case .hidden: .none
            case .custom(let text): .custom(text)
            }
        }
    }
}

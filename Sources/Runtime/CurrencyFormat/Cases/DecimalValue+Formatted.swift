import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// Formats the amount.
    ///
    ///     let price: DecimalValue = 1234.5
    ///     price.formatted(in: .germanGermany, as: .euro)      // "1.234,50 €"
    ///
    /// - Parameter spaces: Which spaces to write; CLDR's are mostly no-break spaces.
    public func formatted(in locale: CurrencyLocale, as currency: Currency, spaces: SpaceStyle = .cldr) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(self)
    }
}

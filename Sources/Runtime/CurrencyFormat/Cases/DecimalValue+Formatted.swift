import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// Formats the amount.
    ///
    ///     let price: DecimalValue = 1234.5
    ///     price.formatted(in: .germanGermany, as: .euro)      // "1.234,50 €"
    public func formatted(in locale: CurrencyLocale, as currency: Currency) -> String {
        CurrencyStyle(currency, locale: locale).format(self)
    }
}

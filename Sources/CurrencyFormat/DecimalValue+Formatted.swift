import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// The amount as text.
    ///
    ///     let price: DecimalValue = 1234.5
    ///     price.formatted(in: .germanGermany, as: .euro)      // "1.234,50 €"
    public func formatted(in locale: CurrencyLocale, as currency: Currency) -> String {
        CurrencyStyle(currency, locale: locale).format(self)
    }

    /// The amount as text, in a locale of any type.
    public func formatted(in locale: some LocaleIdentifierConvertible, as currency: Currency) -> String {
        CurrencyStyle(currency, locale: locale).format(self)
    }

    /// The amount as text, of a currency that is given by its code.
    public func formatted(in locale: CurrencyLocale, as currency: CurrencyCode) -> String {
        CurrencyStyle(currency, locale: locale).format(self)
    }

    /// The amount as text, in a locale of any type and of a currency that is given by its code.
    public func formatted(in locale: some LocaleIdentifierConvertible, as currency: CurrencyCode) -> String {
        CurrencyStyle(currency, locale: locale).format(self)
    }
}

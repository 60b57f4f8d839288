import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// Formats the amount in any type of locale.
    public func formatted(
        in locale: some LocaleIdentifierConvertible, as currency: Currency, spaces: SpaceStyle = .cldr
    ) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(self)
    }

    /// Formats the amount in a currency identified by its code.
    @_disfavoredOverload
    public func formatted(in locale: CurrencyLocale, as currency: CurrencyCode, spaces: SpaceStyle = .cldr) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(self)
    }

    /// Formats the amount in a currency identified by its code and a locale of any type.
    @_disfavoredOverload
    public func formatted(
        in locale: some LocaleIdentifierConvertible, as currency: CurrencyCode, spaces: SpaceStyle = .cldr
    ) -> String {
        CurrencyStyle(currency, locale: locale).spaces(spaces).format(self)
    }
}

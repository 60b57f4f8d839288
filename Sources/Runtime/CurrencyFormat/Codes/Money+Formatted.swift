import CurrencyCore
import CurrencyEngine

extension Money {
    /// Formats the amount.
    ///
    ///     try Money("1234.50", .euro).formatted(in: .germanGermany)       // "1.234,50 €"
    public func formatted(in locale: CurrencyLocale) -> String {
        CurrencyStyle(currency, locale: locale).format(amount)
    }

    /// Formats the amount in any type of locale.
    ///
    ///     let locale = try LocaleIdentifier("hi-u-nu-deva")
    ///     Money(5, .indianRupee).formatted(in: locale)                    // "₹५.००"
    public func formatted(in locale: some LocaleIdentifierConvertible) -> String {
        CurrencyStyle(currency, locale: locale).format(amount)
    }
}

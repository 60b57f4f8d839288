import CurrencyCore
import CurrencyEngine

extension Money {
    /// The amount as text.
    ///
    ///     try Money("1234.50", .euro).formatted(in: .germanGermany)       // "1.234,50 €"
    public func formatted(in locale: CurrencyLocale) -> String {
        let options = FormatOptions(locale: locale.identifier, data: .bundled, localeRow: locale.bundledRow)
        return CurrencyStyle(currency: currency, options: options).format(amount)
    }

    /// The amount as text, in a locale that is given as an identifier.
    public func formatted(in locale: LocaleIdentifier) -> String {
        CurrencyStyle(currency, locale: locale).format(amount)
    }
}

extension CurrencyStyle {
    /// An amount of the style's currency as text.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
    ///     try style.format(Money("1234.50", .euro))       // "1.234,50 EUR"
    ///     try style.format(Money(5, .yen))                // throws expected an amount in EUR, found one in JPY
    ///
    /// For amounts of many currencies set the style's `currency` to that of the amount.
    ///
    /// - Throws: `currencyMismatch`.
    public func format(_ money: Money) throws(MoneyError) -> String {
        guard money.currency == currency else {
            throw .currencyMismatch(expected: currency, found: money.currency)
        }
        return format(money.amount)
    }
}

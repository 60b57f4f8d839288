import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Foundation's `.currency(code:)` takes a code; these take this package's types.

extension FormatStyle {
    /// Returns a format for amounts in a currency. The default locale is the user's.
    ///
    ///     Decimal(5).formatted(.currency(.euro, locale: .germanGermany))      // "5,00 €"
    ///     5.25.formatted(.currency(.euro, locale: .germanGermany))            // "5,25 €"
    @inlinable
    public static func currency<Value>(_ currency: Currency, locale: CurrencyLocale = .autoUpdating) -> Self
    where Self == CurrencyFormatStyle<Value> {
        CurrencyFormatStyle(currency, locale: locale)
    }

    /// Returns a format for amounts in a currency in any type of locale, such as Foundation's.
    ///
    ///     Decimal(5).formatted(.currency(.euro, locale: Locale(identifier: "de_DE")))     // "5,00 €"
    @inlinable
    public static func currency<Value>(_ currency: Currency, locale: some FormatLocaleConvertible) -> Self
    where Self == CurrencyFormatStyle<Value> {
        CurrencyFormatStyle(currency, locale: locale)
    }

    /// Returns a format for amounts in a currency identified by its code.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     Decimal(5).formatted(.currency(code, locale: .germanGermany))       // "5,00 €"
    @inlinable
    public static func currency<Value>(_ currency: CurrencyCode, locale: CurrencyLocale = .autoUpdating) -> Self
    where Self == CurrencyFormatStyle<Value> {
        CurrencyFormatStyle(currency, locale: locale)
    }

    /// Returns a format for amounts in a currency identified by its code, in any type of locale.
    @inlinable
    public static func currency<Value>(_ currency: CurrencyCode, locale: some FormatLocaleConvertible) -> Self
    where Self == CurrencyFormatStyle<Value> {
        CurrencyFormatStyle(currency, locale: locale)
    }
}

extension DecimalValue {
    /// Formats the number.
    ///
    ///     try DecimalValue("1234.5").formatted(.currency(.euro, locale: .germanGermany))      // "1.234,50 €"
    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == DecimalValue {
        format.format(self)
    }
}

extension DecimalConvertible {
    /// Formats the number.
    ///
    ///     Decimal(5).formatted(.currency(.euro, locale: .germanGermany))      // "5,00 €"
    ///
    /// For its own numbers, Foundation has the same method, which is preferred; FoundationEssentials does not have it.
    @_disfavoredOverload
    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        format.format(self)
    }
}

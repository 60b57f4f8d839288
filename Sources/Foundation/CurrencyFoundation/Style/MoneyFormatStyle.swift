import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A format for amounts with their currency.
///
///     let price = try Money("1234.50", .euro)
///     price.formatted(.money(locale: .germanGermany))                               // "1.234,50 €"
///     price.formatted(.money(locale: .germanGermany).presentation(.isoCode))        // "1.234,50 EUR"
///     try Money(5, .yen).formatted(.money(locale: .germanGermany))                  // "5 ¥"
public struct MoneyFormatStyle: CurrencyFormatOptions, Codable {
    /// The locale and all options.
    public var configuration: CurrencyFormatConfiguration

    /// Creates a format with options.
    public init(configuration: CurrencyFormatConfiguration) {
        self.configuration = configuration
    }

    /// Creates a format for a locale; by default, it follows the user's settings.
    public init(locale: CurrencyLocale = .autoUpdating) {
        self.init(configuration: CurrencyFormatConfiguration(locale: FormatLocale(locale)))
    }

    /// Creates a format for any type of locale, such as Foundation's.
    public init(locale: some FormatLocaleConvertible) {
        self.init(configuration: CurrencyFormatConfiguration(locale: locale.formatLocale))
    }
}

extension MoneyFormatStyle: FormatStyle {
    /// Formats the amount. XXX, the code of no currency, is not shown.
    public func format(_ value: Money) -> String {
        style(for: value).format(value.amount)
    }

    /// The format for an amount's currency.
    func style(for money: Money) -> CurrencyFormatStyle<DecimalValue> {
        var style = CurrencyFormatStyle<DecimalValue>(currency: money.currency, configuration: configuration)
        if money.currency == .unknown { style.configuration.presentation = .hidden }
        return style
    }

    /// A version of this format that produces attributed strings, with Foundation's attributes for the parts of
    /// numbers.
    public var attributed: Attributed { Attributed(style: self) }

    /// A format whose output is an attributed string.
    public struct Attributed: CurrencyFormatOptions, FormatStyle {
        var style: MoneyFormatStyle

        /// The locale and all options.
        public var configuration: CurrencyFormatConfiguration {
            get { style.configuration }
            set { style.configuration = newValue }
        }

        /// Formats the amount as an attributed string, with Foundation's attributes for the parts of numbers.
        public func format(_ value: Money) -> AttributedString {
            style.style(for: value).attributed.format(value.amount)
        }
    }
}

extension FormatStyle where Self == MoneyFormatStyle {
    /// Returns a format for amounts with their currency. The default locale is the user's.
    public static func money(locale: CurrencyLocale = .autoUpdating) -> Self { MoneyFormatStyle(locale: locale) }

    /// Returns a format for amounts with their currency, in any type of locale, such as Foundation's.
    ///
    ///     Money(5, .euro).formatted(.money(locale: Locale(identifier: "de_DE")))       // "5,00 €"
    public static func money(locale: some FormatLocaleConvertible) -> Self { MoneyFormatStyle(locale: locale) }
}

extension Money {
    /// Formats the amount.
    ///
    ///     try Money("1234.50", .euro).formatted(.money(locale: .germanGermany))       // "1.234,50 €"
    public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
    where Style.FormatInput == Money {
        format.format(self)
    }
}

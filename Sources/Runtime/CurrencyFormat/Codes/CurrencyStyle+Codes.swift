import CurrencyCore
import CurrencyEngine

extension CurrencyStyle {
    /// Makes a style for a locale of any type, with the bundled data.
    ///
    ///     let hindi = try LocaleIdentifier("hi-u-nu-deva")
    ///     CurrencyStyle(.indianRupee, locale: hindi).format(1234567)      // "₹१२,३४,५६७.००"
    public init(_ currency: Currency, locale: some LocaleIdentifierConvertible) {
        self.init(currency, options: FormatOptions(bundled: locale.held))
    }

    /// Makes a style for a currency code, with the bundled data.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     CurrencyStyle(code, locale: .germanGermany).format(1234.5)      // "1.234,50 €"
    public init(_ currency: CurrencyCode, locale: CurrencyLocale) {
        self.init(currency: currency.held, options: FormatOptions(locale))
    }

    /// Makes a style for a currency code and a locale of any type, with the bundled data.
    public init(_ currency: CurrencyCode, locale: some LocaleIdentifierConvertible) {
        self.init(currency: currency.held, options: FormatOptions(bundled: locale.held))
    }
}

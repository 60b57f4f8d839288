import CurrencyCore
import CurrencyEngine

// Here and in other calls, those that take codes are disfavoured, so that the compiler says of a misspelt case, or of one that
// a slice lacks, that `Currency` has no such member.

extension CurrencyStyle {
    /// Creates a style for any type of locale, with the bundled data.
    ///
    ///     let hindi = try LocaleIdentifier("hi-u-nu-deva")
    ///     CurrencyStyle(.indianRupee, locale: hindi).format(1234567)      // "₹१२,३४,५६७.००"
    public init(_ currency: Currency, locale: some LocaleIdentifierConvertible) {
        self.init(currency, options: FormatOptions(bundled: locale.held))
    }

    /// Creates a style for a currency code, with the bundled data.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     CurrencyStyle(code, locale: .germanGermany).format(1234.5)      // "1.234,50 €"
    @_disfavoredOverload
    public init(_ currency: CurrencyCode, locale: CurrencyLocale) {
        self.init(currency: currency.held, options: FormatOptions(locale))
    }

    /// Creates a style for a currency code and a locale of any type, with the bundled data.
    @_disfavoredOverload
    public init(_ currency: CurrencyCode, locale: some LocaleIdentifierConvertible) {
        self.init(currency: currency.held, options: FormatOptions(bundled: locale.held))
    }
}

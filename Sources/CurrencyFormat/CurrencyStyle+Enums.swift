import CurrencyCore
import CurrencyEngine

extension CurrencyStyle {
    /// A style from the enums and the bundled data.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(1234.5)     // "1.234,50 €"
    ///
    /// `Currency.none` gives amounts without a currency, with two decimals.
    public init(_ currency: Currency, locale: CurrencyLocale) {
        self.init(
            currency: currency.code ?? .unknown,
            options: FormatOptions(locale: locale.identifier, data: .bundled, localeRow: locale.bundledRow))
        if currency == .none { display = .none }
    }

    /// A style for a locale that is given as an identifier, with the bundled data.
    ///
    ///     let hindi = try LocaleIdentifier("hi-u-nu-deva")
    ///     CurrencyStyle(.indianRupee, locale: hindi).format(1234567)      // "₹१२,३४,५६७.००"
    public init(_ currency: Currency, locale: LocaleIdentifier) {
        self.init(currency: currency.code ?? .unknown, locale: locale, data: .bundled)
        if currency == .none { display = .none }
    }

    /// A style for a currency code, with the bundled data.
    public init(_ currency: CurrencyCode, locale: LocaleIdentifier) {
        self.init(currency: currency, locale: locale, data: .bundled)
    }
}

import CurrencyEngine

/// The context in which MessageFormat 2 functions are called: the locale, and the data that texts come from.
///
///     let german = MessageContext(locale: .germanGermany)
///     let price = try german.resolve(.currency, "1234.5", ["currency": "EUR"])
///     price.format()                                              // "1.234,50 €"
///
/// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Function_Context>.
public struct MessageContext: Sendable {
    /// The locale in which numbers are formatted and whose rules select variants.
    public var locale: LocaleIdentifier
    /// The data with formats and symbols.
    public var data: CurrencyData
    /// The currency names for `currencyDisplay=name`, such as `.bundled` of the module CurrencyNames. Without names,
    /// the option is reported as an error and the symbol is written.
    public var names: CurrencyNames?

    /// Creates a context for a locale, with the bundled data.
    public init(locale: CurrencyLocale, names: CurrencyNames? = nil) {
        self.init(locale: locale.localeIdentifier, names: names)
    }

    /// Creates a context for any type of locale, with the bundled data or data that you pass.
    public init(
        locale: some LocaleIdentifierConvertible, data: CurrencyData = .bundled, names: CurrencyNames? = nil
    ) {
        self.locale = locale.localeIdentifier
        self.data = data
        self.names = names
    }
}

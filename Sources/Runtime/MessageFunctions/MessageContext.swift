import CurrencyEngine

/// What functions of MessageFormat 2 are called with beside operands and options: the locale, and where texts come
/// from.
///
///     let german = MessageContext(locale: .germanGermany)
///     let price = try german.resolve(.currency, "1234.5", ["currency": "EUR"])
///     price.format()                                              // "1.234,50 €"
///
/// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Function_Context>.
public struct MessageContext: Sendable {
    /// The locale that numbers are formatted in, and whose rules select variants.
    public var locale: LocaleIdentifier
    /// The tables that formats and symbols come from.
    public var data: CurrencyData
    /// The names of currencies, for `currencyDisplay=name`: `.bundled` of the module CurrencyNames. Without them the
    /// option is reported, and the symbol is written.
    public var names: CurrencyNames?

    /// Creates a context of a locale, with the bundled data.
    public init(locale: CurrencyLocale, names: CurrencyNames? = nil) {
        self.init(locale: locale.localeIdentifier, names: names)
    }

    /// Creates a context of a locale of any type, with data that you pass or the bundled.
    public init(
        locale: some LocaleIdentifierConvertible, data: CurrencyData = .bundled, names: CurrencyNames? = nil
    ) {
        self.locale = locale.localeIdentifier
        self.data = data
        self.names = names
    }
}

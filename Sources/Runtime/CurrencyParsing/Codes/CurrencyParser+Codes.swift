import CurrencyCore
import CurrencyFormat
import CurrencyReader

extension CurrencyParser {
    /// Creates a parser for amounts in a currency and a locale of any type, with the bundled data.
    public init(
        _ currency: Currency, locale: some LocaleIdentifierConvertible, names: CurrencyNames? = nil,
        conventions: AmountConventions? = nil
    ) {
        self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
    }

    /// Creates a parser for amounts in a currency identified by its code, with the bundled data.
    @_disfavoredOverload
    public init(
        _ currency: CurrencyCode, locale: CurrencyLocale, names: CurrencyNames? = nil,
        conventions: AmountConventions? = nil
    ) {
        self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
    }

    /// Creates a parser for amounts in a currency identified by its code and a locale of any type, with the bundled
    /// data.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     let locale = try LocaleIdentifier("de")
    ///     try CurrencyParser(code, locale: locale).parse("1234,5 EUR").amount               // 1234.5
    @_disfavoredOverload
    public init(
        _ currency: CurrencyCode, locale: some LocaleIdentifierConvertible, names: CurrencyNames? = nil,
        conventions: AmountConventions? = nil
    ) {
        self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
    }

    /// Creates a parser for amounts in any currency and a locale of any type, with the bundled data.
    public init(
        locale: some LocaleIdentifierConvertible, names: CurrencyNames? = nil, conventions: AmountConventions? = nil
    ) {
        self.init(locale: locale.held, data: .bundled, names: names, conventions: conventions)
    }
}

extension AmountConventions {
    /// Returns the conventions for bank statements in a locale's region and language; nil if none are recorded.
    public static func statement(in locale: some LocaleIdentifierConvertible) -> AmountConventions? {
        statement(in: locale.held, data: .bundled)
    }
}

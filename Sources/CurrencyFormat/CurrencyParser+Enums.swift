import CurrencyCore
import CurrencyEngine

extension CurrencyParser {
    /// A parser of amounts of a currency, with the bundled data.
    ///
    ///     try CurrencyParser(.euro, locale: .germanGermany).parse("1234,5 EUR").amount      // 1234.5
    public init(_ currency: Currency, locale: CurrencyLocale) {
        self.init(CurrencyStyle(currency, locale: locale))
    }

    /// A parser of amounts of any currency, with the bundled data.
    ///
    ///     try CurrencyParser(locale: .germanGermany).parse("12,50 €").currency              // EUR
    public init(locale: CurrencyLocale) {
        self.init(locale: locale.identifier, data: .bundled)
    }
}

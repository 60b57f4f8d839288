import CurrencyCore
import CurrencyEngine

extension CurrencyStyle {
    /// Creates a style for a currency and a locale, with the bundled data.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(1234.5)     // "1.234,50 €"
    ///
    /// `Currency.none` formats amounts without a currency, with two fraction digits.
    public init(_ currency: Currency, locale: CurrencyLocale) {
        self.init(currency, options: FormatOptions(locale))
    }
}

import CurrencyCore
import CurrencyEngine

extension DecimalStyle {
    /// Creates a style for a locale, with the bundled data.
    ///
    ///     DecimalStyle(locale: .germanGermany).format(1234.5678)      // "1.234,568"
    public init(locale: CurrencyLocale) {
        self.init(options: FormatOptions(locale))
    }
}

extension PercentStyle {
    /// Creates a style for a locale, with the bundled data.
    ///
    ///     PercentStyle(locale: .germanGermany).format(0.256)      // "26 %"
    public init(_ unit: Unit = .percent, locale: CurrencyLocale) {
        self.init(unit, options: FormatOptions(locale))
    }
}

import CurrencyCore
import CurrencyEngine

extension DecimalStyle {
    /// A style from the enum and the bundled data.
    ///
    ///     DecimalStyle(locale: .germanGermany).format(1234.5678)      // "1.234,568"
    public init(locale: CurrencyLocale) {
        self.init(options: FormatOptions(locale: locale.identifier, data: .bundled, localeRow: locale.bundledRow))
    }

    /// A style for a locale that is given as an identifier, with the bundled data.
    public init(locale: LocaleIdentifier) {
        self.init(locale: locale, data: .bundled)
    }
}

extension PercentStyle {
    /// A style from the enum and the bundled data.
    ///
    ///     PercentStyle(locale: .germanGermany).format(0.256)      // "26 %"
    public init(_ unit: Unit = .percent, locale: CurrencyLocale) {
        self.init(
            unit, options: FormatOptions(locale: locale.identifier, data: .bundled, localeRow: locale.bundledRow))
    }

    /// A style for a locale that is given as an identifier, with the bundled data.
    public init(_ unit: Unit = .percent, locale: LocaleIdentifier) {
        self.init(unit, locale: locale, data: .bundled)
    }
}

import CurrencyCore
import CurrencyEngine

extension DecimalStyle {
    /// Creates a style for any type of locale, with the bundled data.
    public init(locale: some LocaleIdentifierConvertible) {
        self.init(options: FormatOptions(bundled: locale.held))
    }
}

extension PercentStyle {
    /// Creates a style for any type of locale, with the bundled data.
    public init(_ unit: Unit = .percent, locale: some LocaleIdentifierConvertible) {
        self.init(unit, options: FormatOptions(bundled: locale.held))
    }
}

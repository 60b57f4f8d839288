import CurrencyCore
import CurrencyEngine

extension DecimalStyle {
    /// Makes a style for a locale of any type, with the bundled data.
    public init(locale: some LocaleIdentifierConvertible) {
        self.init(options: FormatOptions(bundled: locale.held))
    }
}

extension PercentStyle {
    /// Makes a style for a locale of any type, with the bundled data.
    public init(_ unit: Unit = .percent, locale: some LocaleIdentifierConvertible) {
        self.init(unit, options: FormatOptions(bundled: locale.held))
    }
}

import CurrencyCore

/// Formats plain numbers in a locale.
///
///     DecimalStyle(locale: .germanGermany).format(1234.5678)                  // "1.234,568"
///     DecimalStyle(locale: .germanGermany).precision(.fraction(1...1)).format(5)     // "5,0"
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Formats>.
public struct DecimalStyle: Hashable, Sendable {
    /// How many digits to write. Nil means the default: up to three fraction digits, as in ECMA-402, or the digits of
    /// compact notation.
    public var precision: NumberPrecision?
    /// The locale, the data, and the options that all styles share.
    public var options: FormatOptions

    /// Makes a style for a locale, with data that you pass. With CurrencyFormat, `DecimalStyle(locale:)` uses the
    /// bundled data.
    public init(locale: LocaleIdentifier, data: CurrencyData) {
        self.init(options: FormatOptions(locale: locale, data: data))
    }

    package init(options: FormatOptions) {
        self.options = options
    }

    /// Returns the style with the given precision.
    public func precision(_ precision: NumberPrecision) -> Self { with { $0.precision = precision } }
}

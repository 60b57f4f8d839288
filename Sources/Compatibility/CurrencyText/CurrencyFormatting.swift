/// The requirements of text fields for a formatter.
///
/// It has the names of CurrencyText's protocol.
public protocol CurrencyFormatting {
    /// The maximum number of digits in an amount, integer and fraction digits together.
    var maxDigitsCount: Int { get }
    /// The number of fraction digits.
    var decimalDigits: Int { get set }
    /// The largest amount; nil for no limit.
    var maxValue: Double? { get set }
    /// The smallest amount; nil for no limit.
    var minValue: Double? { get set }
    /// Zero as text.
    var initialText: String { get }
    /// The text for the currency.
    var currencySymbol: String { get set }

    /// Formats the amount.
    func string(from double: Double) -> String?
    /// Returns the number in a formatted text, with a decimal point.
    func unformatted(string: String) -> String?
    /// Converts unformatted text to a number.
    func double(from string: String) -> Double?
}

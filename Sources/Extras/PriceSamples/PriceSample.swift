import CurrencyFormat

/// A formatted amount, such as a price from a store, as a model for writing other amounts.
///
///     let sample = PriceSample("1,23 lei", amount: 1.23, .romanianLeu)
///     let styles = try sample.styles(PriceHints(region: "RO"))
///     styles.format(14.76)                            // "14,76 lei"
///     styles.best.style.locale.description            // "ro"
///     styles.agree(on: 14.76)                         // true
///
/// CLDR uses no-break spaces. If the text has plain spaces, the styles write plain spaces.
public struct PriceSample: Hashable, Sendable {
    /// The formatted text.
    public let text: String
    /// The amount that the text writes.
    public let amount: DecimalValue
    /// The amount's currency.
    public let currency: CurrencyCode

    /// Creates a sample from a text and the amount that it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: CurrencyCode) {
        self.text = text
        self.amount = amount
        self.currency = currency
    }

    /// Creates a sample from a text and the amount that it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: Currency) {
        self.init(text, amount: amount, currency.code)
    }
}

import CurrencyFormat

/// A finished text of an amount, such as a store gives it, to write other amounts like it.
///
///     let sample = PriceSample("1,23 lei", amount: 1.23, .romanianLeu)
///     let styles = try sample.styles(PriceHints(region: "RO"))
///     styles.format(14.76)                            // "14,76 lei"
///     styles.best.style.locale.description            // "ro"
///     styles.agree(on: 14.76)                         // true
///
/// Amounts of CLDR have no-break spaces; a text with plain ones is answered with plain ones.
public struct PriceSample: Hashable, Sendable {
    /// The finished text.
    public let text: String
    /// The amount that the text writes.
    public let amount: DecimalValue
    /// The amount's currency.
    public let currency: CurrencyCode

    /// Creates a sample of a text and what it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: CurrencyCode) {
        self.text = text
        self.amount = amount
        self.currency = currency
    }

    /// Creates a sample of a text and what it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: Currency) {
        self.init(text, amount: amount, currency.code)
    }
}

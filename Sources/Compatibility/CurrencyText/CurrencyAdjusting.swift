/// The requirements of text fields for a formatter while the user edits.
///
/// It has the names of CurrencyText's protocol.
public protocol CurrencyAdjusting {
    /// Reformats text after a digit was added or removed.
    func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?
    /// Reformats text in the same way, and adjusts the amount to the bounds.
    func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

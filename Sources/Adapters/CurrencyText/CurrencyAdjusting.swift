/// The requirements of text fields for a formatter while the user edits.
///
/// It has the names of CurrencyText's protocol.
public protocol CurrencyAdjusting {
    /// Returns the text, reformatted after a digit was added or removed.
    func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?
    /// Returns the same, within the bounds.
    func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

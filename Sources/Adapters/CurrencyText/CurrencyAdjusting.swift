/// What text fields need from a formatter while the user edits.
///
/// The names are those of CurrencyText's protocol.
public protocol CurrencyAdjusting {
    /// The text, reformatted after a digit was added or removed.
    func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?
    /// The same, within the bounds.
    func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

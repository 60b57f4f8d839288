/// Whether whole numbers keep the zeros after the decimal separator.
public enum TrailingZeroDisplay: Hashable, Sendable, CaseIterable {
    /// Keep them: 5.00, 5.50.
    case auto
    /// Leave them out if all fraction digits are zeros: 5, 5.50.
    case stripIfInteger
    /// Keep those that the number was written with, too, up to the most fraction digits: with 0 to 4 of them, "5.5" is 5.5
    /// and "5.50" is 5.50. Compact notation has no such zeros.
    ///
    ///     let style = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(0...4)).trailingZeros(.asWritten)
    ///     style.format(try DecimalValue("5.50"))      // "5.50"
    ///     style.format(try DecimalValue("5"))         // "5"
    case asWritten
}

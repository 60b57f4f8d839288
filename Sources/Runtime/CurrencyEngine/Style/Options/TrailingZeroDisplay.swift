/// Whether whole numbers keep the zeros after the decimal separator.
public enum TrailingZeroDisplay: Hashable, Sendable, CaseIterable {
    /// Keep them: 5.00, 5.50.
    case auto
    /// Omit them if all fraction digits are zeros: 5, 5.50.
    case stripIfInteger
    /// Also keep the zeros that the number was written with, up to the most fraction digits. With 0 to 4 of them, "5.5"
    /// is 5.5 and "5.50" is 5.50. Compact notation omits such zeros.
    ///
    ///     let style = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(0...4)).trailingZeros(.asWritten)
    ///     style.format(try DecimalValue("5.50"))      // "5.50"
    ///     style.format(try DecimalValue("5"))         // "5"
    case asWritten
}

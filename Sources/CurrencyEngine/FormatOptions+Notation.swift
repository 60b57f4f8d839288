extension FormatOptions {
    /// How large numbers are written.
    public enum Notation: Hashable, Sendable {
        /// With all digits: 1,200,000.
        case standard
        /// With a word for the thousands, millions and so on: 1.2M, 1.2 million.
        ///
        /// Unless the digits are said otherwise, two significant digits are shown, and more where the number in front of the
        /// word is longer: 1.2K, 12K, 123K.
        case compact(CompactLength)
    }
}

/// Which of its words a locale uses in compact notation.
public enum CompactLength: Hashable, Sendable, CaseIterable {
    /// 1.2M.
    case short
    /// 1.2 million. CLDR has no long words for amounts of currencies, which take the short ones.
    case long
}

extension FormatOptions {
    /// How large numbers are written.
    public enum Notation: Hashable, Sendable {
        /// With all digits: 1,200,000.
        case standard
        /// With a word for the thousands, millions and so on: 1.2M, 1.2 million.
        ///
        /// Unless a precision is set, two significant digits are shown, and more where the number in front of the word
        /// has more integer digits: 1.2K, 12K, 123K.
        case compact(CompactLength)
    }
}

/// Which of the locale's words compact notation uses.
public enum CompactLength: Hashable, Sendable, CaseIterable {
    /// 1.2M.
    case short
    /// 1.2 million. CLDR has no long words for amounts of currencies, which take the short ones.
    case long
}

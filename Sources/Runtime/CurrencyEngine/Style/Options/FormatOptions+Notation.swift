extension FormatOptions {
    /// How large numbers are written.
    public enum Notation: Hashable, Sendable {
        /// With all digits: 1,200,000.
        case standard
        /// Compact notation, with a word for thousands, millions and so on: 1.2M, 1.2 million.
        ///
        /// By default two significant digits are shown, or more if the integer before the word has more: 1.2K, 12K,
        /// 123K.
        case compact(CompactLength)
    }
}

/// Which of the locale's words compact notation uses.
public enum CompactLength: Hashable, Sendable, CaseIterable {
    /// 1.2M.
    case short
    /// 1.2 million. CLDR has no long words for amounts of currencies, so these use the short ones.
    case long
}

extension FormatOptions {
    /// How to write large numbers.
    public enum Notation: Hashable, Sendable {
        /// With all digits: 1,200,000.
        case standard
        /// Compact notation, with a word for thousands, millions and so on: 1.2M, 1.2 million.
        ///
        /// The default is two significant digits, or more if the integer before the word has more digits: 1.2K, 12K,
        /// 123K.
        case compact(CompactLength)
    }
}

/// Which of the locale's words compact notation uses.
public enum CompactLength: Hashable, Sendable, CaseIterable {
    /// 1.2M.
    case short
    /// 1.2 million. CLDR has no long words for amounts of currencies, so amounts use the short ones.
    case long
}

/// A match of a currency's text.
struct CurrencyMatch {
    /// The length in bytes.
    var length: Int
    /// Whether it means a hundredth of the currency, as "¢" does.
    var isMinorUnit = false
    /// Whether it is a single letter that neither the locale nor its region uses for a currency, and so may mean
    /// anything.
    var isSingleLetter = false
}

/// Finds the texts of currencies.
protocol CurrencyMatcher {
    /// Whether the currency is known even if the text names none.
    var isKnown: Bool { get }
    /// The currency text at an offset; nil if there is none.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch?
    /// Whether the locale itself uses the text for the currency.
    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool
}

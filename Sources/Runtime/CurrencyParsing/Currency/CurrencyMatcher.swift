/// A text of a currency.
struct CurrencyMatch {
    /// In bytes.
    var length: Int
    /// Whether it stands for a hundredth of the currency, as "¢" does.
    var isMinorUnit = false
    /// Whether it is a single letter that neither the locale nor its region writes for a currency: then it may be
    /// anything.
    var isSingleLetter = false
}

/// Finds texts that stand for a currency.
protocol CurrencyMatcher {
    /// Whether the currency is known even where the text names none.
    var isKnown: Bool { get }
    /// The text of a currency at an offset; nil where there is none.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch?
    /// Whether the locale itself writes the currency so.
    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool
}

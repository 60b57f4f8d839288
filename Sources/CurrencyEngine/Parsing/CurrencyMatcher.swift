/// A text of a currency.
struct CurrencyMatch {
    /// In bytes.
    var length: Int
    /// Whether it stands for a hundredth of the currency, as "¢" does.
    var isMinorUnit = false
}

/// Finds texts that stand for a currency.
protocol CurrencyMatcher {
    /// Whether an amount without a currency is of a known one.
    var isKnown: Bool { get }
    /// The text of a currency at an offset; nil where there is none.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch?
    /// Whether the locale writes a currency so, and not only people.
    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool
}

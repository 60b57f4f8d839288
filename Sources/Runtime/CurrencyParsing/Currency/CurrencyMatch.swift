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

/// A match of a currency's text.
struct CurrencyMatch {
    /// The length in bytes.
    var length: Int
    /// The unit that it counts, as a power of ten of the currency: -2 for "¢".
    var power = 0
    /// Whether it is a single letter that neither the locale nor its region uses for a currency, and so may mean
    /// anything.
    var isSingleLetter = false

    var isMinorUnit: Bool { power < 0 }
}

import CurrencyFormat

/// What is known of where a price's text comes from.
///
///     PriceHints(region: "CH", locales: [try LocaleIdentifier("fr")])
public struct PriceHints: Hashable, Sendable {
    /// The region of the store, such as `RO` or the App Store's `ROU`; nil if it is not known. In either case of
    /// letters.
    public var region: String?
    /// The locales that may have written the text, the likeliest first: those of the customer, say. Each is also tried
    /// in the hinted region.
    public var locales: [LocaleIdentifier]
    /// The names of currencies, for texts such as `1.23 euros`; nil searches no names. `.bundled` is in module
    /// CurrencyNames.
    public var names: CurrencyNames?

    /// How the text's origin rounds: `halfEven` as ICU does, `halfUp` as ECMA-402's `Intl`. A text seldom shows it.
    public var rounding: RoundingMode

    /// Creates hints, by default none.
    public init(
        region: String? = nil, locales: [LocaleIdentifier] = [], names: CurrencyNames? = nil,
        rounding: RoundingMode = .halfEven
    ) {
        self.region = region
        self.rounding = rounding
        self.locales = locales
        self.names = names
    }
}

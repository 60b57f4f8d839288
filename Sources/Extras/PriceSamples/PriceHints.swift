import CurrencyFormat

/// What you know about the origin of a price's text.
///
///     PriceHints(region: "CH", locales: [try LocaleIdentifier("fr")])
public struct PriceHints: Hashable, Sendable {
    /// The region of the store in upper or lower case, such as `RO` or the App Store's `ROU`; nil if it is not known.
    public var region: String?
    /// The locales that may have written the text, such as the customer's, with the likeliest first. Each is also tried
    /// in the hinted region.
    public var locales: [LocaleIdentifier]
    /// The currency names for texts such as `1.23 euros`; nil searches no names. `.bundled` is in the module
    /// CurrencyNames.
    public var names: CurrencyNames?

    /// How the text's origin rounds: `halfEven` like ICU, or `halfUp` like ECMA-402's `Intl`. The text rarely shows
    /// this.
    public var rounding: RoundingMode

    /// Creates hints; without arguments, there are none.
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

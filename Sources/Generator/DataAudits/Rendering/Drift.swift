/// How many of the strings that someone's users see are other ones under the new snapshot: the drift score.
public struct Drift: Sendable, Equatable {
    /// The locales that were formatted, sorted.
    public var locales: [String]
    /// The currencies that were formatted, sorted.
    public var currencies: [String]
    /// The amounts that were formatted.
    public var amounts: [String]
    /// How many strings were compared: locales x currencies x amounts.
    public var strings: Int
    /// How many of them differ.
    public var changed: Int
    /// By locale, how many strings differ; without those where none does.
    public var changedByLocale: [String: Int]
    /// By currency, the same.
    public var changedByCurrency: [String: Int]
    /// The first difference of each pair of a locale and a currency.
    public var changes: [RenderedChange]

    /// The share of strings that differ, from 0 to 1.
    public var score: Double { strings == 0 ? 0 : Double(changed) / Double(strings) }

    /// A positive and a negative amount with groups and decimals, and one below one.
    public static let amounts = ["1234567.891", "-1234567.891", "0.5"]
}

/// The drift score: how many of the strings that users see are different with the new snapshot.
public struct Drift: Sendable, Equatable {
    /// The locales that were formatted, sorted.
    public var locales: [String]
    /// The currencies that were formatted, sorted.
    public var currencies: [String]
    /// The amounts that were formatted.
    public var amounts: [String]
    /// The number of strings that were compared: locales x currencies x amounts.
    public var strings: Int
    /// The number of strings that differ.
    public var changed: Int
    /// The number of differing strings by locale; locales without any are left out.
    public var changedByLocale: [String: Int]
    /// The same by currency.
    public var changedByCurrency: [String: Int]
    /// The first difference of each pair of a locale and a currency.
    public var changes: [RenderedChange]

    /// The share of strings that differ, from 0 to 1.
    public var score: Double { strings == 0 ? 0 : Double(changed) / Double(strings) }

    /// A positive and a negative amount with groups and decimals, and one below one.
    public static let amounts = ["1234567.891", "-1234567.891", "0.5"]
}

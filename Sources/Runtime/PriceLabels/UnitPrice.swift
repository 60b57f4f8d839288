import CurrencyFormat

/// The price of a unit, and what so many of them differ from the price that it was taken from.
///
///     try Money("99.99", .euro).perPeriod(of: .year, in: .month)      // 8.33 EUR, 12 of them miss 0.03 EUR
public struct UnitPrice: Hashable, Sendable {
    /// The price of one unit, rounded.
    public let price: Money
    /// How many units the whole price is for: 12 months of a year, or 1 where a unit holds several.
    public let count: Int
    /// What `count` units of that price lack to the whole price, exactly: below zero if they are more.
    public let missing: Money
}

extension UnitPrice: CustomStringConvertible {
    /// The price in words, in English.
    public var description: String {
        missing.amount.isZero
            ? price.description : "\(price.description), \(count) of them miss \(missing.description)"
    }
}

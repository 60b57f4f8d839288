import CurrencyFormat

/// The rounded price of a unit, with the difference from the price that it was converted from.
///
///     try Money("99.99", .euro).perPeriod(of: .year, in: .month)      // 8.33 EUR, 12 of them miss 0.03 EUR
public struct UnitPrice: Hashable, Sendable {
    /// The price of one unit, rounded.
    public let price: Money
    /// The number of units that the whole price is for: 12 for the months of a year, or 1 if the unit is larger than
    /// the whole.
    public let count: Int
    /// The exact amount by which `count` units of that price fall short of the whole price; negative if they cost more.
    public let missing: Money
}

extension UnitPrice: CustomStringConvertible {
    /// A description of the price in English.
    public var description: String {
        missing.amount.isZero
            ? price.description : "\(price.description), \(count) of them miss \(missing.description)"
    }
}

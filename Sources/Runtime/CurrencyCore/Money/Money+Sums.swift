extension Sequence where Element == Money {
    /// Returns the exact sum of the amounts; zero if there are none.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     let amounts = try [Money("12.50", currency: euro), Money("0.075", currency: euro)]
    ///     try amounts.sum(in: euro)           // 12.575 EUR
    ///     try [Money]().sum(in: euro)         // 0 EUR
    ///
    /// - Parameter currency: The currency of all amounts, and of the zero if there are none.
    /// - Throws: `currencyMismatch` if an amount is in another currency; `decimal` if a sum has more than 38 digits.
    /// - Complexity: linear in the number of amounts.
    @inlinable
    public func sum(in currency: CurrencyCode) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for amount in self { sum = try sum + amount }
        return sum
    }

    /// Returns the largest amount; the last one if several are equal, and nil if there are none.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try [Money(3, currency: euro), Money(5, currency: euro)].max()      // 5 EUR
    ///
    /// - Throws: `currencyMismatch` if the amounts are in two currencies.
    /// - Complexity: linear in the number of amounts.
    public func max() throws(MoneyError) -> Money? {
        var largest: Money?
        for amount in self {
            if let known = largest, try known > amount { continue }
            largest = amount
        }
        return largest
    }

    /// Returns the smallest amount; the first one if several are equal, and nil if there are none.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try [Money(3, currency: euro), Money(5, currency: euro)].min()      // 3 EUR
    ///
    /// - Throws: `currencyMismatch` if the amounts are in two currencies.
    /// - Complexity: linear in the number of amounts.
    public func min() throws(MoneyError) -> Money? {
        var smallest: Money?
        for amount in self {
            if let known = smallest, try known <= amount { continue }
            smallest = amount
        }
        return smallest
    }
}

extension Money {
    /// Returns the amount, or the nearest limit if it is beyond one.
    ///
    ///     let (least, most) = (Money(5, .euro), Money(50, .euro))
    ///     try Money(3, .euro).clamped(between: least, and: most)      // 5 EUR
    ///     try Money(20, .euro).clamped(between: least, and: most)     // 20 EUR
    ///
    /// For one limit, use `max(_:_:)` and `min(_:_:)`.
    ///
    /// - Throws: `currencyMismatch` if the amounts are in two currencies; `limits` if the lower limit is above the
    ///   upper one.
    public func clamped(between lower: Money, and upper: Money) throws(MoneyError) -> Money {
        if try lower > upper { throw .limits(lower: lower.amount, upper: upper.amount) }
        return try min(max(self, lower), upper)
    }
}

/// Returns the larger of two amounts; the second one if they are equal, as in the standard library.
///
///     let (total, fee) = (Money(40, .euro), Money(25, .euro))
///     try max(total, fee)         // 40 EUR
///
/// - Throws: `currencyMismatch` if they are in two currencies.
public func max(_ left: Money, _ right: Money) throws(MoneyError) -> Money {
    try left > right ? left : right
}

/// Returns the smaller of two amounts; the first one if they are equal, as in the standard library.
///
///     let (total, fee) = (Money(40, .euro), Money(25, .euro))
///     try min(total, fee)         // 25 EUR
///
/// - Throws: `currencyMismatch` if they are in two currencies.
public func min(_ left: Money, _ right: Money) throws(MoneyError) -> Money {
    try right < left ? right : left
}

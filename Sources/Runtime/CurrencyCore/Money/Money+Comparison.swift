// Amounts in two currencies have no order, so Money is not Comparable and its comparisons throw. `==` needs no error:
// 12 EUR and 12 USD are not equal, and neither are 0 EUR and 0 USD.

extension Money {
    /// Returns whether the left amount is smaller.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     let prices = [Money(13, currency: euro), Money(12, currency: euro)]
    ///     try prices[0] < prices[1]           // false
    ///     try prices.sorted(by: <)            // 12 EUR, 13 EUR
    ///
    /// - Throws: `currencyMismatch`.
    public static func < (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount < right.amount
    }

    /// Returns whether the left amount is larger.
    ///
    /// - Throws: `currencyMismatch`.
    public static func > (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount > right.amount
    }

    /// Returns whether the left amount is smaller, or both are equal.
    ///
    /// - Throws: `currencyMismatch`.
    public static func <= (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount <= right.amount
    }

    /// Returns whether the left amount is larger, or both are equal.
    ///
    /// - Throws: `currencyMismatch`.
    public static func >= (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount >= right.amount
    }
}

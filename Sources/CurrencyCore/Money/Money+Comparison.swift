// Which of two amounts is smaller has no answer for two currencies, so Money is not Comparable: its order throws.
// `==` needs no error. 12 EUR and 12 USD are not equal, and neither are 0 EUR and 0 USD.

extension Money {
    /// Whether the amount is smaller.
    ///
    ///     try Money("12.50", currency: euro) < Money("13", currency: euro)        // true
    ///     let dearest = try prices.max(by: <)
    ///
    /// - Throws: `currencyMismatch`.
    public static func < (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount < right.amount
    }

    public static func > (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount > right.amount
    }

    public static func <= (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount <= right.amount
    }

    public static func >= (left: Money, right: Money) throws(MoneyError) -> Bool {
        try left.checkCurrency(of: right)
        return left.amount >= right.amount
    }
}

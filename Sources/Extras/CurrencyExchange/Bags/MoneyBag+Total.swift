extension MoneyBag {
    /// Returns the value of all amounts in one currency.
    ///
    ///     let bag = try MoneyBag([Money(10, .euro), Money(5, .dollar)])
    ///     let rate = try ExchangeRate(1.25, from: .euro, to: .dollar)
    ///     try bag.total(in: .euro, at: [rate], .halfUp)           // 14.00 EUR
    ///
    /// Each amount is converted and rounded separately, like the lines of an invoice, and the results are added
    /// exactly. Amounts that are already in the currency are also rounded.
    ///
    /// - Parameter rates: Rates that convert to the currency directly, as inverses or through a third currency.
    /// - Parameter unit: The unit of which each result is a multiple; ISO's minor unit by default.
    /// - Parameter mode: How each result is rounded to that unit.
    /// - Parameter data: The data with the properties of currencies; the bundled data by default.
    /// - Throws: `noRate`, and the errors of `Money.converted(at:to:_:data:)`.
    public func total(
        in currency: Currency, at rates: some Collection<ExchangeRate>, to unit: MoneyUnit = .iso, _ mode: RoundingMode,
        data: CurrencyData = .bundled
    ) throws(MoneyError) -> Money {
        try total(in: currency.code, at: rates, to: unit, mode, data: data)
    }

    /// Returns the value of all amounts in one currency identified by its code.
    ///
    /// - Throws: The same errors as with the enum.
    public func total(
        in currency: CurrencyCode, at rates: some Collection<ExchangeRate>, to unit: MoneyUnit = .iso,
        _ mode: RoundingMode, data: CurrencyData = .bundled
    ) throws(MoneyError) -> Money {
        var total = Money.zero(currency)
        for money in amounts {
            let rate = try rates.rate(from: money.currency, to: currency)
            total = try total + money.converted(at: rate, to: unit, mode, data: data)
        }
        return total
    }
}

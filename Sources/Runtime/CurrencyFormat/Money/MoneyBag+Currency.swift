import CurrencyCore

extension MoneyBag {
    /// The amount of a currency; zero if there is none.
    ///
    ///     let bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen), Money(5, .euro)])
    ///     bag[.euro]                                  // 17.50 EUR
    ///     bag[.dollar]                                // 0 USD
    public subscript(currency: Currency) -> Money { self[currency.code] }

    /// The worth of all amounts in one currency, each converted and rounded by itself.
    ///
    ///     let bag = try MoneyBag([Money(10, .euro), Money(5, .dollar)])
    ///     let rate = try ExchangeRate(1.25, from: .euro, to: .dollar)
    ///     try bag.total(in: .euro, at: [rate])        // 14.00 EUR
    ///
    /// Without a mode, halves go to the even neighbour.
    ///
    /// - Throws: `noRate` if the rates do not lead to the currency; else as `Money.converted(at:to:_:)`.
    public func total(
        in currency: Currency, at rates: some Collection<ExchangeRate>, to unit: MoneyUnit = .iso,
        _ mode: RoundingMode = .halfEven
    ) throws(MoneyError) -> Money {
        try total(in: currency.code, at: rates, to: unit, mode, data: .bundled)
    }
}

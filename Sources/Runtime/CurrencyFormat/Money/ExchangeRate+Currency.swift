import CurrencyCore

extension ExchangeRate {
    /// Makes a rate: one unit of `source` is worth `rate` units of `target`.
    ///
    ///     let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
    ///     try Money(100, .euro).converted(at: rate)                           // 108.42 USD
    ///     try Money(100, .dollar).converted(at: rate.inverse, .halfUp)        // 92.23 EUR
    ///
    /// - Throws: `rate` if it is not finite and above zero; `decimal(.tooManyDigits)` if it is above 10^38 or has more than
    ///   37 decimal places.
    public init(_ rate: DecimalValue, from source: Currency, to target: Currency) throws(MoneyError) {
        try self.init(rate, from: source.code, to: target.code)
    }
}

extension Collection<ExchangeRate> {
    /// The rate between two currencies: one of these, its inverse, or two of them through a third currency.
    ///
    ///     let rates = try [ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen)]
    ///     try rates.rate(from: .dollar, to: .yen)             // 1 USD = 128 JPY
    ///     try rates.rate(from: .dollar, to: .swissFranc)      // throws no rate from USD to CHF
    ///
    /// - Throws: `noRate` if none of these leads there; `decimal(.tooManyDigits)` as `ExchangeRate.combined(with:)`.
    public func rate(from source: Currency, to target: Currency) throws(MoneyError) -> ExchangeRate {
        try rate(from: source.code, to: target.code)
    }
}

extension Money {
    /// The amount in the rate's other currency, rounded once to a multiple of that currency's unit.
    ///
    ///     let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
    ///     try Money(20, .dollar).converted(at: rate.inverse)                  // 18.45 EUR
    ///     try Money(20, .dollar).converted(at: rate.inverse, .down)           // 18.44 EUR
    ///
    /// Without a mode, halves go to the even neighbour.
    ///
    /// - Throws: `currencyMismatch` if the rate is of another currency; `noMinorUnit`; `decimal(.tooManyDigits)`.
    public func converted(
        at rate: ExchangeRate, to unit: MoneyUnit = .iso, _ mode: RoundingMode = .halfEven
    ) throws(MoneyError) -> Money {
        try converted(at: rate, to: unit, mode, data: .bundled)
    }
}

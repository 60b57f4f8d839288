extension Money {
    /// Returns the amount in the rate's other currency, rounded once to a multiple of that currency's unit.
    ///
    ///     let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
    ///     try Money(20, .dollar).converted(at: rate.inverse, .halfUp)             // 18.45 EUR
    ///     try Money(20, .dollar).converted(at: rate.inverse, .down)               // 18.44 EUR
    ///     try Money(20, .dollar).converted(at: rate.inverse, to: .fraction(4), .halfUp)       // 18.4468 EUR
    ///
    /// - Parameter rate: A rate from this currency.
    /// - Parameter unit: The unit of which the result is a multiple; ISO's minor unit of the other currency by default.
    /// - Parameter mode: How the result is rounded to that unit.
    /// - Parameter data: The data with the properties of currencies; the bundled data by default.
    /// - Throws: `currencyMismatch` if the rate is from another currency; `noMinorUnit`; `decimal(.tooManyDigits)` if
    ///   the result has more than 38 digits (the exact product before rounding may have more); `data` if the data, a
    ///   slice, lacks the other currency.
    public func converted(
        at rate: ExchangeRate, to unit: MoneyUnit = .iso, _ mode: RoundingMode, data: CurrencyData = .bundled
    ) throws(MoneyError) -> Money {
        guard currency == rate.source else { throw .currencyMismatch(expected: rate.source, found: currency) }
        let (increment, scale) = try unit.resolve(rate.target, data)
        let product: DecimalValue
        do throws(DecimalError) {
            product = try amount.multiplied(
                by: rate.numerator, over: rate.denominator, toMultipleOf: increment, scale: scale, mode)
        } catch { throw .decimal(error) }
        return try Money(product, currency: rate.target)
    }
}

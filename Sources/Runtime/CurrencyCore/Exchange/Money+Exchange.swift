extension Money {
    /// The amount in the rate's other currency, rounded once to a multiple of that currency's unit.
    ///
    ///     let rate = try ExchangeRate(1.0842, from: CurrencyCode(literal: "EUR"), to: CurrencyCode(literal: "USD"))
    ///     let price = Money(20, currency: CurrencyCode(literal: "USD"))
    ///     try price.converted(at: rate.inverse, data: .bundled)               // 18.45 EUR
    ///     try price.converted(at: rate.inverse, .down, data: .bundled)        // 18.44 EUR
    ///
    /// - Parameter rate: A rate from this currency.
    /// - Parameter unit: The unit of which the result is a multiple; ISO's minor unit of the other currency by default.
    /// - Parameter mode: How the result is rounded to that unit; halves go to the even neighbour by default.
    /// - Throws: `currencyMismatch` if the rate is of another currency; `noMinorUnit`; `decimal(.tooManyDigits)` if the
    ///   result, or the amount times the rate without its decimal places, has more than 38 digits; `data` if the data, a
    ///   slice, lacks the other currency.
    public func converted(
        at rate: ExchangeRate, to unit: MoneyUnit = .iso, _ mode: RoundingMode = .halfEven, data: CurrencyData
    ) throws(MoneyError) -> Money {
        guard currency == rate.source else { throw .currencyMismatch(expected: rate.source, found: currency) }
        let (increment, scale) = try unit.resolve(rate.target, data)
        do throws(DecimalError) {
            let product = try DecimalUnits(amount, times: rate.numerator, over: rate.denominator, scale: scale)
                .rounded(toMultipleOf: increment, mode, isNegative: amount.isNegative)
            return Money(unchecked: product, rate.target)
        } catch { throw .decimal(error) }
    }
}

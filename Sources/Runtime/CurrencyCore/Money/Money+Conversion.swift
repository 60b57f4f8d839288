extension Money {
    /// Returns the amount in another currency, rounded once to a multiple of that currency's unit.
    ///
    ///     let price = Money(100, currency: CurrencyCode(literal: "EUR"))
    ///     let forint = CurrencyCode(literal: "HUF")
    ///     try price.converted(to: forint, rate: 389.127, .halfUp, data: .bundled)                     // 38912.70 HUF
    ///     try price.converted(to: forint, rate: 389.127, unit: .cash, .halfUp, data: .bundled)        // 38915 HUF
    ///
    /// - Parameter rate: The value of one unit of this currency in the other one. It must be above zero.
    /// - Parameter unit: By default, the other currency's minor unit in ISO 4217.
    /// - Throws: `rate`; `noMinorUnit`; `decimal(.tooManyDigits)` if the result has more than 38 digits (the exact
    ///   product before rounding may have more); `data` if the data is a slice that lacks the other currency.
    public func converted(
        to currency: CurrencyCode, rate: DecimalValue, unit: MoneyUnit = .iso,
        _ mode: RoundingMode, data: CurrencyData
    ) throws(MoneyError) -> Money {
        guard rate.isFinite, !rate.isZero, !rate.isNegative else { throw .rate(rate) }
        let (increment, scale) = try unit.resolve(currency, data)
        do throws(DecimalError) {
            let product = try DecimalUnits(product: amount, rate, scale: scale)
                .rounded(toMultipleOf: increment, mode, isNegative: amount.isNegative)
            return Money(unchecked: product, currency)
        } catch { throw .decimal(error) }
    }
}

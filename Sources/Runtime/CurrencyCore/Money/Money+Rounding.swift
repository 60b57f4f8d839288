extension Money {
    /// Returns the nearest multiple of the unit, as defined by `mode`, with the unit's decimal places.
    ///
    ///     let price = try Money("12.345", currency: CurrencyCode(literal: "CHF"))
    ///     try price.rounded(to: .iso, .halfUp, data: .bundled)        // 12.35 CHF
    ///     try price.rounded(to: .iso, .halfEven, data: .bundled)      // 12.34 CHF
    ///     try price.rounded(to: .cash, .halfUp, data: .bundled)       // 12.35 CHF
    ///     let bill = try Money("12.345", currency: CurrencyCode(literal: "HUF"))
    ///     try bill.rounded(to: .iso, .down, data: .bundled)           // 12.34 HUF
    ///     try bill.rounded(to: .display, .halfUp, data: .bundled)     // 12 HUF
    ///     try bill.rounded(to: .cash, .halfUp, data: .bundled)        // 10 HUF
    ///
    /// - Throws: `noMinorUnit` for `.iso` if there is none; `decimal(.tooManyDigits)` when the amount with the
    ///   unit's places has more than 38 digits; `data` if the data is a slice that lacks the currency.
    public func rounded(to unit: MoneyUnit, _ mode: RoundingMode, data: CurrencyData) throws(MoneyError) -> Money {
        let (increment, scale) = try unit.resolve(currency, data)
        do throws(DecimalError) {
            let rounded = try DecimalUnits(amount, scale: scale)
                .rounded(toMultipleOf: increment, mode, isNegative: amount.isNegative)
            return Money(unchecked: rounded, currency)
        } catch { throw .decimal(error) }
    }
}

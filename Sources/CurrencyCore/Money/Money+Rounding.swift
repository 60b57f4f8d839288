extension Money {
    /// The nearest multiple of the unit, as `mode` defines it, with the unit's decimal places.
    ///
    ///     let price = try Money("12.5", currency: franc)
    ///     try price.rounded(to: .iso, data: data)                                     // 12.50 CHF
    ///     try Money("12.34", currency: franc).rounded(to: .cash, data: data)          // 12.35 CHF
    ///     try Money("12.34", currency: forint).rounded(to: .display, data: data)      // 12 HUF
    ///
    /// - Throws: `noMinorUnit` for `.iso`, where there is none; `decimal(.tooManyDigits)` when the amount with the
    ///   unit's places has more than 38 digits.
    public func rounded(
        to unit: MoneyUnit, _ mode: RoundingMode = .halfEven, data: CurrencyData
    ) throws(MoneyError) -> Money {
        let (increment, scale) = try unit.resolve(currency, data)
        do throws(DecimalError) {
            let rounded = try DecimalUnits(amount, scale: scale)
                .rounded(toMultipleOf: increment, mode, isNegative: amount.isNegative)
            return Money(unchecked: rounded, currency)
        } catch { throw .decimal(error) }
    }
}

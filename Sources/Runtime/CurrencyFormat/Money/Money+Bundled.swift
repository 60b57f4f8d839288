import CurrencyCore

// Overloads that take the facts of currencies from the bundled data. The functions with the parameter `data` have the
// full documentation.

extension Money {
    /// Returns the exact amount in minor units.
    ///
    ///     try Money(12.50, .euro).minorUnits()        // 1250
    ///
    /// - Throws: `noMinorUnit`; `decimal(.inexact)`; `decimal(.integerOverflow)`.
    public func minorUnits() throws(MoneyError) -> Int64 {
        try minorUnits(data: .bundled)
    }

    /// Returns the nearest multiple of the unit, with the unit's decimal places.
    ///
    ///     try Money(12.34, .swissFranc).rounded(to: .cash, .halfUp)       // 12.35 CHF
    ///     try Money(12.34, .forint).rounded(to: .display, .halfUp)        // 12 HUF
    ///     try Money(0.125, .euro).rounded(to: .minorUnit, .halfUp)        // 0.13 EUR
    ///     try Money(0.125, .euro).rounded(to: .minorUnit, .halfEven)      // 0.12 EUR
    ///
    /// Most tax offices use `.halfUp`, which rounds halves away from zero.
    ///
    /// - Throws: `noMinorUnit`; `decimal(.tooManyDigits)`.
    public func rounded(to unit: MoneyUnit, _ mode: RoundingMode) throws(MoneyError) -> Money {
        try rounded(to: unit, mode, data: .bundled)
    }

    /// Returns the amount divided by a number, rounded once to a multiple of the unit.
    ///
    ///     try Money(10, .euro).divided(by: 3, .halfUp)    // 3.33 EUR
    ///     try Money(10, .euro).divided(by: 3, .up)        // 3.34 EUR
    ///
    /// - Throws: `notFinite`; `decimal(.divisionByZero)`; `decimal(.tooManyDigits)`; `noMinorUnit`.
    public func divided(
        by divisor: DecimalValue, to unit: MoneyUnit = .iso, _ mode: RoundingMode
    ) throws(MoneyError) -> Money {
        try divided(by: divisor, to: unit, mode, data: .bundled)
    }

    /// Returns the amount in another currency identified by its code; see the method that takes the enum.
    public func converted(
        to currency: CurrencyCode, rate: DecimalValue, unit: MoneyUnit = .iso, _ mode: RoundingMode
    ) throws(MoneyError) -> Money {
        try converted(to: currency, rate: rate, unit: unit, mode, data: .bundled)
    }

    /// Returns the amount in another currency, rounded once to a multiple of that currency's unit.
    ///
    ///     try Money(100, .euro).converted(to: .yen, rate: 162.35, .halfUp)        // 16235 JPY
    ///
    /// - Parameters:
    ///   - currency: The currency of the result.
    ///   - rate: The value of one unit of this currency in the other one. It must be above zero.
    ///   - unit: The unit of which the result is a multiple, such as the minor unit of ISO 4217.
    ///   - mode: How the result is rounded to that unit.
    /// - Throws: `rate`; `noMinorUnit`; `decimal(.tooManyDigits)`.
    public func converted(
        to currency: Currency, rate: DecimalValue, unit: MoneyUnit = .iso, _ mode: RoundingMode
    ) throws(MoneyError) -> Money {
        try converted(to: currency.code, rate: rate, unit: unit, mode, data: .bundled)
    }

    /// Divides the amount in proportion to ratios, in whole units.
    ///
    ///     try Money(100, .euro).allocated(by: [1, 1, 1]).parts            // 33.34 EUR, 33.33 EUR, 33.33 EUR
    ///
    /// - Throws: `notAMultiple` if the amount is not a whole number of units and the remainder is not `separate`;
    ///   `partCount` if there are no ratios; `ratio`; `noRatioAboveZero`; `noMinorUnit`; `decimal(.tooManyDigits)`.
    public func allocated(
        by ratios: [DecimalValue], unit: MoneyUnit = .iso, remainder: RemainderPolicy = .largestRemainder
    ) throws(MoneyError) -> Money.Allocation {
        try allocated(by: ratios, unit: unit, remainder: remainder, data: .bundled)
    }

    // Numbers written in source code are decimals.
    /// Divides the amount in proportion to whole numbers, in whole units.
    ///
    ///     let guests = 3
    ///     try Money(100, .euro).allocated(by: [1, guests]).parts          // 25.00 EUR, 75.00 EUR
    ///
    /// - Throws: The same errors as with decimals.
    @_disfavoredOverload
    public func allocated(
        by ratios: [Int], unit: MoneyUnit = .iso, remainder: RemainderPolicy = .largestRemainder
    ) throws(MoneyError) -> Money.Allocation {
        try allocated(by: ratios.map { DecimalValue($0) }, unit: unit, remainder: remainder, data: .bundled)
    }

    /// Splits the amount into equal parts, as far as whole units allow.
    ///
    ///     try Money(100, .euro).split(into: 3, remainder: .last).parts    // 33.33 EUR, 33.33 EUR, 33.34 EUR
    ///
    /// - Throws: `partCount`; `notAMultiple`; `noMinorUnit`; `decimal(.tooManyDigits)`.
    public func split(
        into count: Int, unit: MoneyUnit = .iso, remainder: RemainderPolicy = .largestRemainder
    ) throws(MoneyError) -> Money.Allocation {
        try split(into: count, unit: unit, remainder: remainder, data: .bundled)
    }
}

import CurrencyFormat

extension Money {
    /// Converts the price of one unit to the price of another.
    ///
    ///     try Money("12.90", .euro).perUnit(of: .kilogram, in: .hundredGrams)     // 1.29 EUR
    ///     try Money("1.29", .euro).perUnit(of: .hundredGrams, in: .kilogram)      // 12.90 EUR
    ///     try Money("52", .euro).perUnit(of: .year, in: .week)        // throws neither year nor week is a whole number of the other
    ///
    /// The price is divided or multiplied exactly and rounded once, and the result says what rounding changed. Check
    /// that before you show a monthly price next to a yearly one.
    ///
    /// - Parameters:
    ///   - whole: The unit that the amount is the price of.
    ///   - part: The unit whose price you want. Seven nights are a week, and so are seven days.
    ///   - unit: The unit to which the price is rounded; ISO 4217's minor unit by default.
    ///   - rounding: How the price is rounded; by default, halves go to the even digit. `.down` never charges more.
    /// - Throws: `noWholeRatio`; `money` with an error of `rounded(to:_:)`.
    public func perUnit(
        of whole: PriceUnit, in part: PriceUnit, roundedTo unit: MoneyUnit = .minorUnit,
        _ rounding: RoundingMode = .halfEven
    ) throws(UnitPriceError) -> UnitPrice {
        guard let (large, small) = part.sizes(in: whole) else { throw .noWholeRatio(of: whole, in: part) }
        do throws(MoneyError) {
            if small > large {
                let exact = try self * (small / large)
                let price = try exact.rounded(to: unit, rounding)
                return UnitPrice(price: price, count: 1, missing: try exact - price)
            }
            let count = large / small
            let price = try divided(by: DecimalValue(count), to: unit, rounding)
            return UnitPrice(price: price, count: count, missing: try self - price * count)
        } catch {
            throw .money(error)
        }
    }

    /// Converts the price of one period to the price of another.
    ///
    ///     let yearly = try Money("99.99", .euro)
    ///     let monthly = try yearly.perPeriod(of: .year, in: .month)
    ///     monthly.price               // 8.33 EUR
    ///     monthly.missing             // 0.03 EUR
    ///     CurrencyStyle(.euro, locale: .germanGermany).per(.month).format(monthly.price.amount)      // "8,33 € pro Monat"
    ///
    /// This is another name for `perUnit(of:in:roundedTo:_:)`.
    public func perPeriod(
        of whole: PriceUnit, in part: PriceUnit, roundedTo unit: MoneyUnit = .minorUnit,
        _ rounding: RoundingMode = .halfEven
    ) throws(UnitPriceError) -> UnitPrice {
        try perUnit(of: whole, in: part, roundedTo: unit, rounding)
    }
}

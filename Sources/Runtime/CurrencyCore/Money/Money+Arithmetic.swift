extension Money {
    /// Returns the exact sum.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try Money("12.50", currency: euro) + Money("0.075", currency: euro)     // 12.575 EUR
    ///
    /// - Throws: `currencyMismatch`; `decimal` when the sum has more than 38 digits.
    @inlinable
    public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
        if left.currency == right.currency, let sum = DecimalValue.shortSum(left.amount, right.amount) {
            return Money(unchecked: sum, left.currency)
        }
        return try exactSum(left, right)
    }

    @usableFromInline
    static func exactSum(_ left: Money, _ right: Money) throws(MoneyError) -> Money {
        try left.checkCurrency(of: right)
        do throws(DecimalError) {
            return Money(unchecked: try left.amount + right.amount, left.currency)
        } catch { throw .decimal(error) }
    }

    /// Returns the exact difference.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try Money("12.50", currency: euro) - Money(20, currency: euro)      // -7.50 EUR
    ///
    /// - Throws: `currencyMismatch`; `decimal` when the difference has more than 38 digits.
    @inlinable
    public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
        try left + right.negated
    }

    /// Adds an amount, exactly. If it throws, the left amount does not change.
    ///
    /// - Throws: The same errors as `+`.
    @inlinable
    public static func += (left: inout Money, right: Money) throws(MoneyError) { left = try left + right }
    /// Subtracts an amount, exactly. If it throws, the left amount does not change.
    ///
    /// - Throws: The same errors as `-`.
    @inlinable
    public static func -= (left: inout Money, right: Money) throws(MoneyError) { left = try left - right }

    /// Returns the exact product.
    ///
    ///     try Money("12.50", currency: CurrencyCode(literal: "EUR")) * 1.19       // 14.8750 EUR
    ///
    /// - Throws: `notFinite` for NaN and the infinities; `decimal` when the product has more than 38 digits.
    @inlinable
    public static func * (left: Money, right: DecimalValue) throws(MoneyError) -> Money {
        if let product = DecimalValue.shortProduct(left.amount, right) {
            return Money(unchecked: product, left.currency)
        }
        return try exactProduct(left, right)
    }

    @usableFromInline
    static func exactProduct(_ left: Money, _ right: DecimalValue) throws(MoneyError) -> Money {
        guard right.isFinite else { throw .notFinite }
        do throws(DecimalError) {
            return Money(unchecked: try left.amount * right, left.currency)
        } catch { throw .decimal(error) }
    }

    /// Returns the exact product.
    ///
    /// - Throws: `notFinite` for NaN and the infinities; `decimal` when the product has more than 38 digits.
    @inlinable
    public static func * (left: DecimalValue, right: Money) throws(MoneyError) -> Money { try right * left }

    // Disfavoured, so that a literal is a decimal.
    /// Returns the exact product with an integer of any type.
    ///
    ///     let count: UInt8 = 3
    ///     try Money("12.50", currency: CurrencyCode(literal: "EUR")) * count      // 37.50 EUR
    ///
    /// - Throws: `decimal` when the product has more than 38 digits.
    @_disfavoredOverload
    @inlinable
    public static func * (left: Money, right: some FixedWidthInteger) throws(MoneyError) -> Money {
        guard let factor = DecimalValue(exactly: right) else { throw .decimal(.tooManyDigits(offset: nil)) }
        return try left * factor
    }

    /// Returns the exact product with an integer of any type.
    ///
    /// - Throws: `decimal` when the product has more than 38 digits.
    @_disfavoredOverload
    @inlinable
    public static func * (left: some FixedWidthInteger, right: Money) throws(MoneyError) -> Money { try right * left }

    /// Returns the amount with the opposite sign, like `negated`.
    public static prefix func - (money: Money) -> Money { money.negated }

    /// Returns the amount divided by a number, rounded once to a multiple of the unit.
    ///
    ///     let franc = CurrencyCode(literal: "CHF")
    ///     try Money(10, currency: franc).divided(by: 3, .halfUp, data: .bundled)                  // 3.33 CHF
    ///     try Money(10, currency: franc).divided(by: 3, to: .cash, .halfUp, data: .bundled)       // 3.35 CHF
    ///
    /// Three such parts do not add up to the whole. To divide an amount into parts, use
    /// `split(into:unit:remainder:data:)`.
    ///
    /// - Throws: `notFinite`; `decimal(.divisionByZero)`; `decimal(.tooManyDigits)`; `noMinorUnit`; `data` if the data,
    ///   a slice, lacks the currency.
    public func divided(
        by divisor: DecimalValue, to unit: MoneyUnit = .iso, _ mode: RoundingMode, data: CurrencyData
    ) throws(MoneyError) -> Money {
        guard divisor.isFinite else { throw .notFinite }
        let (increment, scale) = try unit.resolve(currency, data)
        do throws(DecimalError) {
            let quotient = try DecimalUnits(quotient: amount, divisor, scale: scale).rounded(
                toMultipleOf: increment, mode, isNegative: amount.isNegative != divisor.isNegative)
            return Money(unchecked: quotient, currency)
        } catch { throw .decimal(error) }
    }

    func checkCurrency(of other: Money) throws(MoneyError) {
        guard currency == other.currency else {
            throw .currencyMismatch(expected: currency, found: other.currency)
        }
    }
}

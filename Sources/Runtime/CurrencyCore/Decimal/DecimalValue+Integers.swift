extension DecimalValue {
    /// Creates the integer, exactly, with exponent 0.
    ///
    /// Every integer of up to 64 bits fits. A wider integer must have at most 38 digits; otherwise the program stops.
    /// `init(exactly:)` returns nil instead.
    @inlinable
    public init(_ integer: some FixedWidthInteger) {
        guard let value = DecimalValue(exactly: integer) else {
            preconditionFailure("an integer of more than 38 digits does not fit a DecimalValue")
        }
        self = value
    }

    /// Creates the integer, exactly, with exponent 0; `nil` if it has more than 38 digits.
    @inlinable
    public init?<Integer: FixedWidthInteger>(exactly integer: Integer) {
        let magnitude = integer.magnitude
        let low = UInt64(truncatingIfNeeded: magnitude)
        var high: UInt64 = 0
        if Integer.bitWidth > 64 {
            high = UInt64(truncatingIfNeeded: magnitude >> 64)
            if magnitude >> 128 != 0 { return nil }
        }
        let coefficient = Coefficient(high: high, low: low)
        if Coefficient.maximum < coefficient { return nil }
        self.init(uncheckedNegative: integer < 0, coefficient: coefficient, exponent: 0)
    }

    /// Creates an amount in minor units: `minorUnits × 10^-scale`, exactly and with `scale` decimal places.
    ///
    ///     DecimalValue(minorUnits: 123_450, scale: 2)     // 1234.50
    ///
    /// - Parameter scale: The number of decimal places, such as the ISO 4217 minor unit of the currency. It must be in
    ///   -6125...6176; with -3 the units are thousands.
    @inlinable
    public init(minorUnits: Int64, scale: Int) {
        // 19 digits and 6125 zeros are at most 10^6144.
        precondition(scale >= -6125 && scale <= 6176, "a scale must be in -6125...6176")
        self.init(
            uncheckedNegative: minorUnits < 0, coefficient: Coefficient(minorUnits.magnitude), exponent: -scale)
    }

    /// Returns the amount in minor units: the value times `10^scale`, if that is a whole number.
    ///
    ///     try DecimalValue("1234.5").minorUnits(scale: 2)     // 123450
    ///
    /// Nothing is rounded; to round, call `rounded(toFractionDigits:_:)` first. Negative zero becomes 0.
    ///
    /// - Throws: `notFinite`; `inexact` if digits other than zero would be lost; `integerOverflow`.
    public func minorUnits(scale: Int) throws(DecimalError) -> Int64 {
        guard isFinite else { throw .notFinite }
        if coefficient.isZero { return 0 }
        let (shift, isBeyond) = exponent.addingReportingOverflow(scale)
        // A sum that overflows Int has the sign of the scale.
        if isBeyond { throw scale < 0 ? .inexact(scale: scale) : .integerOverflow(scale: scale) }
        let whole: Coefficient
        if shift >= 0 {
            let (product, overflow) = coefficient.multipliedReportingOverflow(byPowerOfTen: shift)
            if overflow { throw .integerOverflow(scale: scale) }
            whole = product
        } else {
            if shift < -38 { throw .inexact(scale: scale) }
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingByPowerOfTen: -shift)
            if !remainder.isZero { throw .inexact(scale: scale) }
            whole = quotient
        }
        let limit = isNegative ? Int64.min : .max
        guard whole.high == 0, whole.low <= limit.magnitude else { throw .integerOverflow(scale: scale) }
        if whole.low > Int64.max { return .min }
        return isNegative ? -Int64(whole.low) : Int64(whole.low)
    }
}

extension DecimalValue: ExpressibleByIntegerLiteral {
    /// Creates the exact value of an integer literal.
    @inlinable
    public init(integerLiteral value: Int64) {
        self.init(uncheckedNegative: value < 0, coefficient: Coefficient(value.magnitude), exponent: 0)
    }
}

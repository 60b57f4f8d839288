extension DecimalValue {
    /// Returns the number multiplied by a power of ten.
    ///
    /// Above the type's limit, the result is infinity. Below the type's smallest decimal place, it is rounded
    /// half-even.
    public func scaled(byPowerOfTen power: Int) -> DecimalValue {
        guard isFinite, power != 0, !coefficient.isZero else { return self }
        let (exponent, overflow) = exponent.addingReportingOverflow(power)
        if !overflow,
            let result = try? DecimalValue(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
        {
            return result
        }
        if power > 0 { return isNegative ? .infinity.negated : .infinity }
        let places = max(power, -2 * Self.maximumExponent - Self.maximumDigits) - Self.minimumExponent
        let rounded = rounded(toFractionDigits: max(places, 0 - Self.maximumExponent))
        let shifted = try? DecimalValue(
            isNegative: isNegative, coefficient: rounded.coefficient,
            exponent: max(rounded.exponent + power, Self.minimumExponent))
        return shifted ?? (isNegative ? DecimalValue.zero.negated : .zero)
    }

    /// The number times a power of ten, for rounding and writing. Up to 6144 places, the result is exact and may be
    /// outside the type's limits. Beyond that, it is the same as `scaled(byPowerOfTen:)`.
    package func scaledToWrite(byPowerOfTen power: Int) -> DecimalValue {
        guard isFinite, !coefficient.isZero, power.magnitude <= UInt(Self.maximumExponent) else {
            return scaled(byPowerOfTen: power)
        }
        return DecimalValue(uncheckedNegative: isNegative, coefficient: coefficient, exponent: exponent + power)
    }
}

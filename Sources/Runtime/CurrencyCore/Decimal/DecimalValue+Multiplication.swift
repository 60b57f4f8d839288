extension DecimalValue {
    /// Returns the exact product.
    ///
    ///     try DecimalValue("1.50") * DecimalValue("1.19")     // 1.7850
    ///
    /// The product has as many decimal places as both operands together.
    ///
    /// - Throws: `notFinite` when an operand is NaN or an infinity; `tooManyDigits` when the product has more than 38
    ///   significant digits; `outOfRange`. Nothing is rounded.
    @inlinable
    public static func * (left: DecimalValue, right: DecimalValue) throws(DecimalError) -> DecimalValue {
        if let product = shortProduct(left, right) { return product }
        return try exactProduct(left, right)
    }

    @usableFromInline
    static func exactProduct(_ left: DecimalValue, _ right: DecimalValue) throws(DecimalError) -> DecimalValue {
        guard left.isFinite, right.isFinite else { throw .notFinite }
        return try DecimalValue(
            isNegative: left.isNegative != right.isNegative,
            exactly: WideCoefficient(left.coefficient, times: right.coefficient),
            exponent: left.exponent + right.exponent)
    }

    /// Returns the product, rounded once, with exactly `digits` decimal places.
    ///
    ///     try DecimalValue("1.50").multiplied(by: 1.19, fractionDigits: 2)              // 1.78
    ///     try DecimalValue("1.50").multiplied(by: 1.19, fractionDigits: 2, .halfUp)     // 1.79
    ///
    /// The exact product may have more than 38 digits, but the result must not.
    ///
    /// - Parameter digits: In -6144...6176.
    /// - Throws: `notFinite`; `tooManyDigits`; `outOfRange` for the digits or the result.
    public func multiplied(
        by factor: DecimalValue, fractionDigits digits: Int, _ mode: RoundingMode = .halfEven
    ) throws(DecimalError) -> DecimalValue {
        guard isFinite, factor.isFinite else { throw .notFinite }
        return try DecimalUnits(product: self, factor, scale: digits)
            .rounded(mode, isNegative: isNegative != factor.isNegative)
    }
}

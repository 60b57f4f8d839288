extension DecimalValue {
    /// Returns the exact sum.
    ///
    ///     try DecimalValue("0.1") + DecimalValue("0.20")      // 0.30
    ///
    /// The sum has as many decimal places as the operand with more of them. The sum of a number and its opposite is
    /// positive zero.
    ///
    /// - Throws: `notFinite` when an operand is NaN or an infinity; `tooManyDigits` when the sum has more than 38
    ///   significant digits; `outOfRange`. Nothing is rounded.
    @inlinable
    public static func + (left: DecimalValue, right: DecimalValue) throws(DecimalError) -> DecimalValue {
        if let sum = shortSum(left, right) { return sum }
        return try exactSum(left, right)
    }

    @usableFromInline
    static func exactSum(_ left: DecimalValue, _ right: DecimalValue) throws(DecimalError) -> DecimalValue {
        guard left.isFinite, right.isFinite else { throw .notFinite }
        let (upper, lower) = left.exponent >= right.exponent ? (left, right) : (right, left)
        if upper.isZero || lower.isZero { return sumWithZero(upper, lower) }
        let shift = upper.exponent - lower.exponent
        // Beyond 76 digits, the first and the last digit of the sum are more than 38 places apart.
        guard let aligned = WideCoefficient(upper.coefficient, timesPowerOfTen: shift) else {
            throw .tooManyDigits(offset: nil)
        }
        let other = WideCoefficient(lower.coefficient)
        let exponent = lower.exponent
        if upper.isNegative == lower.isNegative {
            return try DecimalValue(
                isNegative: upper.isNegative, exactly: aligned.adding(other), exponent: exponent)
        }
        if aligned == other {
            return DecimalValue(uncheckedNegative: false, coefficient: .zero, exponent: exponent)
        }
        return aligned < other
            ? try DecimalValue(
                isNegative: lower.isNegative, exactly: other.subtracting(aligned), exponent: exponent)
            : try DecimalValue(
                isNegative: upper.isNegative, exactly: aligned.subtracting(other), exponent: exponent)
    }

    /// Returns the exact difference.
    ///
    ///     try DecimalValue("1.00") - DecimalValue("0.1")      // 0.90
    ///
    /// - Throws: The same errors as the sum.
    @inlinable
    public static func - (left: DecimalValue, right: DecimalValue) throws(DecimalError) -> DecimalValue {
        try left + right.negated
    }

    /// `upper` has the larger or the same exponent, and one of the two is zero.
    private static func sumWithZero(_ upper: DecimalValue, _ lower: DecimalValue) -> DecimalValue {
        if upper.isZero {
            let isNegative = lower.isZero ? upper.isNegative && lower.isNegative : lower.isNegative
            return DecimalValue(
                uncheckedNegative: isNegative, coefficient: lower.coefficient, exponent: lower.exponent)
        }
        // The result gets as many of the zero's decimal places as it has room for.
        let room = maximumDigits - upper.coefficient.digitCount
        let shift = min(room, upper.exponent - lower.exponent)
        let coefficient = upper.coefficient.multipliedReportingOverflow(byPowerOfTen: shift).partialValue
        return DecimalValue(
            uncheckedNegative: upper.isNegative, coefficient: coefficient, exponent: upper.exponent - shift)
    }
}

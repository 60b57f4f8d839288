// Exchange rates use fractions of coefficients, because the decimal expansion of most inverses does not end.

extension DecimalValue {
    /// The number as a fraction in lowest terms, with at most 38 digits in its numerator and its denominator.
    ///
    /// The number must be finite and not negative.
    ///
    /// - Throws: `tooManyDigits` if the number is 10^38 or larger, or has more than 37 decimal places.
    package func fraction() throws(DecimalError) -> (numerator: Coefficient, denominator: Coefficient) {
        let (coefficient, zeros) = coefficient.strippingTrailingZeros()
        let exponent = exponent + zeros
        let (numerator, overflow) = coefficient.multipliedReportingOverflow(byPowerOfTen: max(0, exponent))
        guard !overflow, numerator <= .maximum, exponent > -Self.maximumDigits else {
            throw .tooManyDigits(offset: nil)
        }
        return Coefficient.lowestTerms(numerator, .powerOfTen(max(0, -exponent)))
    }

    /// `value × numerator / denominator`, rounded once to a multiple of `increment × 10^-scale`.
    package func multiplied(
        by numerator: Coefficient, over denominator: Coefficient, toMultipleOf increment: UInt64, scale: Int,
        _ mode: RoundingMode
    ) throws(DecimalError) -> DecimalValue {
        try DecimalUnits(self, times: numerator, over: denominator, scale: scale)
            .rounded(toMultipleOf: increment, mode, isNegative: isNegative)
    }
}

extension DecimalValue.Coefficient {
    /// The product of two fractions in lowest terms, in lowest terms; nil if a number has more than 38 digits.
    ///
    /// The denominators must not be zero.
    package static func product(
        _ left: (numerator: Self, denominator: Self), _ right: (numerator: Self, denominator: Self)
    ) -> (numerator: Self, denominator: Self)? {
        let (first, fourth) = lowestTerms(left.numerator, right.denominator)
        let (third, second) = lowestTerms(right.numerator, left.denominator)
        let above = WideCoefficient(first, times: third)
        let below = WideCoefficient(second, times: fourth)
        guard above.high.isZero, above.low <= .maximum, below.high.isZero, below.low <= .maximum else { return nil }
        return (above.low, below.low)
    }
}

extension DecimalValue {
    /// Returns the exact quotient.
    ///
    ///     try DecimalValue("7.50") / 100          // 0.075
    ///     try DecimalValue("1") / 8               // 0.125
    ///     try DecimalValue("1") / 3               // throws the quotient never ends: use divided(by:fractionDigits:)
    ///
    /// The quotient has the decimal places of the dividend minus those of the divisor, or as many as it needs.
    ///
    /// - Throws: `endlessQuotient` if the decimal expansion of the quotient does not end; `divisionByZero`; `notFinite`
    ///   if an operand is NaN or an infinity; `tooManyDigits` if the quotient has more than 38 significant digits;
    ///   `outOfRange`.
    public static func / (left: DecimalValue, right: DecimalValue) throws(DecimalError) -> DecimalValue {
        guard left.isFinite, right.isFinite else { throw .notFinite }
        if right.isZero { throw .divisionByZero }
        let (numerator, denominator) = Coefficient.lowestTerms(left.coefficient, right.coefficient)
        let (fives, withoutFives) = denominator.factors(of: 5)
        let (twos, rest) = withoutFives.factors(of: 2)
        guard rest == Coefficient(1) else { throw .endlessQuotient }
        // numerator / (2^twos × 5^fives) = numerator × 2^(places - twos) × 5^(places - fives) / 10^places
        let places = max(twos, fives)
        var quotient = numerator
        for (factor, count) in [(2, places - twos), (5, places - fives)] as [(UInt64, Int)] {
            for _ in 0..<count {
                let (product, overflow) = quotient.multipliedReportingOverflow(by: factor)
                if overflow { throw .tooManyDigits(offset: nil) }
                quotient = product
            }
        }
        return try DecimalValue(
            isNegative: left.isNegative != right.isNegative, exactly: WideCoefficient(quotient),
            exponent: left.exponent - right.exponent - places)
    }

    /// Returns the quotient, rounded once, with exactly `digits` decimal places.
    ///
    ///     try DecimalValue("10").divided(by: 4, fractionDigits: 2)            // 2.50
    ///     try DecimalValue("2").divided(by: 3, fractionDigits: 4)             // 0.6667
    ///     try DecimalValue("2").divided(by: 3, fractionDigits: 4, .down)      // 0.6666
    ///
    /// - Parameter digits: In -6144...6176; a negative number rounds to tens, hundreds and so on.
    /// - Throws: `divisionByZero`; `notFinite` when an operand is NaN or an infinity; `tooManyDigits` when the
    ///   quotient with its places has more than 38 significant digits; `outOfRange` for the digits or the result.
    public func divided(
        by divisor: DecimalValue, fractionDigits digits: Int, _ mode: RoundingMode = .halfEven
    ) throws(DecimalError) -> DecimalValue {
        guard isFinite, divisor.isFinite else { throw .notFinite }
        return try DecimalUnits(quotient: self, divisor, scale: digits)
            .rounded(mode, isNegative: isNegative != divisor.isNegative)
    }

    /// Returns the whole quotient, truncated toward zero, and the remainder: `self == quotient × divisor + remainder`,
    /// exactly.
    ///
    ///     try DecimalValue("7.50").quotientAndRemainder(dividingBy: 2)        // (quotient: 3, remainder: 1.50)
    ///     try DecimalValue("-7.50").quotientAndRemainder(dividingBy: 2)       // (quotient: -3, remainder: -1.50)
    ///
    /// The remainder has the sign of the dividend and a smaller magnitude than the divisor.
    ///
    /// - Throws: `divisionByZero`; `notFinite`; `tooManyDigits` when the quotient has more than 38 digits.
    public func quotientAndRemainder(
        dividingBy divisor: DecimalValue
    ) throws(DecimalError) -> (quotient: DecimalValue, remainder: DecimalValue) {
        guard isFinite, divisor.isFinite else { throw .notFinite }
        if divisor.isZero { throw .divisionByZero }
        let shift = exponent - divisor.exponent
        let dividend: WideCoefficient
        var denominator = divisor.coefficient
        if coefficient.isZero || shift <= 0 {
            dividend = WideCoefficient(coefficient)
        } else {
            guard let wide = WideCoefficient(coefficient, timesPowerOfTen: shift) else {
                throw .tooManyDigits(offset: nil)
            }
            dividend = wide
        }
        var quotient = Coefficient.zero
        var remainder = coefficient
        let (scaled, overflow) = denominator.multipliedReportingOverflow(byPowerOfTen: max(0, -shift))
        // A divisor that overflows is larger than any dividend.
        if !overflow {
            denominator = scaled
            guard let result = dividend.quotientAndRemainder(dividingBy: denominator), result.quotient <= .maximum
            else { throw .tooManyDigits(offset: nil) }
            (quotient, remainder) = result
        }
        return (
            DecimalValue(
                uncheckedNegative: isNegative != divisor.isNegative, coefficient: quotient, exponent: 0),
            DecimalValue(
                uncheckedNegative: isNegative, coefficient: remainder, exponent: min(exponent, divisor.exponent))
        )
    }
}

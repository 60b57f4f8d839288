// Exact results are represented as in the General Decimal Arithmetic, https://speleotrove.com/decimal/:
//
//     operation    exponent of the result               example
//     a + b        the smaller of the two               1.5 + 0.50     = 2.00
//     a - b        the smaller of the two               1.50 - 0.5     = 1.00
//     a × b        the sum of both                      1.50 × 2.0     = 3.000
//
// If that form has more than 38 digits, trailing zeros move to the exponent as far as needed: 1E+40 + 0.00 is
// 1.0000000000000000000000000000000000000E+40. If other digits remain, that is an error.

extension DecimalValue {
    /// Creates `±coefficient × 10^exponent` exactly, from up to 76 digits.
    ///
    /// No sum has 77 digits: one operand has at most 38 digits followed by zeros, and the other is below 10^38.
    init(isNegative: Bool, exactly wide: WideCoefficient, exponent: Int) throws(DecimalError) {
        var coefficient = wide.low
        var exponent = exponent
        let excess = wide.digitCount - Self.maximumDigits
        if excess > 0 {
            guard let (whole, rest) = wide.quotientAndRemainder(dividingBy: .powerOfTen(excess)), rest.isZero
            else { throw .tooManyDigits(offset: nil) }
            coefficient = whole
            exponent += excess
        }
        if coefficient.isZero {
            exponent = min(max(exponent, Self.minimumExponent), Self.maximumExponent)
        } else if exponent < Self.minimumExponent {
            let places = Self.minimumExponent - exponent
            let (whole, rest) = coefficient.quotientAndRemainder(dividingByPowerOfTen: places)
            guard rest.isZero else { throw .outOfRange(exponent: exponent, offset: nil) }
            coefficient = whole
            exponent = Self.minimumExponent
        }
        try self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }
}

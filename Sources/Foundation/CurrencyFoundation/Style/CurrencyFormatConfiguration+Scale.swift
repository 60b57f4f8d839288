import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// Returns an amount multiplied by the scale.
    ///
    /// The product is exact up to 38 digits; a longer product is rounded to 38. Zero does not change, even with a
    /// negative scale, as in ICU.
    public func scaled(_ amount: DecimalValue) -> DecimalValue {
        guard scale != 1, !amount.isZero else { return amount }
        return amount.times(scale)
    }
}

extension DecimalValue {
    /// The product of a number other than zero, rounded where it has more than 38 digits.
    func times(_ factor: DecimalValue) -> DecimalValue {
        guard isFinite, factor.isFinite else {
            if isNaN || factor.isNaN || factor.isZero { return .nan }
            return isNegative != factor.isNegative ? .infinity.negated : .infinity
        }
        if let exact = try? self * factor { return exact }
        // The product has as many integer digits as both factors together, or one less.
        let first = coefficient.digitCount + exponent + factor.coefficient.digitCount + factor.exponent
        let digits = Self.maximumDigits - first
        if let rounded = try? multiplied(by: factor, fractionDigits: digits) { return rounded }
        let isTooLarge = first > Self.maximumExponent
        let magnitude: DecimalValue = isTooLarge ? .infinity : .zero
        return isNegative != factor.isNegative ? magnitude.negated : magnitude
    }
}

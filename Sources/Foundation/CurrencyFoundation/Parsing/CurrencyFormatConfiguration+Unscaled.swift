import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// The amount whose product with the scale is `shown`, with the fewest fraction digits, up to 38 digits in all.
    ///
    /// - Throws: `notFinite`, where the scale is zero or not finite; `tooManyDigits`, where the amount is too large.
    func unscaled(_ shown: DecimalValue) throws(DecimalConversionError) -> DecimalValue {
        guard scale != 1 else { return shown }
        guard scale.isFinite, !scale.isZero else { throw .notFinite }
        guard shown.isFinite else { return shown }
        var nearest: DecimalValue?
        // One digit more each time: most quotients end after a few.
        for digits in 0...DecimalValue.maximumDigits {
            guard let quotient = try? shown.divided(by: scale, fractionDigits: digits) else { break }
            if let product = try? quotient * scale, product == shown { return quotient }
            nearest = quotient
        }
        guard let nearest else { throw .tooManyDigits }
        return nearest
    }
}

extension DecimalValue {
    /// Returns the number with exactly `digits` decimal places. If it has more, it is rounded; if it has fewer, zeros
    /// are added.
    ///
    ///     try DecimalValue("12.5").quantized(toFractionDigits: 2)         // 12.50
    ///     try DecimalValue("12.345").quantized(toFractionDigits: 2)       // 12.34
    ///
    /// `rounded(toFractionDigits:_:)` adds no zeros and never fails.
    ///
    /// - Parameter digits: In -6144...6176.
    /// - Throws: `notFinite`; `tooManyDigits` when the number with these places has more than 38 significant digits;
    ///   `outOfRange` for the digits or the result.
    public func quantized(
        toFractionDigits digits: Int, _ mode: RoundingMode = .halfEven
    ) throws(DecimalError) -> DecimalValue {
        guard isFinite else { throw .notFinite }
        return try DecimalUnits(self, scale: digits).rounded(mode, isNegative: isNegative)
    }
}

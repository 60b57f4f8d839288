import CurrencyCore

// Disfavoured, so that a literal such as 5 chooses the `DecimalValue` overload. These are for integers in variables.

extension FormatPlan {
    /// A whole number as text, of any type of integer.
    ///
    ///     let count: UInt8 = 5
    ///     CurrencyStyle(.euro, locale: .germanGermany).plan.format(count)     // "5,00 €"
    ///
    /// It counts in major units; `format(minorUnits:)` takes cents. An integer must have at most 38 digits, as all of
    /// 64 bits do.
    @_disfavoredOverload
    @inlinable
    public func format(_ integer: some FixedWidthInteger) -> String { format(DecimalValue(integer)) }
}

extension FormattingStyle {
    /// A whole number as text, of any type of integer.
    ///
    ///     let count = 5
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(count)          // "5,00 €"
    ///
    /// It counts in major units; `format(minorUnits:)` takes cents.
    @_disfavoredOverload
    @inlinable
    public func format(_ integer: some FixedWidthInteger) -> String { format(DecimalValue(integer)) }
}

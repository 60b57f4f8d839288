import CurrencyCore

// Disfavoured so that a literal such as 5 chooses the `DecimalValue` overload. These methods take integer variables.

extension FormatPlan {
    /// Formats a whole number of any integer type.
    ///
    ///     let count: UInt8 = 5
    ///     CurrencyStyle(.euro, locale: .germanGermany).plan.format(count)     // "5,00 €"
    ///
    /// The number counts major units; use `format(minorUnits:)` for cents. An integer must have at most 38 digits, as
    /// all integers of 64 bits have.
    @_disfavoredOverload
    @inlinable
    public func format(_ integer: some FixedWidthInteger) -> String { format(DecimalValue(integer)) }
}

extension FormattingStyle {
    /// Formats a whole number of any integer type.
    ///
    ///     let count = 5
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(count)          // "5,00 €"
    ///
    /// The number counts major units; use `format(minorUnits:)` for cents.
    @_disfavoredOverload
    @inlinable
    public func format(_ integer: some FixedWidthInteger) -> String { format(DecimalValue(integer)) }
}

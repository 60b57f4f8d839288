import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// A literal is a DecimalValue: these are for variables.

extension FormattingStyle {
    /// Formats Foundation's `Decimal` exactly; a number with 39 digits is rounded to 38.
    ///
    ///     let price = Decimal(string: "1234.5")!
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(price)              // "1.234,50 €"
    @_disfavoredOverload
    public func format(_ decimal: Decimal) -> String { format(decimal.decimalValue) }
}

extension FormatPlan {
    /// Formats Foundation's `Decimal` exactly; a number with 39 digits is rounded to 38.
    ///
    ///     let price = Decimal(string: "1234.5")!
    ///     CurrencyStyle(.euro, locale: .germanGermany).plan.format(price)         // "1.234,50 €"
    @_disfavoredOverload
    public func format(_ decimal: Decimal) -> String { format(decimal.decimalValue) }
}

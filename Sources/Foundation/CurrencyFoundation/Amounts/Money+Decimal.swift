import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// A literal is a DecimalValue, so these are disfavored: they are for variables.

extension Money {
    /// Creates an amount in major units from Foundation's `Decimal`, exactly.
    ///
    ///     let price = Decimal(string: "12.5")!
    ///     try Money(price, .euro)             // 12.5 EUR
    ///
    /// A `Decimal` does not keep trailing zeros. `rounded(to:)` gives the amount the currency's fraction digits.
    ///
    /// - Throws: `notFinite` for NaN; `decimal(.tooManyDigits)` for the few `Decimal`s of 39 digits.
    @_disfavoredOverload
    public init(_ amount: Decimal, _ currency: Currency) throws(MoneyError) {
        try self.init(DecimalValue(money: amount), currency)
    }

    /// Creates an exact amount in major units from Foundation's `Decimal`, in a currency identified by its code.
    ///
    /// - Throws: The same errors as with a `Currency`.
    @_disfavoredOverload
    public init(_ amount: Decimal, _ currency: CurrencyCode) throws(MoneyError) {
        try self.init(DecimalValue(money: amount), currency)
    }

    /// Returns the exact product of the amount and a factor.
    ///
    ///     let rate = Decimal(string: "1.19")!
    ///     try Money("12.50", .euro) * rate        // 14.8750 EUR
    ///
    /// - Throws: `notFinite` for a factor that is NaN; `decimal(.tooManyDigits)` if the product has more than 38 digits
    ///   or the factor has 39.
    @_disfavoredOverload
    public static func * (left: Money, right: Decimal) throws(MoneyError) -> Money {
        try left * DecimalValue(money: right)
    }

    /// Returns the exact product of the amount and a factor.
    ///
    /// - Throws: `notFinite` for a factor that is NaN; `decimal(.tooManyDigits)` if the product has more than 38 digits
    ///   or the factor has 39.
    @_disfavoredOverload
    public static func * (left: Decimal, right: Money) throws(MoneyError) -> Money { try right * left }
}

extension DecimalValue {
    /// The same number; errors are those of `Money`.
    fileprivate init(money decimal: Decimal) throws(MoneyError) {
        do throws(DecimalConversionError) {
            try self.init(decimal)
        } catch {
            // The only error that can occur: NaN becomes NaN, and every exponent of `Decimal` fits.
            throw .decimal(.tooManyDigits(offset: nil))
        }
    }
}

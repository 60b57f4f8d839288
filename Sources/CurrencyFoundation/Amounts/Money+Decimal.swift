import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// A number written in source code is a DecimalValue, so that these are disfavored: they are for variables.

extension Money {
    /// An amount in major units from Foundation's `Decimal`, exactly.
    ///
    ///     let price = Decimal(string: "12.5")!
    ///     try Money(price, .euro)             // 12.5 EUR
    ///
    /// A `Decimal` keeps no zeros at the end: `rounded(to:)` gives the amount the decimals of the currency.
    ///
    /// - Throws: `notFinite` for NaN; `decimal(.tooManyDigits)` for the few numbers of 39 digits that a `Decimal` can have.
    @_disfavoredOverload
    public init(_ amount: Decimal, _ currency: Currency) throws(MoneyError) {
        try self.init(DecimalValue(money: amount), currency)
    }

    /// An amount in major units from Foundation's `Decimal`, exactly, of a currency that is given by its code.
    ///
    /// - Throws: As with the enum.
    @_disfavoredOverload
    public init(_ amount: Decimal, _ currency: CurrencyCode) throws(MoneyError) {
        try self.init(DecimalValue(money: amount), currency)
    }

    /// The amount, so many times, exactly.
    ///
    ///     let rate = Decimal(string: "1.19")!
    ///     try Money("12.50", .euro) * rate        // 14.8750 EUR
    ///
    /// - Throws: `notFinite` for a factor that is NaN; `decimal(.tooManyDigits)` when the product has more than 38 digits,
    ///   or the factor 39.
    @_disfavoredOverload
    public static func * (left: Money, right: Decimal) throws(MoneyError) -> Money {
        try left * DecimalValue(money: right)
    }

    @_disfavoredOverload
    public static func * (left: Decimal, right: Money) throws(MoneyError) -> Money { try right * left }
}

extension DecimalValue {
    /// The same number, with the errors of money.
    fileprivate init(money decimal: Decimal) throws(MoneyError) {
        do throws(DecimalConversionError) {
            try self.init(decimal)
        } catch {
            // The only other error: NaN becomes NaN, and the exponents of the type fit.
            throw .decimal(.tooManyDigits(offset: nil))
        }
    }
}

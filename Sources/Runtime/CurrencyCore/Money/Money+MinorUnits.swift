extension Money {
    /// Creates an amount in minor units, with the decimal places of the minor unit.
    ///
    ///     let (yen, forint) = (CurrencyCode(literal: "JPY"), CurrencyCode(literal: "HUF"))
    ///     try Money(minorUnits: 1250, currency: yen, data: .bundled)          // 1250 JPY
    ///     try Money(minorUnits: 1250, currency: forint, data: .bundled)       // 12.50 HUF, though CLDR displays 12 Ft
    ///
    /// The minor unit is that of ISO 4217; a withdrawn currency keeps the one it had. See `CurrencyFacts` for the rule.
    ///
    /// - Throws: `noMinorUnit` if there is none; `data` if the data is a slice that lacks the currency.
    public init(minorUnits: Int64, currency: CurrencyCode, data: CurrencyData) throws(MoneyError) {
        let (_, scale) = try MoneyUnit.iso.resolve(currency, data)
        self.init(unchecked: DecimalValue(minorUnits: minorUnits, scale: scale), currency)
    }

    /// Returns the amount in minor units.
    ///
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try Money("12.5", currency: euro).minorUnits(data: .bundled)        // 1250
    ///     let price = try Money("12.345", currency: euro)
    ///     try price.minorUnits(data: .bundled)        // throws the number has more than 2 decimal places
    ///
    /// Nothing is rounded; to round, call `rounded(to:_:data:)` first.
    ///
    /// - Throws: `noMinorUnit` if there is none; `decimal(.inexact)` if the amount has fractions of minor units;
    ///   `decimal(.integerOverflow)` if it does not fit in 64 bits; `data` if the data is a slice that lacks the
    ///   currency.
    public func minorUnits(data: CurrencyData) throws(MoneyError) -> Int64 {
        let (_, scale) = try MoneyUnit.iso.resolve(currency, data)
        do throws(DecimalError) { return try amount.minorUnits(scale: scale) } catch { throw .decimal(error) }
    }
}

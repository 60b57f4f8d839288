import CurrencyCore

// Amounts with the enum and the bundled data.

extension Money {
    /// Creates an amount in major units.
    ///
    ///     try Money(12.50, .euro)                     // 12.5 EUR
    ///     try Money(12.50, .euro).rounded(to: .iso, .halfUp)      // 12.50 EUR
    ///
    /// A floating-point literal loses its trailing zeros, because Swift passes it as a `Double`. Text keeps them.
    ///
    /// - Throws: `notFinite` for NaN and the infinities.
    public init(_ amount: DecimalValue, _ currency: Currency) throws(MoneyError) {
        try self.init(amount, currency: currency.code)
    }

    /// Creates a whole number of major units.
    ///
    ///     Money(12, .euro)        // 12 EUR
    public init(_ amount: Int, _ currency: Currency) {
        self.init(amount, currency: currency.code)
    }

    /// Creates an amount in major units from decimal text, with its decimal places.
    ///
    ///     try Money("12.50", .euro)       // 12.50 EUR
    ///
    /// - Throws: `decimal`, with the offset in the text; `notFinite` for the words `NaN` and `Infinity`.
    public init(_ text: String, _ currency: Currency) throws(MoneyError) {
        try self.init(text, currency: currency.code)
    }

    /// Creates an amount in minor units.
    ///
    ///     try Money(minorUnits: 1250, .euro)      // 12.50 EUR
    ///     try Money(minorUnits: 1250, .yen)       // 1250 JPY
    ///
    /// The minor unit is that of ISO 4217; a withdrawn currency keeps the one it had. See `CurrencyFacts` for the rule.
    ///
    /// - Throws: `noMinorUnit` if there is none, as for gold and for `none`.
    public init(minorUnits: Int64, _ currency: Currency) throws(MoneyError) {
        try self.init(minorUnits: minorUnits, currency: currency.code, data: .bundled)
    }

    /// Creates an amount in minor units in a currency identified by its code.
    ///
    /// - Throws: `noMinorUnit` if there is none.
    @_disfavoredOverload
    public init(minorUnits: Int64, _ currency: CurrencyCode) throws(MoneyError) {
        try self.init(minorUnits: minorUnits, currency: currency, data: .bundled)
    }

    /// Zero, without decimal places.
    ///
    ///     try [Money(3, .euro), Money(5, .euro)].reduce(.zero(.euro), +)      // 8 EUR
    public static func zero(_ currency: Currency) -> Money { zero(currency.code) }
}

extension Sequence where Element == Money {
    /// Returns the exact sum of the amounts; zero if there are none.
    ///
    ///     try [Money(3, .euro), Money(5, .euro)].sum(in: .euro)       // 8 EUR
    ///     try [Money(3, .euro), Money(5, .yen)].sum(in: .euro)        // throws expected an amount in EUR, found one in JPY
    ///
    /// - Throws: `currencyMismatch` if an amount is in another currency; `decimal` for sums of more than 38 digits.
    public func sum(in currency: Currency) throws(MoneyError) -> Money { try sum(in: currency.code) }
}

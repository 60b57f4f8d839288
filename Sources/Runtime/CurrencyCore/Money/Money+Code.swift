// The initializers with the label `currency`, but without the label, like those that take the enum `Currency`.

extension Money {
    /// Creates an amount in major units in a currency identified by its code.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     let amount: DecimalValue = 12.5
    ///     try Money(amount, code)             // 12.5 EUR
    ///
    /// - Throws: `notFinite` for NaN and the infinities.
    public init(_ amount: DecimalValue, _ currency: CurrencyCode) throws(MoneyError) {
        try self.init(amount, currency: currency)
    }

    /// Creates a whole number of major units in a currency identified by its code.
    public init(_ amount: Int, _ currency: CurrencyCode) {
        self.init(amount, currency: currency)
    }

    /// Creates an amount in major units from decimal text in a currency identified by its code.
    ///
    /// - Throws: As `init(_:currency:)`.
    public init(_ text: String, _ currency: CurrencyCode) throws(MoneyError) {
        try self.init(text, currency: currency)
    }
}

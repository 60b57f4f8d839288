import CurrencyCore

/// Formatting of amounts that know their currency.
extension FormatPlan {
    // Disfavoured so that `.init(text)` without a type is a `DecimalValue`.
    /// Formats an amount in the plan's currency.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
    ///     try plan.format(Money("1234.50", .euro))        // "1.234,50 €"
    ///     try plan.format(Money(5, .yen))                 // throws expected an amount in EUR, found one in JPY
    ///
    /// - Throws: `currencyMismatch` for an amount in another currency. Plans without a currency accept only XXX.
    @_disfavoredOverload
    public func format(_ money: Money) throws(MoneyError) -> String {
        guard money.currency == currency else {
            throw .currencyMismatch(expected: currency, found: money.currency)
        }
        return format(money.amount)
    }
}

extension CurrencyStyle {
    // Disfavoured so that `.init(text)` without a type is a `DecimalValue`.
    /// Formats an amount in the style's currency.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
    ///     try style.format(Money("1234.50", .euro))       // "1.234,50 EUR"
    ///     try style.format(Money(5, .yen))                // throws expected an amount in EUR, found one in JPY
    ///
    /// To format amounts in many currencies, set the style's `currency` to that of each amount.
    ///
    /// - Throws: `currencyMismatch`; `data` if the data, a slice, lacks what the style needs.
    @_disfavoredOverload
    public func format(_ money: Money) throws(MoneyError) -> String {
        guard money.currency == currency else {
            throw .currencyMismatch(expected: currency, found: money.currency)
        }
        return try moneyPlan().format(money.amount)
    }
}

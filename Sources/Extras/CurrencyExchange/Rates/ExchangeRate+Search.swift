extension Collection<ExchangeRate> {
    /// Returns the rate between two currencies: one of these rates, its inverse, or a combination of two through a
    /// third currency.
    ///
    ///     let rates = try [ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen)]
    ///     try rates.rate(from: .dollar, to: .yen)             // 1 USD = 128 JPY
    ///     try rates.rate(from: .dollar, to: .swissFranc)      // throws no rate from USD to CHF
    ///
    /// A direct rate comes before all others; among several, the first one is used. A currency has the rate 1 to
    /// itself.
    ///
    /// - Throws: `noRate` if none of these rates leads there; `decimal(.tooManyDigits)`, as in
    ///   `ExchangeRate.combined(with:)`.
    /// - Complexity: quadratic in the number of rates if a third currency is needed, otherwise linear.
    public func rate(from source: Currency, to target: Currency) throws(MoneyError) -> ExchangeRate {
        try rate(from: source.code, to: target.code)
    }

    /// Returns the rate between two currencies identified by their codes.
    ///
    /// - Throws: The same errors as with the enum.
    public func rate(from source: CurrencyCode, to target: CurrencyCode) throws(MoneyError) -> ExchangeRate {
        if source == target { return try ExchangeRate(1, from: source, to: target) }
        if let direct = step(from: source, to: target) { return direct }
        for first in self {
            guard let first = first.leading(from: source), let second = step(from: first.target, to: target) else {
                continue
            }
            return try first.combined(with: second)
        }
        throw .noRate(from: source, to: target)
    }

    /// The first of the rates, or else of their inverses, between two currencies.
    private func step(from source: CurrencyCode, to target: CurrencyCode) -> ExchangeRate? {
        first { $0.source == source && $0.target == target }
            ?? first { $0.source == target && $0.target == source }?.inverse
    }
}

extension ExchangeRate {
    /// The rate or its inverse, whichever begins with a currency.
    fileprivate func leading(from currency: CurrencyCode) -> ExchangeRate? {
        source == currency ? self : target == currency ? inverse : nil
    }
}

import CurrencyFormat

extension CurrencyStyle {
    /// Creates the likeliest style that writes an amount exactly as a text.
    ///
    ///     let style = try CurrencyStyle(like: "1,23 lei", amount: 1.23, currency: .romanianLeu)
    ///     style.format(14.76)         // "14,76 lei"
    ///
    /// Other styles may write the sample the same way and other amounts differently. `PriceSample.styles` returns all
    /// of them and, if no locale writes the text, styles made from its own symbols.
    ///
    /// - Throws: `PriceSampleError`; `noLocale` if no locale writes the text.
    public init(
        like text: String, amount: DecimalValue, currency: Currency, _ hints: PriceHints = PriceHints()
    ) throws(PriceSampleError) {
        try self.init(like: text, amount: amount, currency: currency.code, hints)
    }

    /// Creates the likeliest style that writes an amount exactly as a text; see `init(like:amount:currency:_:)` with a
    /// case.
    public init(
        like text: String, amount: DecimalValue, currency: CurrencyCode, _ hints: PriceHints = PriceHints()
    ) throws(PriceSampleError) {
        let best = try PriceSample(text, amount: amount, currency).styles(hints).best
        guard best.source == .locale else { throw .noLocale }
        self = best.style
    }
}

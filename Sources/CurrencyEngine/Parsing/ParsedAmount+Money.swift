import CurrencyCore

extension ParsedAmount {
    /// The amount in the currency that the text names, or in the one given where it names none.
    ///
    /// Where the text may mean several currencies, such as "5 kr", the one given decides among them.
    ///
    /// - Throws: `ambiguousCurrency` where the text may mean several currencies, and the one given is none of them;
    ///   `notFinite` for the text of NaN or an infinity.
    public func money(or currency: CurrencyCode) throws(MoneyError) -> Money {
        if let named = self.currency { return try Money(amount, currency: named) }
        guard candidates.isEmpty || candidates.contains(where: { $0.currency == currency }) else {
            throw .ambiguousCurrency(candidates.map { $0.currency })
        }
        return try Money(amount, currency: currency)
    }
}

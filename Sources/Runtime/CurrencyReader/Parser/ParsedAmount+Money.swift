import CurrencyCore

extension ParsedAmount {
    /// The amount in the currency that the text names, or in `currency` if it names none.
    ///
    /// If the text may mean several currencies, as "5 kr" may, `currency` decides among them.
    ///
    /// - Throws: `ambiguousCurrency` if the text may mean several currencies, none of which is the given one; `notFinite`
    ///   for the text of NaN or an infinity.
    public func money(or currency: CurrencyCode) throws(MoneyError) -> Money {
        if let named = self.currency { return try Money(amount, currency: named) }
        guard candidates.isEmpty || candidates.contains(where: { $0.currency == currency }) else {
            throw .ambiguousCurrency(candidates.map { $0.currency })
        }
        return try Money(amount, currency: currency)
    }
}

extension CurrencyParser {
    /// Parses an amount of money: in the currency that the text names, or in `currency` if it names none.
    ///
    ///     let parser = CurrencyParser(locale: .germanGermany)
    ///     let euro = CurrencyCode(literal: "EUR")
    ///     try parser.parse("12,50", or: euro)         // 12.50 EUR
    ///     try parser.parse("12,50 $", or: euro)       // 12.50 USD
    ///     try parser.parse("12,50 kr", or: euro)      // throws more than one currency is written like this...
    ///
    /// A parser of one currency reads amounts in that one only. If the text may mean several currencies, `currency` decides
    /// among them.
    ///
    /// - Throws: `AmountParseError`, as `parse(_:)` does; with reason `ambiguousCurrency` if it may mean several
    ///   currencies, none of which is the given one, and `notFinite` for the text of NaN or an infinity.
    public func parse(_ text: String, or currency: CurrencyCode) throws(AmountParseError) -> Money {
        let parsed = try parse(text)
        do throws(MoneyError) {
            return try parsed.money(or: currency)
        } catch {
            switch error {
            case .ambiguousCurrency(let codes):
                throw AmountParseError(.ambiguousCurrency(codes), at: 0, expected: .oneCurrency)
            case .notFinite: throw AmountParseError(.notFinite, at: 0, expected: .finiteAmount)
            default: throw AmountParseError(.ambiguous, at: 0, expected: .oneReading)
            }
        }
    }
}

import CurrencyCore
import CurrencyFormat
import CurrencyReader

extension ParsedAmount {
    /// Returns the amount in the currency that the text names, or in the given currency if the text names none.
    ///
    ///     let parser = CurrencyParser(locale: .germanGermany)
    ///     try parser.parse("12,50").money(or: .euro)          // 12.50 EUR
    ///     try parser.parse("12,50 $").money(or: .euro)        // 12.50 USD
    ///
    /// - Throws: `ambiguousCurrency` if the text may mean several currencies and the given currency is not one of them.
    public func money(or currency: Currency) throws(MoneyError) -> Money { try money(or: currency.code) }
}

extension CurrencyParser {
    /// Parses an amount of money in the currency that the text names, or in the given currency if the text names none.
    ///
    ///     let parser = CurrencyParser(locale: .germanGermany)
    ///     try parser.parse("12,50", or: .euro)            // 12.50 EUR
    ///     try parser.parse("12,50 $", or: .euro)          // 12.50 USD
    ///
    /// - Throws: `AmountParseError` if the text is not one amount in one currency.
    public func parse(_ text: String, or currency: Currency) throws(AmountParseError) -> Money {
        try parse(text, or: currency.code)
    }
}

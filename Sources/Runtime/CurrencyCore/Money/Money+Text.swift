// The text that `description` writes:
//
//     money   amount " " code
//     amount  the text of `DecimalValue.init(_:)`
//     code    three letters in either case

extension Money {
    /// Creates an amount with its currency, from the text that `description` writes.
    ///
    ///     try Money("12.50 EUR")          // 12.50 EUR
    ///     try Money("12.50")              // throws expected a space and a currency code at byte 5
    ///
    /// The text is the same in every locale. `CurrencyParser` reads localized text.
    ///
    /// - Throws: `noCurrencyCode` if the text does not end with a space and three letters; `decimal`, with the
    ///   offset in the text; `notFinite` for the words `NaN` and `Infinity`.
    public init(_ text: String) throws(MoneyError) {
        guard let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) else {
            throw .noCurrencyCode(offset: text.utf8.count)
        }
        let currency: CurrencyCode
        do throws(CurrencyCodeError) {
            currency = try CurrencyCode(text[text.utf8.index(after: space)...])
        } catch {
            throw .noCurrencyCode(offset: text.utf8.distance(from: text.utf8.startIndex, to: space))
        }
        try self.init(String(text[..<space]), currency: currency)
    }
}

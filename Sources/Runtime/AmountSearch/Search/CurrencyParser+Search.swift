import CurrencyReader
import PackedTables

extension CurrencyParser {
    /// Returns the amounts in running text, in order.
    ///
    ///     let parser = CurrencyParser(locale: .englishUnitedStates)
    ///     parser.amounts(in: "was $19.99, now $14.99").map { $0.amount }      // 19.99, 14.99
    ///     parser.amounts(in: "5 kr or 12,50 €").map { $0.currency }           // nil, EUR
    ///
    /// An amount is a number next to a currency: a symbol, a code in capitals, a common abbreviation, or a word such as
    /// "euros" after the number. Dates, times, versions and numbers in names are not amounts. The locale's
    /// separators are tried first, then the common conventions. A parser of a locale without a language reads "1.234 €"
    /// as 1234, because the euro has two fraction digits.
    ///
    /// A parser with a style finds amounts that may be in its currency. To search many texts, make an `AmountSearch`
    /// once.
    ///
    /// - Complexity: Linear in the length of the text.
    public func amounts(in text: String) -> [FoundAmount] {
        let search = AmountSearch(self)
        return text.withUTF8Bytes { search.amounts(utf8: $0) }
    }
}

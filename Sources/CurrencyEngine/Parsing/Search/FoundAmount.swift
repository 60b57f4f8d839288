import CurrencyCore

/// An amount in running text: where it stands, what it is, and what else it may be.
public struct FoundAmount: Hashable, Sendable {
    /// The likeliest amount.
    public internal(set) var amount: DecimalValue
    /// The currency; nil where the text may mean several.
    public internal(set) var currency: CurrencyCode?
    /// The currencies that the text may mean, the likeliest first; at least one.
    public internal(set) var candidates: [CurrencyCandidate]
    /// Other amounts that the digits may mean: 1.234 where 1234 was read.
    public internal(set) var otherReadings: [DecimalValue]
    /// Where the number, its sign and its currency stand, in UTF-8 bytes.
    public internal(set) var range: Range<Int>

    /// The place in the text that was searched.
    ///
    /// - Returns: nil where the text is another one, which has no such place.
    public func range(in text: String) -> Range<String.Index>? {
        let utf8 = text.utf8
        guard let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
            let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex),
            start.samePosition(in: text.unicodeScalars) != nil, end.samePosition(in: text.unicodeScalars) != nil
        else { return nil }
        return start..<end
    }
}

extension CurrencyParser {
    /// The amounts in running text, in their order.
    ///
    ///     let parser = CurrencyParser(locale: .englishUnitedStates)
    ///     parser.amounts(in: "was $19.99, now $14.99").map { $0.amount }      // 19.99, 14.99
    ///     parser.amounts(in: "5 kr or 12,50 €").map { $0.currency }           // nil, EUR
    ///
    /// An amount is a number with a currency beside it: a symbol, a code in capitals, a common abbreviation, or behind the
    /// number a word such as "euros". Dates, times, versions and numbers in names are none. The locale's reading of
    /// separators comes first, and where it gives none, the common conventions count. A parser of a locale without a
    /// language reads "1.234 €" as 1234, because the euro has two fraction digits.
    ///
    /// A parser with a style finds amounts that may be of its currency. For many texts make a search once:
    /// `AmountSearch`.
    ///
    /// - Complexity: linear in the text's length.
    public func amounts(in text: String) -> [FoundAmount] {
        let search = AmountSearch(self)
        return plan.withUTF8(of: text) { search.amounts(utf8: $0) }
    }
}

import CurrencyCore

/// An amount in running text: its range, its value, and other possible values.
public struct FoundAmount: Hashable, Sendable {
    /// The likeliest amount.
    public internal(set) var amount: DecimalValue
    /// The currency; nil if the text may mean several.
    public internal(set) var currency: CurrencyCode?
    /// The currencies that the text may mean, the likeliest first; at least one.
    public internal(set) var candidates: [CurrencyCandidate]
    /// Other amounts that the digits may mean, such as 1.234 for 1234.
    public internal(set) var otherReadings: [DecimalValue]
    /// The range of the number with its sign and currency, in UTF-8 bytes.
    public internal(set) var range: Range<Int>

    /// Returns the range of the amount in the text that was searched.
    ///
    /// - Returns: nil if `text` is a different text without such a range.
    public func range(in text: String) -> Range<String.Index>? {
        guard let range = text.range(ofUTF8: range), range.upperBound.samePosition(in: text.unicodeScalars) != nil
        else { return nil }
        return range
    }
}

extension String {
    /// A range of UTF-8 bytes that starts at a scalar; nil if there is no such range.
    func range(ofUTF8 range: Range<Int>) -> Range<Index>? {
        guard let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
            let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex),
            start.samePosition(in: unicodeScalars) != nil
        else { return nil }
        return start..<end
    }
}

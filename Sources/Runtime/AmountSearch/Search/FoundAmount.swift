import CurrencyCore
import CurrencyReader

/// An amount in running text: its place, its value if it is certain, and all readings with the doubts about them.
///
///     let parser = CurrencyParser(locale: .englishUnitedStates)
///     let found = parser.amounts(in: "Coffee $3, total $5-")
///     found[0].amount                     // 3
///     found[1].amount                     // nil: the dash may be a minus
///     found[1].readings                   // [5, -5]
///     found[1].doubts.map(\.kind.rawValue)        // ["sign"]
public struct FoundAmount: Hashable, Sendable, PlacedInText {
    /// How an amount limits a quantity.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// The lower end of a range: the 10 of "10–20 €".
        case from
        /// The upper end of a range: the 20 of "10–20 €".
        case to
        /// A lower bound: "at least $5", "$5+".
        case atLeast
        /// An upper bound: "at most $5".
        case atMost
    }

    /// All amounts that the text may mean, the likeliest first; at least one.
    public internal(set) var readings: [DecimalValue]
    /// Why a careful person would ask; empty if the amount is certain.
    public internal(set) var doubts: [AmountDoubt] = []
    /// The currency; nil if the text may mean several.
    public internal(set) var currency: CurrencyCode?
    /// The currencies that the text may mean, the likeliest first; at least one.
    public internal(set) var candidates: [CurrencyCandidate]
    /// Whether the amount is the end of a range or a bound; nil for most amounts.
    public internal(set) var relation: Relation?
    /// The range of the number with its sign and currency, in UTF-8 bytes.
    public internal(set) var range: Range<Int>

    /// The amount; nil if there is a doubt about it.
    public var amount: DecimalValue? { isCertain ? readings[0] : nil }

    /// The likeliest amount, certain or not.
    public var likeliest: DecimalValue { readings[0] }

    /// Whether the amount, though not always its currency, is certain.
    public var isCertain: Bool { readings.count == 1 && doubts.allSatisfy { $0.kind == .currency } }

    package func moved(to text: ComposedText) -> Self {
        var result = self
        (result.candidates, result.doubts) = (candidates.moved(to: text), doubts.moved(to: text))
        result.range = text.original(range)
        return result
    }

    /// Returns the range of the amount in the text that was searched.
    ///
    /// - Returns: nil if `text` is a different text without such a range.
    public func range(in text: String) -> Range<String.Index>? {
        guard let range = text.range(ofUTF8: range), range.upperBound.samePosition(in: text.unicodeScalars) != nil
        else { return nil }
        return range
    }
}

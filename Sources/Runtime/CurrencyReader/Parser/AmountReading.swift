import CurrencyCore
import PackedTables

/// One way to understand a text, and the doubts about it.
public struct AmountReading: Hashable, Sendable {
    /// The amount that this reading gives.
    public internal(set) var amount: DecimalValue
    /// The currency and its evidence; nil if the text names none, or if the parser reads only one currency.
    public internal(set) var currency: CurrencyCandidate?
    /// Why the text has other readings; empty if the amount is certain.
    public internal(set) var doubts: [AmountDoubt] = []
}

/// The side of the number on which a currency stands, in the order in which text is read and stored.
public enum SymbolSide: Hashable, Sendable, CaseIterable {
    /// Before the number: $5.
    case before
    /// After the number: 5 €.
    case after
}

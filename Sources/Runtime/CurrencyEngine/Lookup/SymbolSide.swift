/// The side of the number on which a currency stands, in the order in which text is read and stored.
public enum SymbolSide: Hashable, Sendable, CaseIterable {
    /// In front of the number: $5.
    case before
    /// Behind the number: 5 €.
    case after
}

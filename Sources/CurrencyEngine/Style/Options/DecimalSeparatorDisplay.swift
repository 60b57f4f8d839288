/// Whether the decimal separator stands where no decimals follow.
public enum DecimalSeparatorDisplay: Hashable, Sendable, CaseIterable {
    /// Only before decimals: 5, 5.00.
    case auto
    /// Always: 5., 5.00.
    case always
}

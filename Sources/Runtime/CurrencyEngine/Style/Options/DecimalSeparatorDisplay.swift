/// Whether whole numbers have a decimal separator.
public enum DecimalSeparatorDisplay: Hashable, Sendable, CaseIterable {
    /// Only before fraction digits: 5, 5.00.
    case auto
    /// Always: 5., 5.00.
    case always
}

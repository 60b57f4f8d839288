/// Whether integer digits are set off in groups.
public enum GroupingStrategy: Hashable, Sendable, CaseIterable {
    /// Never: 10000.
    case off
    /// As `auto`, but only with two or more digits before the last group: 1000, 10,000.
    case min2
    /// As the locale does, which may leave short numbers alone.
    case auto
    /// Always where the locale's pattern has groups, and by three where it has none.
    case always
    /// By three in every locale.
    case thousands
}

/// When integer digits are grouped.
public enum GroupingStrategy: Hashable, Sendable, CaseIterable {
    /// Never: 10000.
    case off
    /// As `auto`, but only if two or more digits precede the last group: 1000, 10,000.
    case min2
    /// As the locale does, which may leave short numbers ungrouped.
    case auto
    /// Always: as in the locale's pattern, or by three if it has no groups.
    case always
    /// Always by three, in every locale.
    case thousands
}

/// Foundation's names of the same strategies.
extension GroupingStrategy {
    /// Foundation's name of `auto`.
    @_alwaysEmitIntoClient public static var automatic: Self { .auto }
    /// Foundation's name of `off`.
    @_alwaysEmitIntoClient public static var never: Self { .off }
}

/// When to group integer digits.
public enum GroupingStrategy: Hashable, Sendable, CaseIterable {
    /// Never: 10000.
    case off
    /// As `auto`, but only if two or more digits precede the last group: 1000, 10,000.
    case min2
    /// As the locale does; some locales leave short numbers ungrouped.
    case auto
    /// Always: as in the locale's pattern, or by three if the pattern has no groups.
    case always
    /// Always by three, in every locale.
    case thousands
}

/// Foundation's names for the same strategies.
extension GroupingStrategy {
    /// Foundation's name for `auto`.
    @_alwaysEmitIntoClient public static var automatic: Self { .auto }
    /// Foundation's name for `off`.
    @_alwaysEmitIntoClient public static var never: Self { .off }
}

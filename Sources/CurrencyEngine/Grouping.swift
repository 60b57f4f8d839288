/// Whether the integer's digits are set off in groups.
public enum GroupingStrategy: Hashable, Sendable, CaseIterable {
    /// Never: 10000.
    case off
    /// As `auto`, but only where the first group has two digits: 1000, 10,000.
    case min2
    /// As the locale does, which may leave short numbers alone.
    case auto
    /// Always where the locale's pattern has groups, and by three where it has none.
    case always
    /// By three in every locale.
    case thousands
}

/// Where group separators go.
///
/// The last group has `primary` digits, those before it `secondary`, and there is none at all unless
/// `minimum` digits stand before the first separator.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Examples_of_minimumGroupingDigits>.
struct Grouping: Hashable {
    /// 0 for no groups.
    var primary: Int
    var secondary: Int
    var minimum: Int

    init(
        _ strategy: GroupingStrategy, pattern: NumberPattern, minimumGroupingDigits: Int, sizes: GroupingSizes? = nil
    ) {
        primary = pattern.primaryGrouping
        secondary = pattern.secondaryGrouping == 0 ? primary : pattern.secondaryGrouping
        minimum = minimumGroupingDigits
        if let size = sizes?.primary { (primary, secondary) = (size, size) }
        if let size = sizes?.secondary { secondary = size }
        switch strategy {
        case .off:
            primary = 0
        case .auto:
            break
        case .min2:
            minimum = max(2, minimum)
        case .always:
            minimum = 1
            if primary == 0 {
                primary = 3
                secondary = 3
            }
        case .thousands:
            primary = 3
            secondary = 3
            minimum = 1
        }
        if let digits = sizes?.minimumGroupingDigits { minimum = digits }
    }

    /// The least integer that has separators, where groups are of three and at most three digits must stand before the
    /// first.
    var threshold: UInt64 {
        if primary != 3 { return .max }
        return minimum <= 1 ? 1000 : minimum == 2 ? 10_000 : 100_000
    }
}

import LDMLSyntax

/// Where grouping separators go.
///
/// The last group has `primary` digits, and the groups before it have `secondary` digits. There are no separators
/// unless at least `minimum` digits precede the last group.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Examples_of_minimumGroupingDigits>.
package struct Grouping: Hashable {
    /// The size of the last group; 0 for no groups.
    package var primary: Int
    package var secondary: Int
    var minimum: Int

    /// Makes the grouping of a locale.
    init(pattern: NumberPattern, minimumGroupingDigits: Int) {
        primary = pattern.primaryGrouping
        secondary = pattern.secondaryGrouping == 0 ? primary : pattern.secondaryGrouping
        minimum = minimumGroupingDigits
    }

    /// Replaces the locale's grouping by the one that a style asks for.
    @inline(never)
    mutating func apply(_ strategy: GroupingStrategy, _ sizes: GroupingSizes?) {
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

    /// Whether any integer has separators.
    package var hasGroups: Bool { primary > 0 }

    /// Whether an integer of `integerDigits` digits has separators.
    package func separates(_ integerDigits: Int) -> Bool {
        hasGroups && integerDigits - primary >= minimum && integerDigits > primary
    }

    /// The number of digits before the first separator of an integer; all digits if it has no separator.
    func firstGroup(of integerDigits: Int) -> Int {
        guard separates(integerDigits) else { return integerDigits }
        // Every group but the last has the secondary size, and the first group has what is left over.
        var length = integerDigits - primary
        while length > secondary { length -= secondary }
        return length
    }

    /// The size of the next group when `digits` digits are left to write.
    package func group(ofRemaining digits: Int) -> Int { digits > primary ? secondary : primary }

    /// The most digits that an integer without separators may have.
    package var mostDigitsWithoutSeparators: Int { hasGroups ? primary + max(1, minimum) - 1 : .max }

    /// The most digits that any group has.
    package var largestGroup: Int { max(primary, secondary) }

    /// An upper bound for the number of separators in an integer of `integerDigits` digits.
    func mostSeparators(_ integerDigits: Int) -> Int {
        hasGroups ? integerDigits / max(1, min(primary, secondary)) + 1 : 0
    }

    /// Whether there are no groups, or all groups have three digits.
    var areThreesOrNone: Bool { !hasGroups || primary == 3 && secondary == 3 }

    /// Whether the last group has three digits, and the others have three or two.
    var areThreesOrIndian: Bool { primary == 3 && (secondary == 3 || secondary == 2) }

    /// The least integer that has separators, if groups have three digits and `minimum` is at most 3.
    var threshold: UInt64 {
        if primary != 3 { return .max }
        return minimum <= 1 ? 1000 : minimum == 2 ? 10_000 : 100_000
    }
}

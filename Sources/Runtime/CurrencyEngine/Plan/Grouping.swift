import LDMLSyntax

/// Where grouping separators go, for all writers and readers of numbers.
///
/// The last group has `primary` digits, and the groups before it have `secondary` digits. There are no separators
/// unless at least `minimum` digits precede the last group.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Examples_of_minimumGroupingDigits>.
package struct Grouping: Hashable {
    package var primary: Int
    package var secondary: Int
    /// Whether there are separators. If not, the sizes are those of the groups that lenient parsing accepts.
    package private(set) var hasGroups = false
    private(set) var minimum = 1

    /// Makes the grouping of texts whose separators may be left out.
    package init(primary: Int = 3, secondary: Int = 3) {
        (self.primary, self.secondary) = (primary, secondary)
    }

    /// Makes the grouping of a locale.
    init(pattern: NumberPattern, minimumGroupingDigits: Int) {
        hasGroups = pattern.primaryGrouping > 0
        primary = hasGroups ? pattern.primaryGrouping : 3
        secondary = pattern.secondaryGrouping == 0 ? primary : pattern.secondaryGrouping
        minimum = minimumGroupingDigits
    }

    /// Replaces the locale's grouping by the one that a style asks for.
    @inline(never)
    mutating func apply(_ strategy: GroupingStrategy, _ sizes: GroupingSizes?) {
        if let size = sizes?.primary { (primary, secondary, hasGroups) = (size, size, true) }
        if hasGroups, let size = sizes?.secondary { secondary = size }
        switch strategy {
        case .off: (primary, secondary, hasGroups) = (3, 3, false)
        case .auto: break
        case .min2: minimum = max(2, minimum)
        case .always: (hasGroups, minimum) = (true, 1)
        case .thousands: (primary, secondary, hasGroups, minimum) = (3, 3, true, 1)
        }
        if let digits = sizes?.minimumGroupingDigits { minimum = digits }
    }

    // MARK: Writing

    /// The most digits that an integer without separators may have.
    private var mostDigitsWithoutSeparators: Int { hasGroups ? primary + max(1, minimum) - 1 : .max }

    /// Whether an integer of `integerDigits` digits has separators.
    package func separates(_ integerDigits: Int) -> Bool { integerDigits > mostDigitsWithoutSeparators }

    /// The number of digits before the first separator of an integer; all digits if it has no separator.
    func firstGroup(of integerDigits: Int) -> Int {
        guard separates(integerDigits) else { return integerDigits }
        // Every group but the last has the secondary size, and the first group has what is left over.
        var length = integerDigits - primary
        while length > secondary { length -= secondary }
        return length
    }

    /// The size of the next group when `digits` digits are left to write.
    func group(ofRemaining digits: Int) -> Int { digits > primary ? secondary : primary }

    /// An upper bound for the number of separators in an integer of `integerDigits` digits.
    func mostSeparators(_ integerDigits: Int) -> Int {
        hasGroups ? integerDigits / min(primary, secondary) + 1 : 0
    }

    /// Whether the fast paths write and read the groups: the last has three digits, the others have three or two, and
    /// separators begin in integers of at most six digits.
    var isCommon: Bool { primary == 3 && (secondary == 3 || secondary == 2) && minimum <= 3 }

    /// The least integer that has separators, if `isCommon`.
    var threshold: UInt64 { !hasGroups ? .max : minimum <= 1 ? 1000 : minimum == 2 ? 10_000 : 100_000 }

    // MARK: Reading from the left

    /// Whether a group of `digits` digits must end here.
    package func isFull(_ digits: Int, isFirst: Bool) -> Bool {
        digits >= (isFirst ? mostDigitsWithoutSeparators : max(primary, secondary))
    }

    /// Whether a separator may follow a group of `digits` digits.
    package func maySeparate(after digits: Int, isFirst: Bool) -> Bool {
        isFirst ? digits > 0 && digits <= max(primary, secondary) : digits == secondary
    }
}

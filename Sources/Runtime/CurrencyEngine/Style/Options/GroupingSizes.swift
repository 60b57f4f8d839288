/// Custom sizes for the groups of integer digits.
///
///     let sizes = try GroupingSizes(primary: 3, secondary: 2)
///     DecimalStyle(locale: .englishUnitedStates).groupingSizes(sizes).format(1234567)     // "12,34,567"
///
/// `GroupingStrategy.off` and `.thousands` override them, because these strategies set the sizes.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
public struct GroupingSizes: Hashable, Sendable {
    /// The size of the last group; nil for that of the pattern.
    public let primary: Int?
    /// The size of the groups before it; nil for the same as `primary`, or for that of the pattern if both are nil.
    public let secondary: Int?
    /// How many digits must precede the first separator: with 2, 1000 has no separator. Nil for the strategy's default.
    public let minimumGroupingDigits: Int?

    /// Makes sizes; each argument that is nil keeps its default.
    ///
    /// - Throws: `GroupingSizesError` if a size is not in 1...100.
    public init(
        primary: Int? = nil, secondary: Int? = nil, minimumGroupingDigits: Int? = nil
    ) throws(GroupingSizesError) {
        let all: [(GroupingSizesError.Size, Int?)] = [
            (.primary, primary), (.secondary, secondary), (.minimumGroupingDigits, minimumGroupingDigits),
        ]
        for (name, size) in all {
            if let size, !(1...DigitRule.limit).contains(size) { throw .outOfRange(name, found: size) }
        }
        (self.primary, self.secondary, self.minimumGroupingDigits) = (primary, secondary, minimumGroupingDigits)
    }
}

/// The reason why grouping sizes are invalid.
public enum GroupingSizesError: Error, Hashable, Sendable {
    /// A size must be in 1...100.
    case outOfRange(Size, found: Int)

    /// The sizes, named like the arguments.
    public enum Size: Hashable, Sendable, CaseIterable {
        case primary, secondary, minimumGroupingDigits
    }
}

extension GroupingSizesError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .outOfRange(let size, let found): "\(size.description) is \(found), expected 1 to \(DigitRule.limit)"
        }
    }
}

extension GroupingSizesError.Size: CustomStringConvertible {
    /// The name of the argument, in English.
    public var description: String {
        switch self {
        case .primary: "the primary grouping size"
        case .secondary: "the secondary grouping size"
        case .minimumGroupingDigits: "the minimum of grouping digits"
        }
    }
}

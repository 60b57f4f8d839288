/// What a customer would see change, which is what a finding is sorted by.
public enum FindingClass: String, CaseIterable, Codable, Sendable, Comparable {
    /// How many decimals a currency has.
    case digits
    /// The step that amounts are rounded to.
    case rounding
    /// The symbol of a currency.
    case symbol
    /// The minus or plus sign, parentheses, and where they stand.
    case sign
    /// Whether the currency stands before or behind the number.
    case order
    case decimalSeparator = "decimal-mark"
    case groupMark = "group-mark"
    /// How many digits make a group, and from how many digits on there are groups.
    case grouping
    /// Spaces between the parts of an amount.
    case spacing
    /// Marks of direction, which cannot be seen but move what can.
    case bidi
    case numberingSystem = "numbering-system"
    /// Names of currencies, and how an amount is joined with one.
    case names
    /// Short and long forms such as `1.2K`.
    case compact
    /// Rules that choose between plural forms.
    case plural
    /// A locale that is new or withdrawn.
    case locale
    /// A currency that is new or withdrawn, or its number.
    case currency
    /// Which currency a region uses, and since when.
    case regionCurrency = "region-currency"
    /// Parents, aliases and likely subtags of locales: which locale's values are used.
    case identifier
    /// What none of the others says, such as the sign of infinity.
    case other

    /// Whether the left class comes first in reports.
    public static func < (left: Self, right: Self) -> Bool {
        left.order < right.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The class in a few words, for a heading.
    public var title: String {
        switch self {
        case .digits: "Decimals"
        case .rounding: "Rounding steps"
        case .symbol: "Currency symbols"
        case .sign: "Signs"
        case .order: "Order of currency and number"
        case .decimalSeparator: "Decimal separators"
        case .groupMark: "Group separators"
        case .grouping: "Grouping"
        case .spacing: "Spaces"
        case .bidi: "Marks of direction"
        case .numberingSystem: "Numbering systems"
        case .names: "Currency names"
        case .compact: "Compact forms"
        case .plural: "Plural rules"
        case .locale: "New and withdrawn locales"
        case .currency: "New and withdrawn currencies"
        case .regionCurrency: "Currencies of regions"
        case .identifier: "Identifiers of locales"
        case .other: "Other"
        }
    }
}

/// The kind of change that a customer sees. Findings are sorted by it.
public enum FindingClass: String, CaseIterable, Codable, Sendable, Comparable {
    /// The number of fraction digits of a currency.
    case digits
    /// The step to which amounts are rounded.
    case rounding
    /// The symbol of a currency.
    case symbol
    /// The minus or plus sign, parentheses, and their positions.
    case sign
    /// Whether the currency precedes or follows the number.
    case order
    case decimalSeparator = "decimal-mark"
    case groupMark = "group-mark"
    /// The sizes of groups, and the minimum number of digits for grouping.
    case grouping
    /// Spaces between the parts of an amount.
    case spacing
    /// Direction marks, which are invisible but move visible characters.
    case bidi
    case numberingSystem = "numbering-system"
    /// Names of currencies, and how they are joined with an amount.
    case names
    /// Short and long forms, such as `1.2K`.
    case compact
    /// The rules that choose between plural forms.
    case plural
    /// A locale that is new or withdrawn.
    case locale
    /// A currency that is new or withdrawn, or its number.
    case currency
    /// The currency that a region uses, and its first day.
    case regionCurrency = "region-currency"
    /// Parents, aliases and likely subtags of locales, which decide whose values are used.
    case identifier
    /// Everything else, such as the sign of infinity.
    case other

    /// Whether the left class comes first in reports.
    public static func < (left: Self, right: Self) -> Bool {
        left.order < right.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The class in a few words, as a heading.
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

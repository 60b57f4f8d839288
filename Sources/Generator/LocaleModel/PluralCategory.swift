/// A plural category of LDML, or one of its two explicit numbers.
///
/// Explicit numbers take precedence over categories: a pattern for `1` is used for exactly one, whatever the
/// language's rules say. See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
public enum PluralCategory: String, CaseIterable, Sendable, Codable, Comparable {
    case explicitZero = "0"
    case explicitOne = "1"
    case zero
    case one
    case two
    case few
    case many
    case other

    /// Whether the left category comes first in CLDR's order.
    public static func < (left: Self, right: Self) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .explicitZero: 0
        case .explicitOne: 1
        case .zero: 2
        case .one: 3
        case .two: 4
        case .few: 5
        case .many: 6
        case .other: 7
        }
    }
}

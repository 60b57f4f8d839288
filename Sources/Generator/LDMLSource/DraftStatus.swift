/// The status of a value in CLDR's vetting.
///
/// See <https://www.unicode.org/reports/tr35/tr35.html#Attribute_draft>.
public enum DraftStatus: String, CaseIterable, Comparable, Sendable {
    case unconfirmed
    case provisional
    case contributed
    /// The status of a value without a `draft` attribute.
    case approved

    /// Whether the left status is the less approved one.
    public static func < (left: Self, right: Self) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .unconfirmed: 0
        case .provisional: 1
        case .contributed: 2
        case .approved: 3
        }
    }
}

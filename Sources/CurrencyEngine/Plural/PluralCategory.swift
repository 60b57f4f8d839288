/// One of the six forms that a language may have for words next to a number.
///
/// Which numbers belong to a category is a matter of the language: Polish has `few` for 2, 3, 4, 22 and so on, English
/// knows only `one` and `other`. Every language has `other`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules>.
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    case other
}

extension PluralCategory {
    /// The category's index in the tables, where 0 and 1 are the explicit numbers.
    var tableIndex: Int { Int(rawValue) + 2 }

    /// The category with an index in the tables; nil for the explicit numbers, which are no categories.
    init?(tableIndex: Int) {
        guard tableIndex >= 2, tableIndex <= 7 else { return nil }
        self.init(rawValue: UInt8(truncatingIfNeeded: tableIndex - 2))
    }
}

extension PluralCategory: CustomStringConvertible {
    /// LDML's keyword, such as `few`.
    public var description: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}

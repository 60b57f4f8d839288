import PackedTables

/// One of the six forms that a language may have for words next to a number.
///
/// The language decides which numbers belong to a category: Polish has `few` for 2, 3, 4, 22 and so on, while English
/// has only `one` and `other`. Every language has `other`.
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
    /// The category as the tables store it.
    var countForm: CountForm { CountForm(packed: Int(rawValue) + CountForm.zero.rawValue) }

    /// Nil for the explicit numbers, which come before the categories in the tables.
    init?(_ form: CountForm) { self.init(rawValue: UInt8(truncatingIfNeeded: form.rawValue - CountForm.zero.rawValue)) }
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

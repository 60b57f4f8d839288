import CurrencyCore
import PackedTables

/// The key that selects the texts beside a number: whether it is exactly 0 or 1, for which a locale may have explicit
/// texts, and otherwise its plural category.
package struct CountKey {
    /// 0 or 1 if the number is exactly that and explicit texts apply.
    var exactly: Int?
    var category: PluralCategory

    /// The number of keys.
    package static var count: Int { 3 * PluralCategory.allCases.count }

    /// All keys, each at its `index`.
    static var all: [CountKey] {
        [nil, 0, 1].flatMap { exactly in
            PluralCategory.allCases.map { CountKey(exactly: exactly, category: $0) }
        }
    }

    /// What is found for the explicit number if there is one, else for the category, else for `other`.
    func first<Found>(_ find: (CountForm) -> Found?) -> Found? {
        exactly.flatMap(CountForm.init(rawValue:)).flatMap(find) ?? find(category.countForm) ?? find(.other)
    }

    var index: Int { (exactly.map { $0 + 1 } ?? 0) * PluralCategory.allCases.count + Int(category.rawValue) }
}

extension CountKey {
    /// The key of a number as it is shown. -1 does not count as 1.
    package init(_ shown: DecimalValue, _ category: PluralCategory) {
        self.init(exactly: shown.isZero ? 0 : shown == 1 ? 1 : nil, category: category)
    }
}

import LocaleModel
import LocaleResolution
import PackedTables

/// A locale's patterns of a unit in their packed form.
enum MeasureUnitTable {
    /// The patterns of a locale, including inherited ones, without those that equal that of `other`.
    static func patterns(
        _ unit: MeasureUnit, _ chain: [String], _ inheritance: Inheritance
    ) -> [(form: CountForm, pattern: String)] {
        guard let other = inheritance.find(.measureUnit(unit, .other), along: chain)?.value else { return [] }
        return PluralCategory.allCases.compactMap { category in
            let pattern = inheritance.find(.measureUnit(unit, category), along: chain)?.value
            guard let pattern, category == .other || pattern != other else { return nil }
            return (category.countForm, pattern)
        }
    }
}

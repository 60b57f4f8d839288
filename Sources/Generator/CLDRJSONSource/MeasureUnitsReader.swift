import LocaleModel

/// Reads the short patterns for percent and permille from a locale's `units.json`.
///
///     units
///       short
///         concentr-percent, concentr-permille    displayName, unitPattern-count-CATEGORY
enum MeasureUnitsReader {
    private static let pattern = "unitPattern-count-"

    /// The member name of a unit, which also includes its kind of quantity.
    static func key(of unit: MeasureUnit) -> String { "concentr-\(unit.rawValue)" }

    static func key(of category: PluralCategory) -> String { pattern + category.rawValue }

    static func read(_ units: JSONObject, into facts: inout LocaleFacts) throws(ImportError) {
        for unit in MeasureUnit.allCases {
            let patterns = try units.object(key(of: unit))
            for name in patterns.sortedKeys where name != "displayName" {
                guard name.hasPrefix(pattern),
                    let category = PluralCategory(rawValue: String(name.dropFirst(pattern.count)))
                else { throw patterns.unknown(name) }
                facts[.measureUnit(unit, category)] = try patterns.string(name)
            }
        }
    }
}

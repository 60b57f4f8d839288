import LocaleModel

/// Reads from a locale's `units.json` the short patterns of percent and permille.
///
///     units
///       short
///         concentr-percent, concentr-permille    displayName, unitPattern-count-CATEGORY
enum MeasureUnitsReader {
    private static let pattern = "unitPattern-count-"

    /// The member of the units that a unit is, which names its kind of quantity too.
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

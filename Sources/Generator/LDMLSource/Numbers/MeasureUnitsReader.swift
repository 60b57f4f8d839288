import LocaleModel

/// Reads the short patterns for percent and permille from the element `units` of a locale.
///
///     units
///       unitLength[@type='short']
///         unit[@type='concentr-percent']    displayName, unitPattern[@count]
///
/// See <https://www.unicode.org/reports/tr35/tr35-general.html#Unit_Elements>.
enum MeasureUnitsReader {
    static func read(_ units: LDMLElement, into values: inout LocaleValues) throws(ImportError) {
        for length in try units.children(named: "unitLength") where length.attribute("type") == "short" {
            for unit in try length.children(named: "unit") {
                guard let kind = MeasureUnit(ldmlType: try unit.requiredAttribute("type")) else { continue }
                try read(kind, unit, into: &values)
            }
        }
    }

    private static func read(
        _ unit: MeasureUnit, _ element: LDMLElement, into values: inout LocaleValues
    ) throws(ImportError) {
        for pattern in try element.children() {
            switch pattern.name {
            // The unit alone, and its gender, which are not used with numbers.
            case "displayName", "gender": continue
            case "unitPattern":
                try pattern.checkAttributes("count", "case")
                // Patterns for cases other than the nominative are for use in sentences.
                if pattern.attribute("case") != nil { continue }
                guard let category = PluralCategory(rawValue: try pattern.requiredAttribute("count")) else {
                    throw pattern.unknown
                }
                try values.set(.measureUnit(unit, category), to: pattern)
            default: throw pattern.unknown
            }
        }
    }
}

extension MeasureUnit {
    /// LDML's type of the unit, which also includes its kind of quantity.
    var ldmlType: String { "concentr-\(rawValue)" }

    fileprivate init?(ldmlType: String) {
        guard let unit = Self.allCases.first(where: { $0.ldmlType == ldmlType }) else { return nil }
        self = unit
    }
}

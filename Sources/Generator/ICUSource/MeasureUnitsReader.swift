import LocaleModel

/// Reads a locale's short patterns for the units percent and permille.
///
///     unitsShort
///         concentr
///             percent, permille     dnam: string
///                                   <plural category>: string
///
/// See <https://www.unicode.org/reports/tr35/tr35-general.html#Unit_Elements>.
enum MeasureUnitsReader {
    /// The unit's name alone, which is not used with a number.
    private static let displayNameKey = "dnam"

    static func path(of unit: MeasureUnit) -> [String] { ["unitsShort", "concentr", unit.rawValue] }

    static func read(_ name: String, from data: ICUData, into facts: inout LocaleFacts) throws(ImportError) {
        // A locale without its own units may have no bundle in this tree.
        guard let bundle = try ICUBundle.openIfPresent(.units, name, in: data, locale: facts.identifier) else {
            return
        }
        for unit in MeasureUnit.allCases {
            if let table = try bundle.node(ifPresent: path(of: unit).joined(separator: "/")) {
                try read(unit, table, into: &facts)
            }
        }
    }

    static func read(_ unit: MeasureUnit, _ table: ICUNode, into facts: inout LocaleFacts) throws(ImportError) {
        for (key, node) in try table.entries() where key != displayNameKey {
            guard let category = PluralCategory(rawValue: key) else { throw node.unknown }
            facts[.measureUnit(unit, category)] = try node.string()
        }
    }
}

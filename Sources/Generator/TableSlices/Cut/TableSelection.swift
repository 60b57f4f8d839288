/// The parts of the tables that a slice keeps.
package struct TableSelection: Equatable, Sendable {
    /// The identifiers of locales, with or without rows; their ancestors are added. Nil for all.
    package var locales: Set<String>?
    /// The codes of the currencies; nil for all.
    package var currencies: Set<String>?
    /// Whether to keep the currencies of regions.
    package var hasRegions = false
    /// Whether to keep compact patterns, unit patterns, patterns that join numbers, and plural rules.
    package var hasNotation = false
    /// Whether to keep all numbering systems, and not only those that the locales use.
    package var hasNumberingSystems = false
    /// Whether to keep all ancestors of the locales, and not only those that have values for the currencies.
    package var hasAllAncestors = false

    package init(locales: Set<String>?, currencies: Set<String>?) {
        self.locales = locales
        self.currencies = currencies
    }
}

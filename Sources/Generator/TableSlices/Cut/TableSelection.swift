/// What a slice keeps of the tables.
package struct TableSelection: Equatable, Sendable {
    /// The identifiers of locales, with or without rows; their ancestors come along. Nil for all.
    package var locales: Set<String>?
    /// The codes of the currencies; nil for all.
    package var currencies: Set<String>?
    /// The currencies of regions.
    package var hasRegions = false
    /// Compact and unit patterns, patterns that join numbers, plural rules.
    package var hasNotation = false
    /// All numbering systems, and not only those that the locales use.
    package var hasNumberingSystems = false
    /// All ancestors of the locales, and not only those that have values of the currencies.
    package var hasAllAncestors = false

    package init(locales: Set<String>?, currencies: Set<String>?) {
        self.locales = locales
        self.currencies = currencies
    }
}

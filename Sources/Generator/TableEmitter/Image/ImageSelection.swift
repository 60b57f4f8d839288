import PackedTables

/// Which part of a snapshot goes into an image.
public struct ImageSelection: Sendable {
    /// The groups of tables that can be left out. What formatting needs of a currency, its minor unit among it, is no
    /// feature.
    public enum Feature: String, CaseIterable, Sendable {
        /// The currencies of regions.
        case regions
        /// Compact patterns, unit patterns, ranges and the plural rules they need.
        case notation
    }

    /// The locales wanted, as BCP 47; their ancestors come along. nil for all.
    public var locales: Set<String>?
    /// The currencies wanted. nil for all.
    public var currencies: Set<String>?
    /// The features whose tables the image has.
    public var features: Set<Feature>

    /// Makes a selection; nil selects all locales or currencies.
    public init(
        locales: Set<String>? = nil, currencies: Set<String>? = nil,
        features: Set<Feature> = Set(Feature.allCases)
    ) {
        self.locales = locales
        self.currencies = currencies
        self.features = features
    }

    /// What the image says of itself.
    var omissions: ImageOmissions {
        var result: ImageOmissions = []
        if locales != nil { result.insert(.locales) }
        if currencies != nil { result.insert(.currencies) }
        if !features.contains(.regions) { result.insert(.regions) }
        if !features.contains(.notation) { result.insert(.notation) }
        return result
    }
}

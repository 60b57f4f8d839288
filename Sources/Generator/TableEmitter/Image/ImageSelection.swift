import PackedTables

/// The part of a snapshot to include in an image.
public struct ImageSelection: Sendable {
    /// The groups of tables that can be left out. The data that formatting needs for a currency, such as its minor
    /// unit, is not a feature.
    public enum Feature: String, CaseIterable, Sendable {
        /// The currencies of regions.
        case regions
        /// Compact patterns, unit patterns, ranges, and the plural rules that they need.
        case notation
    }

    /// The locales as BCP 47 identifiers, to which their ancestors are added; nil for all.
    public var locales: Set<String>?
    /// The currencies; nil for all.
    public var currencies: Set<String>?
    /// The features whose tables the image has.
    public var features: Set<Feature>

    /// Creates a selection; nil selects all locales or currencies.
    public init(
        locales: Set<String>? = nil, currencies: Set<String>? = nil,
        features: Set<Feature> = Set(Feature.allCases)
    ) {
        self.locales = locales
        self.currencies = currencies
        self.features = features
    }

    /// The omissions that the image records.
    var omissions: PackedFlags<ImageOmission> {
        var result: [ImageOmission] = []
        if locales != nil { result.append(.locales) }
        if currencies != nil { result.append(.currencies) }
        if !features.contains(.regions) { result.append(.regions) }
        if !features.contains(.notation) { result.append(.notation) }
        return PackedFlags(result)
    }
}

/// Which part of a snapshot goes into an image.
public struct ImageSelection: Sendable {
    /// The groups of tables that can be left out.
    public enum Feature: String, CaseIterable, Sendable {
        /// ISO 4217's minor units, numeric codes and status; the currencies of regions.
        case facts
        /// Compact patterns, unit patterns, ranges and the plural rules they need.
        case notation
    }

    /// The locales wanted, as BCP 47; their ancestors come along. nil for all.
    public var locales: Set<String>?
    /// The currencies wanted. nil for all.
    public var currencies: Set<String>?
    public var features: Set<Feature>

    public init(
        locales: Set<String>? = nil, currencies: Set<String>? = nil,
        features: Set<Feature> = Set(Feature.allCases)
    ) {
        self.locales = locales
        self.currencies = currencies
        self.features = features
    }
}

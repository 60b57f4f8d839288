/// CLDR's data about how well one language can substitute for another.
///
/// See <https://www.unicode.org/reports/tr35/#LanguageMatching>.
public struct LanguageMatchingFacts: Sendable, Codable, Equatable {
    /// The distances, in upstream's order. The first one that applies is used.
    public var languageMatches: [LanguageMatch] = []
    /// The sets of regions that distances name, by variable: `$americas` is `019`. Regions are joined by plus or minus.
    public var matchVariables: [String: String] = [:]
    /// The locales that are preferred if several are equally near.
    public var paradigmLocales: [String] = []
    /// The regions that each region consists of, including deprecated ones.
    public var territoryContainment: [String: [String]] = [:]

    /// Creates empty facts.
    public init() {}
}

/// The distance between a desired language and a supported one.
public struct LanguageMatch: Sendable, Codable, Equatable {
    /// A language, a language and a script, or these with a region or variant. Each may be a star.
    public var desired: String
    /// The supported one, in the same form as `desired`.
    public var supported: String
    /// The distance, from 0 for the same language to 100.
    public var distance: Int
    /// Whether the distance applies only in this direction.
    public var oneway: Bool

    /// Creates a distance.
    public init(desired: String, supported: String, distance: Int, oneway: Bool = false) {
        self.desired = desired
        self.supported = supported
        self.distance = distance
        self.oneway = oneway
    }
}

/// What CLDR says of how well one language serves a reader of another.
///
/// See <https://www.unicode.org/reports/tr35/#LanguageMatching>.
public struct LanguageMatchingFacts: Sendable, Codable, Equatable {
    /// Distances, in upstream's order: of two that fit, the first holds.
    public var languageMatches: [LanguageMatch] = []
    /// Sets of regions that distances name, by variable: `$americas` is `019`. Regions are joined by plus or minus.
    public var matchVariables: [String: String] = [:]
    /// The locales that are preferred where several are equally near.
    public var paradigmLocales: [String] = []
    /// The regions that a region consists of, deprecated ones among them.
    public var territoryContainment: [String: [String]] = [:]

    /// Makes facts without any content.
    public init() {}
}

/// The distance between a language that is desired and one that is supported.
public struct LanguageMatch: Sendable, Codable, Equatable {
    /// Language, language and script, or these with a region or variable; each may be a star.
    public var desired: String
    /// In the same form as `desired`.
    public var supported: String
    /// From 0, the same, to 100.
    public var distance: Int
    /// Whether the distance holds only this way, and not for the same languages exchanged.
    public var oneway: Bool

    /// Makes a distance.
    public init(desired: String, supported: String, distance: Int, oneway: Bool = false) {
        self.desired = desired
        self.supported = supported
        self.distance = distance
        self.oneway = oneway
    }
}

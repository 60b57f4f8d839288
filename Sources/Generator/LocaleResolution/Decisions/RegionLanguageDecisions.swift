/// The languages of regions, recorded from CLDR's `territoryInfo.json`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Territory_Information>.
public struct RegionLanguageDecisions: Codable, Equatable, Sendable {
    /// What CLDR says of a language's standing.
    public enum Status: String, Codable, Sendable {
        /// Official in the whole region, by law or in fact.
        case official
        /// Official in a part of the region.
        case regional
    }

    /// A language of a region.
    public struct Language: Codable, Equatable, Sendable {
        /// The language, with its script where CLDR names one, as in `zh-Hant`.
        public var language: String
        /// How many of a thousand people write it.
        public var share: Int
        /// Nil for a language that is not official.
        public var status: Status?

        /// Makes a language.
        public init(language: String, share: Int, status: Status? = nil) {
            self.language = language
            self.share = share
            self.status = status
        }
    }

    /// By region, its languages: official ones first, then by their shares.
    public var regions: [String: [Language]]
    /// The file that they are recorded from.
    public var source: String
    /// The file's hash.
    public var sha256: String

    /// Makes decisions.
    public init(regions: [String: [Language]], source: String, sha256: String) {
        self.regions = regions
        self.source = source
        self.sha256 = sha256
    }
}

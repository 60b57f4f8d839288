/// The languages of regions, recorded from CLDR's `territoryInfo.json`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Territory_Information>.
public struct RegionLanguageDecisions: Codable, Equatable, Sendable {
    /// The official status of a language in CLDR.
    public enum Status: String, Codable, Sendable {
        /// Official in the whole region, by law or in fact.
        case official
        /// Official in a part of the region.
        case regional
    }

    /// A language of a region.
    public struct Language: Codable, Equatable, Sendable {
        /// The language, with its script if CLDR names one, as in `zh-Hant`.
        public var language: String
        /// The number of people in a thousand who write it.
        public var share: Int
        /// The status; nil for a language that is not official.
        public var status: Status?

        /// Creates a language.
        public init(language: String, share: Int, status: Status? = nil) {
            self.language = language
            self.share = share
            self.status = status
        }
    }

    /// The languages by region: official ones first, and then by share.
    public var regions: [String: [Language]]
    /// The file from which they were recorded.
    public var source: String
    /// The file's hash.
    public var sha256: String

    /// Creates decisions.
    public init(regions: [String: [Language]], source: String, sha256: String) {
        self.regions = regions
        self.source = source
        self.sha256 = sha256
    }
}

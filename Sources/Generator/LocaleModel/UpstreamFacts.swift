/// All data that an import of CLDR or ICU reads: the locales, and the data for all locales.
public struct UpstreamFacts: Sendable {
    /// The publication that the facts come from.
    public var source: SourceVersion
    /// The locales, sorted by identifier.
    public var locales: [LocaleFacts]
    /// The facts for all locales.
    public var supplemental: SupplementalFacts
    /// The data that is newer than the reader.
    public var notices: [UpstreamNotice]

    /// Creates facts from their parts.
    public init(
        source: SourceVersion, locales: [LocaleFacts], supplemental: SupplementalFacts, notices: [UpstreamNotice] = []
    ) {
        self.source = source
        self.locales = locales
        self.supplemental = supplemental
        self.notices = notices
    }
}

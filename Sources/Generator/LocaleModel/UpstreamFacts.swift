/// All that an import of CLDR or ICU brings: the locales and what stands beside them.
public struct UpstreamFacts: Sendable {
    /// The publication that the facts come from.
    public var source: SourceVersion
    /// Sorted by identifier.
    public var locales: [LocaleFacts]
    /// The facts that hold for all locales.
    public var supplemental: SupplementalFacts
    /// What the reader met that is newer than itself.
    public var notices: [UpstreamNotice]

    /// Makes facts from their parts.
    public init(
        source: SourceVersion, locales: [LocaleFacts], supplemental: SupplementalFacts, notices: [UpstreamNotice] = []
    ) {
        self.source = source
        self.locales = locales
        self.supplemental = supplemental
        self.notices = notices
    }
}

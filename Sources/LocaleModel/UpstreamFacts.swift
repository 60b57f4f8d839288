/// All that an import of CLDR or ICU brings: the locales and what stands beside them.
public struct UpstreamFacts: Sendable {
    public var source: SourceVersion
    /// Sorted by identifier.
    public var locales: [LocaleFacts]
    public var supplemental: SupplementalFacts

    public init(source: SourceVersion, locales: [LocaleFacts], supplemental: SupplementalFacts) {
        self.source = source
        self.locales = locales
        self.supplemental = supplemental
    }
}

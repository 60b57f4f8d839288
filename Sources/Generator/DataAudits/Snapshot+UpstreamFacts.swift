import DataSnapshot
import LocaleModel
import LocaleResolution

extension Snapshot {
    /// Creates a snapshot from an ICU's data, with each locale's own values.
    ///
    /// - Parameter iso4217: The lists of another snapshot, because ICU has none.
    public init(_ facts: UpstreamFacts, iso4217: ISO4217Facts) {
        self.init(
            locales: facts.source,
            localeFacts: OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers),
            supplemental: facts.supplemental, iso4217: iso4217)
    }
}

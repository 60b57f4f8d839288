import DataSnapshot
import LocaleModel
import LocaleResolution

extension Snapshot {
    /// What an ICU has, in the form of a snapshot: each locale's own values.
    ///
    /// - Parameter iso4217: the lists of another snapshot, for ICU has none.
    public init(_ facts: UpstreamFacts, iso4217: ISO4217Facts) {
        self.init(
            locales: facts.source,
            localeFacts: OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers),
            supplemental: facts.supplemental, iso4217: iso4217)
    }
}

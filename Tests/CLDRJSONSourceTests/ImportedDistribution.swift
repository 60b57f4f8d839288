import CLDRJSONSource
import DataSnapshot
import Foundation
import ISO4217Source
import LocaleModel
import LocaleResolution

/// What an import of the published data brings; the same steps as the command `import` takes.
struct ImportedDistribution {
    /// As the distribution has them, with what each locale inherits, and the values that a person decided on.
    let facts: UpstreamFacts
    let snapshot: Snapshot

    /// Imported once for all tests.
    static let shared = Result { try ImportedDistribution() }

    init() throws {
        guard let cldrJSON = Publication.cldrJSON, let iso4217 = Publication.iso4217 else {
            throw ImportError.missingFile(file: "cldr-json-48 and iso4217-2026-01")
        }
        let file = "values.json"
        let decisions = try ValueDecision.read(
            from: Publication.package.appendingPathComponent("Data/Decisions/\(file)").path)
        var facts = try CLDRJSONSource(directory: cldrJSON).read()
        try ValueDecision.apply(decisions, from: file, to: &facts)
        self.facts = facts
        snapshot = Snapshot(
            locales: facts.source,
            localeFacts: OwnValues.of(facts.locales, identifiers: facts.supplemental.identifiers),
            supplemental: facts.supplemental, iso4217: try ISO4217Source(directory: iso4217).read())
    }
}

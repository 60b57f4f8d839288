import CLDRJSONSource
import DataSnapshot
import Foundation
import ISO4217Source
import LocaleModel
import LocaleResolution
import TestSupport

/// What an import of the published data brings; the same steps as the command `import` takes.
struct ImportedDistribution {
    /// As the distribution has them, with what each locale inherits, and the values that a person decided on.
    let facts: UpstreamFacts
    let snapshot: Snapshot

    /// Imported once for all tests.
    static let shared = Result { try ImportedDistribution() }

    init() throws {
        let file = "values.json"
        let decisions = try ValueDecision.read(from: PackageFolder.file("Data/Decisions/\(file)").path)
        var facts = try CLDRJSONSource(directory: Publication.cldrJSON.folder()).read()
        try ValueDecision.apply(decisions, from: file, to: &facts)
        var lists = try ISO4217Source(directory: Publication.iso4217.folder()).read()
        try ValueDecision.apply(decisions, from: file, to: &lists)
        self.facts = facts
        snapshot = Snapshot(
            locales: facts.source,
            localeFacts: OwnValues.of(facts.locales, identifiers: facts.supplemental.identifiers),
            supplemental: facts.supplemental, iso4217: lists)
    }
}

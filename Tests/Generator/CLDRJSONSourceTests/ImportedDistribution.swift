import CLDRJSONSource
import DataSnapshot
import Foundation
import ISO4217Source
import LocaleModel
import LocaleResolution
import TestSupport

/// The result of importing the published data, with the same steps as the command `import`.
struct ImportedDistribution {
    /// The distribution's values, including inherited ones, and the values of decisions.
    let facts: UpstreamFacts
    let snapshot: Snapshot

    /// Imported once for all tests.
    static let shared = Result { try ImportedDistribution() }

    init() throws {
        let file = "values.json"
        let decisions = try DecisionFile.read(
            [ValueDecision].self, from: PackageFolder.file("Data/Decisions/\(file)").path)
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

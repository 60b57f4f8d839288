import LocaleModel
import LocaleResolution
import TestSupport
import Testing

/// Reduces the published distribution to own values and resolves them again. The result must equal what upstream's
/// tools resolved.
@Suite(
    .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
    .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
struct ResolvedValuesTests {
    @Test func resolvingOwnValuesGivesWhatUpstreamResolved() throws {
        let imported = try ImportedDistribution.shared.get()
        let identifiers = imported.facts.supplemental.identifiers
        let resolved = ResolvedValues.of(imported.snapshot.localeFacts, identifiers: identifiers)
        let upstream = imported.facts.locales.sorted { $0.identifier < $1.identifier }
        #expect(resolved.map(\.identifier) == upstream.map(\.identifier))
        var values = 0
        for (ours, theirs) in zip(resolved, upstream) {
            let different = theirs.values.filter { field, value in
                // For a missing symbol upstream's tools show the code, which is the last fallback everywhere.
                if case .currency(value, .symbol) = field, ours[field] == nil { return false }
                return ours[field] != value
            }.map(\.key.path).sorted()
            #expect(different == [], "\(ours.identifier)")
            values += theirs.values.count
        }
        #expect(values > 500_000)
    }
}

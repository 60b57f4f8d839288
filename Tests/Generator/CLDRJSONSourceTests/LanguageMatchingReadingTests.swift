import LocaleModel
import TestSupport
import Testing

@testable import CLDRJSONSource

/// Reads cldr-json's language matching data.
@Suite struct LanguageMatchingReadingTests {
    /// Values of CLDR 48's languageMatching.json, territoryContainment.json and scriptMetadata.json.
    @Test(.enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"))
    func thePublishedOnes() throws {
        let reader = LanguageMatchingReader(directory: try Publication.cldrJSON.folder())
        let facts = try #require(try reader.read())
        #expect(facts.languageMatches.count == 378)
        #expect(facts.languageMatches.first == LanguageMatch(desired: "nb", supported: "no", distance: 1))
        #expect(
            facts.languageMatches.contains(LanguageMatch(desired: "gsw", supported: "de", distance: 4, oneway: true)))
        #expect(facts.languageMatches.last == LanguageMatch(desired: "*-*-*", supported: "*-*-*", distance: 4))
        #expect(facts.matchVariables["$maghreb"] == "MA+DZ+TN+LY+MR+EH")
        #expect(facts.paradigmLocales == ["en", "en-GB", "es", "es-419", "pt-BR", "pt-PT"])
        // Deprecated regions are inside the others, not next to them.
        #expect(
            facts.territoryContainment["155"] == ["AT", "BE", "CH", "DD", "DE", "FR", "FX", "LI", "LU", "MC", "NL"])
        let scripts = try #require(try reader.rightToLeftScripts())
        #expect(scripts.contains("Arab") && scripts.contains("Hebr") && !scripts.contains("Latn"))
    }

    @Test func aDistributionMayBeWithout() throws {
        let reader = LanguageMatchingReader(directory: "/nonexistent")
        #expect(try reader.read() == nil)
        #expect(try reader.rightToLeftScripts() == nil)
        #expect(reader.files.isEmpty)
    }
}

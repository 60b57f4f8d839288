import LocaleModel
import Testing

@testable import TableEmitter

/// Distances as tables, and distances that this form does not support.
@Suite struct MatchingTablesTests {
    private static func facts(_ matches: [LanguageMatch] = []) -> LanguageMatchingFacts {
        var facts = LanguageMatchingFacts()
        facts.languageMatches =
            matches + [
                LanguageMatch(desired: "*", supported: "*", distance: 80),
                LanguageMatch(desired: "*-*", supported: "*-*", distance: 50),
                LanguageMatch(desired: "*-*-*", supported: "*-*-*", distance: 4),
            ]
        facts.matchVariables = ["$americas": "019", "$enUS": "US+CA"]
        facts.territoryContainment = ["001": ["019", "150"], "019": ["CA", "MX", "US"], "150": ["DE", "GB"]]
        return facts
    }

    private static func identifiers() -> IdentifierFacts {
        var identifiers = IdentifierFacts()
        identifiers.likelySubtags = ["de": "de-Latn-DE", "en": "en-Latn-US", "en-Shaw": "en-Shaw-GB"]
        return identifiers
    }

    private func rows(_ name: String, _ facts: LanguageMatchingFacts) throws -> [String] {
        let tables = try MatchingTables(facts, Self.identifiers())
        return try #require(tables.tables.first { $0.name == name }).rows
    }

    /// Regions in the same sets form one partition: MX; US and CA; DE; GB, which a distance names.
    @Test func regionsArePartitioned() throws {
        let partitions = try RegionPartitions(
            Self.facts([LanguageMatch(desired: "en-*-$!enUS", supported: "en-*-GB", distance: 3)]))
        #expect(partitions.count == 4)
        #expect(partitions.masks["US"] == partitions.masks["CA"])
        #expect(Set(["MX", "US", "DE", "GB"].map { partitions.masks[$0] }).count == 4)
        #expect(partitions.masks["150"] == (partitions.masks["DE"] ?? 0) | (partitions.masks["GB"] ?? 0))
        #expect(partitions.masks["001"] == 0b1111)
    }

    @Test func rulesHoldBothWaysUnlessOneway() throws {
        let facts = Self.facts([
            LanguageMatch(desired: "no", supported: "nb", distance: 1),
            LanguageMatch(desired: "gsw", supported: "de", distance: 4, oneway: true),
        ])
        #expect(try rows("languageDistances", facts) == ["gswde 04", "nb no 01", "no nb 01"])
        let scripts = Self.facts([LanguageMatch(desired: "ta-Taml", supported: "en-Latn", distance: 10, oneway: true)])
        #expect(try rows("scriptDistances", scripts) == ["ta en TamlLatn10"])
        #expect(try rows("identifiers", facts).map { $0.prefix(13) } == ["en Shaw   en "])
    }

    @Test(arguments: [
        LanguageMatch(desired: "de", supported: "de-Latn", distance: 4),
        LanguageMatch(desired: "de", supported: "*", distance: 4),
        LanguageMatch(desired: "de-Latn-DE-1996", supported: "de-Latn-DE-1996", distance: 4),
        LanguageMatch(desired: "de", supported: "en", distance: 100),
        LanguageMatch(desired: "de-*-DE", supported: "en-*-GB", distance: 4),
        LanguageMatch(desired: "en-*-$unknown", supported: "en-*-$unknown", distance: 4),
        LanguageMatch(desired: "german", supported: "en", distance: 4),
    ])
    func rulesWithoutAFormAreRefused(_ match: LanguageMatch) {
        let error = #expect(throws: EmitError.self) {
            try MatchingTables(Self.facts([match]), Self.identifiers())
        }
        guard case .malformed = error else {
            Issue.record("\(match): \(String(describing: error))")
            return
        }
    }

    @Test func defaultsMustBeThere() {
        var facts = Self.facts()
        facts.languageMatches.removeFirst()
        #expect(throws: EmitError.self) { try MatchingTables(facts, Self.identifiers()) }
        facts = Self.facts()
        facts.matchVariables = ["$bad": "019++US"]
        #expect(throws: EmitError.self) { try MatchingTables(facts, Self.identifiers()) }
    }
}

import Foundation
import LocaleResolution
import TestSupport
import Testing

/// Checks the recorded languages of regions for consistency, and compares them with CLDR's file.
@Suite struct RegionLanguageTests {
    private static let publication = Publication.cldrTerritories

    private func decisions() throws -> RegionLanguageDecisions {
        let bytes = try Data(contentsOf: PackageFolder.file("Data/Decisions/regionLanguages.json"))
        return try JSONDecoder().decode(RegionLanguageDecisions.self, from: bytes)
    }

    @Test func officialLanguagesStandFirst() throws {
        let decisions = try decisions()
        #expect(decisions.regions.count > 250 && decisions.sha256.count == 64)
        for (region, languages) in decisions.regions {
            let ranks = languages.map { ($0.status == .official ? 0 : $0.status == .regional ? 1 : 2, -$0.share) }
            #expect(ranks.elementsEqual(ranks.sorted { $0 < $1 }) { $0 == $1 }, "\(region)")
            #expect(Set(languages.map(\.language)).count == languages.count, "\(region)")
        }
    }

    /// CLDR's data on the languages of a region.
    private struct Territory: Decodable {
        let literacy: String
        /// The attributes of each language.
        let languagePopulation: [String: [String: String]]?

        private enum CodingKeys: String, CodingKey {
            case literacy = "_literacyPercent"
            case languagePopulation
        }
    }

    private struct TerritoryInfo: Decodable {
        struct Supplemental: Decodable {
            let territoryInfo: [String: Territory]
        }

        let supplemental: Supplemental
    }

    /// From CLDR's file: all official languages, and those spoken by at least one in a hundred. The share of writers is
    /// the share of speakers times their writing rate, or else the literacy of the language or the region.
    @Test(.enabled(if: publication.isHere, "\(publication.hint)"))
    func languagesAreThoseOfCLDR() throws {
        let file = try Self.publication.folder() + "/cldr-core/supplemental/territoryInfo.json"
        let info = try JSONDecoder().decode(TerritoryInfo.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        let decisions = try decisions()
        var count = 0
        for (region, territory) in info.supplemental.territoryInfo {
            var expected: [String: (share: Double, status: RegionLanguageDecisions.Status?)] = [:]
            for (language, facts) in territory.languagePopulation ?? [:] where language != "und" {
                let status: RegionLanguageDecisions.Status? =
                    switch facts["_officialStatus"] {
                    case "official", "de_facto_official": .official
                    case "official_regional": .regional
                    default: nil
                    }
                let speakers = Double(facts["_populationPercent"] ?? "0") ?? 0
                if status == nil, speakers < 1 { continue }
                let literate = facts["_writingPercent"] ?? facts["_literacyPercent"] ?? territory.literacy
                let writers = speakers * (try #require(Double(literate))) / 10
                expected[language.replacingOccurrences(of: "_", with: "-")] = (writers, status)
            }
            let recorded = decisions.regions[region] ?? []
            #expect(Set(recorded.map(\.language)) == Set(expected.keys), "\(region)")
            for language in recorded {
                guard let expected = expected[language.language] else { continue }
                count += 1
                #expect(language.status == expected.status, "\(region) \(language.language)")
                #expect(abs(Double(language.share) - expected.share) <= 0.5001, "\(region) \(language.language)")
            }
        }
        #expect(count > 1000)
    }
}

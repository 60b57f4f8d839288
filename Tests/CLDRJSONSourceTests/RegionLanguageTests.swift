import Foundation
import LocaleResolution
import TestSupport
import Testing

/// The recorded languages of regions, beside themselves: CLDR's file is not among those that tests have.
@Suite struct RegionLanguageTests {
    @Test func officialLanguagesStandFirst() throws {
        let bytes = try Data(contentsOf: PackageFolder.file("Data/Decisions/regionLanguages.json"))
        let decisions = try JSONDecoder().decode(RegionLanguageDecisions.self, from: bytes)
        #expect(decisions.regions.count > 250 && decisions.sha256.count == 64)
        for (region, languages) in decisions.regions {
            let ranks = languages.map { ($0.status == .official ? 0 : $0.status == .regional ? 1 : 2, -$0.share) }
            #expect(ranks.elementsEqual(ranks.sorted { $0 < $1 }) { $0 == $1 }, "\(region)")
            #expect(Set(languages.map(\.language)).count == languages.count, "\(region)")
        }
    }
}

import CurrencyFormat
import PackedTables
import Testing

/// The shortcut for a language with its likely region gives the same row as all the lookup steps.
@Suite struct DefaultContentTests {
    /// Includes languages without a CLDR locale and regions that are not the likely one.
    @Test func likelyRegionsLeadWhereTheStepsLead() {
        let lookup = LocaleLookup(image: CurrencyData.bundled.image)
        let regions = ["AT", "CN", "GB", "IN", "PK", "RS", "TW", "001"].compactMap { Subtag(ascii: $0.utf8) }
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        var found = 0
        for first in letters {
            for second in letters {
                for third in [nil] + letters.map(Optional.some) {
                    let language = Subtag(ascii: [first, second] + (third.map { [$0] } ?? []))
                    guard let language, lookup.likely(language, nil, nil) != nil else { continue }
                    var tag = LanguageTag.root
                    tag.language = language
                    for region in regions + [lookup.likelyRegion(of: tag)].compactMap({ $0 }) {
                        var regional = tag
                        regional.region = region
                        found += 1
                        let row = lookup.row(for: regional)
                        #expect(row == lookup.fallbackRow(for: regional), "\(language)-\(region)")
                    }
                }
            }
        }
        #expect(found > 2000)
    }
}

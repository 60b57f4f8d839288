import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import currency_data

/// An import without an ICU says what the ICU of the snapshot before had corrected.
struct LostCorrectionsTests {
    private static let group = LocaleField.symbol(system: "latn", .group)

    /// The committed snapshot as cldr-json 48.0.0 alone has it: with the grouping separator of fr-CH and the digits of the
    /// Serbian dinar before their corrections in CLDR 48.1 and 48.2, and without en-US-posix, of which ICU has eight values.
    private static func uncorrected(_ snapshot: Snapshot) -> Snapshot {
        var result = snapshot
        result.corrections = nil
        result.localeFacts.removeAll { $0.identifier == "en-US-posix" }
        for index in result.localeFacts.indices where result.localeFacts[index].identifier == "fr-CH" {
            result.localeFacts[index][group] = "\u{202F}"
        }
        result.supplemental.fractions["RSD"] = Fractions(digits: 0, rounding: 0)
        return result
    }

    @Test func whatGoesIsCounted() throws {
        let snapshot = try OwnSnapshot.whole.get()
        let lost = try #require(LostCorrections(of: snapshot, in: Self.uncorrected(snapshot)))
        #expect(
            lost.description
                == "the snapshot was corrected by icu 78.3, and this import names no such source: 9 values, "
                + "the locale en-US-posix, the digits of RSD go; to keep them, import again with --icu-data FILE")
    }

    @Test func nothingIsSaidWhereNothingGoes() throws {
        let snapshot = try OwnSnapshot.whole.get()
        #expect(LostCorrections(of: snapshot, in: snapshot) == nil)
        // The next cldr-json has the corrections itself.
        var next = snapshot
        next.corrections = nil
        #expect(LostCorrections(of: snapshot, in: next) == nil)
        #expect(LostCorrections(of: next, in: Self.uncorrected(snapshot)) == nil)
    }
}

import CurrencyFormat
import Foundation
import TestSupport
import Testing

/// Compares `isRightToLeft` with CLDR's script metadata and likely subtags.
@Suite struct DirectionTests {
    @Test(arguments: [
        ("ar", true), ("he-IL", true), ("iw", true), ("ur", true), ("ps-AF", true), ("yi", true), ("dv", true),
        ("az-IR", true), ("pa-PK", true), ("pa-IN", false), ("sd", true), ("sd-IN", false), ("uz-AF", true),
        ("uz", false),
        ("az-Arab", true), ("ar-Latn", false), ("en", false), ("zh-TW", false), ("und", false), ("und-EG", true),
        ("aii", true), ("ff-Adlm", true), ("klingon", false), ("en-Arab", true), ("ku-IQ", true), ("mn-Mong", false),
    ])
    func knownLocales(_ identifier: String, _ isRightToLeft: Bool) throws {
        #expect(try LocaleIdentifier(identifier).isRightToLeft == isRightToLeft)
    }

    private struct Identifiers: Decodable {
        var likelySubtags: [String: String]
        var rightToLeftScripts: [String]
    }

    /// The likely script of a short identifier decides its direction.
    @Test func everyLikelyScript() throws {
        let file = PackageFolder.file("Data/Snapshot/supplemental/identifiers.json")
        let identifiers = try JSONDecoder().decode(Identifiers.self, from: Data(contentsOf: file))
        let scripts = Set(identifiers.rightToLeftScripts)
        #expect(scripts.isSuperset(of: ["Adlm", "Arab", "Hebr", "Nkoo", "Syrc", "Thaa"]))
        var wrong: [String] = []
        for (short, full) in identifiers.likelySubtags {
            let script = try #require(LocaleIdentifier(full).scriptCode)
            if try LocaleIdentifier(short).isRightToLeft != scripts.contains(script) { wrong.append(short) }
        }
        #expect(wrong.isEmpty, "\(wrong.sorted())")
    }

    @Test func casesOfTheEnum() {
        #expect(CurrencyLocale.arabicEgypt.isRightToLeft && CurrencyLocale.hebrewIsrael.isRightToLeft)
        #expect(CurrencyLocale.uzbekArabic.isRightToLeft && !CurrencyLocale.uzbek.isRightToLeft)
        #expect(!CurrencyLocale.englishIsrael.isRightToLeft && !CurrencyLocale.root.isRightToLeft)
    }
}

import DataSnapshot
import TestSupport
import Testing

@testable import CommandSupport
@testable import currency_data

/// Arguments accept locales and currencies in any spelling. An unknown one is a usage error.
@Suite struct KnownIdentifiersTests {
    static let known = Result {
        try KnownIdentifiers(
            Snapshot(directory: PackageFolder.file("Data/Snapshot").path, names: false))
    }

    /// Spellings follow the specification's rules for case, separators, aliases, likely subtags and default content.
    @Test(arguments: [
        ("de-AT", "de-AT"), ("de_AT", "de-AT"), ("DE-at", "de-AT"), ("de-DE", "de"), ("de-Latn-DE", "de"),
        ("deu_AT", "de-AT"), ("iw", "he"), ("zh-TW", "zh-Hant"), ("zh_hant_hk", "zh-Hant-HK"), ("sr-ME", "sr-Latn-ME"),
        ("sh", "sr-Latn"), ("en-UK", "en-GB"), ("en-US", "en"), ("root", "und"), ("und", "und"),
        ("ca-ES-VALENCIA", "ca-ES-valencia"), ("uz-Latn-UZ", "uz"), ("pa_PK", "pa-Arab"),
    ])
    func aLocaleHasManySpellings(text: String, expected: String) throws {
        #expect(try Self.known.get().locale(text, in: "--locales") == expected)
    }

    @Test(arguments: [
        ("", "--locales: the name of a locale is empty"), ("klingon", "\"klingon\" is not a locale of the data"),
        ("xx", "which has none of language xx"), ("de-FR", "of its language there is de, de-AT"),
        ("d", "\"d\" is not a locale: expected a language at byte 0"), ("en-u-nu-deva", "has keywords"),
        ("de@numbers=deva", "has keywords"),
    ])
    func whatNamesNoLocaleIsRefused(text: String, expected: String) throws {
        let error = try #require(throws: Failure.self) { try Self.known.get().locale(text, in: "--locales") }
        #expect(error.exitCode.rawValue == 2)
        #expect(error.message.hasPrefix("--locales: ") && error.message.contains(expected), "\(error.message)")
    }

    @Test func codesAreOfEitherCase() throws {
        #expect(try Self.known.get().currency("huf", in: "--currencies") == "HUF")
        #expect(try Self.known.get().currency("XCG", in: "--currencies") == "XCG")
        // Only in list three.
        #expect(try Self.known.get().currency("adp", in: "--currencies") == "ADP")
    }

    @Test(arguments: [
        ("", "expected three letters"), ("EURO", "expected three letters"),
        ("E1R", "expected an ASCII letter at byte 1"),
        ("QQQ", "unknown currency QQQ"),
    ])
    func whatNamesNoCurrencyIsRefused(text: String, expected: String) throws {
        let error = try #require(throws: Failure.self) { try Self.known.get().currency(text, in: "--currencies") }
        #expect(error.exitCode.rawValue == 2)
        #expect(error.message.hasPrefix("--currencies: ") && error.message.contains(expected), "\(error.message)")
    }

    /// No locale's identifier resolves to another locale.
    @Test func everyLocaleIsItself() throws {
        let snapshot = try Snapshot(
            directory: PackageFolder.file("Data/Snapshot").path, names: false)
        #expect(snapshot.localeFacts.count > 700)
        for locale in snapshot.localeFacts.map(\.identifier) {
            #expect(try Self.known.get().locale(locale.uppercased(), in: "") == locale)
            if let full = snapshot.supplemental.identifiers.likelySubtags[locale], locale != "und" {
                #expect(try Self.known.get().locale(full, in: "") == locale)
            }
        }
    }

    @Test(arguments: ["", ",", "de,,en", "de,", " "])
    func aListWithoutANameIsRefused(text: String) {
        #expect(throws: (any Error).self) { try NameList(text) }
    }

    @Test func spacesAroundNamesDoNotCount() throws {
        #expect(try NameList("de, de_AT ,en").names == ["de", "de_AT", "en"])
    }
}

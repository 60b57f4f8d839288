import CurrencyCore
import CurrencyFormat
import Testing

/// Expected locales looked up by hand in CLDR 48's list of locales and its likely subtags.
struct LocaleMatchTests {
    private let data = CurrencyData.bundled

    @Test(arguments: [
        ("de-AT", "de-AT"), ("de-DE", "de"), ("zh-TW", "zh-Hant"), ("fr-JP", "fr"), ("iw", "he"), ("und", "und"),
        ("ca-ES-valencia", "ca-ES-valencia"), ("", "und"),
    ])
    func whatCLDRHasIsFound(requested: String, found: String) throws {
        let identifier = try LocaleIdentifier(requested)
        let match = data.match(identifier)
        #expect(match.found == found)
        #expect(match.found == data.locale(for: identifier))
        #expect(!match.isFallbackToRoot && !match.ignoresVariant && match.unknownNumberingSystem == nil)
        #expect(try data.strict(identifier) == identifier)
    }

    @Test(arguments: ["klingon", "tlh", "xx-DE", "qaa-Latn"])
    func languageWithoutDataIsAnError(requested: String) throws {
        let identifier = try LocaleIdentifier(requested)
        #expect(data.match(identifier).isFallbackToRoot)
        #expect(data.match(identifier).found == "und")
        #expect(throws: LocaleMatchError.noLocale(identifier)) { try data.strict(identifier) }
    }

    /// "roman" is an algorithmic system and has no digits.
    @Test(arguments: ["foo", "nosuch", "roman"])
    func numberingSystemWithoutDigitsIsAnError(name: String) throws {
        let identifier = try LocaleIdentifier("en-u-nu-\(name)")
        #expect(data.match(identifier).unknownNumberingSystem == name)
        #expect(throws: LocaleMatchError.noNumberingSystem(name)) { try data.strict(identifier) }
    }

    /// The kinds in CLDR's `otherNumberingSystems`. Each names a numbering system of the locale. `traditio` is the BCP
    /// 47 form of `traditional`.
    @Test(arguments: ["default", "native", "traditio", "finance"])
    func kindOfNumberingSystemIsKnown(kind: String) throws {
        let identifier = try LocaleIdentifier("ar-u-nu-\(kind)")
        #expect(data.match(identifier).unknownNumberingSystem == nil)
        #expect(try data.strict(identifier) == identifier)
    }

    /// cldr-json's only variants are Valencian, its orthographies and the like.
    @Test
    func variantWithoutDataIsAnError() throws {
        let identifier = try LocaleIdentifier("de-DE-1996")
        let match = data.match(identifier)
        #expect(match.found == "de" && match.ignoresVariant && !match.isFallbackToRoot)
        #expect(throws: LocaleMatchError.noVariant(identifier, found: "de")) { try data.strict(identifier) }
    }
}

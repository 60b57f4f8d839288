import LocaleModel
import LocaleResolution
import Testing

/// Parents by UTS #35, <https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales>, with CLDR 48's data.
struct LocaleParentsTests {
    private let parents: LocaleParents = {
        var identifiers = IdentifierFacts()
        identifiers.parentLocales = [
            "en-150": "en-001", "en-DE": "en-150", "pt-AO": "pt-PT", "zh-Hant-MO": "zh-Hant-HK", "hi-Latn": "en-IN",
            "en-IN": "en-001", "nb": "no", "zh-Hant": "und",
        ]
        identifiers.likelySubtags = ["zh": "zh-Hans-CN", "sr": "sr-Cyrl-RS", "az": "az-Latn-AZ", "de": "de-Latn-DE"]
        return LocaleParents(
            identifiers: identifiers,
            existing: [
                "und", "en", "en-001", "en-150", "en-IN", "pt", "pt-PT", "zh", "zh-Hant", "zh-Hant-HK", "sr", "sr-Latn",
                "no", "az", "ca", "de",
            ])
    }()

    @Test(arguments: [
        ("de", "und", "a language inherits from the root"),
        ("de-AT", "de", "a region is cut off"),
        ("de-Latn-AT", "de", "what has no data is passed over"),
        ("ca-ES-valencia", "ca", "what has no data is passed over"),
        ("pt-AO", "pt-PT", "parentLocales says so"),
        ("en-DE", "en-150", "parentLocales says so"),
        ("nb", "no", "parentLocales says so, also of a language"),
        ("hi-Latn", "en-IN", "parentLocales says so, also of another language"),
        ("zh-Hant", "und", "parentLocales says so"),
        ("zh-Hant-MO", "zh-Hant-HK", "parentLocales says so"),
        ("zh-Hant-TW", "zh-Hant", "a region is cut off"),
        ("sr-Latn", "und", "Latin is not the likely script of Serbian"),
        ("sr-Cyrl", "sr", "Cyrillic is the likely script of Serbian"),
        ("sr-Latn-ME", "sr-Latn", "a region is cut off"),
        ("az-Cyrl-AZ", "und", "az-Cyrl has no data here, and does not inherit from az"),
        ("xx-Latn", "und", "no script is likely for an unknown language"),
    ])
    func parentIs(identifier: String, parent: String, reason: String) {
        #expect(parents.parent(of: identifier) == parent, "\(reason)")
    }

    @Test
    func rootHasNoParent() {
        #expect(parents.parent(of: "und") == nil)
        #expect(parents.chain(from: "und") == ["und"])
    }

    @Test
    func chainEndsAtTheRoot() {
        #expect(parents.chain(from: "en-DE") == ["en-DE", "en-150", "en-001", "en", "und"])
        #expect(parents.chain(from: "hi-Latn") == ["hi-Latn", "en-IN", "en-001", "en", "und"])
        #expect(parents.chain(from: "sr-Latn-ME") == ["sr-Latn-ME", "sr-Latn", "und"])
    }
}

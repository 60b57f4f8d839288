import CurrencyFormat
import LocaleMatching
import Testing

/// Expected locales follow from CLDR's rules and from ICU's own tests.
@Suite struct LocaleMatcherTests {
    private func best(_ supported: String, _ header: String) throws -> String? {
        let locales = try supported.split(separator: " ").map { try LocaleIdentifier($0) }
        return LocaleIdentifier.best(of: locales, for: header).map { "\($0.locale) \($0.distance)" }
    }

    /// Old and short codes resolve to their current locale.
    @Test(arguments: [
        ("iw", "he"), ("zh-TW", "zh-Hant-TW"), ("deu-DE", "de"), ("sr-RS", "sr-Cyrl-RS"), ("nob", "nb"), ("tl", "fil"),
        ("in", "id"), ("zh-CN", "zh"), ("sh", "sr-Latn"), ("en-UK", "en-GB"), ("cmn-HK", "zh-Hant-HK"),
        ("pa-PK", "pa-Arab"),
        // CLDR's aliases with two subtags.
        ("zh-hakka", "hak"), ("zh-Hant-TW-hakka", "hak-Hant-TW"), ("zh-xiang", "hsn"), ("zh-guoyu", "zh"),
        ("sgn-DE", "gsg"),
        ("sgn-US", "ase"), ("art-lojban", "jbo"), ("no-nynorsk", "nn"), ("hy-arevmda", "hyw"), ("de-1996", "de"),
    ])
    func codesThatMeanTheSame(_ desired: String, _ supported: String) throws {
        #expect(try best("fr en-US \(supported) ja", desired) == "\(supported) 0")
    }

    @Test(arguments: [
        // Another region, and the nearest of several.
        ("en de fr", "de-AT,en;q=0.8", "de 4"),
        ("en-US en-GB", "en-AU", "en-GB 3"),
        ("en-US en-GB", "en-PR", "en-US 4"),
        ("es-ES es-419", "es-MX", "es-419 4"),
        ("pt-BR pt-PT", "pt-AO", "pt-PT 4"),
        ("zh-Hans zh-Hant-TW", "zh-HK", "zh-Hant-TW 5"),
        ("ar-EG ar-MA", "ar-DZ", "ar-MA 4"),
        // Another script, in one direction only.
        ("sr", "sr-Latn", "sr 5"),
        ("ja", "ja-Latn", "ja 5"),
        // Languages that readers of another understand. Norwegian is nearly always Bokmål.
        ("da nb", "no", "nb 1"),
        ("en de", "gsw", "de 8"),
        ("de en", "ta", "en 44"),
        ("en da", "no", "da 12"),
        // The first language wins unless its distance exceeds that of another region.
        ("de-DE en", "de-AT,en", "de-DE 4"),
        ("fr en", "ja,fr;q=0.9,en;q=0.8", "fr 0"),
        ("nn en", "nb,en", "en 0"),
        // Among equally near locales the first wins, then those that CLDR prefers.
        ("en-AU en-NZ", "en-ZA", "en-AU 4"),
        ("fr en-NZ en-GB en-AU", "en-ZA", "en-GB 3"),
        // Identifiers that differ only in what is explicit.
        ("de-DE de", "de", "de 0"), ("de de-DE", "de-DE", "de-DE 0"), ("de-DE de-Latn-DE", "de", "de-DE 0"),
    ])
    func nearestLocales(_ supported: String, _ header: String, _ expected: String) throws {
        #expect(try best(supported, header) == expected)
    }

    @Test func nothingIsNearEnough() throws {
        #expect(try best("en de", "ja") == nil)
        #expect(try best("zh-Hans", "zh-Hant") == nil)
        #expect(try best("en de", "") == nil)
        #expect(try best("", "de") == nil)
        #expect(try best("en de", "qqq;;;, 17, \u{1F600}") == nil)
        #expect(try best("sr-Cyrl", "klingon") == nil)
    }

    @Test func weightsOfZeroRefuse() throws {
        #expect(try best("de en", "de;q=0,de-AT;q=0,*") == "en 0")
        #expect(try best("de en", "de-AT,en;q=0") == "de 4")
        #expect(try best("de", "de;q=0,*") == nil)
        // Refusing a language does not refuse a more specific range.
        #expect(try best("de-CH de-AT", "de;q=0,de-AT;q=0.5") == "de-AT 0")
        #expect(try best("zh-Hans zh-Hant-TW", "zh-TW;q=0,zh") == "zh-Hans 0")
    }

    @Test func aStarIsAnyOtherLanguage() throws {
        #expect(try best("fr en", "ja,*;q=0.1") == "fr 0")
        #expect(try best("fr en", "*,fr;q=0.5") == "en 0")
        #expect(try best("fr en", "en;q=0.2,*;q=0.1") == "en 0")
        #expect(try best("fr", "*,fr;q=0.5") == "fr 0")
        let supported = [CurrencyLocale.french]
        #expect(LocaleIdentifier.best(of: supported, for: "*")?.desired == nil)
    }

    @Test func theAnswerSaysWhichAndForWhat() throws {
        let supported: [CurrencyLocale] = [.englishUnitedStates, .germanGermany, .hebrewIsrael]
        let match = try #require(LocaleIdentifier.best(of: supported, for: "ja,iw;q=0.5"))
        #expect(match.locale == .hebrewIsrael)
        #expect(match.index == 2)
        #expect(match.desired?.description == "iw")
        #expect(match.distance == 0)
        let list = [try LocaleIdentifier("ja"), try LocaleIdentifier("de-AT")]
        #expect(LocaleIdentifier.best(of: supported, for: list)?.locale == .germanGermany)
        #expect(LocaleMatcher(supported).best(for: CurrencyLocale.germanSwitzerland)?.index == 1)
    }

    @Test func distancesOfPairs() throws {
        let rows = [
            ("de-AT", "de", 4), ("de", "de", 0), ("gsw", "de", 8), ("de", "gsw", nil), ("hr", "bs", 8), ("bs", "hr", 8),
            ("en-150", "en-GB", 3), ("en-001", "en-GB", 5), ("klingon", "klingon", 0), ("und", "en", nil),
            ("und", "und", 0),
            ("und-DE", "de", 0), ("und-Cyrl-RS", "sr-RS", 0), ("es-419", "es-MX", 4), ("es-ES", "es-419", 5),
        ]
        for (desired, supported, distance) in rows {
            let found = try LocaleIdentifier(desired).distance(to: LocaleIdentifier(supported))
            #expect(found == distance, "\(desired) \(supported)")
        }
    }
}

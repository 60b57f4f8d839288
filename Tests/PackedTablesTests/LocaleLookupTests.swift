import CurrencyFormat
import Testing

/// Which locale serves an identifier, by what CLDR 48 says of aliases, likely subtags and parents.
struct LocaleLookupTests {
    struct Row: CustomTestStringConvertible {
        var identifier: String
        var locale: String
        var reason: String
        var testDescription: String { "\(identifier): \(reason)" }

        init(_ identifier: String, _ locale: String, _ reason: String) {
            self.identifier = identifier
            self.locale = locale
            self.reason = reason
        }
    }

    static let rows = [
        Row("de-AT", "de-AT", "a locale of CLDR"),
        Row("en-GB", "en-GB", "a locale of CLDR"),
        Row("ca-ES-valencia", "ca-ES-valencia", "a locale of CLDR with a variant"),
        Row("hi-Latn", "hi-Latn", "a locale of CLDR, in a script that is not the language's likely one"),
        Row("az-Cyrl", "az-Cyrl", "a locale of CLDR, in a script that is not the language's likely one"),
        Row("und", "und", "the root"),
        Row("root", "und", "ICU's name for the root"),
        // Truncation.
        Row("de-DE", "de", "default content of de"),
        Row("en-XX", "en", "no such region"),
        Row("fr-001", "fr", "no such locale"),
        Row("de-Latn-AT", "de-AT", "Latn is likely for de-AT"),
        Row("en-Latn-GB", "en-GB", "Latn is likely for en-GB"),
        Row("az-Cyrl-AZ", "az-Cyrl", "default content of az-Cyrl"),
        Row("de-AT-1996", "de-AT", "no locale for the variant"),
        Row("ca-ES-valencia-1996", "ca-ES-valencia", "one variant of two has a locale"),
        Row("pt-AO", "pt-AO", "a locale of CLDR; its parent is pt-PT"),
        Row("es-US", "es-US", "a locale of CLDR; its parent is es-419"),
        // parentLocales.
        Row("pt-FR", "pt-PT", "no locale, but CLDR names its parent"),
        Row("pt-Latn-FR", "pt-PT", "the same with the likely script"),
        Row("pt-FR-1990", "pt-PT", "the same with a variant without data"),
        Row("es-JP", "es-419", "no locale, but CLDR names its parent"),
        Row("pt-XX", "pt", "no parent is named"),
        // likelySubtags.
        Row("zh-TW", "zh-Hant", "zh-TW is likely zh-Hant-TW"),
        Row("zh_HK", "zh-Hant-HK", "zh-HK is likely zh-Hant-HK"),
        Row("zh-MO", "zh-Hant-MO", "zh-MO is likely zh-Hant-MO"),
        Row("zh-Hans-CN", "zh-Hans", "default content of zh-Hans"),
        Row("zh-Hant-TW", "zh-Hant", "default content of zh-Hant"),
        Row("sr-ME", "sr-Latn-ME", "sr-ME is likely sr-Latn-ME"),
        Row("sr-BA", "sr-Cyrl-BA", "sr is likely sr-Cyrl"),
        Row("sr-RO", "sr-Latn", "sr-RO is likely sr-Latn-RO"),
        Row("uz-AF", "uz-Arab", "uz-AF is likely uz-Arab-AF"),
        Row("pa-PK", "pa-Arab", "pa-PK is likely pa-Arab-PK"),
        Row("ms-CC", "ms-Arab", "ms-CC is likely ms-Arab-CC"),
        Row("kk-CN", "kk-Arab", "kk-CN is likely kk-Arab-CN"),
        Row("mn-CN", "mn-Mong", "mn-CN is likely mn-Mong-CN"),
        Row("yue-CN", "yue-Hans", "yue-CN is likely yue-Hans-CN"),
        Row("az-IQ", "az-Arab-IQ", "az-IQ is likely az-Arab-IQ"),
        Row("az-RU", "az-Cyrl", "az-RU is likely az-Cyrl-RU"),
        Row("ca-valencia", "ca-ES-valencia", "ca is likely ca-Latn-ES"),
        // A script other than the likely one never becomes the plain language.
        Row("de-Cyrl", "und", "nobody reads German data who asks for Cyrillic"),
        Row("de-Cyrl-DE", "und", "the same with a region"),
        Row("en-Cyrl-GB", "und", "the same where the region has a locale"),
        Row("tg-PK", "und", "tg-PK is likely tg-Arab-PK, for which there is no data"),
        Row("xx", "und", "no such language"),
        Row("xx-DE", "und", "no such language, though the region is known"),
        // languageAlias.
        Row("iw", "he", "iw is now he"),
        Row("iw-IL", "he", "iw is now he; he-IL is default content"),
        Row("in", "id", "in is now id"),
        Row("ji", "yi", "ji is now yi"),
        Row("mo", "ro", "mo is now ro"),
        Row("tl", "fil", "tl is now fil"),
        Row("sh", "sr-Latn", "sh is now sr-Latn"),
        Row("sh-BA", "sr-Latn-BA", "sh is now sr-Latn"),
        Row("cmn-TW", "zh-Hant", "cmn is now zh"),
        Row("eng-GB", "en-GB", "a code of three letters where there is one of two"),
        Row("no-bokmal", "nb", "the variant bokmal of no is now nb"),
        Row("no-nynorsk", "nn", "the variant nynorsk of no is now nn"),
        // Norwegian: no alias joins them, but nb inherits from no.
        Row("no", "no", "a locale of CLDR"),
        Row("no-NO", "no", "default content of no"),
        Row("nb-NO", "nb", "nb inherits from no"),
        Row("nn-NO", "nn", "nn inherits from no"),
        // territoryAlias.
        Row("en-UK", "en-GB", "UK is now GB"),
        Row("de-DD", "de", "DD is now DE, and de-DE is default content"),
        Row("fr-ZR", "fr-CD", "ZR is now CD"),
        Row("de-276", "de", "276 is DE"),
        Row("de-040", "de-AT", "040 is AT"),
        Row("sr-CS", "sr", "CS was divided; RS comes first, and sr-Cyrl-RS is default content"),
        // Spelling.
        Row("DE_at", "de-AT", "case and separators do not matter"),
        Row("sr_LATN_rs", "sr-Latn", "case and separators do not matter"),
        Row("de-AT-u-nu-latn-cu-usd", "de-AT", "keywords choose no locale"),
        Row("ar_EG@numbers=latn", "ar-EG", "keywords choose no locale"),
    ]

    @Test(arguments: rows)
    func identifierIsServedBy(row: Row) throws {
        #expect(try CurrencyData.bundled.locale(for: LocaleIdentifier(row.identifier)) == row.locale)
    }

    /// Every locale serves its own identifier, in both spellings.
    @Test
    func everyLocaleServesItself() throws {
        let identifiers = CurrencyData.bundled.localeIdentifiers
        #expect(identifiers.count == 767)
        for identifier in identifiers {
            #expect(try CurrencyData.bundled.locale(for: LocaleIdentifier(identifier)) == identifier)
            let underscored = identifier.replacing("-", with: "_")
            #expect(try CurrencyData.bundled.locale(for: LocaleIdentifier(underscored)) == identifier)
        }
    }
}

import CurrencyFormat
import TestSupport
import Testing

/// Expected locales follow from CLDR 48's aliases, likely subtags and parents.
struct LocaleLookupTests {
    static let rows = [
        TextRow("de-AT", "de-AT", "a locale of CLDR"),
        TextRow("en-GB", "en-GB", "a locale of CLDR"),
        TextRow("ca-ES-valencia", "ca-ES-valencia", "a locale of CLDR with a variant"),
        TextRow("hi-Latn", "hi-Latn", "a locale of CLDR, in a script that is not the language's likely one"),
        TextRow("az-Cyrl", "az-Cyrl", "a locale of CLDR, in a script that is not the language's likely one"),
        TextRow("und", "und", "the root"),
        TextRow("root", "und", "ICU's name for the root"),
        // Truncation.
        TextRow("de-DE", "de", "default content of de"),
        TextRow("en-XX", "en", "no such region"),
        TextRow("fr-001", "fr", "no such locale"),
        TextRow("de-Latn-AT", "de-AT", "Latn is likely for de-AT"),
        TextRow("en-Latn-GB", "en-GB", "Latn is likely for en-GB"),
        TextRow("az-Cyrl-AZ", "az-Cyrl", "default content of az-Cyrl"),
        TextRow("de-AT-1996", "de-AT", "no locale for the variant"),
        TextRow("ca-ES-valencia-1996", "ca-ES-valencia", "one variant of two has a locale"),
        TextRow("pt-AO", "pt-AO", "a locale of CLDR; its parent is pt-PT"),
        TextRow("es-US", "es-US", "a locale of CLDR; its parent is es-419"),
        // parentLocales.
        TextRow("pt-FR", "pt-PT", "no locale, but CLDR names its parent"),
        TextRow("pt-Latn-FR", "pt-PT", "the same with the likely script"),
        TextRow("pt-FR-1990", "pt-PT", "the same with a variant without data"),
        TextRow("es-JP", "es-419", "no locale, but CLDR names its parent"),
        TextRow("pt-XX", "pt", "no parent is named"),
        // likelySubtags.
        TextRow("zh-TW", "zh-Hant", "zh-TW is likely zh-Hant-TW"),
        TextRow("zh_HK", "zh-Hant-HK", "zh-HK is likely zh-Hant-HK"),
        TextRow("zh-MO", "zh-Hant-MO", "zh-MO is likely zh-Hant-MO"),
        TextRow("zh-Hans-CN", "zh-Hans", "default content of zh-Hans"),
        TextRow("zh-Hant-TW", "zh-Hant", "default content of zh-Hant"),
        TextRow("sr-ME", "sr-Latn-ME", "sr-ME is likely sr-Latn-ME"),
        TextRow("sr-BA", "sr-Cyrl-BA", "sr is likely sr-Cyrl"),
        TextRow("sr-RO", "sr-Latn", "sr-RO is likely sr-Latn-RO"),
        TextRow("uz-AF", "uz-Arab", "uz-AF is likely uz-Arab-AF"),
        TextRow("pa-PK", "pa-Arab", "pa-PK is likely pa-Arab-PK"),
        TextRow("ms-CC", "ms-Arab", "ms-CC is likely ms-Arab-CC"),
        TextRow("kk-CN", "kk-Arab", "kk-CN is likely kk-Arab-CN"),
        TextRow("mn-CN", "mn-Mong", "mn-CN is likely mn-Mong-CN"),
        TextRow("yue-CN", "yue-Hans", "yue-CN is likely yue-Hans-CN"),
        TextRow("az-IQ", "az-Arab-IQ", "az-IQ is likely az-Arab-IQ"),
        TextRow("az-RU", "az-Cyrl", "az-RU is likely az-Cyrl-RU"),
        TextRow("ca-valencia", "ca-ES-valencia", "ca is likely ca-Latn-ES"),
        // A script that is not the likely one never falls back to the plain language.
        TextRow("de-Cyrl", "und", "nobody reads German data who asks for Cyrillic"),
        TextRow("de-Cyrl-DE", "und", "the same with a region"),
        TextRow("en-Cyrl-GB", "und", "the same where the region has a locale"),
        TextRow("tg-PK", "und", "tg-PK is likely tg-Arab-PK, for which there is no data"),
        TextRow("xx", "und", "no such language"),
        TextRow("xx-DE", "und", "no such language, though the region is known"),
        // languageAlias.
        TextRow("iw", "he", "iw is now he"),
        TextRow("iw-IL", "he", "iw is now he; he-IL is default content"),
        TextRow("in", "id", "in is now id"),
        TextRow("ji", "yi", "ji is now yi"),
        TextRow("mo", "ro", "mo is now ro"),
        TextRow("tl", "fil", "tl is now fil"),
        TextRow("sh", "sr-Latn", "sh is now sr-Latn"),
        TextRow("sh-BA", "sr-Latn-BA", "sh is now sr-Latn"),
        TextRow("cmn-TW", "zh-Hant", "cmn is now zh"),
        TextRow("eng-GB", "en-GB", "a code of three letters where there is one of two"),
        TextRow("no-bokmal", "nb", "the variant bokmal of no is now nb"),
        TextRow("no-nynorsk", "nn", "the variant nynorsk of no is now nn"),
        TextRow("no-NO-nynorsk", "nn", "the same with a region"),
        // No alias links no and nb, but nb inherits from no.
        TextRow("no", "no", "a locale of CLDR"),
        TextRow("no-NO", "no", "default content of no"),
        TextRow("nb-NO", "nb", "nb inherits from no"),
        TextRow("nn-NO", "nn", "nn inherits from no"),
        // territoryAlias.
        TextRow("en-UK", "en-GB", "UK is now GB"),
        TextRow("de-DD", "de", "DD is now DE, and de-DE is default content"),
        TextRow("fr-ZR", "fr-CD", "ZR is now CD"),
        TextRow("de-276", "de", "276 is DE"),
        TextRow("de-040", "de-AT", "040 is AT"),
        TextRow("sr-CS", "sr", "CS was divided; RS comes first, and sr-Cyrl-RS is default content"),
        // Case and separators.
        TextRow("DE_at", "de-AT", "case and separators do not matter"),
        TextRow("sr_LATN_rs", "sr-Latn", "case and separators do not matter"),
        TextRow("de-AT-u-nu-latn-cu-usd", "de-AT", "keywords choose no locale"),
        TextRow("ar_EG@numbers=latn", "ar-EG", "keywords choose no locale"),
    ]

    @Test(arguments: rows)
    func identifierIsServedBy(row: TextRow) throws {
        #expect(try CurrencyData.bundled.locale(for: LocaleIdentifier(row.text)) == row.expected)
    }

    /// Every locale resolves to itself, in both spellings.
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

import CurrencyCore
import TestSupport
import Testing

/// The grammar of UTS #35, <https://www.unicode.org/reports/tr35/#Unicode_locale_identifier>, and the forms that ICU
/// writes.
struct LocaleIdentifierTests {
    static let rows = [
        TextRow("de", "de", "a language"),
        TextRow("DE", "de", "languages are written small"),
        TextRow("deu", "deu", "three letters; aliases are not the identifier's business"),
        TextRow("abcdefgh", "abcdefgh", "eight letters"),
        TextRow("de-AT", "de-AT", "a region"),
        TextRow("de-at", "de-AT", "regions are written in capitals"),
        TextRow("es-419", "es-419", "a region of three digits"),
        TextRow("sr-latn", "sr-Latn", "scripts begin with a capital"),
        TextRow("SR_rs_LATN", "sr-Latn-RS", "a script behind the region"),
        TextRow("zh_hant_hk", "zh-Hant-HK", "ICU's separator"),
        TextRow("zh-Hant_HK", "zh-Hant-HK", "both separators"),
        TextRow("ca-ES-valencia", "ca-ES-valencia", "a variant"),
        TextRow("de-1996", "de-1996", "a variant of a digit and three more"),
        TextRow("sl-rozaj-biske-1994", "sl-rozaj-biske-1994", "several variants keep their order"),
        TextRow("en_US_POSIX", "en-US-posix", "ICU's variant"),
        TextRow("en-US-u-va-posix", "en-US-posix", "the same as a keyword"),
        TextRow("root", "und", "ICU's root"),
        TextRow("und", "und", "BCP 47's root"),
        TextRow("", "und", "ICU's root is also empty"),
        TextRow("und-DE", "und-DE", "a region of no language"),
        // BCP 47 keywords.
        TextRow("hi-u-nu-deva", "hi-u-nu-deva", "a numbering system"),
        TextRow("HI-U-NU-DEVA", "hi-u-nu-deva", "keywords are written small"),
        TextRow("de-u-cu-usd", "de-u-cu-usd", "a currency"),
        TextRow("de-u-cf-account", "de-u-cf-account", "accounting"),
        TextRow("de-u-cf-standard", "de", "standard is the default"),
        TextRow("en-u-rg-gbzzzz", "en-u-rg-gbzzzz", "the region of preferences"),
        TextRow("en-u-rg-gb1", "en-u-rg-gbzzzz", "the shortest subdivision, with one character"),
        TextRow("en-u-rg-gb", "en", "a key without a value says nothing"),
        TextRow("en-u-rg-gbsct", "en-u-rg-gbzzzz", "of a subdivision its region"),
        TextRow("de-u-nu-arab-cu-chf", "de-u-cu-chf-nu-arab", "keys in the order of the alphabet"),
        TextRow("de-u-ca-buddhist-nu-thai", "de-u-nu-thai", "other keys are passed over"),
        TextRow("de-u-ca-islamic-umalqura-nu-arab", "de-u-nu-arab", "also those of several subtags"),
        TextRow("de-u-attrib-nu-latn", "de-u-nu-latn", "attributes are passed over"),
        TextRow("de-t-en-us-u-nu-latn", "de-u-nu-latn", "other extensions are passed over"),
        TextRow("de-x-private", "de", "private use is passed over"),
        TextRow("de-x-u-nu-arab", "de", "what follows x is private"),
        // ICU keywords.
        TextRow("ar_EG@numbers=latn", "ar-EG-u-nu-latn", "a numbering system"),
        TextRow("ar_EG@currency=USD;numbers=latn", "ar-EG-u-cu-usd-nu-latn", "several"),
        TextRow("de@calendar=buddhist;currency=CHF", "de-u-cu-chf", "other keywords are passed over"),
        TextRow("de@collation=phone-book;numbers=arab", "de-u-nu-arab", "whatever their values"),
        TextRow("@numbers=arab", "und-u-nu-arab", "of the root"),
        TextRow("de@cf=account", "de-u-cf-account", "accounting"),
        TextRow("de@numbers=arab;", "de-u-nu-arab", "an empty keyword"),
        TextRow("de_DE.UTF-8", "de-DE", "a codeset of POSIX"),
        TextRow("de_DE.UTF-8@currency=USD", "de-DE-u-cu-usd", "a codeset and keywords"),
    ]

    @Test(arguments: rows)
    func identifierIsRead(row: TextRow) throws {
        #expect(try LocaleIdentifier(row.text).description == row.expected)
    }

    /// A written identifier parses back to the same value.
    @Test(arguments: rows)
    func writtenIdentifierIsReadBack(row: TextRow) throws {
        let identifier = try LocaleIdentifier(row.text)
        #expect(try LocaleIdentifier(identifier.description) == identifier)
    }

    @Test
    func partsAreTold() throws {
        let identifier = try LocaleIdentifier("sr_latn_rs@currency=eur;cf=account")
        #expect(identifier.languageCode == "sr")
        #expect(identifier.scriptCode == "Latn")
        #expect(identifier.regionCode == "RS")
        #expect(try identifier.currency == CurrencyCode("EUR"))
        #expect(identifier.prefersAccounting)
        #expect(LocaleIdentifier.root.languageCode == "und")
        #expect(LocaleIdentifier.root.scriptCode == nil)
        #expect(LocaleIdentifier.root.regionCode == nil)
    }

    @Test(
        arguments: [
            ("1", .noLanguage(offset: 0)),
            ("d", .noLanguage(offset: 0)),
            ("d1", .noLanguage(offset: 0)),
            ("u-nu-latn", .noLanguage(offset: 0)),
            ("-de", .noLanguage(offset: 0)),
            ("de-", .malformedSubtag(offset: 3)),
            ("de--AT", .malformedSubtag(offset: 3)),
            ("de-ATX", .malformedSubtag(offset: 3)),
            ("de-A", .malformedSubtag(offset: 4)),
            ("de-12", .malformedSubtag(offset: 3)),
            ("de-abcdefghi", .malformedSubtag(offset: 3)),
            ("abcdefghi", .noLanguage(offset: 0)),
            ("de-Latn-Cyrl", .malformedSubtag(offset: 8)),
            ("de-AT-DE", .malformedSubtag(offset: 6)),
            ("de-1996-Latn", .malformedSubtag(offset: 8)),
            ("de-AT-Latn-Cyrl", .malformedSubtag(offset: 11)),
            ("de AT", .noLanguage(offset: 0)),
            (" en", .noLanguage(offset: 0)),
            ("dé", .noLanguage(offset: 0)),
            ("de-Ä", .malformedSubtag(offset: 3)),
            ("de-\u{0}", .malformedSubtag(offset: 3)),
            ("de-u", .malformedSubtag(offset: 4)),
            ("de-u-nu-", .malformedSubtag(offset: 8)),
            ("de-u-cu-euro", .malformedKeyword(offset: 8)),
            ("de-u-cu-e1r", .malformedKeyword(offset: 8)),
            ("en-u-rg-123", .malformedKeyword(offset: 8)),
            ("de@currency", .malformedKeyword(offset: 3)),
            ("de@currency=EURO", .malformedKeyword(offset: 3)),
            ("de@numbers=", .malformedKeyword(offset: 3)),
            ("de@numbers=ninechars", .malformedKeyword(offset: 3)),
            ("de@numbers=latn;currency=€", .malformedKeyword(offset: 16)),
        ] as [(String, LocaleIdentifierError)])
    func malformedIdentifierIsRefusedWithItsPlace(text: String, error: LocaleIdentifierError) {
        #expect(throws: error) { try LocaleIdentifier(text) }
    }

    @Test
    func numberingSystemIsReplaced() throws {
        let identifier = try LocaleIdentifier("ar-EG-u-nu-latn")
        #expect(try identifier.numberingSystem("arab").description == "ar-EG-u-nu-arab")
        #expect(try identifier.numberingSystem("MATHSANS").description == "ar-EG-u-nu-mathsans")
        #expect(try identifier.numberingSystem(nil).description == "ar-EG")
        for name in ["", "xx", "ninechars", "a-b", "é́é"] {
            #expect(throws: LocaleIdentifierError.malformedKeyword(offset: 0)) {
                try identifier.numberingSystem(name)
            }
        }
    }

    /// Any text either parses or throws.
    @Test
    func randomTextNeverStopsTheProgram() {
        var random = SplitMix64(printing: 987_654_321)
        let pieces = [
            "de", "AT", "Latn", "u", "nu", "cu", "rg", "eur", "x", "1996", "@", "=", ";", ".", "-", "_", "€", "\u{0}",
            "numbers", "currency", "posix", "419", "a", "abcdefgh", "abcdefghi", "",
        ]
        var read = 0
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<random.below(9) {
                text += pieces[random.below(pieces.count)]
                if random.below(2) == 0 { text += "-" }
            }
            guard let identifier = try? LocaleIdentifier(text) else { continue }
            read += 1
            #expect((try? LocaleIdentifier(identifier.description)) == identifier, "\(text)")
        }
        #expect(read > 500)
    }
}

import Foundation
import TestSupport
import Testing

@testable import currency_executor

/// Identifiers and their parents, compared with CLDR's supplemental data.
@Suite struct LocaleRequestTests {
    /// The snapshot's content of `aliases.json`, `parentLocales.json` and `defaultContent.json`.
    private struct Identifiers: Decodable {
        var defaultContent: [String]
        var languageAliases: [String: String]
        var territoryAliases: [String: String]
        var parentLocales: [String: String]
        var scriptAliases: [String: String]
        var variantAliases: [String: String]
    }

    private static func identifiers() throws -> Identifiers {
        let file = PackageFolder.file("Data/Snapshot/supplemental/identifiers.json")
        return try JSONDecoder().decode(Identifiers.self, from: Data(contentsOf: file))
    }

    private static func answer(
        _ operation: String, _ locale: String, _ dialogue: inout Dialogue
    ) throws -> Dialogue.Answer {
        try dialogue.answer(#"{"label":"1","op":"\#(operation)","locale":"\#(locale)"}"#)
    }

    @Test(arguments: [
        ("SR_rs_LATN", "sr-Latn-RS"), ("sr_latn_rs", "sr-Latn-RS"), ("EN-us", "en-US"), ("iw-IL", "he-IL"),
        ("en-UK", "en-GB"), ("de-1996-1901", "de-1901-1996"), ("hi-u-nu-DEVA", "hi-u-nu-deva"),
        ("de-u-nu-latn-cu-eur", "de-u-cu-eur-nu-latn"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("root", "und"),
        ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97"), ("el-polytoni", "el-polyton"), ("hi-Qaai", "hi-Zinh"),
        ("en-u-rg-gbzzzz", "en-u-rg-gbzzzz"), ("en-US-u-cf-account", "en-US-u-cf-account"),
    ])
    func normalized(locale: String, expected: String) throws {
        var dialogue = Dialogue()
        #expect(
            try Self.answer("localeNormalize", locale, &dialogue) == Dialogue.Answer(label: "1", result: expected))
    }

    @Test(arguments: [
        ("en-t-de", "unsupported: extension t"), ("en-x-private", "unsupported: extension x"),
        ("en-u-ca-buddhist", "unsupported: keyword ca-buddhist"), ("en-u-va-posix", "unsupported: keyword va-posix"),
        ("en-u-rg-gbsct", "unsupported: keyword rg-gbsct"), ("en_US@numbers=latn", "unsupported: keywords behind @"),
        ("en-US-POSIX", "unsupported: variant posix"), ("hy-SU", "unsupported: region SU, which was divided"),
        ("zh-hakka", "unsupported: variant hakka"), ("aam", "unsupported: language aam, which has no data"),
        ("e", "\"e\" is not a locale: expected a language at byte 0"),
    ])
    func notNormalized(locale: String, error: String) throws {
        var dialogue = Dialogue()
        #expect(try Self.answer("localeNormalize", locale, &dialogue) == Dialogue.Answer(label: "1", error: error))
    }

    /// If there is an answer, it equals CLDR's.
    @Test func aliases() throws {
        let identifiers = try Self.identifiers()
        #expect(identifiers.scriptAliases == ["Qaai": "Zinh"])
        #expect(identifiers.variantAliases == ["heploc": "alalc97", "polytoni": "polyton"])
        var dialogue = Dialogue()
        var answered = 0
        let regions = identifiers.territoryAliases.map { ("en-" + $0, "en-" + $1) }
        for (locale, expected) in identifiers.languageAliases.map({ ($0, $1) }) + regions {
            guard let result = try Self.answer("localeNormalize", locale, &dialogue).result else { continue }
            #expect(result == expected, "of \(locale)")
            answered += 1
        }
        #expect(answered > 500)
    }

    @Test func defaultContentIsCanonical() throws {
        var dialogue = Dialogue()
        for locale in try Self.identifiers().defaultContent {
            let answer = try Self.answer("localeNormalize", locale, &dialogue)
            #expect(answer.result == locale || answer.error?.hasPrefix("unsupported: language") == true, "of \(locale)")
        }
    }

    /// All explicit parents in CLDR; those of languages without data may be unknown.
    @Test func namedParents() throws {
        var dialogue = Dialogue()
        var answered = 0
        for (locale, parent) in try Self.identifiers().parentLocales {
            let answer = try Self.answer("localeParent", locale, &dialogue)
            if answer.error?.hasPrefix("unsupported: the parent of a script of ") == true { continue }
            #expect(answer.result == parent, "of \(locale)")
            answered += 1
        }
        #expect(answered > 150)
    }

    @Test(arguments: [
        ("de-AT", "de"), ("de", "und"), ("zh-Hant", "und"), ("zh-Hant-HK", "zh-Hant"), ("sr-Cyrl", "sr"),
        ("sr-Cyrl-RS", "sr-Cyrl"), ("ca-ES-valencia", "ca-ES"), ("en-XX", "en"), ("de-1996", "de"),
        ("hi-u-nu-deva", "und"), ("en-Cyrl", "und"), ("en-Cyrl-US", "en-Cyrl"),
    ])
    func parents(locale: String, expected: String) throws {
        var dialogue = Dialogue()
        #expect(try Self.answer("localeParent", locale, &dialogue) == Dialogue.Answer(label: "1", result: expected))
    }

    @Test func theRootHasNoParent() throws {
        var dialogue = Dialogue()
        #expect(try Self.answer("localeParent", "und", &dialogue).error?.hasSuffix("has no parent") == true)
    }
}

import CurrencyFormat
import Foundation
import TestSupport
import Testing

/// Identifiers that mean the same locale give the same case and the same text.
///
/// The pairs come from CLDR: a code and its alias, and an identifier with and without its likely script.
@Suite struct IdentifierMeaningTests {
    private struct Identifiers: Decodable {
        var languageAliases: [String: String]
        var territoryAliases: [String: String]
        var likelySubtags: [String: String]
    }

    private let identifiers: Identifiers

    init() throws {
        let file = PackageFolder.file("Data/Snapshot/supplemental/identifiers.json")
        identifiers = try JSONDecoder().decode(Identifiers.self, from: Data(contentsOf: file))
    }

    struct Row: CustomTestStringConvertible {
        let text: String
        let locale: CurrencyLocale
        var testDescription: String { text }
    }

    @Test(arguments: [
        Row(text: "iw-IL", locale: .hebrewIsrael), Row(text: "iw", locale: .hebrew),
        Row(text: "zh-TW", locale: .chineseTaiwan), Row(text: "zh-Hant-TW", locale: .chineseTaiwan),
        Row(text: "zh_CN", locale: .chineseChina), Row(text: "cmn-TW", locale: .chineseTaiwan),
        Row(text: "deu-DE", locale: .germanGermany), Row(text: "de-Latn-DE", locale: .germanGermany),
        Row(text: "sr-RS", locale: .serbianSerbia), Row(text: "sr-ME", locale: .serbianLatinMontenegro),
        Row(text: "sh-RS", locale: .serbianLatinSerbia), Row(text: "tl-PH", locale: .filipinoPhilippines),
        Row(text: "in-ID", locale: .indonesianIndonesia), Row(text: "nob-NO", locale: .norwegianBokmalNorway),
        Row(text: "pa-PK", locale: .punjabiArabicPakistan), Row(text: "en-UK", locale: .englishUnitedKingdom),
    ])
    func knownPairs(_ row: Row) {
        #expect(CurrencyLocale(row.text) == row.locale)
    }

    @Test func everySpellingOfEveryCaseGivesIt() throws {
        // Skips the `current` cases, which stand for the user's locale.
        let locales = CurrencyLocale.allCases.filter { CurrencyLocale($0.identifier) == $0 }
        let cases = Set(locales.map { $0.identifier.description })
        var count = 0
        for locale in locales {
            let expected = CurrencyStyle(.euro, locale: locale).format(-1234567.5)
            for spelling in spellings(of: locale.identifier.description, cases) where !cases.contains(spelling) {
                count += 1
                #expect(CurrencyLocale(spelling) == locale, "\(spelling)")
                let identifier = try LocaleIdentifier(spelling)
                #expect(CurrencyStyle(.euro, locale: identifier).format(-1234567.5) == expected, "\(spelling)")
            }
        }
        #expect(count > 2000, "only \(count) spellings")
    }

    /// The identifier with each old code of its language and region, each with and without its likely script, unless
    /// that is another case.
    private func spellings(of identifier: String, _ cases: Set<String>) -> [String] {
        var parts = identifier.split(separator: "-").map(String.init)
        let language = parts.removeFirst()
        let script = parts.first.flatMap { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) ? $0 : nil }
        if script != nil { parts.removeFirst() }
        let region = parts.first.flatMap { $0.utf8.count < 4 ? $0 : nil }
        let rest = parts.dropFirst(region == nil ? 0 : 1)

        let languages =
            [language] + identifiers.languageAliases.filter { $0.value == language && !$0.key.contains("-") }.keys
        let regions: [String?] = region.map { [$0] + oldRegions(of: $0) } ?? [nil]
        let isLikely = likelyScript(language, region).map { script == nil || script == $0 } ?? false
        let scripts = (isLikely ? [nil, likelyScript(language, region)] : [script]).filter {
            let spelling = ([language, $0, region].compactMap(\.self) + rest).joined(separator: "-")
            return spelling == identifier || !cases.contains(spelling)
        }
        return languages.flatMap { language in
            scripts.flatMap { script in
                regions.map { ([language, script, $0].compactMap(\.self) + rest).joined(separator: "-") }
            }
        }
    }

    /// CLDR's table also has three-letter codes, which identifiers cannot have.
    private func oldRegions(of region: String) -> [String] {
        identifiers.territoryAliases.filter { $0.value == region }.keys
            .filter { $0.utf8.count == 2 || $0.allSatisfy(\.isNumber) }
    }

    private func likelyScript(_ language: String, _ region: String?) -> String? {
        let full =
            region.flatMap { identifiers.likelySubtags["\(language)-\($0)"] } ?? identifiers.likelySubtags[language]
        return full.map { String($0.split(separator: "-")[1]) }
    }
}

import CurrencyEngine
import DataExplanations
import Foundation
import LocaleModel
import LocaleResolution
import TestSupport
import Testing

/// Compares the owners and paths of values in the committed snapshot with inheritance, and with facts looked up by
/// hand.
@Suite struct OwnerTests {
    @Test func ownersAreThoseOfInheritance() throws {
        let snapshot = try OwnExplainer.snapshot.get()
        let explainer = try OwnExplainer.explainer.get()
        let inheritance = Inheritance(
            locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        var count = 0
        for locale in snapshot.localeFacts.map(\.identifier) {
            let explanation = try explainer.values(
                of: LocaleIdentifier(locale), currency: try CurrencyCode("USD"))
            #expect(explanation.locale == locale)
            for value in explanation.values {
                guard case .field(let field) = value.key else { continue }
                let found = try #require(inheritance.find(field, in: locale))
                #expect(value.value == found.value, "\(locale) \(field.path)")
                #expect(value.owner == found.owner, "\(locale) \(field.path)")
                #expect(value.ownerKey == .field(found.field), "\(locale) \(field.path)")
                #expect(value.walk.first?.locale == locale)
                guard value.snapshotFile != nil else {
                    #expect(value.walk.last?.reason == .code)
                    continue
                }
                #expect(value.walk.last?.locale == found.owner, "\(locale) \(field.path)")
                #expect(value.walk.last?.key == .field(found.field), "\(locale) \(field.path)")
                count += 1
            }
        }
        #expect(count > 30_000)
    }

    /// The named file contains the value at the named path, read without the package's reader.
    @Test func snapshotFilesHoldWhatTheyAreNamedFor() throws {
        let explainer = try OwnExplainer.explainer.get()
        var count = 0
        for (locale, code) in [("de-AT", "EUR"), ("es-MX", "USD"), ("ar-EG-u-nu-arab", "JPY"), ("pa-Arab", "PKR")] {
            let explanation = try explainer.values(of: LocaleIdentifier(locale), currency: CurrencyCode(code))
            for value in explanation.values {
                guard let file = value.snapshotFile, case .field(let field) = value.ownerKey else { continue }
                let bytes = try Data(contentsOf: PackageFolder.file("Data/Snapshot/" + file))
                var node = try JSONSerialization.jsonObject(with: bytes) as Any?
                for key in field.pathComponents.drop(while: { $0 == "names" }) {
                    node = (node as? [String: Any])?[key]
                }
                #expect(node as? String == value.value, "\(locale) \(file) \(field.path)")
                count += 1
            }
        }
        #expect(count > 150)
    }

    /// A value as `OWNER OWNER'S-FIELD`, with the path to it.
    private static func way(_ locale: String, _ field: LocaleField) throws -> String {
        let explanation = try OwnExplainer.explainer.get().values(
            of: LocaleIdentifier(locale), currency: CurrencyCode("USD"))
        let value = try #require(explanation[.field(field)])
        let steps = value.walk.map { "\($0.locale ?? "-"):\($0.reason.rawValue)" }
        return "\(value.owner ?? "-") \(value.ownerKey.path) \(steps.joined(separator: " "))"
    }

    /// From CLDR 48's de_AT.xml, en_IN.xml, zh_Hant.xml, root.xml and `parentLocales`.
    @Test(arguments: [
        ("de-AT", LocaleField.symbol(system: "latn", .group), "de-AT systems/latn/symbols/group de-AT:start"),
        (
            "de-AT", .symbol(system: "latn", .decimal),
            "de systems/latn/symbols/decimal de-AT:start de:truncation"
        ),
        (
            "es-MX", .symbol(system: "latn", .decimal),
            "es-419 systems/latn/symbols/decimal es-MX:start es-419:parentLocale"
        ),
        (
            "zh-Hant", .minimumGroupingDigits, "und minimumGroupingDigits zh-Hant:start und:parentLocale"
        ),
        (
            "ja-u-nu-deva", .symbol(system: "deva", .group),
            "und systems/latn/symbols/group ja:start und:truncation ja:alias und:truncation"
        ),
        (
            "ti", .pattern(system: "latn", .accounting),
            "ti systems/latn/patterns/standard ti:start und:truncation ti:alias"
        ),
        ("und", .currency(code: "USD", .symbol), "und currencies/USD/symbol und:start"),
    ])
    func waysAreThoseOfCLDR(locale: String, field: LocaleField, expected: String) throws {
        #expect(try Self.way(locale, field) == expected)
    }

    /// From CLDR's aliases, likely subtags and default content.
    @Test(arguments: [
        ("de", ["de start"]), ("de-DE", ["de-DE start", "de defaultContent"]),
        ("zh-TW", ["zh-TW start", "zh-Hant-TW likelySubtags", "zh-Hant defaultContent"]),
        ("iw-IL", ["iw-IL start", "he-IL alias", "he defaultContent"]),
        ("en-UK", ["en-UK start", "en-GB alias"]), ("de-FR", ["de-FR start", "de nearest"]),
        ("hi-u-nu-deva", ["hi start"]), ("qaa", ["qaa start", "und nearest"]), ("root", ["und start"]),
        ("pa-PK", ["pa-PK start", "pa-Arab-PK likelySubtags", "pa-Arab defaultContent"]),
    ])
    func requestsLeadToLocales(locale: String, expected: [String]) throws {
        let explanation = try OwnExplainer.explainer.get().values(of: LocaleIdentifier(locale))
        #expect(explanation.resolution.map { "\($0.identifier) \($0.reason.rawValue)" } == expected)
        #expect(explanation.resolution.last?.identifier == explanation.locale)
    }

    @Test func decisionsAreNamed() throws {
        let explainer = try OwnExplainer.explainer.get()
        let explanation = try explainer.values(of: LocaleIdentifier("und-u-nu-arab"))
        let value = try #require(explanation[.field(.symbol(system: "arab", .decimal))])
        #expect(value.value == "\u{66B}")
        #expect(value.decision?.link == "https://github.com/unicode-org/cldr/blob/release-48/common/main/root.xml")
        #expect(value.upstream.isEmpty)
        // ar-EG inherits it from the root, but cldr-json repeats it in ar-EG.
        let inherited = try #require(
            try explainer.values(of: LocaleIdentifier("ar-EG"))[.field(.symbol(system: "arab", .decimal))])
        #expect(inherited.owner == "und")
        #expect(inherited.decision != nil)
        #expect(inherited.upstream.map(\.place.file) == ["cldr-numbers-full/main/ar-EG/numbers.json"])
    }

    @Test func formsThatNobodyHasArePassedOver() throws {
        let explainer = try OwnExplainer.explainer.get()
        // de has neither a narrow symbol nor a symbol for CHF, so the code is used.
        let style = try OwnExplainer.style("de", "CHF").display(.narrowSymbol)
        let explanation = try explainer.explain(.currency(style), 1)
        let run = try #require(explanation.runs.last)
        #expect(run.text == "CHF")
        let value = try #require(run.value.flatMap { explanation[$0] })
        #expect(value.insteadOf == [.field(.currency(code: "CHF", .narrow))])
        #expect(value.walk.map(\.reason) == [.start, .truncation, .code])
        #expect(value.snapshotFile == nil)
    }

    /// A missing separator is explained too: es writes four digits without one.
    @Test func missingMarksAreExplained() throws {
        let explainer = try OwnExplainer.explainer.get()
        let style = try OwnExplainer.style("es", "EUR")
        let run = try #require(try explainer.explain(.currency(style), 1234).runs.first)
        #expect(run.text == "1234")
        #expect(run.because.contains(.field(.minimumGroupingDigits)))
        #expect(run.note == "no group separator: 2 digits must stand before the first")
        #expect(try explainer.explain(.currency(style), 12345).runs.first?.note == nil)
        #expect(try explainer.explain(.currency(style), 123).runs.first?.note == nil)
    }

    /// Rules are named after files of the engine, which must exist.
    @Test func everyRuleHasItsFile() throws {
        let engine = PackageFolder.root
            .appendingPathComponent("Sources/Runtime/CurrencyEngine").path
        let files = try #require(FileManager.default.enumerator(atPath: engine)).compactMap { $0 as? String }
        let names = Set(files.map { ($0 as NSString).lastPathComponent })
        for rule in ExplanationRule.allCases {
            #expect(names.contains(rule.engineFile + ".swift"), "\(rule.rawValue)")
            #expect(rule.link.contains("#"))
        }
    }
}

import CICU
import LocaleModel
import TestSupport
import Testing

@testable import ICUSource

/// Each locale has exactly its own values.
@Suite struct OwnValuesTests {
    private func own(_ field: LocaleField, _ locale: String) throws -> String? {
        try #require(try UpstreamFacts.installed().locale(locale))[field]
    }

    @Test func theRootsReferencesToLatnAreNoValues() throws {
        let root = try #require(try UpstreamFacts.installed().locale("und"))
        let systems = Set(
            root.values.keys.compactMap { field -> String? in
                switch field {
                case .symbol(let system, _), .pattern(let system, _), .compact(let system, _, _, _, _),
                    .miscellaneous(let system, _):
                    system
                default: nil
                }
            })
        #expect(systems == ["latn", "arab", "arabext"])
        #expect(root[.pattern(system: "latn", .accounting)] == nil)
        #expect(root[.pattern(system: "arab", .accounting)] == nil)
        #expect(root[.pattern(system: "arab", .decimal)] == nil)
        #expect(root[.pattern(system: "latn", .decimal)] == "#,##0.###")
        #expect(root[.symbol(system: "arab", .decimal)] == "٫")
    }

    /// CLDR's root defines this pattern for `arab`, although it equals that of `latn`: if a locale has another percent
    /// pattern for `latn`, its Arabic digits keep this one.
    @Test func anOwnValueThatEqualsLatnsIsKept() throws {
        #expect(try own(.pattern(system: "arab", .percent), "und") == "#,##0%")
    }

    @Test func regionsHaveNothingOfTheirLanguage() throws {
        #expect(try own(.symbol(system: "latn", .decimal), "de-DE") == nil)
        #expect(try own(.symbol(system: "latn", .decimal), "de") == ",")
        #expect(try own(.symbol(system: "latn", .group), "de-CH") == "’")
        #expect(try own(.currency(code: "EUR", .symbol), "de-DE") == nil)
        #expect(try own(.currency(code: "EUR", .symbol), "de") == "€")
    }

    @Test func rareFieldsAreRead() throws {
        #expect(try own(.symbol(system: "latn", .currencyGroup), "de-AT") != nil)
        #expect(try own(.symbol(system: "latn", .currencyDecimal), "fr-CH") == ".")
        #expect(try own(.currency(code: "TWD", .formal), "zh-Hant") == "NT$")
        #expect(try own(.currency(code: "PTE", .decimal), "pt-PT") == "$")
        #expect(try own(.appendISO(system: "latn"), "gl") == "{0} ¤¤")
        #expect(try own(.unitPattern(system: "latn", .other), "ja") != nil)
        #expect(try own(.minimumGroupingDigits, "pl") == "2")
        #expect(try own(.numberingSystem(.finance), "zh") == "hansfin")
        #expect(try own(.spacing(system: "latn", .beforeCurrency, .surroundingMatch), "und") == "[:digit:]")
        #expect(try own(.spacing(system: "latn", .afterCurrency, .insertBetween), "und") == "\u{a0}")
        #expect(
            try own(
                .compact(system: "latn", .decimalLong, zeros: 3, .explicitOne, alphaNextToNumber: false), "fr")
                == "mille")
        #expect(try own(.miscellaneous(system: "latn", .range), "und") == "{0}–{1}")
        #expect(try own(.measureUnit(.percent, .other), "und") == "{0}%")
        #expect(try own(.measureUnit(.percent, .one), "is") == "{0}%")
        #expect(try own(.measureUnit(.percent, .other), "is") == "{0} %")
        #expect(try own(.measureUnit(.permille, .other), "tr") == "‰{0}")
        #expect(try own(.measureUnit(.permille, .other), "tr-CY") == nil)
    }

    @Test func provenanceLeadsToTheValue() throws {
        let source = ICUSource()
        var generator = SplitMix64(seed: 35)
        for locale in try UpstreamFacts.installed().locales {
            // In a stable order, so that each run checks the same places.
            let fields = locale.values.keys.sorted { $0.path < $1.path }
            for _ in 0..<min(6, fields.count) {
                let field = try #require(fields.randomElement(using: &generator))
                let provenance = source.provenance(of: field, in: locale.identifier)
                #expect(provenance.source == ICUSource.version())
                let parts = provenance.file.dropLast(".res".count).split(separator: "/")
                let tree = try #require(ICUTree(rawValue: parts.count == 2 ? String(parts[0]) : ""))
                let name = String(try #require(parts.last))
                let node = try ICUBundle.open(tree, name, in: .linked).node(String(provenance.place.dropFirst()))
                let value: String
                if case .numberRules = field {
                    value = try node.elements().map { try $0.string() }.joined(separator: "\n")
                } else {
                    value = try node.string()
                }
                #expect(value == locale[field], "\(locale.identifier) \(field.path)")
            }
        }
    }

    @Test(arguments: [
        ("root", "und"), ("de", "de"), ("sr_Latn_RS", "sr-Latn-RS"), ("en_US_POSIX", "en-US-posix"),
        ("ca_ES_VALENCIA", "ca-ES-valencia"), ("es_419", "es-419"), ("yue_Hans_CN", "yue-Hans-CN"),
        ("de_CH_1996", "de-CH-1996"),
    ])
    func localesHaveOneNameInEachForm(name: String, identifier: String) {
        #expect(ICULocaleName.identifier(of: name) == identifier)
        #expect(ICULocaleName.name(of: identifier) == name)
    }

    @Test func allListedNamesSurviveTheRoundTrip() throws {
        for name in try texts({
            cicu_locales($0, $1); return nil
        }) {
            #expect(ICULocaleName.name(of: ICULocaleName.identifier(of: name)) == name)
        }
    }
}

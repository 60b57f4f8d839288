import Foundation
import FoundationXML
import LDMLSource
import LocaleModel
import LocaleResolution
import TestSupport
import Testing

/// Compares CLDR 41 with another reader: Foundation's XML documents and XPath.
@Suite(.enabled(if: Publication.cldr41.isHere, "\(Publication.cldr41.hint)"))
struct PublishedReleaseTests {
    let directory: String
    let facts: UpstreamFacts

    init() throws {
        directory = try Publication.cldr41.folder()
        facts = try Release41.facts.get()
    }

    private func document(_ file: String) throws -> XMLDocument {
        try XMLDocument(data: Data(contentsOf: URL(fileURLWithPath: directory + "/" + file)))
    }

    /// The content of `numbers` without everything that the reader skips.
    private static let leaves = """
        //ldml/numbers//*[not(*)][not(ancestor-or-self::minimalPairs)][not(self::alias)]\
        [not(self::defaultNumberingSystem[@alt])][not(@draft='unconfirmed' or @draft='provisional')]\
        [not(ancestor-or-self::*[parent::numbers][self::symbols or contains(name(), 'Formats')][not(@numberSystem)])]\
        [not(self::currency)][string-length() > 0]
        """

    /// The patterns of percentages as units.
    private static let units = """
        //ldml/units/unitLength[@type='short']/unit[@type='concentr-percent' or @type='concentr-permille']\
        /unitPattern[not(@case)][not(@draft='unconfirmed' or @draft='provisional')]
        """

    @Test func everyValueOfEnoughStandingIsTakenIn() throws {
        #expect(facts.source.version == "41")
        #expect(facts.locales.count == 559)
        for locale in facts.locales {
            let file = try LDMLSource(directory: directory)
                .provenance(of: .minimumGroupingDigits, in: locale.identifier).file
            let document = try document(file)
            let expected = try [Self.leaves, Self.units].flatMap {
                try document.nodes(forXPath: $0).compactMap(\.stringValue)
            }
            #expect(locale.values.values.sorted() == expected.sorted(), "\(file)")
        }
    }

    @Test func theProvenanceOfAValueLeadsToIt() throws {
        let seed: UInt64 = 41
        var generator = SplitMix64(seed: seed)
        let source = LDMLSource(directory: directory)
        var looked = 0
        for locale in facts.locales where !locale.values.isEmpty {
            let fields = locale.values.keys.sorted { $0.path < $1.path }
            let document = try document(source.provenance(of: fields[0], in: locale.identifier).file)
            for _ in 0..<min(4, fields.count) {
                let field = try #require(fields.randomElement(using: &generator))
                let place = try source.provenance(of: field, in: locale.identifier).place
                let found = try document.nodes(forXPath: place).map(\.stringValue)
                #expect(found == [locale[field]], "seed \(seed): \(locale.identifier) \(place)")
                looked += 1
            }
        }
        #expect(looked > 1000)
    }

    @Test func everyFileOfTheImportIsThere() throws {
        let files = try LDMLSource(directory: directory).files()
        #expect(files.count == 803 + 7)
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: directory + "/" + $0) })
    }

    /// A release build imports all locales within ten seconds; a debug build is many times slower.
    @Test(.timeLimit(.minutes(2)))
    func theWholeReleaseIsResolved() throws {
        #expect(try Release41.resolved.get().count == facts.locales.count)
    }

    /// A row has the XML's value at the end of LDML's inheritance path, and the file with the value.
    struct Row: Sendable {
        var locale: String
        var field: String
        var value: String
        /// The rule, and the file in `common/main` with the value.
        var reason: String
    }

    static let rows: [Row] = [
        Row(locale: "de-CH", field: "systems/latn/symbols/group", value: "’", reason: "own: de_CH.xml"),
        Row(locale: "de-CH", field: "systems/latn/symbols/minusSign", value: "-", reason: "truncation: de.xml"),
        Row(locale: "de-AT", field: "systems/latn/symbols/group", value: "\u{A0}", reason: "own: de_AT.xml"),
        Row(locale: "en-ZA", field: "systems/latn/symbols/decimal", value: ",", reason: "own: en_ZA.xml"),
        Row(locale: "es-MX", field: "systems/latn/symbols/decimal", value: ".", reason: "parentLocales: es_419.xml"),
        Row(locale: "pt-AO", field: "systems/latn/symbols/group", value: "\u{A0}", reason: "parentLocales: pt_PT.xml"),
        Row(locale: "en-AT", field: "systems/latn/patterns/decimal", value: "#,##0.###", reason: "parents: en.xml"),
        Row(locale: "zh-Hant", field: "systems/latn/symbols/nan", value: "非數值", reason: "parent root: zh_Hant.xml"),
        Row(
            locale: "ar", field: "systems/arab/symbols/approximatelySign", value: "~",
            reason: "the root's own symbols of arab: root.xml"),
        Row(
            locale: "ne", field: "systems/deva/unitPatterns/other", value: "{0} {1}",
            reason: "alias to latn"),
        Row(
            locale: "my", field: "systems/mymr/symbols/group", value: ",", reason: "alias to latn: my.xml, root.xml"),
    ]

    @Test(arguments: rows)
    func inheritanceLeadsToTheValue(row: Row) throws {
        let field = try #require(LocaleField(pathComponents: row.field.split(separator: "/").map(String.init)))
        let locale = try #require(Release41.resolved.get()[row.locale])
        #expect(locale[field] == row.value, "\(row.reason)")
    }
}

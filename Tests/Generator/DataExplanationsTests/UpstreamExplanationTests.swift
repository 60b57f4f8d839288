import LocaleModel
import Testing

@testable import DataExplanations

/// An unknown publication is used only through the protocol.
struct UpstreamExplanationTests {
    private static let group = LocaleField.symbol(system: "latn", .group)
    private static let value = ExplainedValue(
        key: .field(group), value: ".", owner: "de", ownerKey: .field(group), snapshotFile: "locales/de.json")

    @Test func whereValuesAreOmittedTheOwnerStatesThem() throws {
        let found = try UpstreamExplanation(OwnValuesOnly()).statement(of: Self.value, in: "de-AT")
        #expect(found == UpstreamStatement(value: ".", place: UpstreamPlace(file: "de", place: Self.group.path)))
    }

    @Test func whereValuesAreRepeatedTheLocaleStatesThem() throws {
        let found = try UpstreamExplanation(RepeatedValues()).statement(of: Self.value, in: "de-AT")
        #expect(found == UpstreamStatement(value: ".", place: UpstreamPlace(file: "de-AT", place: Self.group.path)))
    }

    @Test func aLocaleThatIsNotThereHasItsAncestorsValues() throws {
        let found = try UpstreamExplanation(RepeatedValues()).statement(of: Self.value, in: "de-CH")
        #expect(found == UpstreamStatement(value: ".", place: UpstreamPlace(file: "de", place: Self.group.path)))
    }

    @Test func publicationsAreToldApart() {
        let folders = Publications.folders
        #expect(Set(folders.map(\.publication.name)).count == folders.count)
        #expect(Set(folders.map(\.landmark)).count == folders.count)
        for name in ["cldr-json", "ldml", "icu"] {
            #expect(Publications.ofLocales(named: name)?.publication.name == name)
        }
        #expect(Publications.ofLocales(named: "iso4217") == nil)
    }
}

/// A German separator that Austria inherits.
private protocol SmallSource: LocaleSource {}

extension SmallSource {
    static var publication: UpstreamPublication {
        UpstreamPublication(name: "small", title: "a small one", address: "https://example.org", licence: "none")
    }

    var version: SourceVersion { SourceVersion(name: "small", version: "1") }

    func files() -> [String] { [] }

    func contents(of file: String) throws(ImportError) -> [UInt8] { throw .missingFile(file: file) }

    func localeIdentifiers() -> [String] { ["de", "de-AT", "und"] }

    func supplemental() -> SupplementalFacts { SupplementalFacts() }

    func read() throws(ImportError) -> UpstreamFacts {
        var locales: [LocaleFacts] = []
        for identifier in try localeIdentifiers() { locales.append(try read(locale: identifier)) }
        return UpstreamFacts(source: try version, locales: locales, supplemental: try supplemental())
    }

    func read(locale identifier: String) throws(ImportError) -> LocaleFacts {
        let hasValue = identifier == "de" || (identifier == "de-AT" && Self.inherited == .repeated)
        return LocaleFacts(
            identifier: identifier, values: hasValue ? [.symbol(system: "latn", .group): "."] : [:])
    }

    static func place(of field: LocaleField, in locale: String) -> UpstreamPlace {
        UpstreamPlace(file: locale, place: field.path)
    }

    static func place(of field: SupplementalField) -> UpstreamPlace? { nil }
}

private struct OwnValuesOnly: SmallSource {
    static let inherited = InheritedValues.omitted
}

private struct RepeatedValues: SmallSource {
    static let inherited = InheritedValues.repeated
}

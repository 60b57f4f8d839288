import ISO4217Source
import LocaleModel
import Testing

/// The lists as published. The figures were counted in the files by other means than this reader.
struct PublishedListTests {
    struct Publication: CustomTestStringConvertible {
        var folder: String
        var current: String
        var withdrawn: String
        var currencies: Int
        var withdrawals: Int
        var withdrawnCodes: Int

        var testDescription: String { folder }
    }

    static let publications = [
        Publication(
            folder: "iso4217-2024-06", current: "2024-06-25", withdrawn: "2024-09-01", currencies: 179,
            withdrawals: 165, withdrawnCodes: 135),
        Publication(
            folder: "iso4217-2026-01", current: "2026-01-01", withdrawn: "2026-01-01", currencies: 178,
            withdrawals: 169, withdrawnCodes: 137),
    ]

    @Test(arguments: publications)
    func aPublicationIsReadWhole(publication: Publication) throws {
        guard let folder = Publications.folder(publication.folder) else { return }
        let facts = try ISO4217Source(directory: folder).read()
        #expect(facts.currentPublished == publication.current)
        #expect(facts.withdrawnPublished == publication.withdrawn)
        #expect(facts.current.count == publication.currencies)
        #expect(facts.current.map(\.entities.count).reduce(0, +) == 277)
        #expect(facts.current.count { $0.isFund } == 8)
        #expect(facts.withdrawn.count == publication.withdrawals)
        #expect(Set(facts.withdrawn.map(\.code)).count == publication.withdrawnCodes)
        #expect(facts.withdrawn.filter { $0.numericCode == nil }.map(\.code) == ["XFO", "XRE", "XFU"])
        #expect(
            facts.entitiesWithoutCurrency == [
                "ANTARCTICA", "PALESTINE, STATE OF", "SOUTH GEORGIA AND THE SOUTH SANDWICH ISLANDS",
            ])
    }

    @Test func euroHasItsNumberAndItsEntitiesOnceEach() throws {
        guard let folder = Publications.folder("iso4217-2026-01") else { return }
        let (facts, provenance) = try ISO4217Source(directory: folder).readWithProvenance()
        let euro = try #require(facts.current.first { $0.code == "EUR" })
        #expect(euro.name == "Euro")
        #expect(euro.numericCode == "978")
        #expect(euro.minorUnit == 2)
        #expect(euro.entities.first == "ÅLAND ISLANDS")
        #expect(euro.entities.contains("BULGARIA"))
        #expect(Set(euro.entities).count == euro.entities.count)
        #expect(provenance.current["EUR"]?.count == euro.entities.count)
        #expect(provenance.current["EUR"]?.first?.place == "/ISO_4217/CcyTbl/CcyNtry[2]")
        #expect(provenance.withdrawn.count == facts.withdrawn.count)
    }
}

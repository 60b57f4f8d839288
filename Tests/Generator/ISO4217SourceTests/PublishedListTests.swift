import CurrencyFormat
import ISO4217Source
import LocaleModel
import TestSupport
import Testing

/// The published lists. Expected counts were determined without this reader.
struct PublishedListTests {
    struct Edition: CustomTestStringConvertible {
        var publication: Publication
        var current: String
        var withdrawn: String
        var currencies: Int
        var withdrawals: Int
        var withdrawnCodes: Int

        var testDescription: String { publication.name }
    }

    static let editions = [
        Edition(
            publication: .olderISO4217, current: "2024-06-25", withdrawn: "2024-09-01", currencies: 179,
            withdrawals: 165, withdrawnCodes: 135),
        Edition(
            publication: .iso4217, current: "2026-01-01", withdrawn: "2026-01-01", currencies: 178,
            withdrawals: 169, withdrawnCodes: 137),
    ]

    @Test(
        .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"),
        .enabled(if: Publication.olderISO4217.isHere, "\(Publication.olderISO4217.hint)"),
        arguments: editions)
    func anEditionIsReadWhole(edition: Edition) throws {
        let facts = try ISO4217Source(directory: edition.publication.folder()).read()
        #expect(facts.currentPublished == edition.current)
        #expect(facts.withdrawnPublished == edition.withdrawn)
        #expect(facts.current.count == edition.currencies)
        #expect(facts.current.map(\.entities.count).reduce(0, +) == 277)
        #expect(facts.current.count { $0.isFund } == 8)
        #expect(facts.withdrawn.count == edition.withdrawals)
        #expect(Set(facts.withdrawn.map(\.code)).count == edition.withdrawnCodes)
        #expect(facts.withdrawn.filter { $0.numericCode == nil }.map(\.code) == ["XFO", "XRE", "XFU"])
        #expect(
            facts.entitiesWithoutCurrency == [
                "ANTARCTICA", "PALESTINE, STATE OF", "SOUTH GEORGIA AND THE SOUTH SANDWICH ISLANDS",
            ])
    }

    @Test(.enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func euroHasItsNumberAndItsEntitiesOnceEach() throws {
        let (facts, provenance) = try ISO4217Source(directory: Publication.iso4217.folder()).readWithProvenance()
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

    /// `Currency.inUse` is list one without units of account and without currencies that have no minor unit, such as
    /// gold and the test code.
    @Test(.enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func currenciesInUseAreThoseOfListOneThatPeoplePayWith() throws {
        let facts = try ISO4217Source(directory: Publication.iso4217.folder()).read()
        let codes = facts.current.filter { !$0.isFund && $0.minorUnit != nil }.map(\.code)
        #expect(Currency.inUse.map(\.rawValue) == codes.sorted())
        // Counted in the file: 178 currencies, of which 8 are units of account and 13 others state no minor unit.
        #expect(Currency.inUse.count == 157)
        #expect(!Currency.inUse.contains { [.kuna, .bulgarianLev, .gold, .none].contains($0) })
    }
}

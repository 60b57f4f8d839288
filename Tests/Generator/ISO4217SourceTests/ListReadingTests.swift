import Foundation
import ISO4217Source
import LocaleModel
import Testing

struct ListReadingTests {
    @Test func entriesOfOneCodeBecomeOneCurrencyWithItsEntitiesInOrder() throws {
        let facts = try Fixture(
            listOne: Fixture.one(
                Fixture.entry("SPAIN", "Euro", code: "EUR", number: "978", minorUnit: "2") + Fixture.lek
                    + Fixture.entry("ÅLAND ISLANDS", "Euro", code: "EUR", number: "978", minorUnit: "2"))
        ).read()
        #expect(facts.currentPublished == "2026-01-01")
        #expect(facts.withdrawnPublished == "2025-12-31")
        #expect(
            facts.current == [
                ISOCurrency(
                    code: "ALL", numericCode: "008", minorUnit: 2, name: "Lek", isFund: false, entities: ["ALBANIA"]),
                ISOCurrency(
                    code: "EUR", numericCode: "978", minorUnit: 2, name: "Euro", isFund: false,
                    entities: ["SPAIN", "ÅLAND ISLANDS"]),
            ])
        #expect(
            facts.withdrawn == [
                ISOWithdrawal(
                    code: "ALK", numericCode: "008", name: "Old Lek", isFund: false, entity: "ALBANIA",
                    withdrawalDate: "1989-12")
            ])
    }

    @Test func aCurrencyWithoutMinorUnitHasNone() throws {
        let gold = Fixture.entry("ZZ08_Gold", "Gold", code: "XAU", number: "959", minorUnit: "N.A.")
        #expect(try Fixture(listOne: Fixture.one(gold)).read().current.first?.minorUnit == nil)
    }

    @Test func anEntityWithoutCurrencyIsKeptApart() throws {
        let facts = try Fixture(
            listOne: Fixture.one(Fixture.lek + Fixture.entry("ANTARCTICA", "No universal currency"))
        ).read()
        #expect(facts.entitiesWithoutCurrency == ["ANTARCTICA"])
        #expect(facts.current.map(\.code) == ["ALL"])
    }

    @Test(arguments: ["true", "WAHR"])
    func aFundIsMarked(word: String) throws {
        let fund = Fixture.lek.replacingOccurrences(of: "<CcyNm>", with: "<CcyNm IsFund=\"\(word)\">")
        let old = Fixture.oldLek.replacingOccurrences(of: "<CcyNm>", with: "<CcyNm IsFund=\"\(word)\">")
        let facts = try Fixture(listOne: Fixture.one(fund), listThree: Fixture.three(old)).read()
        #expect(facts.current.map(\.isFund) == [true])
        #expect(facts.withdrawn.map(\.isFund) == [true])
    }

    @Test func spacesInNamesArePutInOrder() throws {
        let facts = try Fixture(
            listOne: Fixture.one(
                Fixture.entry(
                    "FRENCH  GUIANA\u{A0}", " Zimbabwe\u{A0}Gold\n", code: "ZWG", number: "924", minorUnit: "2"))
        ).read()
        #expect(facts.current.map(\.name) == ["Zimbabwe Gold"])
        #expect(facts.current.map(\.entities) == [["FRENCH GUIANA"]])
    }

    @Test func referencesAndCommentsAndCharacterDataAreUnderstood() throws {
        let name = "<!-- a -->L&amp;e<![CDATA[<k>]]>&#xE9;"
        let facts = try Fixture(
            listOne: Fixture.one(Fixture.entry("A", name, code: "ALL", number: "008", minorUnit: "2"))
        ).read()
        #expect(facts.current.map(\.name) == ["L&e<k>é"])
    }

    @Test(arguments: ["2003-01", "1989 to 1990", "1989-1990", "1990-07 to 1990-09", "1990 to 1990"])
    func aWithdrawalDateIsKeptAsWritten(date: String) throws {
        let entry = Fixture.withdrawal("A", "B", code: "ALK", number: nil, date: date)
        let withdrawn = try Fixture(listThree: Fixture.three(entry)).read().withdrawn
        #expect(withdrawn.map(\.withdrawalDate) == [date])
        #expect(withdrawn.map(\.numericCode) == [nil])
    }

    @Test func provenanceNamesTheEntryInItsList() throws {
        let fixture = Fixture(
            listOne: Fixture.one(
                Fixture.entry("SPAIN", "Euro", code: "EUR", number: "978", minorUnit: "2") + Fixture.lek
                    + Fixture.entry("FRANCE", "Euro", code: "EUR", number: "978", minorUnit: "2")))
        let (version, provenance) = try fixture.withSource { source in
            (try source.version, try source.readWithProvenance().provenance)
        }
        #expect(version == SourceVersion(name: "iso4217", version: "2026-01-01"))
        #expect(
            provenance.current["EUR"]?.map(\.description) == [
                "iso4217 2026-01-01, list-one.xml, /ISO_4217/CcyTbl/CcyNtry[1]",
                "iso4217 2026-01-01, list-one.xml, /ISO_4217/CcyTbl/CcyNtry[3]",
            ])
        #expect(
            provenance.withdrawn.map(\.description) == [
                "iso4217 2025-12-31, list-three.xml, /ISO_4217/HstrcCcyTbl/HstrcCcyNtry[1]"
            ])
    }
}

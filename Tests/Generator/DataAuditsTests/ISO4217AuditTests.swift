import DataSnapshot
import Foundation
import ICUSource
import ISO4217Source
import LocaleModel
import SnapshotSupport
import LocaleResolution
import TestSupport
import Testing

@testable import DataAudits

/// Compares the committed snapshot, and older data, with the lists of ISO 4217.
struct ISO4217AuditTests {
    private static func findings(_ rule: AuditRule, _ section: AuditSection) -> [AuditFinding] {
        section.findings.filter { $0.rule == rule }
    }

    /// Counted by hand from list one and CLDR's `supplementalData.xml`. RSD has two fraction digits since CLDR 48.1.
    @Test func sixteenCurrenciesAreDisplayedOtherwise() throws {
        let section = ISO4217Audit(try OwnSnapshot.whole.get()).section()
        let found = Self.findings(MinorUnitAudit.rule, section)
        #expect(
            found.compactMap(\.currency) == [
                "AFN", "ALL", "COP", "HUF", "IDR", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "PKR", "SOS",
                "SYP", "YER",
            ])
        let dinar = try #require(found.first { $0.currency == "IQD" })
        #expect(dinar.here == "0" && dinar.there == "3" && dinar.isExplained)
    }

    /// 532 was the code of the Netherlands Antillean guilder. CLDR 48's names predate XAD.
    @Test func reusedAndMissingCodes() throws {
        let section = ISO4217Audit(try OwnSnapshot.whole.get()).section()
        let reused = try #require(Self.findings(NumericReuseAudit.rule, section).first { $0.currency == "XCG" })
        #expect(reused.here == "532" && reused.there == "ANG")
        let missing = Self.findings(MissingCodeAudit.rule, section)
        #expect(missing.map(\.subject) == ["en XAD", "SV SVC"])
        #expect(Self.findings(WithdrawnCodeAudit.rule, section).isEmpty)
        #expect(Self.findings(EuroAdoptionAudit.rule, section).isEmpty)
    }

    @Test(
        .enabled(if: Publication.olderISO4217.isHere, "\(Publication.olderISO4217.hint)"))
    func anOlderListLacksTheNewCodes() throws {
        let old = try ISO4217Source(directory: Publication.olderISO4217.folder()).read()
        let section = ISO4217Audit(try OwnSnapshot.whole.get(), iso: old).section()
        let missing = Self.findings(MissingCodeAudit.rule, section)
        let unknown = missing.filter { $0.there == nil }.compactMap(\.currency)
        #expect(unknown == ["XCG"])
        let ended = missing.filter { $0.there == "current" }.compactMap(\.currency)
        #expect(ended == ["BGN", "CUC", "ANG", "SVC"] || Set(ended) == ["BGN", "CUC", "ANG", "SVC"])
    }

    /// Snapshots that miss an adoption of the euro: Bulgaria in 2026, Croatia in 2023.
    @Test(arguments: [("BG", "BGN", "2026-01"), ("HR", "HRK", "2023-01")])
    func aMissedAdoptionIsFound(_ region: String, _ code: String, _ month: String) throws {
        var snapshot = try OwnSnapshot.whole.get()
        snapshot.supplemental.regionCurrencies[region] = [RegionCurrency(code: code, from: "1995-01-01")]
        let section = ISO4217Audit(snapshot).section()
        let withdrawn = Self.findings(WithdrawnCodeAudit.rule, section)
        #expect(withdrawn.map(\.subject) == ["\(region) \(code)"])
        #expect(withdrawn.first?.there == "withdrawn \(month)")
        let euro = Self.findings(EuroAdoptionAudit.rule, section)
        #expect(euro.map(\.subject) == ["\(region) \(code)"])
        #expect(euro.first?.class == .regionCurrency && euro.first?.isExplained == false)
    }

    @Test(.enabled(if: ICUSource.version().cldrVersion == "42", "the ICU of this machine has another CLDR than 42"))
    func theICUOfThisMachineHasWithdrawnCodes() throws {
        let facts = try ICUSource().read()
        let own = try OwnSnapshot.whole.get()
        let snapshot = Snapshot(
            locales: facts.source, localeFacts: facts.locales, supplemental: facts.supplemental, iso4217: own.iso4217)
        let section = ISO4217Audit(snapshot).section()
        let withdrawn = Set(Self.findings(WithdrawnCodeAudit.rule, section).map(\.subject))
        #expect(withdrawn.isSuperset(of: ["BG BGN", "CW ANG", "SX ANG"]))
        #expect(Self.findings(EuroAdoptionAudit.rule, section).map(\.subject).contains("BG BGN"))
    }
}

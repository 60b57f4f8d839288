import CurrencyEngine
import DataSnapshot
import LocaleModel
import PackedTables
import TableEmitter
import Testing

/// Images of the committed snapshot, complete and reduced.
struct ImageSelectionTests {
    @Test
    func sameSnapshotGivesTheSameBytes() throws {
        let snapshot = try CutSnapshot.whole.get()
        #expect(try TableImage(of: snapshot).bytes == TableImage(of: snapshot).bytes)
    }

    /// 128 KB for all locales and everything but names, and 68 KB for standard formatting.
    @Test
    func wholeImageStaysWithinItsBudget() throws {
        let snapshot = try CutSnapshot.whole.get()
        #expect(try TableImage(of: snapshot).bytes.count <= 128 * 1024)
        #expect(try TableImage(of: snapshot, ImageSelection(features: [])).bytes.count <= 68 * 1024)
    }

    /// Omitting data does not change the rest.
    @Test(arguments: [Set<ImageSelection.Feature>(), [.regions], [.notation], [.regions, .notation]])
    func sliceFormatsAsTheWholeImageDoes(features: Set<ImageSelection.Feature>) throws {
        let snapshot = try CutSnapshot.whole.get()
        let whole = try CurrencyData(TableImage(of: snapshot).bytes)
        let wanted = ["de-AT", "ar-EG", "en-IN", "pt-CV", "zh-Hant-HK", "sr-Latn-ME"]
        let codes: Set<String> = ["EUR", "JPY", "CVE", "INR", "USD", "KWD"]
        let slice = try CurrencyData(
            TableImage(
                of: snapshot, ImageSelection(locales: Set(wanted), currencies: codes, features: features)
            ).bytes)
        let parents = LocaleParents(
            identifiers: snapshot.supplemental.identifiers, existing: snapshot.localeFacts.map(\.identifier))
        #expect(Set(slice.localeIdentifiers) == Set(wanted.flatMap { parents.chain(from: $0) }))
        #expect(Set(slice.currencyCodes.map(\.description)) == codes)
        for locale in slice.localeIdentifiers {
            for system in ["", "-u-nu-arab", "-u-nu-deva"] {
                let identifier = try LocaleIdentifier(locale + system)
                for code in slice.currencyCodes {
                    func text(_ data: CurrencyData, _ sign: CurrencySign) -> String {
                        CurrencyStyle(currency: code, locale: identifier, data: data).sign(sign).format(-1234567.891)
                    }
                    #expect(text(slice, .standard) == text(whole, .standard), "\(identifier) \(code)")
                    #expect(text(slice, .accounting) == text(whole, .accounting), "\(identifier) \(code)")
                }
            }
        }
    }

    @Test
    func unknownLocaleOrCurrencyIsRefused() throws {
        let snapshot = try CutSnapshot.whole.get()
        #expect(throws: EmitError.unknown(kind: "locale", identifier: "xx")) {
            try TableImage(of: snapshot, ImageSelection(locales: ["de", "xx"]))
        }
        #expect(throws: EmitError.unknown(kind: "currency", identifier: "QQQ")) {
            try TableImage(of: snapshot, ImageSelection(currencies: ["EUR", "QQQ"]))
        }
    }

    /// The owners of a locale's values: itself and its ancestors, except those without own values.
    private func owners(_ identifier: String, _ snapshot: Snapshot, _ parents: LocaleParents) -> [String] {
        let own = Set(snapshot.localeFacts.filter { !$0.values.isEmpty }.map(\.identifier))
        return parents.chain(from: identifier).filter(own.contains)
    }

    /// A default content locale resolves to its parent's content.
    @Test
    func defaultContentIsThatOfTheParent() throws {
        let snapshot = try CutSnapshot.whole.get()
        let data = try CurrencyData(TableImage(of: snapshot, ImageSelection(features: [])).bytes)
        let parents = LocaleParents(
            identifiers: snapshot.supplemental.identifiers, existing: snapshot.localeFacts.map(\.identifier))
        for identifier in snapshot.supplemental.identifiers.defaultContent {
            let served = try data.locale(for: LocaleIdentifier(identifier))
            let found = owners(served, snapshot, parents)
            #expect(found == owners(identifier, snapshot, parents), "\(identifier) is served by \(served)")
        }
    }

    /// A maximized identifier resolves like the short one, unless its region has own values: `ar` is for the world, but
    /// its likely region is Egypt.
    @Test
    func likelySubtagsChangeNothing() throws {
        let snapshot = try CutSnapshot.whole.get()
        let data = try CurrencyData(TableImage(of: snapshot, ImageSelection(features: [])).bytes)
        let existing = Set(snapshot.localeFacts.map(\.identifier))
        let parents = LocaleParents(identifiers: snapshot.supplemental.identifiers, existing: existing)
        var others: [String] = []
        for (short, long) in snapshot.supplemental.identifiers.likelySubtags
        where existing.contains(short) && short != "und" {
            let served = try data.locale(for: LocaleIdentifier(long))
            if owners(served, snapshot, parents) != owners(short, snapshot, parents) { others.append(long) }
        }
        #expect(others == ["ar-Arab-EG"])
    }
}

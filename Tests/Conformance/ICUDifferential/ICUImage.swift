import CurrencyCore
import CurrencyEngine
import DataSnapshot
import ICUSource
import LocaleModel
import LocaleResolution
import TableEmitter

/// The engine's images, made from the data of the machine's ICU.
struct ICUImage {
    private let snapshot: Snapshot
    let data: CurrencyData
    let traits: LocaleTraits

    init() throws {
        let facts = try ICUSource().read()
        traits = LocaleTraits(facts)
        let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
        let iso = ISO4217Facts(
            currentPublished: "", withdrawnPublished: "", current: [], entitiesWithoutCurrency: [], withdrawn: [])
        snapshot = Snapshot(
            locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: iso)
        data = try CurrencyData(TableImage(of: snapshot).bytes)
    }

    /// The names of all currencies; making their image takes some seconds.
    func names() throws -> CurrencyNames {
        try CurrencyNames(NamesTableImage(of: snapshot).bytes)
    }
}

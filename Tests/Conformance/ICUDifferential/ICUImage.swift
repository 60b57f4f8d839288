import CurrencyCore
import CurrencyEngine
import DataSnapshot
import ICUSource
import LocaleModel
import LocaleResolution
import TableEmitter

/// The engine's images, built from the data of the machine's ICU or from a snapshot.
struct ICUImage {
    private let snapshot: Snapshot
    let data: CurrencyData
    let traits: LocaleTraits

    /// - Parameter directory: The folder of a snapshot to use instead of ICU's data.
    init(snapshot directory: String? = nil) throws {
        let facts = try ICUSource().read()
        traits = LocaleTraits(facts)
        if let directory {
            snapshot = try Snapshot(directory: directory)
        } else {
            let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
            snapshot = Snapshot(
                locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: .none)
        }
        data = try CurrencyData(TableImage(of: snapshot).bytes)
    }

    /// The names of all currencies. Building their image takes some seconds.
    func names() throws -> CurrencyNames {
        try CurrencyNames(NamesTableImage(of: snapshot).bytes)
    }
}

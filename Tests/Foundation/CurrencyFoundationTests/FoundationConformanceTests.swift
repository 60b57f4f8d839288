import CurrencyFoundation
import Foundation
import TestSupport
import Testing

/// Compares Foundation's format with this package's, for seeded formats and amounts.
///
/// Foundation on Linux bundles ICU, whose data is in `cldr-46.image`. The ledger has an entry for each difference that
/// the data does not explain. A difference without an entry fails, and so does an entry without a difference.
struct FoundationConformanceTests {
    private static let conformance = PackageFolder.file("Tests/Conformance")

    private let ledger: FoundationLedger
    private let itsData: CurrencyData

    init() throws {
        ledger = try .read(Self.conformance.appendingPathComponent("Ledger/foundation.json"))
        let image = Self.conformance.appendingPathComponent("Foundation/cldr-46.image")
        itsData = try CurrencyData([UInt8](Data(contentsOf: image)))
        #expect(itsData.cldrVersion == "46")
    }

    private func difference(_ pair: FoundationPair) throws -> FoundationDifference? {
        let amount = try #require(Decimal(string: pair.amount))
        let style = try pair.style()
        let foundation = pair.foundationStyle().format(amount)
        let here = style.format(amount)
        if here == foundation { return nil }
        func text(_ compatibility: FormatOptions.Compatibility) -> String {
            style.configuration.currencyStyle(style.currency, data: itsData).compatibility(compatibility)
                .format(style.configuration.scaled(amount.decimalValue))
        }
        return FoundationDifference(
            pair: pair, foundation: foundation, here: here, itsData: { text(.ldml) }, itsDataAsICU: { text(.icu) })
    }

    #if os(Linux)
        private static let bringsItsData = true
    #else
        private static let bringsItsData = false
    #endif

    @Test(.enabled(if: bringsItsData, "Foundation has the data of the system here"))
    func everyDifferenceIsInTheLedger() throws {
        let seed: UInt64 = 0x0F0D_A710
        var random = SplitMix64(seed: seed)
        var pairs = ledger.entries.flatMap(\.targets).map {
            FoundationPair(locale: $0.locale, currency: $0.currency, amount: $0.amount, options: $0.options ?? [:])
        }
        // A plan of compact notation takes ten times as long as others, so one in four of those is compared.
        for index in 0..<20_000 {
            let pair = FoundationPair(using: &random)
            if pair.options["notation"] == nil || index % 4 == 0 { pairs.append(pair) }
        }
        print("pairs compared with Foundation: \(pairs.count)")
        var counts = ledger.entries.map { _ in 0 }
        var uncovered: [FoundationDifference] = []
        for pair in pairs {
            guard let difference = try difference(pair) else { continue }
            if let index = ledger.entries.firstIndex(where: { $0.covers(difference) }) {
                counts[index] += 1
            } else {
                uncovered.append(difference)
            }
        }
        for difference in uncovered.prefix(20) {
            Issue.record(
                """
                \(difference.pair), seed \(seed): Foundation \(difference.foundation.debugDescription), \
                here \(difference.here.debugDescription), from its data \(difference.itsData().debugDescription), \
                as ICU \(difference.itsDataAsICU().debugDescription)
                """)
        }
        #expect(uncovered.isEmpty, "\(uncovered.count) of \(pairs.count) pairs differ in ways that no entry covers")
        for (entry, count) in zip(ledger.entries, counts) {
            #expect(count > 0, "\(entry.id) covers no difference any more")
        }
    }
}

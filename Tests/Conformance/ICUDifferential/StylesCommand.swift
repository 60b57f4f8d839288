import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares styles of all kinds with random options.
    func compareStyles(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        var random = SplitMix64(seed: seed)
        var comparison = StyleComparison(
            data: image.data, names: names, locales: locales, currencies: currencies,
            ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        let known = comparison.ledger
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings of random styles,"
                + " \(comparison.partCount) with their parts, \(comparison.partDifferences.count) parts differ,"
                + " \(known.count(.icu)) differences under icu, \(known.uncovered.count) of them not in the ledger"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in known.uncovered.prefix(show) { print("  \(difference)") }
        for difference in comparison.partDifferences.prefix(show) { print("  \(difference)") }
        return known.uncovered.isEmpty && comparison.partDifferences.isEmpty
    }
}

import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares ranges with random options.
    func compareRanges(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        var random = SplitMix64(seed: seed)
        var comparison = RangeComparison(
            data: image.data, names: names, locales: locales, currencies: currencies,
            ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) ranges with their parts and sources,"
                + " \(comparison.differences.count) differences under icu,"
                + " \(comparison.early) spans that ICU reports too early, \(comparison.lost) of numbers that are not there"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        return comparison.differences.isEmpty
    }
}

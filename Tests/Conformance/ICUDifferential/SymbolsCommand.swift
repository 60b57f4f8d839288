import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares custom symbols.
    func compareSymbols(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        var random = SplitMix64(seed: seed)
        var comparison = SymbolComparison(
            data: image.data, names: names, locales: locales,
            currencies: currencies, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings with random symbols,"
                + " \(comparison.differences.count) differences,"
                + " \(comparison.illFormed) that ICU writes as ill-formed UTF-16"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        return comparison.differences.isEmpty
    }
}

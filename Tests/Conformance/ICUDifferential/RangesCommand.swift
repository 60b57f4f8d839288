import ArgumentParser
import CurrencyCore
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares ranges with random options.
    func compareRanges(_ count: Int, _ locales: [String], _ currencies: [String]) throws {
        // ICU has no bundle of currencies for this locale and takes the symbols of another script.
        let sound = locales.filter { $0 != "sr_Cyrl_ME" }
        let image = try ICUImage(snapshot: snapshot)
        var random = SplitMix64(seed: seed)
        var comparison = RangeComparison(
            data: image.data, names: try image.names(), locales: sound, currencies: currencies,
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
        if !comparison.differences.isEmpty { throw ExitCode(1) }
    }
}

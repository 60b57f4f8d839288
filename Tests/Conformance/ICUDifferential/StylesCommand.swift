import ArgumentParser
import CurrencyCore
import Foundation
import ICUSource

extension ICUDifferential {
    /// Compares styles of all kinds with random options.
    func compareStyles(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage
    ) throws {
        // ICU has no bundle of currencies for this locale and takes the symbols of another script.
        let sound = locales.filter { $0 != "sr_Cyrl_ME" }
        var random = SplitMix64(state: seed)
        var comparison = StyleComparison(
            data: image.data, names: try image.names(), locales: sound, currencies: currencies)
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings of random styles,"
                + " \(comparison.partCount) with their parts, \(comparison.differences.count) differences under icu,"
                + " \(comparison.misplacedNames) names that ICU puts among the digits (seed \(seed), \(String(format: "%.1f", seconds)) s)"
        )
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        if !comparison.differences.isEmpty { throw ExitCode(1) }
    }
}

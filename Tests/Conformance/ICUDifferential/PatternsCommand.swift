import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares custom patterns.
    func comparePatterns(_ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage) throws -> Bool {
        var random = SplitMix64(seed: seed)
        var comparison = PatternComparison(
            data: image.data, locales: locales, currencies: currencies)
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        for (reason, found) in comparison.refusals.sorted(by: { $0.key < $1.key }) {
            print(
                "  \(found.count) patterns that ICU takes and this engine refuses: expected or unsupported: \(reason), as in \(found.example)"
            )
        }
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings of random patterns,"
                + " \(comparison.verdicts) verdicts, \(comparison.differences.count) differences"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        return comparison.differences.isEmpty
    }
}

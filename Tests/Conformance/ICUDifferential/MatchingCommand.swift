import Foundation
import ICUSource

extension ICUDifferential {
    /// Compares locale matches, distances and script directions.
    func compareMatches(_ count: Int, _ locales: [String]) throws -> Bool {
        var comparison = MatchingComparison(locales, seed: seed, ledger: try MatchingLedger(file: matchingLedger))
        let start = Date()
        try comparison.compareDirections()
        try comparison.compareAllPairs()
        for _ in 0..<count { try comparison.compareSet() }
        let seconds = Date().timeIntervalSince(start)
        let unused = comparison.ledger.unused
        print(
            "ICU \(ICUSource.version().version): \(comparison.lists) lists of desired locales, \(comparison.pairs) distances,"
                + " \(comparison.directions) directions, \(comparison.known) differences in the ledger,"
                + " \(comparison.differences.count) not in it, \(unused.count) entries unused"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        for entry in unused { print("  unused: \(entry.kind) \(entry.desired) \(entry.supported)") }
        return comparison.differences.isEmpty && unused.isEmpty
    }
}

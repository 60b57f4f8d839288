import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares skeletons, written and read.
    func compareSkeletons(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        var random = SplitMix64(seed: seed)
        var comparison = SkeletonComparison(
            data: image.data, names: names, locales: locales,
            currencies: currencies, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        try comparison.run(count, &random)
        let seconds = Date().timeIntervalSince(start)
        for (reason, found) in comparison.refusals.sorted(by: { $0.key < $1.key }) {
            print("  \(found.count) that ICU takes and this engine refuses: \(reason), as in \(found.example)")
        }
        print("  \(comparison.withoutSkeleton) styles with an option that no stem says")
        for difference in comparison.differences.prefix(show) { print("  \(difference)") }
        print(
            "ICU \(ICUSource.version().version): \(comparison.written) strings of skeletons written,"
                + " \(comparison.read) of skeletons read, \(comparison.verdicts) verdicts,"
                + " \(comparison.differences.count) differences"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        return comparison.differences.isEmpty
    }
}

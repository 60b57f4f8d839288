import Foundation
import ICUSource

extension ICUDifferential {
    /// Compares plural rules, plural ranges and compact patterns of some locales, or of all if there are not more.
    func comparePlurals(_ count: Int, _ locales: [String], _ image: ICUImage) throws -> Bool {
        var comparison = PluralComparison(
            data: image.data, seed: seed, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        let number = min(count, locales.count)
        let chosen = (0..<number).map { locales[$0 * locales.count / number] }
        for locale in chosen { try comparison.compare(locale: locale) }
        let seconds = Date().timeIntervalSince(start)
        print(
            "ICU \(ICUSource.version().version): \(comparison.categories) categories, \(comparison.ranges) ranges,"
                + " \(comparison.compacts) compact numbers of \(chosen.count) locales,"
                + " \(comparison.differences.count) differences under icu,"
                + " \(comparison.specificationDifferences.count) under ldml"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in comparison.differences.prefix(show) { print("  icu:  \(difference)") }
        for difference in comparison.specificationDifferences.prefix(show) { print("  ldml: \(difference)") }
        return comparison.differences.isEmpty
    }
}

import ArgumentParser
import CurrencyCore
import Foundation
import ICUSource

extension ICUDifferential {
    /// Compares plural rules, plural ranges and compact patterns of all locales.
    func comparePlurals(_ locales: [String], _ image: ICUImage) throws {
        var comparison = PluralComparison(
            data: image.data, seed: seed, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        for locale in locales { try comparison.compare(locale: locale) }
        let seconds = Date().timeIntervalSince(start)
        print(
            "ICU \(ICUSource.version().version): \(comparison.categories) categories, \(comparison.ranges) ranges,"
                + " \(comparison.compacts) compact numbers of \(locales.count) locales,"
                + " \(comparison.differences.count) differences under icu,"
                + " \(comparison.specificationDifferences.count) under ldml"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in comparison.differences.prefix(show) { print("  icu:  \(difference)") }
        for difference in comparison.specificationDifferences.prefix(show) { print("  ldml: \(difference)") }
        if !comparison.differences.isEmpty { throw ExitCode(1) }
    }
}

import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

extension ICUDifferential {
    /// Compares amounts with names: every currency in every locale, or pairs chosen by the seed.
    func compareNames(
        _ count: Int, _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        let strings = locales.count * currencies.count * NamesComparison.stringsPerPair
        let chance = min(1, Double(count) / Double(strings))
        var random = SplitMix64(seed: seed)
        var comparison = NamesComparison(
            data: image.data, names: names, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        for locale in locales {
            let amounts = try comparison.amounts(locale)
            for currency in currencies where chance >= 1 || random.nextFraction() < chance {
                try comparison.compare(locale, currency, amounts)
            }
        }
        let seconds = Date().timeIntervalSince(start)
        let known = comparison.ledger
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) amounts with names,"
                + " \(comparison.partCount) with their parts, in \(comparison.categories) categories of"
                + " \(locales.count) locales, \(comparison.partDifferences.count) parts differ,"
                + " \(known.count(.icu)) differences under icu, \(known.count(.ldml)) under ldml,"
                + " \(known.uncovered.count) of them not in the ledger"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for (entry, count) in zip(known.entries, known.counts) where count > 0 {
            print("  \(count) \(entry.id) (\(entry.reading.rawValue))")
        }
        for difference in known.uncovered.prefix(show) { print("  \(difference)") }
        for difference in comparison.partDifferences.prefix(show) { print("  \(difference)") }
        return known.uncovered.isEmpty && comparison.partDifferences.isEmpty
    }
}

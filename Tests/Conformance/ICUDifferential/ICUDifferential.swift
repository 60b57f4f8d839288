import ArgumentParser
import CICU
import CurrencyEngine
import Foundation
import ICUSource
import TestSupport

/// Compares this engine with the machine's ICU, string by string.
///
/// The engine's image is built from the same ICU, so every difference is in the engines, not in the data. With
/// --snapshot it is built from a snapshot, whose data should be the ICU's. One run can compare several kinds.
@main
struct ICUDifferential: ParsableCommand {
    @Option(help: "Compare about so many amounts, chosen by the seed; all of them where no kind is named.")
    var sample: Int?

    @Option(help: "The seed of the choice; printed, so that a run can be repeated.")
    var seed: UInt64 = UInt64(Date().timeIntervalSince1970)

    @Option(help: "How many differences are shown.")
    var show = 20

    @Option(help: "Only this locale.")
    var locale: String?

    @Option(help: "Only this part of the work, such as 1/2: the run can be split over processes.")
    var part = "1/1"

    @Option(help: "The folder of a snapshot whose data are compared, in place of ICU's own.")
    var snapshot: String?

    @Option(help: "The file of known differences.")
    var ledger = "Tests/Conformance/Ledger/icu.json"

    @Option(help: "Compare so many strings of all kinds of numbers, with random options, and their parts.")
    var styles: Int?

    @Option(help: "Compare about so many amounts with the names of currencies.")
    var names: Int?

    @Option(help: "Compare so many strings of random patterns, and which patterns are taken.")
    var patterns: Int?

    @Option(help: "Compare so many strings of all kinds of numbers with random symbols.")
    var symbols: Int?

    @Option(help: "Compare so many strings of skeletons, written here and read here.")
    var skeletons: Int?

    @Option(help: "Compare so many ranges of two numbers, with random options, and their parts.")
    var ranges: Int?

    @Option(help: "Compare the plural categories and compact patterns of so many locales.")
    var plurals: Int?

    @Option(help: "Compare so many sets of supported locales, each matched with lists of desired ones, and directions.")
    var matches: Int?

    @Option(help: "Derive amounts from so many finished prices.")
    var prices: Int?

    @Option(help: "Derive amounts from so many finished prices of Foundation, which brings its own ICU.")
    var foundationPrices: Int?

    @Option(help: "The file of known differences in matching.")
    var matchingLedger = "Tests/Conformance/Ledger/matching.tsv"

    mutating func run() throws {
        _ = cicu_use_root_as_default_locale()
        let locales = try chosenLocales()
        let currencies = ICULists.currencies
        // ICU has no currency bundle for this locale and uses the symbols of another script.
        let sound = locales.filter { $0 != "sr_Cyrl_ME" }
        let image = try ICUImage(snapshot: snapshot)
        let names = try image.names()
        var agrees = true
        if let count = styles { agrees = try compareStyles(count, sound, currencies, image, names) && agrees }
        if let count = self.names { agrees = try compareNames(count, locales, currencies, image, names) && agrees }
        if let count = patterns { agrees = try comparePatterns(count, sound, currencies, image) && agrees }
        if let count = symbols { agrees = try compareSymbols(count, sound, currencies, image, names) && agrees }
        if let count = skeletons { agrees = try compareSkeletons(count, sound, currencies, image, names) && agrees }
        if let count = ranges { agrees = try compareRanges(count, sound, currencies, image, names) && agrees }
        if let count = plurals { agrees = try comparePlurals(count, locales, image) && agrees }
        if let count = matches { agrees = try compareMatches(count, locales) && agrees }
        if let count = prices { agrees = try comparePrices(count, sound, image) && agrees }
        if let count = foundationPrices { agrees = try compareFoundationPrices(count, sound) && agrees }
        let kinds = [
            styles, self.names, patterns, symbols, skeletons, ranges, plurals, matches, prices, foundationPrices,
        ]
        let isOnlyKind = kinds.allSatisfy { $0 == nil }
        if sample != nil || isOnlyKind {
            agrees = try compareAmounts(locales, currencies, image, names) && agrees
        }
        if !agrees { throw ExitCode(1) }
    }

    private func compareAmounts(
        _ locales: [String], _ currencies: [String], _ image: ICUImage, _ names: CurrencyNames
    ) throws -> Bool {
        let all = locales.count * currencies.count * Comparison.stringsPerPair
        let chance = sample.map { min(1, Double($0) / Double(all)) } ?? 1
        var random = SplitMix64(seed: seed)
        var comparison = Comparison(
            data: image.data, names: names, seed: seed, ledger: try Ledger(file: ledger, traits: image.traits))
        let start = Date()
        for locale in locales {
            for currency in currencies where chance >= 1 || random.nextFraction() < chance {
                try comparison.compare(locale: locale, currency: currency)
            }
        }
        if locale == nil {
            for target in comparison.ledger.targets {
                try comparison.compare(target)
            }
        }
        return report(comparison, seconds: Date().timeIntervalSince(start))
    }

    private func chosenLocales() throws -> [String] {
        let parts = part.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
            throw ValidationError("--part takes a number and how many there are: 1/2")
        }
        let locales = ICULists.locales.filter { locale == nil || $0 == locale }
        return locales.enumerated().filter { $0.offset % parts[1] == parts[0] - 1 }.map(\.element)
    }

    private func report(_ comparison: Comparison, seconds: TimeInterval) -> Bool {
        let ledger = comparison.ledger
        // A single locale need not show every entry.
        let unused = locale == nil ? ledger.unused : []
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings,"
                + " \(ledger.count(.icu)) differences under icu, \(ledger.count(.ldml)) under ldml,"
                + " \(ledger.uncovered.count) of them not in the ledger"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for (entry, count) in zip(ledger.entries, ledger.counts) {
            print("  \(count) \(entry.id) (\(entry.reading.rawValue))")
        }
        if comparison.unsupported > 0 { print("  \(comparison.unsupported) choices of options that ICU does not do") }
        if comparison.illFormed > 0 {
            print("  \(comparison.illFormed) choices of options for which ICU's text is ill-formed UTF-16")
        }
        for difference in ledger.uncovered.prefix(show) { print("  \(difference)") }
        for entry in unused { print("  the entry \(entry.id) covers no difference") }
        return ledger.uncovered.isEmpty && unused.isEmpty
    }
}

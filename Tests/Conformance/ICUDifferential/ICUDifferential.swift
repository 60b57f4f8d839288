import ArgumentParser
import CICU
import CurrencyCore
import CurrencyEngine
import DataSnapshot
import Foundation
import ICUSource
import LocaleModel
import LocaleResolution
import TableEmitter

/// Compares this engine with the ICU of the machine, string by string.
///
/// The engine's image is built from that very ICU, so every difference is one of engines and not of data.
@main
struct ICUDifferential: ParsableCommand {
    @Option(help: "Compare about so many strings, chosen by the seed. All if left out.")
    var sample: Int?

    @Option(help: "The seed of the choice; printed, so that a run can be repeated.")
    var seed: UInt64 = UInt64(Date().timeIntervalSince1970)

    @Option(help: "How many differences are shown.")
    var show = 20

    @Option(help: "Only this locale.")
    var locale: String?

    @Option(help: "Only this part of the work, such as 1/2: the run can be split over processes.")
    var part = "1/1"

    @Option(help: "Compare so many strings with random options instead.")
    var options: Int?

    @Flag(help: "Compare plural categories and compact patterns instead.")
    var plurals = false

    mutating func run() throws {
        _ = cicu_use_root_as_default_locale()
        let data = try Self.icuData()
        var locales = ICULists.locales
        if let locale { locales = locales.filter { $0 == locale } }
        let parts = part.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
            throw ValidationError("--part takes a number and how many there are: 1/2")
        }
        locales = locales.enumerated().filter { $0.offset % parts[1] == parts[0] - 1 }.map(\.element)
        if plurals { return try comparePlurals(locales, Self.icuData()) }
        let currencies = ICULists.currencies
        if let options {
            var random = SplitMix64(state: seed)
            var comparison = OptionsComparison(data: data, locales: locales, currencies: currencies)
            try comparison.run(options, &random)
            print(
                "options: \(comparison.count) strings, \(comparison.partCount) with parts, \(comparison.differences.count) differences (seed \(seed))"
            )
            for difference in comparison.differences.prefix(show) { print("  \(difference)") }
            if !comparison.differences.isEmpty { throw ExitCode(1) }
            return
        }
        let all = locales.count * currencies.count * Comparison.variants.count * Amounts.all.count
        var random = SplitMix64(state: seed)
        let chance = sample.map { min(1, Double($0) / Double(all)) } ?? 1
        var comparison = Comparison(data: data)
        let start = Date()
        for locale in locales {
            for currency in currencies where chance >= 1 || random.nextFraction() < chance {
                try comparison.compare(locale: locale, currency: currency)
            }
        }
        let seconds = Date().timeIntervalSince(start)
        print(
            "ICU \(ICUSource.version().version): \(comparison.count) strings,"
                + " \(comparison.differences.count) differences under icu,"
                + " \(comparison.specificationDifferences.count) under ldml"
                + " (seed \(seed), \(String(format: "%.1f", seconds)) s)")
        for difference in comparison.differences.prefix(show) { print("  icu:  \(difference)") }
        for difference in comparison.specificationDifferences.prefix(show) { print("  ldml: \(difference)") }
        if !comparison.differences.isEmpty { throw ExitCode(1) }
    }

    private static func icuData() throws -> CurrencyData {
        let facts = try ICUSource().read()
        let own = OwnValues.withoutRepeats(facts.locales, identifiers: facts.supplemental.identifiers)
        let iso = ISO4217Facts(
            currentPublished: "", withdrawnPublished: "", current: [], entitiesWithoutCurrency: [], withdrawn: [])
        let snapshot = Snapshot(
            locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: iso)
        return try CurrencyData(TableImage(of: snapshot).bytes)
    }
}

/// A small generator of random numbers with a seed.
struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// From 0 up to, but not including, 1.
    mutating func nextFraction() -> Double {
        Double(next() >> 11) / Double(1 << 53)
    }
}

import CurrencyFormat
import Foundation
import ICUSource

extension ICUDifferential {
    /// Holds what is derived from finished prices to shares of equal texts: with the bundled tables and those of the ICU.
    func comparePrices(_ count: Int, _ locales: [String], _ image: ICUImage) throws -> Bool {
        let start = Date()
        var bundled = PriceComparison([.bundled])
        var both = PriceComparison([.bundled, image.data])
        // Three currencies, forms and samples of each locale.
        let all = locales.count * 27
        var place = Int(seed % 7)
        for locale in locales {
            let before = place
            try bundled.compare(locale) { next(&place, count, all) }
            place = before
            try both.compare(locale) { next(&place, count, all) }
        }
        let version = ICUSource.version().version
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        print("ICU \(version): prices like one price, \(both.hinted.samples) samples (\(seconds) s)")
        for (name, comparison) in [("bundled tables", bundled), ("and the ICU's", both)] {
            print("  \(name), region known: \(comparison.hinted.text)")
            print("  \(name), nothing known: \(comparison.open.text)")
        }
        for example in (both.hinted.examples + both.open.examples).prefix(show) { print("  \(example)") }
        return [both.hinted, both.open, bundled.hinted, bundled.open].allSatisfy { $0.samples > 0 }
            && both.hinted.equal * 100 >= both.hinted.amounts * 99 && both.open.equal * 100 >= both.open.amounts * 95
            && both.hinted.sureAndWrong + both.open.sureAndWrong == 0
    }

    /// Whether the next of all samples is one of so many.
    private func next(_ place: inout Int, _ count: Int, _ all: Int) -> Bool {
        place += 1
        return place * count / all > (place - 1) * count / all
    }
}

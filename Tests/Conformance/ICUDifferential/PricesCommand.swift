import ArgumentParser
import CurrencyFormat
import Foundation
import ICUSource

extension ICUDifferential {
    /// Requires a minimum share of texts derived from ICU's prices to be correct.
    func comparePrices(_ count: Int, _ locales: [String], _ image: ICUImage) throws -> Bool {
        try comparePrices("ICU \(ICUSource.version().version)", count, locales, image.data) { locale, currency, form in
            let icu = try ICUFormatter(locale: locale, skeleton: "currency/\(currency)\(form.skeleton)")
            return { amount in try icu.format(amount.plainText) { String(decoding: $0, as: UTF8.self) } }
        }
    }

    /// Requires a minimum share of texts derived from Foundation's prices to be correct.
    func compareFoundationPrices(_ count: Int, _ locales: [String]) throws -> Bool {
        let image = try Data(contentsOf: URL(fileURLWithPath: "Tests/Conformance/Foundation/cldr-46.image"))
        return try comparePrices("Foundation", count, locales, try CurrencyData([UInt8](image))) {
            locale, currency, form in
            let style = Decimal.FormatStyle.Currency(code: currency.description, locale: Locale(identifier: locale))
                .presentation(form.presentation)
            return { amount in
                guard let decimal = Decimal(string: amount.plainText) else {
                    throw ValidationError("Foundation has no decimal \(amount)")
                }
                return style.format(decimal)
            }
        }
    }

    /// Compares texts derived from an engine's prices with the bundled tables alone, and with the engine's tables too.
    private func comparePrices(
        _ name: String, _ count: Int, _ locales: [String], _ data: CurrencyData,
        _ engine: @escaping PriceComparison.Engine
    ) throws -> Bool {
        let start = Date()
        var bundled = PriceComparison([.bundled], engine)
        var both = PriceComparison([.bundled, data], engine)
        // Three currencies, forms and samples of each locale.
        let all = locales.count * 27
        var place = Int(seed % 7)
        for locale in locales {
            let before = place
            try bundled.compare(locale) { next(&place, count, all) }
            place = before
            try both.compare(locale) { next(&place, count, all) }
        }
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        print("\(name): prices like one price, \(both.hinted.samples) samples (\(seconds) s)")
        for (tables, comparison) in [("bundled tables", bundled), ("and the engine's", both)] {
            print("  \(tables), region known: \(comparison.hinted.text)")
            print("  \(tables), nothing known: \(comparison.open.text)")
        }
        for example in (both.hinted.examples + both.open.examples).prefix(show) { print("  \(example)") }
        return [both.hinted, both.open, bundled.hinted, bundled.open].allSatisfy { $0.samples > 0 }
            && both.hinted.equal * 100 >= both.hinted.amounts * 99 && both.open.equal * 100 >= both.open.amounts * 95
            && both.hinted.sureAndWrong + both.open.sureAndWrong == 0
    }

    /// Whether to take the next of all samples, so that `count` are taken in total.
    private func next(_ place: inout Int, _ count: Int, _ all: Int) -> Bool {
        place += 1
        return place * count / all > (place - 1) * count / all
    }
}

extension PriceComparison.Form {
    /// The part of ICU's skeleton for the form, after the currency.
    fileprivate var skeleton: String {
        switch self {
        case .symbol: ""
        case .narrowSymbol: " unit-width-narrow"
        case .code: " unit-width-iso-code"
        }
    }

    fileprivate var presentation: CurrencyFormatStyleConfiguration.Presentation {
        switch self {
        case .symbol: .standard
        case .narrowSymbol: .narrow
        case .code: .isoCode
        }
    }
}

import CurrencyText
import Foundation
import TestSupport
import Testing

/// CurrencyText's settings are those of `NumberFormatter`. The same settings must give the same text if both have the
/// same locale data. Foundation on Linux bundles its own ICU; Apple's systems use the system's.
struct NumberFormatterComparisonTests {
    private static let seed: UInt64 = 0x5EED_0031
    private static let symbols = ["€", "$", "💶", "Rs", "USD", "kr."]
    private static let separators = [";", ".", ",", "'", " ", "_", "::"]

    /// Makes one random change to both.
    private static func change(
        _ ours: CurrencyFormatter, _ theirs: NumberFormatter, _ random: inout SplitMix64
    ) -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            ours.alwaysShowsDecimalSeparator = true
            theirs.alwaysShowsDecimalSeparator = true
            return "always"
        case 1:
            let size = Int.random(in: 1...5, using: &random)
            ours.groupingSize = size
            theirs.groupingSize = size
            return "group \(size)"
        case 2:
            let size = Int.random(in: 1...5, using: &random)
            ours.secondaryGroupingSize = size
            theirs.secondaryGroupingSize = size
            return "secondary \(size)"
        case 3:
            let separator = separators.randomElement(using: &random) ?? ";"
            ours.groupingSeparator = separator
            theirs.currencyGroupingSeparator = separator
            theirs.usesGroupingSeparator = true
            return "groupSeparator \(separator)"
        case 4:
            let separator = separators.randomElement(using: &random) ?? ";"
            ours.decimalSeparator = separator
            theirs.currencyDecimalSeparator = separator
            return "decimalSeparator \(separator)"
        case 5:
            let has = Bool.random(using: &random)
            ours.hasGroupingSeparator = has
            theirs.usesGroupingSeparator = has
            return "hasGroups \(has)"
        default:
            let symbol = symbols.randomElement(using: &random) ?? "€"
            ours.currencySymbol = symbol
            theirs.currencySymbol = symbol
            return "symbol \(symbol)"
        }
    }

    private static func pair(_ locale: CurrencyLocale, _ currency: Currency) -> (CurrencyFormatter, NumberFormatter) {
        let theirs = NumberFormatter()
        theirs.numberStyle = .currency
        theirs.minimumFractionDigits = 2
        theirs.maximumFractionDigits = 2
        theirs.minimumIntegerDigits = 1
        theirs.locale = locale.locale
        theirs.currencyCode = currency.rawValue
        let ours = CurrencyFormatter {
            $0.locale = locale
            $0.currency = currency
        }
        return (ours, theirs)
    }

    /// Whether both have the same data for the locale: Foundation has an earlier version of CLDR.
    private static func knowTheSame(_ locale: CurrencyLocale, _ currency: Currency) -> Bool {
        [nil, "Rs", "💶"].allSatisfy { symbol in
            let (ours, theirs) = pair(locale, currency)
            if let symbol {
                ours.currencySymbol = symbol
                theirs.currencySymbol = symbol
            }
            // If the region's currency has three fraction digits, Foundation on Linux writes three once a symbol is
            // set.
            return [-12_345_678.5, 1234.567].allSatisfy {
                ours.string(from: $0) == theirs.string(from: NSNumber(value: $0))
            }
        }
    }

    private static var bringsItsICU: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    @Test(.enabled(if: bringsItsICU, "the ICU of the system is of any version"))
    func sameSettingsGiveTheSameText() {
        var random = SplitMix64(seed: Self.seed)
        let locales = CurrencyLocale.allCases.filter { $0 != .current && $0 != .autoUpdating }
        // Foundation on Linux ignores a number of fraction digits other than the currency's.
        let currencies: [Currency] = [.euro, .dollar, .poundSterling, .swissFranc, .indianRupee]
        var wrong: [String] = []
        var compared = 0
        for _ in 0..<3_000 {
            guard let locale = locales.randomElement(using: &random),
                let currency = currencies.randomElement(using: &random), Self.knowTheSame(locale, currency)
            else { continue }
            let (ours, theirs) = Self.pair(locale, currency)
            let amount = Double(Int.random(in: -99_999_999...99_999_999, using: &random)) / 1000
            let changes = (0...Int.random(in: 0...3, using: &random)).map { _ in Self.change(ours, theirs, &random) }
            // The one intended difference: without groups the text is unambiguous.
            if ours.decimalSeparator == ours.groupingSeparator { theirs.usesGroupingSeparator = false }
            compared += 1
            let (here, there) = (shown(ours.string(from: amount)), shown(theirs.string(from: NSNumber(value: amount))))
            if here != there {
                let settings = "\(locale.rawValue) \(currency.rawValue) \(changes)"
                wrong.append("\(settings) \(amount): \(here), theirs \(there)")
            }
        }
        #expect(compared > 2_000)
        #expect(wrong.isEmpty, "seed \(Self.seed): \(wrong.count) of \(compared)")
    }
}

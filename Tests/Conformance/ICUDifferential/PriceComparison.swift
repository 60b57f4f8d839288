import CurrencyEngine
import CurrencyFormat
import Foundation
import LocaleMatching
import PriceSamples

/// Derives ten amounts from one text of another engine, for several locales, currencies and forms, and counts those
/// that equal the engine's texts.
struct PriceComparison {
    /// How an engine shows currencies.
    enum Form: CaseIterable {
        case symbol
        case narrowSymbol
        case code
    }

    /// Returns a writer for a currency that formats like an engine in a locale.
    typealias Engine = (_ locale: String, _ currency: CurrencyCode, _ form: Form) throws -> Writer
    typealias Writer = (_ amount: DecimalValue) throws -> String

    /// The counts with one kind of hints.
    struct Counts {
        var samples = 0
        var amounts = 0
        var equal = 0
        var sure = 0
        var sureAndWrong = 0
        var refused = 0
        var seconds = 0.0
        var examples: [String] = []

        var text: String {
            let share = { (count: Int) in String(format: "%.2f", 100 * Double(count) / Double(max(1, amounts))) }
            let microseconds = String(format: "%.0f", 1e6 * seconds / Double(max(1, samples)))
            return
                "\(share(equal)) % equal, \(share(sure)) % sure, \(sureAndWrong) sure and wrong, \(refused) refused, "
                + "\(microseconds) µs a sample"
        }
    }

    private(set) var hinted = Counts()
    private(set) var open = Counts()
    /// The tables that are searched.
    let data: [CurrencyData]

    private static let samples: [DecimalValue] = [1.23, 1234.5, 49999.99]
    private static let inputs: [DecimalValue] = [
        0.99, 5, 9.99, 14.76, 99.9, 119.88, 1234.5, 12999, 1_234_567.89, 49.5,
    ]
    private let engine: Engine

    init(_ data: [CurrencyData], _ engine: @escaping Engine) {
        self.data = data
        self.engine = engine
    }

    /// Derives amounts from the texts of a locale, for each chosen sample.
    mutating func compare(_ locale: String, isChosen: () -> Bool) throws {
        let identifier = try LocaleIdentifier(locale)
        guard let region = identifier.likelyRegion, region.utf8.count == 2 else { return }
        let date = CalendarDate(year: 2026, month: 1, day: 31)
        var currencies = try [CurrencyCode("USD"), CurrencyCode("EUR")]
        if let date, let own = try CurrencyData.bundled.currency(ofRegion: region, on: date), !currencies.contains(own)
        {
            currencies.append(own)
        }
        for currency in currencies {
            for form in Form.allCases {
                var made: Writer?
                for sample in Self.samples where isChosen() {
                    let write = try made ?? engine(locale, currency, form)
                    made = write
                    let price = PriceSample(try write(sample), amount: sample, currency)
                    let expected = try Self.inputs.map { ($0, try write($0)) }
                    Self.count(price, PriceHints(region: region), expected, locale, data, &hinted)
                    Self.count(price, PriceHints(), expected, locale, data, &open)
                }
            }
        }
    }

    /// The processor time of this thread, independent of other load.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func count(
        _ price: PriceSample, _ hints: PriceHints, _ expected: [(DecimalValue, String)], _ locale: String,
        _ data: [CurrencyData], _ counts: inout Counts
    ) {
        counts.samples += 1
        let start = Self.processorSeconds
        let styles = try? price.styles(hints, data: data)
        counts.seconds += Self.processorSeconds - start
        guard let styles else {
            counts.refused += 1
            counts.amounts += expected.count
            return
        }
        for (amount, text) in expected {
            counts.amounts += 1
            let isEqual = styles.format(amount) == text
            let isSure = styles.agree(on: amount)
            counts.equal += isEqual ? 1 : 0
            counts.sure += isSure ? 1 : 0
            counts.sureAndWrong += isSure && !isEqual ? 1 : 0
            if isSure, !isEqual {
                counts.examples.append("\(locale) \(price.text): \(styles.format(amount)) and not \(text)")
            }
        }
    }
}

extension LocaleIdentifier {
    fileprivate var likelyRegion: String? { (regionCode ?? tag.maximized.region?.description) }
}

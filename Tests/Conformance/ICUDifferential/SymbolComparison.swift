import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares numbers of all styles with custom symbols.
struct SymbolComparison {
    let data: CurrencyData
    let names: CurrencyNames
    let locales: [String]
    let currencies: [String]
    private(set) var count = 0
    /// Strings that are not compared, because ICU's text is ill-formed UTF-16.
    private(set) var illFormed = 0
    private(set) var differences: [String] = []
    /// The known differences.
    private let ledger: Ledger

    init(
        data: CurrencyData, names: CurrencyNames, locales: [String], currencies: [String], ledger: Ledger
    ) {
        self.ledger = ledger
        (self.data, self.names, self.locales, self.currencies) = (data, names, locales, currencies)
    }

    mutating func run(_ wanted: Int, _ random: inout SplitMix64) throws {
        while count < wanted {
            let locale = random.element(of: locales)
            let currency = random.element(of: currencies)
            let symbols = try RandomSymbols(&random)
            let style = RandomStyle(
                &random, locale: try LocaleIdentifier(locale), currency: try CurrencyCode(currency), data: data,
                names: names, symbols: symbols.own)
            let skeleton = style.skeleton.filter { !$0.isEmpty }.joined(separator: " ")
            let icu = try ICULocalizedFormatter(locale: locale, skeleton: skeleton, symbols: symbols.ofICU)
            for _ in 0..<8 {
                let amount = StyleComparison.amount(&random)
                let expected = try icu.format(amount)
                let found = style.plan.format(try DecimalValue(amount))
                count += 1
                if found == expected { continue }
                // A name among digits of four bytes splits one of them, so ICU's text is not comparable.
                if skeleton.contains("unit-width-full-name"), expected.unicodeScalars.contains("\u{FFFD}") {
                    illFormed += 1
                    continue
                }
                let difference = LedgerDifference(
                    reading: .icu, locale: locale, currency: currency, skeleton: skeleton, amount: amount,
                    upstream: expected, here: found)
                if !ledger.covers(difference) {
                    let own = symbols.ofICU.map { "\($0.symbol) \($0.text)" }.joined(separator: ", ")
                    differences.append(
                        "\(locale) \(skeleton) \(amount) with \(own): ICU \(expected.debugDescription), here"
                            + " \(found.debugDescription)")
                }
            }
        }
    }
}

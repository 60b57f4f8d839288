import CurrencyCore
import CurrencyEngine

/// Compares numbers of all styles with symbols of the caller's own.
struct SymbolComparison {
    let data: CurrencyData
    let names: CurrencyNames
    let locales: [String]
    let currencies: [String]
    private(set) var count = 0
    private(set) var differences: [String] = []

    init(data: CurrencyData, names: CurrencyNames, locales: [String], currencies: [String]) {
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
                if found != expected, !(style.isNamed && MisplacedName.explains(expected, found)) {
                    let own = symbols.ofICU.map { "\($0.symbol) \($0.text)" }.joined(separator: ", ")
                    differences.append(
                        "\(locale) \(skeleton) \(amount) with \(own): ICU \(expected.debugDescription), here"
                            + " \(found.debugDescription)")
                }
            }
        }
    }
}

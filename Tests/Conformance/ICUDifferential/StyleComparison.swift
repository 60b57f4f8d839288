import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares amounts, plain numbers and percentages with random options, and their parts.
struct StyleComparison {
    let data: CurrencyData
    let names: CurrencyNames
    let locales: [String]
    let currencies: [String]
    private(set) var count = 0
    private(set) var partCount = 0
    private(set) var ledger: Ledger
    private(set) var partDifferences: [String] = []

    init(data: CurrencyData, names: CurrencyNames, locales: [String], currencies: [String], ledger: Ledger) {
        self.ledger = ledger
        self.data = data
        self.names = names
        self.locales = locales
        self.currencies = currencies
    }

    mutating func run(_ wanted: Int, _ random: inout SplitMix64) throws {
        while count < wanted {
            let locale = random.element(of: locales)
            let style = RandomStyle(
                &random, locale: try LocaleIdentifier(locale),
                currency: try CurrencyCode(random.element(of: currencies)),
                data: data, names: names)
            let skeleton = style.skeleton.filter { !$0.isEmpty }.joined(separator: " ")
            let icu = try ICUFormatter(locale: locale, skeleton: skeleton)
            for _ in 0..<8 {
                let text = Self.amount(&random)
                let value = try DecimalValue(text)
                count += 1
                try icu.format(text) { expected in
                    let found = style.plan.format(value)
                    let expectedText = String(decoding: expected, as: UTF8.self)
                    if found != expectedText {
                        ledger.record(
                            LedgerDifference(
                                reading: .icu, locale: locale, currency: style.currency, skeleton: skeleton,
                                amount: text, upstream: expectedText, here: found))
                        return
                    }
                    let expectedFields = try icu.fieldsByByte(count: expected.count)
                    let fields = style.plan.formatParts(value).fieldsByByte
                    partCount += 1
                    if fields != expectedFields {
                        partDifferences.append("\(locale) \(skeleton) \(text): ICU \(expectedFields), here \(fields)")
                    }
                }
            }
        }
    }

    /// Amounts of all sizes, often at boundaries: halves, nines, zeros.
    static func amount(_ random: inout SplitMix64) -> String {
        if random.next(below: 3) == 0 { return random.element(of: Amounts.texts) }
        let digits = 1 + random.next(below: 12)
        var text = random.next(below: 2) == 0 ? "-" : ""
        let kinds: [[String]] = [
            ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], ["9", "5"], ["0", "5"], ["0", "1"], ["9"],
        ]
        let kind = random.element(of: kinds)
        let point = random.next(below: digits + 1)
        for index in 0..<digits {
            if index == point { text += index == 0 ? "0." : "." }
            text += random.element(of: kind)
        }
        return text
    }
}

import CurrencyFormat

/// A fixed grid of texts, one per line: every locale and every currency, with several styles and amounts.
struct GoldenGrid {
    /// Zeros, ties, carries, groups, and numbers with more digits than a word can hold.
    static let amounts = [
        "0", "-0.005", "1", "0.125", "-1234.5", "1234567.891", "99999999.995", "-123456789012345678901234.5",
    ]

    /// Only each `every`th locale, from the first one on.
    var every = 1
    var first = 0

    /// Writes all lines, grouped by locale and currency.
    ///
    /// - Returns: The number of lines.
    func write(to put: ([UInt8]) -> Void) -> Int {
        let amounts = Self.amounts.compactMap { try? DecimalValue($0) }
        let locales = CurrencyData.bundled.localeIdentifiers
        let currencies = CurrencyData.bundled.currencyCodes
        precondition(amounts.count == Self.amounts.count, "each amount is a decimal")
        var count = 0
        var bytes: [UInt8] = []
        for index in stride(from: first, to: locales.count, by: every) {
            guard let locale = try? LocaleIdentifier(locales[index]) else { preconditionFailure("it is a locale") }
            for currency in currencies {
                for style in Self.styles(CurrencyStyle(currency, locale: locale)) {
                    let plan = style.plan
                    for amount in amounts {
                        plan.append(amount, to: &bytes)
                        bytes.append(UInt8(ascii: "\n"))
                        count += 1
                    }
                }
                put(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        return count
    }

    private static func styles(_ style: CurrencyStyle) -> [CurrencyStyle] {
        [
            style, style.sign(.accounting), style.display(.code), style.display(.narrowSymbol).digits(.cash),
            style.compact().signDisplay(.always),
        ]
    }
}

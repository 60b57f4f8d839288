import CurrencyFormat

// Prints the receipt of one purchase as customers in six countries read it: the prices, the tax that is part of them, what is
// paid in cash, and what each of three friends pays.
//
//     swift run receipts

@main
enum Receipts {
    /// Where a receipt is printed: the customer's locale, the currency, the tax, the prices in minor units, and what the
    /// rows are called.
    struct Shop {
        var locale: CurrencyLocale
        var currency: Currency
        var tax: DecimalValue
        var prices: [Int64]
        var words: (taxIncluded: String, total: String, cash: String, each: String)
    }

    /// What was bought: an article for each price, and how many.
    static let articles = [(name: "Espresso", count: 3), (name: "Tiramisu", count: 2), (name: "Grappa", count: 1)]

    static let shops = [
        Shop(
            locale: .germanGermany, currency: .euro, tax: 0.19, prices: [240, 575, 1240],
            words: ("darin Steuer", "Summe", "bar", "jede Person")),
        Shop(
            locale: .germanSwitzerland, currency: .swissFranc, tax: 0.081, prices: [420, 890, 1499],
            words: ("darin Steuer", "Summe", "bar", "jede Person")),
        Shop(
            locale: .englishUnitedStates, currency: .dollar, tax: 0.0825, prices: [325, 750, 1399],
            words: ("tax included", "total", "cash", "each")),
        Shop(
            locale: .hindiIndia, currency: .indianRupee, tax: 0.18, prices: [15_000, 32_050, 190_000],
            words: ("कर सहित", "कुल", "नकद", "प्रति व्यक्ति")),
        Shop(
            locale: .japaneseJapan, currency: .yen, tax: 0.1, prices: [480, 850, 1600],
            words: ("内消費税", "合計", "現金", "一人あたり")),
        Shop(
            locale: .hungarianHungary, currency: .forint, tax: 0.27, prices: [89_000, 189_000, 350_200],
            words: ("ebből áfa", "összesen", "készpénz", "fejenként")),
    ]

    static func main() throws {
        for shop in shops { try print(shop) }
    }

    private static func print(_ shop: Shop) throws {
        // Everything looked up once for all amounts of the receipt.
        let plan = CurrencyStyle(shop.currency, locale: shop.locale).plan
        let cash = CurrencyStyle(shop.currency, locale: shop.locale).digits(.cash).plan
        let percent = PercentStyle(locale: shop.locale).precision(.fraction(0...2))

        Swift.print("\(shop.locale.identifier) \(shop.currency.rawValue)")
        var rows: [Money] = []
        for (article, price) in zip(articles, shop.prices) {
            let row = try Money(minorUnits: price, shop.currency) * article.count
            rows.append(row)
            line("\(article.count) \(article.name)", try plan.format(row))
        }
        let total = try rows.sum(in: shop.currency)
        // The tax is part of the price: total × rate ÷ (1 + rate), rounded once.
        let tax = try (total * shop.tax).divided(by: 1 + shop.tax, .halfUp)
        line("\(shop.words.taxIncluded) (\(percent.format(shop.tax)))", try plan.format(tax))
        line(shop.words.total, try plan.format(total))
        line(shop.words.cash, try cash.format(total.rounded(to: .cash, .halfUp)))
        let shares = try total.split(into: 3).parts
        line(
            shop.words.each,
            try shares.map { share throws(MoneyError) in try plan.format(share) }.joined(separator: ", "))
        Swift.print()
    }

    private static func line(_ name: String, _ amount: String) {
        Swift.print("  \(name): \(amount)")
    }
}

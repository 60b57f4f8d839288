import CurrencyAlignment
import CurrencyFormat

/// The rows of a receipt: their labels, and the amounts in one column.
struct Receipt {
    private let shop: Receipts.Shop
    private let labels: [String]
    private let amounts: AlignedColumn

    init(_ shop: Receipts.Shop) throws {
        self.shop = shop
        // The plan looks everything up once, for all amounts of the receipt.
        let plan = CurrencyStyle(shop.currency, locale: shop.locale).plan
        let cash = CurrencyStyle(shop.currency, locale: shop.locale).digits(.cash).plan
        let percent = PercentStyle(locale: shop.locale).precision(.fraction(0...2))

        var labels: [String] = []
        var sums: [Money] = []
        for (article, price) in zip(Receipts.articles, shop.prices) {
            labels.append("\(article.count) \(article.name)")
            sums.append(try Money(minorUnits: price, shop.currency) * article.count)
        }
        labels.append(shop.words.voucher)
        sums.append(try Money(minorUnits: -shop.voucher, shop.currency))
        let total = try sums.sum(in: shop.currency)
        // The tax is part of the price: total × rate ÷ (1 + rate), rounded once.
        labels.append("\(shop.words.taxIncluded) (\(percent.format(shop.tax)))")
        sums.append(try (total * shop.tax).divided(by: 1 + shop.tax, .halfUp))
        labels.append(shop.words.total)
        sums.append(total)
        let shares = try total.split(into: 3).parts

        let inCash = cash.formatParts(try total.rounded(to: .cash, .halfUp).amount)
        self.labels = labels + [shop.words.cash, shop.words.each] + Array(repeating: "", count: shares.count - 1)
        amounts = AlignedColumn(
            sums.map { plan.formatParts($0.amount) } + [inCash] + shares.map { plan.formatParts($0.amount) })
    }

    private var name: String { "\(shop.locale.identifier) \(shop.currency.rawValue)" }

    /// The receipt for a terminal that shows characters in the order in which they are stored.
    var text: String {
        let width = labels.map { DisplayWidth.of($0) }.max() ?? 0
        let lines = zip(labels, amounts.lines).map { "  \(DisplayWidth.padded($0, to: width))  \($1)\n" }
        return "\(name)\n\(lines.joined())"
    }

    var html: String {
        let isRightToLeft = [.arabicEgypt, .hebrewIsrael].contains(shop.locale)
        let rows = zip(labels, amounts.htmlCells).map { "<tr><th>\($0)</th>\($1)</tr>\n" }
        return """
            <table lang="\(shop.locale.identifier)" dir="\(isRightToLeft ? "rtl" : "ltr")"><caption>\(name)</caption>
            \(rows.joined())</table>
            """
    }
}

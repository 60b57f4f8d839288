import CurrencyAlignment
import CurrencyFormat

// Prints the receipt of one purchase for customers in eight countries: the prices, a voucher, the included tax, the
// amount to pay in cash, and the share of each of three friends. --html prints a web page with the receipts, and
// accounts in several currencies.
//
//     swift run receipts

@main
enum Receipts {
    /// A shop: the customer's locale, the currency, the tax, the prices and a voucher in minor units, and the labels of
    /// the rows.
    struct Shop {
        var locale: CurrencyLocale
        var currency: Currency
        var tax: DecimalValue
        var prices: [Int64]
        var voucher: Int64
        var words: (voucher: String, taxIncluded: String, total: String, cash: String, each: String)
    }

    /// The bought articles, one for each price, with their counts.
    static let articles = [(name: "Espresso", count: 3), (name: "Tiramisu", count: 2), (name: "Limonata", count: 1)]

    static let shops = [
        Shop(
            locale: .germanGermany, currency: .euro, tax: 0.19, prices: [240, 575, 1240], voucher: 150,
            words: ("Gutschein", "darin Steuer", "Summe", "bar", "jede Person")),
        Shop(
            locale: .germanSwitzerland, currency: .swissFranc, tax: 0.081, prices: [420, 890, 1499], voucher: 150,
            words: ("Gutschein", "darin Steuer", "Summe", "bar", "jede Person")),
        Shop(
            locale: .englishUnitedStates, currency: .dollar, tax: 0.0825, prices: [325, 750, 1399], voucher: 150,
            words: ("voucher", "tax included", "total", "cash", "each")),
        Shop(
            locale: .hindiIndia, currency: .indianRupee, tax: 0.18, prices: [15_000, 32_050, 190_000], voucher: 9950,
            words: ("वाउचर", "कर सहित", "कुल", "नकद", "प्रति व्यक्ति")),
        Shop(
            locale: .japaneseJapan, currency: .yen, tax: 0.1, prices: [480, 850, 1600], voucher: 200,
            words: ("クーポン", "内消費税", "合計", "現金", "一人あたり")),
        Shop(
            locale: .hungarianHungary, currency: .forint, tax: 0.27, prices: [89_000, 189_000, 350_200],
            voucher: 50_000,
            words: ("utalvány", "ebből áfa", "összesen", "készpénz", "fejenként")),
        Shop(
            locale: .arabicEgypt, currency: .egyptianPound, tax: 0.14, prices: [6500, 12_050, 11_000], voucher: 1995,
            words: ("قسيمة", "شامل الضريبة", "المجموع", "نقدًا", "للشخص")),
        Shop(
            locale: .hebrewIsrael, currency: .newIsraeliSheqel, tax: 0.18, prices: [1200, 3450, 2100], voucher: 990,
            words: ("שובר", "כולל מע״מ", "סה״כ", "מזומן", "לאדם")),
    ]

    static func main() throws {
        let isPage = CommandLine.arguments.dropFirst().contains("--html")
        let receipts = try shops.map { try Receipt($0) }
        print(isPage ? try page(of: receipts) : receipts.map(\.text).joined(separator: "\n"))
    }

    private static func page(of receipts: [Receipt]) throws -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Receipts</title>
        <style>
        body { display: flex; flex-wrap: wrap; gap: 2em; font-family: sans-serif; }
        th { text-align: start; font-weight: normal; padding-inline-end: 1em; }
        \(AlignedColumn.styleSheet)</style>
        \(receipts.map(\.html).joined(separator: "\n"))
        \(try Accounts.html())
        </html>
        """
    }
}

import CurrencyAlignment
import CurrencyFormat

/// Accounts in several currencies, with or without fraction digits, in one column. Negative amounts have the accounting
/// style.
enum Accounts {
    private static let locales: [CurrencyLocale] = [
        .germanGermany, .englishUnitedStates, .japaneseJapan, .arabicEgypt, .hebrewIsrael, .persianIran,
    ]

    static func html() throws -> String {
        let accounts = [
            try Money("1234.50", .euro), try Money("-20", .dollar), try Money("1500", .yen),
            try Money("-0.125", .kuwaitiDinar), try Money("-98", .yen),
        ]
        return try locales.map { locale in
            let style = CurrencyStyle(.euro, locale: locale).sign(.accounting)
            let rows = try style.aligned(accounts).htmlCells.map { "<tr>\($0)</tr>\n" }
            return """
                <table lang="\(locale.identifier)"><caption>\(locale.identifier)</caption>
                \(rows.joined())</table>

                """
        }.joined()
    }
}

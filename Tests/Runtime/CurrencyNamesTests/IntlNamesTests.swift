import CurrencyEngine
import CurrencyNames
import Testing

/// Expected names are from Node 20 (ICU 78.2, CLDR 48): `Intl.DisplayNames` for standalone names, and the currency part
/// of `Intl.NumberFormat` with `currencyDisplay: name` for names with numbers.
struct IntlNamesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var locale: String
        var currency: String
        /// The plural category, or nil for the standalone name.
        var category: PluralCategory?
        var name: String

        init(_ locale: String, _ currency: String, _ category: PluralCategory?, _ name: String) {
            self.locale = locale
            self.currency = currency
            self.category = category
            self.name = name
        }

        var testDescription: String { "\(locale) \(currency) \(category?.description ?? "alone")" }
    }

    @Test(arguments: [
        Row("en", "EUR", nil, "Euro"),
        Row("en", "EUR", .one, "euro"),
        Row("en", "EUR", .other, "euros"),
        Row("en", "PLN", nil, "Polish Zloty"),
        Row("en-GB", "EUR", .other, "euros"),
        Row("de", "EUR", nil, "Euro"),
        Row("de", "PLN", nil, "Polnischer Złoty"),
        Row("de-AT", "PLN", nil, "Polnischer Złoty"),
        Row("fr", "EUR", nil, "euro"),
        Row("fr", "EUR", .one, "euro"),
        Row("fr", "EUR", .other, "euros"),
        Row("fr", "PLN", nil, "zloty polonais"),
        Row("pl", "EUR", .few, "euro"),
        Row("pl", "PLN", nil, "złoty polski"),
        Row("ru", "EUR", .many, "евро"),
        Row("ru", "PLN", nil, "польский злотый"),
        Row("ar", "EUR", .two, "يورو"),
        Row("ar", "PLN", nil, "زلوتي بولندي"),
        Row("ja", "EUR", nil, "ユーロ"),
        Row("ja", "PLN", nil, "ポーランド ズウォティ"),
        Row("zh-Hant", "EUR", .other, "歐元"),
        Row("zh-TW", "PLN", nil, "波蘭茲羅提"),
        Row("pt-PT", "EUR", .other, "euros"),
        Row("pt-PT", "PLN", nil, "zloti polaco"),
        Row("sl", "EUR", .one, "evro"),
        Row("sl", "EUR", .two, "evra"),
        Row("sl", "EUR", .few, "evri"),
        Row("sl", "EUR", .other, "evrov"),
        Row("he", "PLN", nil, "זלוטי פולני"),
        Row("hi", "PLN", nil, "पोलिश ज़्लॉटी"),
        Row("cy", "EUR", nil, "Ewro"),
        Row("cy", "EUR", .few, "ewro"),
        Row("es-MX", "EUR", .other, "euros"),
        Row("es-MX", "PLN", nil, "esloti polaco"),
        Row("it-CH", "PLN", nil, "zloty polacco"),
        Row("nb", "PLN", nil, "polske zloty"),
        Row("nn", "EUR", .one, "euro"),
        Row("sr-Latn", "EUR", .few, "evra"),
        Row("lt", "EUR", nil, "Euras"),
        Row("lt", "EUR", .one, "euras"),
        Row("lt", "EUR", .few, "eurai"),
        Row("lt", "EUR", .other, "eurų"),
        Row("ro", "EUR", .few, "euro"),
        Row("ga", "PLN", nil, "Zloty na Polainne"),
        Row("th", "PLN", nil, "ซลอตีโปแลนด์"),
        Row("fa", "PLN", nil, "زلوتی لهستان"),
        Row("cs", "EUR", nil, "euro"),
        Row("cs", "EUR", .few, "eura"),
        Row("cs", "EUR", .other, "eur"),
        Row("hr", "PLN", nil, "poljska zlota"),
        Row("hr", "EUR", .other, "eura"),
    ]) func sameNameAsIntl(row: Row) throws {
        let names = CurrencyNames.bundled
        let currency = try CurrencyCode(row.currency)
        let locale = try LocaleIdentifier(row.locale)
        if let category = row.category {
            #expect(names.pluralName(of: currency, category: category, in: locale) == row.name)
        } else {
            #expect(names.displayName(of: currency, in: locale) == row.name)
        }
    }
}

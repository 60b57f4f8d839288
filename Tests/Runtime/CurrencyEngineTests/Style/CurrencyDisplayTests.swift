import CurrencyFormat
import Testing

/// Currency displays, and the space between currency and number.
///
/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48), with half-even rounding unless a row says otherwise.
struct CurrencyDisplayTests {
    typealias Row = FormatRow

    static let rows: [Row] = [
        Row("en", "AUD", "-1234.5", "-$1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("en", "AUD", "-1234.5", "-AUD\u{A0}1,234.50", "code", display: .code),
        Row("en", "EUR", "-1234.5", "-€1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("en", "EUR", "-1234.5", "-EUR\u{A0}1,234.50", "code", display: .code),
        Row("en-CA", "CAD", "-1234.5", "-$1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("en-CA", "CAD", "-1234.5", "-CAD\u{A0}1,234.50", "code", display: .code),
        Row("en-AU", "USD", "-1234.5", "-$1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("en-AU", "USD", "-1234.5", "-USD\u{A0}1,234.50", "code", display: .code),
        Row("de", "USD", "-1234.5", "-1.234,50\u{A0}$", "narrow symbol", display: .narrowSymbol),
        Row("de", "USD", "-1234.5", "-1.234,50\u{A0}USD", "code", display: .code),
        Row("fr", "CAD", "-1234.5", "-1\u{202F}234,50\u{A0}$", "narrow symbol", display: .narrowSymbol),
        Row("fr", "CAD", "-1234.5", "-1\u{202F}234,50\u{A0}CAD", "code", display: .code),
        Row("ja", "CNY", "-1234.5", "-￥1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("ja", "CNY", "-1234.5", "-CNY\u{A0}1,234.50", "code", display: .code),
        Row("zh", "TWD", "-1234.5", "-NT$1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("zh", "TWD", "-1234.5", "-TWD\u{A0}1,234.50", "code", display: .code),
        Row("es", "USD", "-1234.5", "-1234,50\u{A0}$", "narrow symbol", display: .narrowSymbol),
        Row("es", "USD", "-1234.5", "-1234,50\u{A0}USD", "code", display: .code),
        Row("ru", "RUB", "-1234.5", "-1\u{A0}234,50\u{A0}₽", "narrow symbol", display: .narrowSymbol),
        Row("ru", "RUB", "-1234.5", "-1\u{A0}234,50\u{A0}RUB", "code", display: .code),
        Row("ar-EG", "USD", "-1234.5", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}US$", "narrow symbol", display: .narrowSymbol),
        Row("ar-EG", "USD", "-1234.5", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}USD", "code", display: .code),
        Row(
            "he", "USD", "-1234.5", "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}$",
            "narrow symbol", display: .narrowSymbol),
        Row("he", "USD", "-1234.5", "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}USD", "code", display: .code),
        Row("sv", "USD", "-1234.5", "−1\u{A0}234,50\u{A0}$", "narrow symbol", display: .narrowSymbol),
        Row("sv", "USD", "-1234.5", "−1\u{A0}234,50\u{A0}USD", "code", display: .code),
        Row("pl", "USD", "-1234.5", "-1234,50\u{A0}$", "narrow symbol", display: .narrowSymbol),
        Row("pl", "USD", "-1234.5", "-1234,50\u{A0}USD", "code", display: .code),
        Row("en-IN", "INR", "-1234.5", "-₹1,234.50", "narrow symbol", display: .narrowSymbol),
        Row("en-IN", "INR", "-1234.5", "-INR\u{A0}1,234.50", "code", display: .code),
    ]

    @Test(arguments: rows)
    func currencyIsShown(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    /// CLDR 48's alternative symbols, which Intl does not offer. English has neither form for EUR.
    /// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies.
    @Test(arguments: [
        ("zh-Hant", "TWD", CurrencyDisplay.formalSymbol, "NT$1,234.50"),
        ("zh-Hant", "TWD", .variantSymbol, "$1,234.50"),
        ("ru", "UAH", .variantSymbol, "1\u{A0}234,50\u{A0}грн."),
        ("ru", "UAH", .formalSymbol, "1\u{A0}234,50\u{A0}₴"),
        ("en", "EUR", .formalSymbol, "€1,234.50"), ("en", "EUR", .variantSymbol, "€1,234.50"),
    ])
    func alternativeSymbolIsShown(locale: String, currency: String, display: CurrencyDisplay, expected: String) throws {
        #expect(try Row(locale, currency, "1234.5", expected, "", display: display).formatted == expected)
    }

    /// CLDR's noCurrency patterns, which Intl does not offer.
    @Test(arguments: [
        ("en", "USD", "-1,234.50"), ("de", "EUR", "-1.234,50"), ("en-IN", "INR", "-1,234.50"),
        ("fr", "EUR", "-1\u{202F}234,50"), ("ja", "JPY", "-1,234"),
    ])
    func amountWithoutCurrency(locale: String, currency: String, expected: String) throws {
        #expect(try Row(locale, currency, "-1234.5", expected, "", display: .none).formatted == expected)
    }

    /// A custom text replaces the symbol, with a space if it ends in a letter.
    @Test(arguments: [
        ("en", "", "-1,234.50"), ("en", "💶", "-💶1,234.50"), ("en", "Points", "-Points\u{A0}1,234.50"),
        ("de", "Punkte", "-1.234,50\u{A0}Punkte"), ("en", "¤-0#'", "-¤-0#'\u{A0}1,234.50"),
    ])
    func ownTextForTheCurrency(locale: String, text: String, expected: String) throws {
        #expect(try Row(locale, "USD", "-1234.5", expected, "", display: .custom(text)).formatted == expected)
    }
}

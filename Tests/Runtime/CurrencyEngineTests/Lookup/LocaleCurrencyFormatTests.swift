import CurrencyFormat
import Testing

/// Scripts, orders, signs, separators and digits of locales and numbering systems.
///
/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48), with half-even rounding unless a row says otherwise.
struct LocaleCurrencyFormatTests {
    typealias Row = FormatRow

    static let locales: [Row] = [
        Row("en", "USD", "-1234567.891", "-$1,234,567.89", "symbol in front, minus before it"),
        Row("de", "EUR", "-1234567.891", "-1.234.567,89\u{A0}€", "symbol behind, after a no-break space"),
        Row(
            "de-AT", "EUR", "-1234567.891", "-€\u{A0}1.234.567,89",
            "marks of money: a group separator that numbers do not have"),
        Row(
            "de-CH", "CHF", "-1234567.891", "CHF-1'234'567.89",
            "apostrophes between groups, the minus between symbol and number"),
        Row(
            "fr", "EUR", "-1234567.891", "-1\u{202F}234\u{202F}567,89\u{A0}€",
            "narrow no-break spaces between groups"),
        Row(
            "fr-CH", "CHF", "-1234567.891", "-1'234'567.89\u{A0}CHF",
            "a decimal separator of money: a dot, where numbers have a comma"),
        Row("de-LI", "CHF", "-1234567.891", "-CHF\u{A0}1'234'567.89", "apostrophes between groups"),
        Row("it-CH", "CHF", "-1234567.891", "CHF-1'234'567.89", "the pattern of a region"),
        Row("en-IN", "INR", "-1234567.891", "-₹12,34,567.89", "groups of three, then of two"),
        Row("hi", "INR", "-1234567.891", "-₹12,34,567.89", "groups of three, then of two"),
        Row("bn", "BDT", "-1234567.891", "-১২,৩৪,৫৬৭.৮৯৳", "Bengali digits"),
        Row(
            "ar-EG", "EGP", "-1234567.891", "\u{61C}-\u{200F}١٬٢٣٤٬٥٦٧٫٨٩\u{A0}ج.م.\u{200F}",
            "Arabic digits and marks of direction"),
        Row(
            "ar", "AED", "-1234567.891", "\u{200F}\u{200E}-1,234,567.89\u{A0}د.إ.\u{200F}",
            "Latin digits and marks of direction"),
        Row(
            "ar-AE", "AED", "-1234567.891", "\u{200F}\u{200E}-1,234,567.89\u{A0}د.إ.\u{200F}",
            "Latin digits and marks of direction"),
        Row("fa", "IRR", "-1234567.891", "\u{200E}−\u{200E}ریال\u{A0}۱٬۲۳۴٬۵۶۸", "Persian digits, no decimals"),
        Row("he", "ILS", "-1234567.891", "\u{200F}\u{200E}-1,234,567.89\u{A0}\u{200F}₪", "marks of direction"),
        Row("ur", "PKR", "-1234567.891", "\u{200E}-Rs\u{A0}1,234,568", "marks of direction"),
        Row("ur-IN", "INR", "-1234567.891", "\u{200E}-\u{200E}₹۱٬۲۳۴٬۵۶۷٫۸۹", "Persian digits"),
        Row("ps", "AFN", "-1234567.891", "\u{200E}-\u{200E}؋\u{A0}۱٬۲۳۴٬۵۶۸", "Pashto digits"),
        Row("my", "MMK", "-1234567.891", "-၁,၂၃၄,၅၆၈\u{A0}K", "Myanmar digits"),
        Row("mr", "INR", "-1234567.891", "-₹१,२३४,५६७.८९", "Devanagari digits"),
        Row("ne", "NPR", "-1234567.891", "-न\u{947}र\u{942}\u{A0}१२,३४,५६७.८९", "Devanagari digits"),
        Row("dz", "BTN", "-1234567.891", "-Nu.\u{A0}༡༢,༣༤,༥༦༧.༨༩", "Tibetan digits"),
        Row("ckb", "IQD", "-1234567.891", "\u{200F}-١٬٢٣٤٬٥٦٨\u{A0}د.ع.\u{200F}", "Arabic digits"),
        Row("th", "THB", "-1234567.891", "-฿1,234,567.89", "Thai letters, Latin digits"),
        Row("ja", "JPY", "-1234567.891", "-￥1,234,568", "a symbol of its own, no decimals"),
        Row("zh", "CNY", "-1234567.891", "-¥1,234,567.89", "a symbol of its own"),
        Row("zh-TW", "TWD", "-1234567.891", "-$1,234,567.89", "found by its likely script"),
        Row("ko", "KRW", "-1234567.891", "-₩1,234,568", "no decimals"),
        Row("ru", "RUB", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}₽", "no-break spaces"),
        Row("uk", "UAH", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}₴", "no-break spaces"),
        Row("pl", "PLN", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}zł", "no-break spaces"),
        Row("cs", "CZK", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}Kč", "no-break spaces"),
        Row("hu", "HUF", "-1234567.891", "-1\u{A0}234\u{A0}568\u{A0}Ft", "CLDR shows no decimals"),
        Row("tr", "TRY", "-1234567.891", "-₺1.234.567,89", "symbol in front"),
        Row("sv", "SEK", "-1234567.891", "−1\u{A0}234\u{A0}567,89\u{A0}kr", "a minus of its own: U+2212"),
        Row(
            "nb", "NOK", "-1234567.891", "−1\u{A0}234\u{A0}567,89\u{A0}kr",
            "a minus of its own, and its parent is no"),
        Row("fi", "EUR", "-1234567.891", "−1\u{A0}234\u{A0}567,89\u{A0}€", "a minus of its own"),
        Row("et", "EUR", "-1234567.891", "−1\u{A0}234\u{A0}567,89\u{A0}€", "a minus of its own"),
        Row("da", "DKK", "-1234567.891", "-1.234.567,89\u{A0}kr.", "symbol behind"),
        Row("nl", "EUR", "-1234567.891", "€\u{A0}-1.234.567,89", "the minus between symbol and number"),
        Row("pt-PT", "EUR", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}€", "symbol behind"),
        Row("pt-BR", "BRL", "-1234567.891", "-R$\u{A0}1.234.567,89", "symbol in front"),
        Row("es-MX", "MXN", "-1234567.891", "-$1,234,567.89", "symbol in front"),
        Row("es-AR", "ARS", "-1234567.891", "-$\u{A0}1.234.567,89", "symbol in front, after a space"),
        Row("lt", "EUR", "-1234567.891", "−1\u{A0}234\u{A0}567,89\u{A0}€", "a minus of its own"),
        Row("sl", "EUR", "-1234567.891", "−1.234.567,89\u{A0}€", "a minus of its own"),
        Row("hr", "EUR", "-1234567.891", "−1.234.567,89\u{A0}€", "a minus of its own"),
        Row("ro", "RON", "-1234567.891", "-1.234.567,89\u{A0}RON", "dots between groups"),
        Row("bg", "BGN", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}лв.", "symbol behind"),
        Row("el", "EUR", "-1234567.891", "-1.234.567,89\u{A0}€", "symbol behind"),
        Row("ka", "GEL", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}₾", "Georgian"),
        Row("hy", "AMD", "-1234567.891", "-1\u{A0}234\u{A0}567,89\u{A0}֏", "Armenian, no decimals"),
        Row("am", "ETB", "-1234567.891", "-ብር\u{A0}1,234,567.89", "Ethiopic"),
        Row("km", "KHR", "-1234567.891", "-1,234,567.89៛", "Khmer"),
        Row("lo", "LAK", "-1234567.891", "₭-1.234.568", "Lao, no decimals"),
        Row("ta", "INR", "-1234567.891", "-₹12,34,567.89", "Tamil"),
        Row("te", "INR", "-1234567.891", "-₹12,34,567.89", "Telugu"),
        Row("gu", "INR", "-1234567.891", "-₹12,34,567.89", "Gujarati"),
        Row("si", "LKR", "-1234567.891", "-ර\u{DD4}.\u{A0}1,234,567.89", "Sinhala"),
        Row(
            "ff-Adlm", "GNF", "-1234567.891", "-FG\u{A0}𞥑⹁𞥒𞥓𞥔⹁𞥕𞥖𞥘",
            "Adlam letters and digits beyond the first plane"),
        Row("sat", "INR", "-1234567.891", "-₹\u{A0}᱑,᱒᱓᱔,᱕᱖᱗.᱘᱙", "Ol Chiki digits"),
        Row("ccp", "BDT", "-1234567.891", "-𑄷𑄸,𑄹𑄺,𑄻𑄼𑄽.𑄾𑄿৳", "Chakma digits beyond the first plane"),
        Row("mni", "INR", "-1234567.891", "-₹\u{A0}১,২৩৪,৫৬৭.৮৯", "Bengali digits"),
        Row("gsw", "CHF", "-1234567.891", "−1'234'567.89\u{A0}CHF", "Swiss German"),
        Row(
            "pt-CV", "CVE", "-1234567.891", "-1\u{A0}234\u{A0}567$89\u{A0}\u{200B}",
            "the dollar sign between integer and decimals"),
        Row("en", "XXX", "-1234567.891", "-¤1,234,567.89", "a generic sign for no currency"),
        Row(
            "en", "QQQ", "-1234567.891", "-QQQ\u{A0}1,234,567.89",
            "an unknown currency is shown by its code, with two decimals"),
        Row("de", "QQQ", "-1234567.891", "-1.234.567,89\u{A0}QQQ", "an unknown currency behind the number"),
    ]

    @Test(arguments: locales)
    func localeWritesMoneyItsOwnWay(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    static let systems: [Row] = [
        Row(
            "en-u-nu-arab", "EUR", "-1234567.891", "\u{61C}-١٬٢٣٤٬٥٦٧٫٨٩\u{A0}€",
            "the root has a pattern and symbols for Arabic digits"),
        Row(
            "en-u-nu-arabext", "EUR", "-1234567.891", "\u{200E}-\u{200E}€۱٬۲۳۴٬۵۶۷٫۸۹",
            "the root has symbols for Persian digits; the pattern is of latn"),
        Row("en-u-nu-deva", "EUR", "-1234567.891", "-€१,२३४,५६७.८९", "all but the digits is of latn"),
        Row(
            "hi-u-nu-deva", "INR", "-1234567.891", "-₹१२,३४,५६७.८९",
            "all but the digits is of latn, groups of two too"),
        Row("zh-u-nu-hanidec", "CNY", "-1234567.891", "-¥一,二三四,五六七.八九", "Han digits, from all over their block"),
        Row("en-u-nu-hanidec", "EUR", "-1234567.891", "-€一,二三四,五六七.八九", "Han digits"),
        Row("en-u-nu-adlm", "EUR", "-1234567.891", "-€𞥑,𞥒𞥓𞥔,𞥕𞥖𞥗.𞥘𞥙", "digits beyond the first plane"),
        Row("en-u-nu-mathsans", "EUR", "-1234567.891", "-€𝟣,𝟤𝟥𝟦,𝟧𝟨𝟩.𝟪𝟫", "digits beyond the first plane"),
        Row("en-u-nu-fullwide", "EUR", "-1234567.891", "-€１,２３４,５６７.８９", "wide digits"),
        Row(
            "ar-EG-u-nu-latn", "EGP", "-1234567.891", "\u{200F}\u{200E}-1,234,567.89\u{A0}ج.م.\u{200F}",
            "Latin digits where Arabic ones are the default"),
        Row(
            "fa-u-nu-latn", "IRR", "-1234567.891", "\u{200E}−\u{200E}ریال\u{A0}1,234,568",
            "Latin digits where Persian ones are the default"),
        Row(
            "ar-u-nu-arab", "EGP", "-1234567.891", "\u{61C}-\u{200F}١٬٢٣٤٬٥٦٧٫٨٩\u{A0}ج.م.\u{200F}",
            "Arabic digits where Latin ones are the default"),
        Row("th-u-nu-thai", "THB", "-1234567.891", "-฿๑,๒๓๔,๕๖๗.๘๙", "Thai digits"),
        Row("my-u-nu-latn", "MMK", "-1234567.891", "-1,234,568\u{A0}K", "Latin digits"),
        Row(
            "am-u-nu-ethi", "ETB", "-1234567.891", "-ብር\u{A0}1,234,567.89",
            "an algorithmic system has no digits: latn"),
        Row("en-u-nu-roman", "USD", "-1234567.891", "-$1,234,567.89", "an algorithmic system has no digits: latn"),
        Row("en-u-nu-nonsense", "USD", "-1234567.891", "-$1,234,567.89", "an unknown system is passed over"),
    ]

    @Test(arguments: systems)
    func numberingSystemGivesDigitsAndWhatTheRootHasForIt(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    /// Ligurian accounting has parentheses only in CLDR's alphaNextToNumber pattern, which the first row uses.
    ///
    /// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules.
    @Test(arguments: [("USD", "(1.234,50\u{A0}US$)"), ("EUR", "-1.234,50\u{A0}€")])
    func characterNextToTheNumberDecidesAboutThePattern(currency: String, expected: String) throws {
        #expect(try Row("lij", currency, "-1234.5", expected, "", sign: .accounting).formatted == expected)
    }

    /// Read by hand in CLDR's root, because Intl has no root locale.
    @Test
    func rootHasAFormatToo() throws {
        #expect(
            try Row("und", "EUR", "-1234567.891", "", "the root").formatted == "-€\u{A0}1,234,567.89")
        #expect(try Row("xx", "EUR", "0.5", "", "no such language").formatted == "€\u{A0}0.50")
    }

    /// de-AT groups money with a dot in latn only. In LDML, a numbering system without it uses its own separator for
    /// numbers; ICU uses latn's, as Node's Intl writes it.
    @Test func separatorsOfMoneyInOtherDigits() throws {
        let style = try FormatRow("de-AT-u-nu-arab", "EUR", "", "", "").style
        #expect(style.format(-1_234_567.89) == "\u{61C}-١٬٢٣٤٬٥٦٧٫٨٩\u{A0}€")
        #expect(style.compatibility(.icu).format(-1_234_567.89) == "\u{61C}-١.٢٣٤.٥٦٧٫٨٩\u{A0}€")
    }
}

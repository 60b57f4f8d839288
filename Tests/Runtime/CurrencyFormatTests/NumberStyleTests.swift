import CurrencyFormat
import Testing

/// Compact notation, plain numbers, percentages and their digits. Expected texts are from Node 20's Intl (ICU 78.2,
/// CLDR 48, half-even rounding).
struct NumberStyleTests {
    /// The styles of a locale.
    struct Styles {
        let locale: LocaleIdentifier

        func currency(_ code: String) -> CurrencyStyle {
            CurrencyStyle((try? CurrencyCode(code)) ?? .unknown, locale: locale)
        }

        var decimal: DecimalStyle { DecimalStyle(locale: locale) }
        var percent: PercentStyle { PercentStyle(locale: locale) }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var locale: String
        var number: String
        var expected: String
        var plan: @Sendable (Styles) -> FormatPlan

        init<Style: FormattingStyle>(
            _ locale: String, _ number: String, _ expected: String, _ style: @escaping @Sendable (Styles) -> Style
        ) {
            self.locale = locale
            self.number = number
            self.expected = expected
            plan = { style($0).plan }
        }

        var testDescription: String { "\(locale) \(number) \(expected)" }
    }

    static let rows: [Row] = [
        Row("en", "999999", "$1M") { $0.currency("USD").compact() },
        Row("en", "1234", "$1.2K") { $0.currency("USD").compact() },
        Row("en", "-1500000", "-$1.5M") { $0.currency("USD").compact() },
        Row("en", "12", "$12") { $0.currency("USD").compact() },
        Row("de", "999999", "999.999\u{A0}€") { $0.currency("EUR").compact() },
        Row("de", "1234", "1234\u{A0}€") { $0.currency("EUR").compact() },
        Row("de", "-1500000", "-1,5\u{A0}Mio.\u{A0}€") { $0.currency("EUR").compact() },
        Row("de", "12", "12\u{A0}€") { $0.currency("EUR").compact() },
        Row("ja", "999999", "￥100万") { $0.currency("JPY").compact() },
        Row("ja", "1234", "￥1234") { $0.currency("JPY").compact() },
        Row("ja", "-1500000", "-￥150万") { $0.currency("JPY").compact() },
        Row("ja", "12", "￥12") { $0.currency("JPY").compact() },
        Row("hi", "999999", "₹10\u{A0}लाख") { $0.currency("INR").compact() },
        Row("hi", "1234", "₹1.2\u{A0}हज़ार") { $0.currency("INR").compact() },
        Row("hi", "-1500000", "-₹15\u{A0}लाख") { $0.currency("INR").compact() },
        Row("hi", "12", "₹12") { $0.currency("INR").compact() },
        Row("es", "999999", "1\u{A0}M\u{A0}€") { $0.currency("EUR").compact() },
        Row("es", "1234", "1,2\u{A0}mil\u{A0}€") { $0.currency("EUR").compact() },
        Row("es", "-1500000", "-1,5\u{A0}M\u{A0}€") { $0.currency("EUR").compact() },
        Row("es", "12", "12\u{A0}€") { $0.currency("EUR").compact() },
        Row("ar-EG", "999999", "\u{200F}١\u{A0}مليون\u{A0}ج.م.\u{200F}") { $0.currency("EGP").compact() },
        Row("ar-EG", "1234", "\u{200F}١٫٢\u{A0}ألف\u{A0}ج.م.\u{200F}") { $0.currency("EGP").compact() },
        Row("ar-EG", "-1500000", "\u{61C}-\u{200F}١٫٥\u{A0}مليون\u{A0}ج.م.\u{200F}") { $0.currency("EGP").compact() },
        Row("ar-EG", "12", "\u{200F}١٢\u{A0}ج.م.\u{200F}") { $0.currency("EGP").compact() },
        Row("pl", "999999", "1\u{A0}mln\u{A0}zł") { $0.currency("PLN").compact() },
        Row("pl", "1234", "1,2\u{A0}tys.\u{A0}zł") { $0.currency("PLN").compact() },
        Row("pl", "-1500000", "-1,5\u{A0}mln\u{A0}zł") { $0.currency("PLN").compact() },
        Row("pl", "12", "12\u{A0}zł") { $0.currency("PLN").compact() },
        Row("en", "1000000", "1 million") { $0.decimal.compact(.long) },
        Row("en", "1234567", "1.2 million") { $0.decimal.compact(.long) },
        Row("en", "21000", "21 thousand") { $0.decimal.compact(.long) },
        Row("de", "1000000", "1 Million") { $0.decimal.compact(.long) },
        Row("de", "1234567", "1,2 Millionen") { $0.decimal.compact(.long) },
        Row("de", "21000", "21 Tausend") { $0.decimal.compact(.long) },
        Row("fr", "1000000", "1 million") { $0.decimal.compact(.long) },
        Row("fr", "1234567", "1,2 million") { $0.decimal.compact(.long) },
        Row("fr", "21000", "21 mille") { $0.decimal.compact(.long) },
        Row("pt-PT", "1000000", "1 milhão") { $0.decimal.compact(.long) },
        Row("pt-PT", "1234567", "1,2 milhões") { $0.decimal.compact(.long) },
        Row("pt-PT", "21000", "21 mil") { $0.decimal.compact(.long) },
        Row("ru", "1000000", "1 миллион") { $0.decimal.compact(.long) },
        Row("ru", "1234567", "1,2 миллиона") { $0.decimal.compact(.long) },
        Row("ru", "21000", "21 тысяча") { $0.decimal.compact(.long) },
        Row("zh", "1000000", "100万") { $0.decimal.compact(.long) },
        Row("zh", "1234567", "123万") { $0.decimal.compact(.long) },
        Row("zh", "21000", "2.1万") { $0.decimal.compact(.long) },
        Row("ta", "1000000", "1 மில்லியன்") { $0.decimal.compact(.long) },
        Row("ta", "1234567", "1.2 மில்லியன்") { $0.decimal.compact(.long) },
        Row("ta", "21000", "21 ஆயிரம்") { $0.decimal.compact(.long) },
        Row("en", "1234567.8915", "1,234,567.892") { $0.decimal },
        Row("en", "-0.5", "-0.5") { $0.decimal },
        Row("de-CH", "1234567.8915", "1'234'567.892") { $0.decimal },
        Row("de-CH", "-0.5", "-0.5") { $0.decimal },
        Row("hi-u-nu-deva", "1234567.8915", "१२,३४,५६७.८९२") { $0.decimal },
        Row("hi-u-nu-deva", "-0.5", "-०.५") { $0.decimal },
        Row("fr", "1234567.8915", "1\u{202F}234\u{202F}567,892") { $0.decimal },
        Row("fr", "-0.5", "-0,5") { $0.decimal },
        Row("en", "0.256", "26%") { $0.percent },
        Row("en", "-12.345", "-1,234%") { $0.percent },
        Row("de", "0.256", "26\u{A0}%") { $0.percent },
        Row("de", "-12.345", "-1.234\u{A0}%") { $0.percent },
        Row("tr", "0.256", "%26") { $0.percent },
        Row("tr", "-12.345", "-%1.234") { $0.percent },
        Row("ar-EG", "0.256", "٢٦٪\u{61C}") { $0.percent },
        Row("ar-EG", "-12.345", "\u{61C}-١٬٢٣٤٪\u{61C}") { $0.percent },
        Row("eu", "0.256", "%\u{A0}26") { $0.percent },
        Row("eu", "-12.345", "−%\u{A0}1.234") { $0.percent },
        Row("en", "123456.789", "123,000") { $0.decimal.precision(.significant(2...3)) },
        Row("en", "123456.789", "123,456.79") {
            $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .morePrecision))
        },
        Row("en", "123456.789", "123,000") {
            $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .lessPrecision))
        },
        Row("en", "0.00123", "0.00123") { $0.decimal.precision(.significant(2...3)) },
        Row("en", "0.00123", "0.00123") {
            $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .morePrecision))
        },
        Row("en", "0.00123", "0.0") {
            $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .lessPrecision))
        },
        Row("en", "99.95", "100") { $0.decimal.precision(.significant(2...3)) },
        Row("en", "99.95", "99.95") {
            $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .morePrecision))
        },
        Row("en", "99.95", "100") { $0.decimal.precision(.both(fraction: 1...2, significant: 1...3, .lessPrecision)) },
        Row("en", "5.00", "$5") { $0.currency("USD").trailingZeros(.stripIfInteger) },
        Row("en", "5.50", "$5.50") { $0.currency("USD").trailingZeros(.stripIfInteger) },
        Row("en", "7", "007") { $0.decimal.integerDigits(minimum: 3) },
    ]

    /// By https://github.com/tc39/proposal-intl-keep-trailing-zeros, trailing zeros of the input count up to the
    /// maximum.
    static let writtenZeros: [Row] = [
        Row("en", "1.50", "1.50") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "1.5", "1.5") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "1", "1") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "1.00000", "1.000") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "0.00", "0.00") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "1.99960", "2.000") { $0.decimal.trailingZeros(.asWritten) },
        Row("en", "1.50", "$1.50") { $0.currency("USD").trailingZeros(.asWritten) },
        Row("en", "1.5", "$1.50") { $0.currency("USD").trailingZeros(.asWritten) },
        Row("en", "1.500", "$1.500") { $0.currency("USD").precision(.fraction(2...4)).trailingZeros(.asWritten) },
        Row("en", "1.500", "1.50") { $0.decimal.precision(.significant(1...3)).trailingZeros(.asWritten) },
        Row("en", "1.500", "1.500") { $0.decimal.precision(.unlimited).trailingZeros(.asWritten) },
        Row("en", "1000", "1K") { $0.decimal.compact().trailingZeros(.asWritten) },
    ]

    @Test(arguments: writtenZeros)
    func zerosOfTheInputAreKept(row: Row) throws { try isWhatIntlWrites(row: row) }

    @Test(arguments: rows)
    func isWhatIntlWrites(row: Row) throws {
        let plan = row.plan(Styles(locale: try LocaleIdentifier(row.locale)))
        let number = try DecimalValue(row.number)
        #expect(plan.format(number) == row.expected)
        #expect(plan.formatParts(number).text == row.expected)
    }
}

import CurrencyParsing
import Testing

/// What strict parsing reads. The texts are ICU's and CLDR's spellings, with the amounts that they stand for.
struct StrictReaderTests {
    struct Accepted: CustomTestStringConvertible, Sendable {
        var row: StrictRow
        var amount: String
        var testDescription: String { row.testDescription }

        init(
            _ locale: String, _ currency: String, _ text: String, _ amount: String, _ reason: String,
            _ change: @escaping @Sendable (CurrencyStyle) -> CurrencyStyle = { $0 }
        ) {
            row = StrictRow(locale: locale, currency: currency, text: text, reason: reason, change: change)
            self.amount = amount
        }
    }

    static let rows = [
        Accepted("en", "USD", "$1,234.50", "1234.50", "the fast path"),
        Accepted("en", "USD", "-$0.00", "-0.00", "a negative zero"),
        Accepted("en", "USD", "$0.05", "0.05", "zero in front"),
        Accepted("en", "JPY", "¥1,234", "1234", "no decimals"),
        Accepted("en", "KWD", "KWD\u{A0}1,234.567", "1234.567", "three decimals, spacing"),
        Accepted("en", "USD", "$123,456,789,012,345,678.90", "123456789012345678.90", "more than 64 bits of digits"),
        Accepted("en", "USD", "$NaN", "NaN", "not a number"),
        Accepted("en", "USD", "-$∞", "-Infinity", "an infinity"),
        Accepted("en", "KWD", "KWD∞", "Infinity", "ICU has no spacing without digits") {
            $0.compatibility(.icu)
        },
        Accepted("en", "USD", "($5.00)", "-5.00", "parentheses") { $0.sign(.accounting) },
        Accepted("en", "USD", "+$5.00", "5.00", "a plus") { $0.signDisplay(.always) },
        Accepted("en", "USD", "$5.00", "5.00", "no sign is no minus") { $0.signDisplay(.never) },
        Accepted("en", "USD", "$5", "5", "decimals that are left out") { $0.precision(.fraction(0...2)) },
        Accepted("en", "USD", "$1.5M", "1500000", "compact") { $0.compact() },
        Accepted("en", "USD", "$999K", "999000", "compact") { $0.compact().precision(.fraction(0...0)) },
        Accepted("en", "USD", "USD\u{A0}5.00", "5.00", "the code") { $0.display(.code) },
        Accepted("en", "USD", "free", "0", "a text for zero") { $0.zeroText("free") },
        Accepted("en", "USD", "$1,234.50", "12.345", "hundredths") { $0.scale(byPowerOfTen: 2) },
        Accepted("en", "USD", "$.50", "0.50", "no integer digits") { $0.integerDigits(minimum: 0) },
        Accepted("en", "USD", "$005.00", "5.00", "zeros in front") { $0.integerDigits(minimum: 3) },
        Accepted("en", "USD", "$12.", "12", "a decimal separator without decimals") {
            $0.precision(.fraction(0)).decimalSeparator(.always)
        },
        Accepted("de", "EUR", "1.234,50\u{A0}€", "1234.50", "the symbol behind"),
        Accepted("fr", "EUR", "-1\u{202F}234,50\u{A0}€", "-1234.50", "a separator of three bytes"),
        Accepted("es", "EUR", "1234,50\u{A0}€", "1234.50", "no groups in four digits"),
        Accepted("es", "EUR", "12.345,50\u{A0}€", "12345.50", "groups in five digits"),
        Accepted("en-IN", "INR", "₹1,23,45,678.90", "12345678.90", "groups of two"),
        Accepted("de-CH", "CHF", "CHF-1'234.50", "-1234.50", "the minus behind the currency"),
        Accepted("ar-EG", "EGP", "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}", "-1234.50", "other digits"),
        Accepted("en-u-nu-hanidec", "USD", "$一,二三四.五〇", "1234.50", "digits that are no run"),
        Accepted("de", "USD", "-5,00\u{A0}galaktische Taler von fern", "-5.00", "a long text") {
            $0.display(.custom("galaktische Taler von fern"))
        },
    ]

    @Test(arguments: rows)
    func textIsReadAsItsAmount(accepted: Accepted) throws {
        let plan = try accepted.row.plan
        let amount = try DecimalValue(accepted.amount)
        // The formatter agrees that this is its text.
        #expect(plan.format(amount) == accepted.row.text)
        let value = try plan.parse(accepted.row.text)
        #expect(value == amount)
        #expect(value.isNegative == amount.isNegative)
        #expect(plan.strictReadings(of: accepted.row.text) == [amount])
    }

    @Test
    func decimalsAreKeptAsWritten() throws {
        let plan = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan
        #expect(try plan.parse("$1,234.50").description == "1234.50")
        #expect(try CurrencyStyle(.dollar, locale: .englishUnitedStates).parse("$0.00").description == "0.00")
    }

    @Test
    func stringsThatAreNoNativeUTF8AreReadToo() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        let substring = "total: 1.234,50\u{A0}€ today".dropFirst(7).prefix(10)
        #expect(try plan.parse(String(substring)) == 1234.5)
    }

    @Test
    func pluralsAndRoundedDigitsDoNotCount() throws {
        let plan = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan
        #expect(try plan.parse(plan.format(1234.567)) == 1234.57)
    }
}

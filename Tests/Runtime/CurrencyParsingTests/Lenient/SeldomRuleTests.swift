import AmountSearch
import CurrencyNames
import CurrencyParsing
import Testing

/// Rules of reading that few texts depend on. The amounts are those that the people who write so mean.
struct SeldomRuleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var locale: String
        var currency: String
        var text: String
        var outcome: String
        var reason: String
        var testDescription: String { "\(locale) \(currency) \"\(text)\": \(reason)" }

        init(_ locale: String, _ currency: String, _ text: String, _ outcome: String, _ reason: String) {
            (self.locale, self.currency, self.text) = (locale, currency, text)
            (self.outcome, self.reason) = (outcome, reason)
        }
    }

    @Test(arguments: [
        Row("ko", "KRW", "5천 300원", "5300", "hundreds without a word, behind thousands with one"),
        Row("ja", "JPY", "5千300円", "5300", "the same without a space"),
        Row("en-IN", "INR", "2 lakh 500 rupees", "200500", "a sum"),
        Row("en-IN", "INR", "-2 lakh 500 rupees", "-200500", "a sum with a sign"),
        Row("en-IN", "INR", "₹5 thousand crore", "50000000000", "a word behind a space that multiplies the next one"),
        Row("en-GB", "GBP", "£1,234,-", "1234", "a comma and a dash in place of pence"),
        Row("en-US", "KWD", "1.500", "1.500", "thousandths of a dinar in a field"),
        Row("en-US", "KWD", "KWD 1.500", "1.500 or 1500", "the same with a currency, which people write elsewhere too"),
    ])
    func oneCurrency(row: Row) throws {
        let style = CurrencyStyle(try CurrencyCode(row.currency), locale: try LocaleIdentifier(row.locale))
        #expect(CurrencyParser(style, names: .bundled).outcome(of: row.text) == row.outcome)
    }

    @Test(
        arguments: [
            ("ja", "￥500，300円", ["500 JPY", "300 JPY"]),
            ("ja", "￥１，２３４", ["1234 JPY"]), ("ja", "￥５００、３００円", ["500 JPY", "300 JPY"]),
            ("ja", "￥１、２３４", ["1234 or 1 JPY"]),
            ("ja", "￥５００。３００円", ["500 doubted JPY", "300 doubted JPY"]),
            ("bs", "5 KM", ["5 BAM"]),
            ("bs", "5 km", []),
            ("fr-SN", "500 fcfa", ["500 XOF"]),
        ] as [(String, String, [String])])
    func runningText(locale: String, text: String, expected: [String]) throws {
        #expect(try foundTexts(in: text, locale) == expected)
    }
}

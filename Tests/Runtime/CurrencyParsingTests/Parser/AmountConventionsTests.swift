import AmountSearch
import CurrencyParsing
import Testing

/// Marks of debits and credits, as banks of each country write them.
///
/// The links are in Data/Decisions/statements.json.
struct AmountConventionsTests {
    struct Marked: Sendable, CustomTestStringConvertible {
        var locale: String
        var code: String
        var text: String
        var amount: DecimalValue
        var testDescription: String { "\(locale) \(text)" }

        init(_ locale: String, _ code: String, _ text: String, _ amount: DecimalValue) {
            (self.locale, self.code, self.text, self.amount) = (locale, code, text, amount)
        }
    }

    @Test(arguments: [
        Marked("en-US", "USD", "1,234.56 CR", 1234.56), Marked("en-US", "USD", "$1,234.56 DR", -1234.56),
        Marked("en-GB", "GBP", "£12.00 OD", -12), Marked("en-IN", "INR", "₹50,000.00 Cr", 50000),
        Marked("en-IN", "INR", "INR 50000 Dr", -50000), Marked("de-DE", "EUR", "1.234,56 S", -1234.56),
        Marked("de-DE", "EUR", "1.234,56 EUR H", 1234.56), Marked("de-DE", "EUR", "221,23-", -221.23),
        Marked("nl-NL", "EUR", "€ 12,50 Af", -12.5), Marked("nl-NL", "EUR", "12,50 Bij", 12.5),
        Marked("pt-BR", "BRL", "R$ 1.234,56 D", -1234.56), Marked("pt-BR", "BRL", "1.234,56 C", 1234.56),
        Marked("ja-JP", "JPY", "△1,234", -1234), Marked("ja-JP", "JPY", "▲1,234円", -1234),
        Marked("ja-JP", "JPY", "¥5,000-", 5000), Marked("cs-CZ", "CZK", "100,00 Kč MD", -100),
        Marked("hu-HU", "HUF", "5 000 T", -5000), Marked("es-ES", "EUR", "12,00 H", 12),
        Marked("sv-SE", "SEK", "1234:50", 1234.5),
    ])
    func theCountrysMarksAreRead(_ marked: Marked) throws {
        let locale = try LocaleIdentifier(marked.locale)
        let style = CurrencyStyle(try CurrencyCode(marked.code), locale: locale)
        let conventions = try #require(AmountConventions.statement(in: locale))
        let parsed = try CurrencyParser(style, conventions: conventions).parse(marked.text)
        #expect(parsed.amount == marked.amount)
        let plain = try? CurrencyParser(style).parse(marked.text).amount
        #expect(plain == nil || plain == marked.amount, "read otherwise without conventions")
    }

    /// Without conventions a mark refuses the text, in every locale whose language has it.
    @Test(arguments: ["CR", "Cr", "DR", "OD"])
    func marksAreRefusedWithoutConventions(_ mark: String) {
        for locale in [CurrencyLocale.englishUnitedStates, .englishUnitedKingdom, .englishAustralia, .englishKenya] {
            for text in ["1,234.56 \(mark)", "1,234.56\(mark)", "-5.00 \(mark)"] {
                #expect(throws: AmountParseError.self, "\(text)") {
                    try CurrencyParser(.dollar, locale: locale).parse(text)
                }
            }
        }
    }

    /// In running text the amount is reported with both signs, and with conventions surely.
    @Test
    func amountsInTextHaveMarksToo() throws {
        let text = "Balance $1,234.56 DR today"
        let plain = try #require(CurrencyParser(locale: .englishUnitedStates).amounts(in: text).first)
        #expect(plain.readings == [1234.56, -1234.56] && plain.doubts.map(\.kind) == [.sign])
        let statement = CurrencyParser(
            locale: .englishUnitedStates, conventions: .statement(in: .englishUnitedStates))
        let found = try #require(statement.amounts(in: text).first)
        #expect(found.amount == -1234.56)
        #expect(found.range == 8..<20)
    }

    @Test
    func conventionsAreAValue() throws {
        var conventions = AmountConventions(marks: [AmountConventions.Mark("out", .debit, .behind)])
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(try CurrencyParser(style, conventions: conventions).parse("5.00 out").amount == -5)
        conventions.creditIsNegative = true
        #expect(try CurrencyParser(style, conventions: conventions).parse("5.00 out").amount == 5)
        #expect(try CurrencyParser(style, conventions: conventions).parse("(5.00)").amount == -5)
        conventions.readsParentheses = false
        #expect(throws: AmountParseError.self) { try CurrencyParser(style, conventions: conventions).parse("(5.00)") }
        #expect(try CurrencyParser(style, conventions: conventions).parse("$5 million").amount == 5_000_000)
        conventions.readsScaleWords = false
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(style, conventions: conventions).parse("$5 million")
        }
        conventions.readsMinusBehind = false
        #expect(throws: AmountParseError.self) { try CurrencyParser(style, conventions: conventions).parse("5.00-") }
        #expect(throws: AmountParseError.self) {
            try CurrencyParser(style, conventions: conventions).parse("-5.00 out")
        }
        conventions.currencies = try [CurrencyCode("EUR")]
        let open = CurrencyParser(locale: .englishUnitedStates, conventions: conventions)
        #expect(try open.parse("€5.00").currency?.description == "EUR")
        #expect(throws: AmountParseError.self) { try open.parse("$5.00") }
        #expect(open.amounts(in: "$5.00 or €6.00").map(\.amount) == [6])
    }

    @Test
    func whereNothingIsRecordedThereIsNone() {
        #expect(AmountConventions.statement(in: .root) == nil)
        #expect(AmountConventions.statement(in: .germanGermany)?.marks.first?.text == "S")
    }
}

import CurrencyParsing
import Testing

/// Negative amounts in compact notation and the accounting format.
@Suite struct AccountingParenthesesTests {
    struct Row: Sendable {
        let locale: CurrencyLocale
        let text: String
    }

    /// The locale's accounting pattern around the compact number. The en-US text is from ICU4X, the others are by hand.
    private static let rows = [
        Row(locale: .englishUnitedStates, text: "(€12K)"),
        Row(locale: .frenchFrance, text: "(12\u{A0}k\u{A0}€)"),
        Row(locale: .dutchNetherlands, text: "(€\u{A0}12K)"),
        Row(locale: .japaneseJapan, text: "(€1.2万)"),
        // Locales whose accounting pattern has no parentheses.
        Row(locale: .germanGermany, text: "-12.345\u{A0}€"),
        Row(locale: .spanishSpain, text: "-12\u{A0}mil\u{A0}€"),
        Row(locale: .swedishSweden, text: "−12\u{A0}tn\u{A0}€"),
    ]

    @Test(arguments: rows) func parenthesesAreThoseOfTheAccountingFormat(row: Row) {
        let style = CurrencyStyle(.euro, locale: row.locale).sign(.accounting).compact()
        #expect(style.format(-12_345) == row.text)
        #expect(style.format(12_345) == CurrencyStyle(.euro, locale: row.locale).compact().format(12_345))
    }

    /// A locale uses parentheses in both notations or in neither.
    @Test(arguments: CurrencyLocale.allCases) func bothNotationsAgree(locale: CurrencyLocale) {
        let style = CurrencyStyle(.euro, locale: locale).sign(.accounting)
        let compact = style.compact()
        let standard = CurrencyStyle(.euro, locale: locale).compact()
        for magnitude in [12_345, 1_234_567] {
            let (positive, amount) = (DecimalValue(magnitude), DecimalValue(-magnitude))
            if style.format(amount).contains("(") {
                #expect(compact.format(amount) == "(\(standard.format(positive)))")
            } else {
                #expect(compact.format(amount) == standard.format(amount))
            }
        }
    }

    @Test func icuWritesAMinus() {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).sign(.accounting).compatibility(.icu)
        #expect(style.compact().format(-12_345) == "-€12K")
    }

    @Test func signsOfPositiveAmountsStay() {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).sign(.accounting).compact()
        #expect(style.signDisplay(.always).format(12_345) == "+€12K")
        #expect(style.signDisplay(.never).format(-12_345) == "€12K")
    }

    @Test func theTextIsReadBack() throws {
        let parser = CurrencyParser(CurrencyStyle(.euro, locale: .englishUnitedStates).sign(.accounting).compact())
        #expect(try parser.parse("(€12K)").amount == -12_000)
    }
}

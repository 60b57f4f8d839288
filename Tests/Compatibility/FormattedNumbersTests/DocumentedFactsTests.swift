import FormattedNumbers
import Testing

/// The statements in FormattedNumbers' documentation, one per row. See
/// <https://github.com/catcyborg/FormattedNumbers#usage>.
struct DocumentedFactsTests {
    struct Fact: CustomTestStringConvertible {
        /// The section and the sentence.
        let reason: String
        let value: any StyledNumber
        let text: String

        init(_ reason: String, _ value: any StyledNumber, _ text: String) {
            (self.reason, self.value, self.text) = (reason, value, text)
        }

        var testDescription: String { reason }
    }

    static let facts: [Fact] = [
        Fact("Usage: prints USD 1,003", FormattedMoney(1002.923389), "USD 1,003"),
        Fact("Usage: prints 0.1 %", FormattedPercentage(0.001), "0.1 %"),
        Fact("Usage: prints 1003", FormattedQuantity(1002.923389), "1003"),
        Fact("Rounding: 1000 and above, none", FormattedQuantity(1000.4), "1000"),
        Fact("Rounding: 100 to 1000, one", FormattedQuantity(100.123456), "100.1"),
        Fact("Rounding: 10 to 100, two", FormattedQuantity(10.123456), "10.12"),
        Fact("Rounding: 1 to 10, three", FormattedQuantity(1.123456), "1.123"),
        Fact("Rounding: 0 to 1, four", FormattedQuantity(0.123456), "0.1235"),
        Fact("Rounding: zero", FormattedQuantity(0), "0"),
        Fact("Abbreviation: from 1000000000, b", FormattedQuantity(1_000_000_000, abbreviates: true), "1b"),
        Fact("Abbreviation: from 1000000, m", FormattedQuantity(1_000_000, abbreviates: true), "1m"),
        Fact("Abbreviation: from 1000, k", FormattedQuantity(1000, abbreviates: true), "1k"),
        Fact("Abbreviation: below, none", FormattedQuantity(999, abbreviates: true), "999"),
        Fact("Abbreviation: the example", FormattedMoney(1002.923389, abbreviates: true), "USD 1.003k"),
        Fact("Abbreviation: unless set, none", FormattedMoney(2_000_000), "USD 2,000,000"),
        Fact("Sign: no sign, negative", FormattedQuantity(-10, signStyle: .noSign), "10"),
        Fact("Sign: default, positive", FormattedQuantity(10, signStyle: .default), "10"),
        Fact("Sign: default, negative", FormattedQuantity(-10, signStyle: .default), "-10"),
        Fact("Sign: plus and minus, positive", FormattedQuantity(10, signStyle: .plusMinus), "+10"),
        Fact("Sign: plus and minus, negative", FormattedQuantity(-10, signStyle: .plusMinus), "-10"),
        Fact("Sign: triangles, positive", FormattedQuantity(10, signStyle: .triangles), "▲10"),
        Fact("Sign: triangles, negative", FormattedQuantity(-10, signStyle: .triangles), "▼10"),
    ]

    @Test(arguments: facts) func textIsTheDocumentedOne(_ fact: Fact) {
        #expect(fact.value.formattedString == fact.text)
    }

    @Test func currencyIsTheDocumentedOne() {
        var money = FormattedMoney(1002.923389)
        #expect(money.currencyDisplay == "USD")
        money.currencyDisplay = "SGD"
        #expect(money.formattedString == "SGD 1,003")
    }

    @Test(arguments: [FormattedMoney(1), FormattedPercentage(1), FormattedQuantity(1)] as [any StyledNumber])
    func defaultsAreTheDocumentedOnes(_ value: any StyledNumber) {
        let options = value.options
        #expect(options.positiveColor.hexadecimal == "#00ff00")
        #expect(options.negativeColor.hexadecimal == "#ff0000")
        #expect(options.neutralColor.hexadecimal == "#333333")
        #expect(options.textAlignment == .left)
        #expect(options.font == .system(size: 15))
        #expect(!options.abbreviates)
        let rounding = options.roundingCutoffs.cutoffs
        #expect(rounding.map(\.minimum) == [0, 1, 10, 100, 1000])
        #expect(
            rounding.map(\.pattern.text) == ["¤#,##0.####", "¤#,##0.###", "¤#,##0.##", "¤#,##0.#", "¤#,##0"])
        #expect(rounding.map(\.decimalPlaces) == [4, 3, 2, 1, 0])
        let abbreviations = options.abbreviationCutoffs.cutoffs
        #expect(abbreviations.map(\.minimum) == [1000, 1_000_000, 1_000_000_000])
        #expect(abbreviations.map(\.unit) == [1000, 1_000_000, 1_000_000_000])
        #expect(abbreviations.map(\.symbol) == ["k", "m", "b"])
    }

    @Test func currencyFontIsTheDocumentedOne() {
        #expect(FormattedMoney(1).currencyFont == .system(size: 15))
    }
}

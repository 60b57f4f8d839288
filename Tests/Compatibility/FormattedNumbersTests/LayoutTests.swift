import FormattedNumbers
import Foundation
import Testing

/// The positions of currencies, percent signs and spaces.
struct LayoutTests {
    private func money(_ number: DecimalValue, _ pattern: String, _ display: String = "USD") throws -> FormattedMoney {
        var value = FormattedMoney(number)
        value.currencyDisplay = display
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: pattern)])
        return value
    }

    @Test(arguments: [
        ("¤#,##0.00", "USD 1,234.50"), ("#,##0.00¤", "1,234.50 USD"), ("¤ #,##0.00", "USD 1,234.50"),
        ("#,##0.0 ¤", "1,234.5 USD"), ("#,##0", "1,234"), ("'<'¤#,##0'>'", "<USD 1,234>"),
        ("#,##,##0.00¤", "1,234.50 USD"),
        ("¤@@", "USD 1200"), ("¤000000", "USD 001234"), ("¤#,##0.", "USD 1,234."), ("¤#,##0.25", "USD 1,234.50"),

    ])
    func patternsSayWhereTheCurrencyStands(_ pattern: String, _ text: String) throws {
        #expect(try money(1234.5, pattern).formattedString == text)
    }

    @Test func negativePatternsAreKept() throws {
        var value = try money(-5, "¤0.0;(¤0.0)")
        #expect(value.formattedString == "(USD 5.0)")
        value.signStyle = .noSign
        #expect(value.formattedString == "USD 5.0")
        value = try money(-5, "0.0¤;0.0¤-")
        value.signStyle = .triangles
        #expect(value.formattedString == "5.0 USD▼")
        #expect(value.sign == "▼")
    }

    @Test func symbolsMayTouchTheDigits() throws {
        var value = try money(5, "¤0", "$")
        #expect(value.formattedString == "$ 5")
        value.spacesSymbols = false
        #expect(value.formattedString == "$5")
        value.currencyDisplay = "USD"
        #expect(value.formattedString == "USD 5")
        value.currencyDisplay = ""
        #expect(value.formattedString == "5")
        var share = FormattedPercentage(0.05)
        share.spacesSymbols = false
        #expect(share.formattedString == "5%")
    }

    @Test func spacesMayNotBreak() throws {
        var value = try money(1234, "¤#,##0", "$").locale(.frenchFrance)
        #expect(value.formattedString == "$ 1 234")
        value.spaces = .cldr
        #expect(value.formattedString == "$\u{A0}1\u{202F}234")
    }

    @Test func abbreviationsStandBehindTheDigits() throws {
        var value = try money(-2500, "#,##0.#¤")
        value.abbreviates = true
        #expect(value.formattedString == "-2.5k USD")
        value.layout = .locale
        #expect(value.formattedString == "-USD 2.5k")
        #expect(value.locale(.germanGermany).formattedString == "-2,5k USD")
    }

    @Test func digitsOfThePatternCountInTheLocalesLayout() throws {
        var value = try money(5, "¤000.0")
        value.layout = .locale
        #expect(value.locale(.germanGermany).formattedString == "005,0 USD")
        value = try money(5, "¤0.")
        value.layout = .locale
        #expect(value.locale(.germanGermany).formattedString == "5, USD")
    }

    @Test func percentSignsAreNotWrittenTwice() throws {
        var value = FormattedPercentage(0.125)
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: "%0.0")])
        #expect(value.formattedString == "% 12.5")
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: "'%'0.0")])
        #expect(value.formattedString == "12.5 %")
    }

    @Test func quantitiesTakePatternsWithoutCurrency() throws {
        var value = FormattedQuantity(1234.5)
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: "#,##0.00 'kg'")])
        #expect(value.formattedString == "1234.50 kg")
        value.groupsDigits = true
        #expect(value.formattedString == "1,234.50 kg")
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: "#,##0.00% ")])
        #expect(value.formattedString == "1,234.50 % ")
    }

    @Test func numbersOfAllTypesAreTaken() throws {
        #expect(FormattedMoney(Decimal(string: "-0.125")!).formattedString == "-USD 0.125")
        #expect(FormattedMoney(UInt64.max).formattedString == "USD 18,446,744,073,709,551,615")
        #expect(FormattedMoney(Double(0.1) + Double(0.2)).number == DecimalValue(0.30000000000000004))
        #expect(FormattedMoney(Float(0.1)).formattedString == "USD 0.1")
        #expect(
            FormattedMoney(try Money("1234567890123456789012345678901234.5", .euro)).number?.description
                == "1234567890123456789012345678901234.5")
        #expect(FormattedPercentage(number: nil).formattedString == "N/A")
    }

    @Test func all38DigitsAreKept() throws {
        let places = String(repeating: "#", count: 40)
        let number = try #require(Decimal(string: "12345678901234567890123456789012345.678"))
        var value = FormattedQuantity(number, abbreviates: true)
        value.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: "0." + places)])
        value.abbreviationCutoffs = try AbbreviationCutoffs([.thousands])
        #expect(value.formattedString == "12345678901234567890123456789012.345678k")
        value.abbreviates = false
        #expect(value.formattedString == "12345678901234567890123456789012345.678")
    }

    /// The Portuguese escudo has its sign in place of the decimal separator. The locale defines that for the code.
    @Test func separatorsAreThoseOfTheCurrency() {
        var value = FormattedMoney(1.5).locale(.portuguesePortugal)
        #expect(value.formattedString == "USD 1,5")
        value.currencyDisplay = "PTE"
        #expect(value.formattedString == "PTE 1$5")
    }
}

import FormattedNumbers
import Testing

/// Numbers at the edges of cutoffs.
struct CutoffBoundaryTests {
    struct Row: CustomTestStringConvertible {
        let number: String
        let text: String
        let reason: String

        init(_ number: String, _ text: String, _ reason: String) {
            (self.number, self.text, self.reason) = (number, text, reason)
        }

        var testDescription: String { "\(number): \(reason)" }
    }

    /// The default tables. The texts follow from the tables and half-even rounding, by hand.
    static let rounded = [
        Row("0", "0", "zero is in the cutoff of zero"),
        Row("-0", "0", "negative zero has no sign"),
        Row("0.00005", "0", "half of the last place, even"),
        Row("0.00015", "0.0002", "half of the last place, odd"),
        Row("-0.00004", "0", "what is shown as zero has no sign"),
        Row("0.99994", "0.9999", "stays below 1"),
        Row("0.99996", "1", "reaches 1"),
        Row("1", "1", "the minimum itself"),
        Row("1.0004", "1", "three decimals from 1 on"),
        Row("9.9994", "9.999", "stays below 10"),
        Row("9.9996", "10", "reaches 10"),
        Row("10.006", "10.01", "two decimals from 10 on"),
        Row("99.994", "99.99", "stays below 100"),
        Row("99.996", "100", "reaches 100"),
        Row("100.06", "100.1", "one decimal from 100 on"),
        Row("999.94", "999.9", "stays below 1000"),
        Row("999.96", "1000", "reaches 1000"),
        Row("1000.6", "1001", "no decimals from 1000 on"),
        Row("-999.96", "-1000", "absolute values count"),
        Row("-9.9994", "-9.999", "absolute values count"),
        Row("12345678901234567890123456789012345678", "12345678901234567890123456789012345678", "38 digits"),
        Row("9007199254740993.25", "9007199254740993", "beyond binary floating point"),
        Row("NaN", "NaN", "NaN is not rounded"),
        Row("Infinity", "∞", "infinity is not rounded"),
        Row("-Infinity", "-∞", "infinity has its sign"),
    ]

    @Test(arguments: rounded) func rounding(_ row: Row) throws {
        #expect(FormattedQuantity(try DecimalValue(row.number)).formattedString == row.text)
    }

    static let abbreviated = [
        Row("999.94", "999.9", "not abbreviated"),
        Row("999.96", "1k", "reaches 1000 when it is rounded"),
        Row("1000", "1k", "the minimum itself"),
        Row("1000.4", "1k", "three decimals of a thousand"),
        Row("1234567", "1.235m", "three decimals of a million"),
        Row("12345678", "12.35m", "two"),
        Row("123456789", "123.5m", "one"),
        Row("999940", "999.9k", "stays below a million"),
        Row("999950", "1m", "the half goes to the even neighbour, 1000.0"),
        Row("999999", "1m", "and not 1000k"),
        Row("-999999", "-1m", "absolute values count"),
        Row("999999999", "1b", "and not 1000m"),
        Row("1234567890123", "1235b", "no decimals from 1000 on"),
        Row("12345678901234567890123456789012345678", "12345678901234567890123456789b", "38 digits"),
        Row("NaN", "NaN", "NaN is not abbreviated"),
        Row("-Infinity", "-∞", "infinity is not abbreviated"),
        Row("0", "0", "zero is not abbreviated"),
    ]

    @Test(arguments: abbreviated) func abbreviation(_ row: Row) throws {
        #expect(FormattedQuantity(try DecimalValue(row.number), abbreviates: true).formattedString == row.text)
    }

    static let shares = [
        Row("0.0099996", "1 %", "reaches 1 %"),
        Row("0.25", "25 %", "hundredths are compared"),
        Row("0.123456", "12.35 %", "two decimals from 10 % on"),
        Row("9.9996", "1,000 %", "reaches 1000 %"),
        Row("-0.001", "-0.1 %", "negative"),
        Row("NaN", "NaN %", "NaN"),
        Row("Infinity", "∞ %", "infinity"),
    ]

    @Test(arguments: shares) func percentage(_ row: Row) throws {
        #expect(FormattedPercentage(try DecimalValue(row.number)).formattedString == row.text)
    }

    /// The largest number in hundredths is above the limit of the type, and has its digits all the same.
    @Test func theLargestPercentageHasAllDigits() throws {
        var value = FormattedPercentage(try DecimalValue("1E+6144"))
        value.groupsDigits = false
        #expect(value.formattedString == "1" + String(repeating: "0", count: 6146) + " %")
    }

    static let abbreviatedShares = [
        Row("9.99", "999 %", "below a thousand hundredths"),
        Row("12.345", "1.234k %", "1234.5 hundredths, half to even"),
        Row("1000000", "100m %", "millions"),
    ]

    @Test(arguments: abbreviatedShares) func abbreviatedPercentage(_ row: Row) throws {
        #expect(FormattedPercentage(try DecimalValue(row.number), abbreviates: true).formattedString == row.text)
    }

    @Test func fixedDecimalsChangeAtTheBoundary() throws {
        var value = FormattedMoney(999.96)
        value.roundingCutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 1000, pattern: "¤#,##0"), RoundingCutoff(minimum: 0, pattern: "¤#,##0.0"),
        ])
        #expect(value.formattedString == "USD 1,000")
        value.number = 999.94
        #expect(value.formattedString == "USD 999.9")
    }

    /// 14.96 becomes 15.0, and by the steps of the next cutoff 10: that is below its minimum, so it is not used.
    @Test func aCutoffThatRoundsBackIsNotUsed() throws {
        var value = FormattedQuantity(14.96)
        value.roundingCutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 15, pattern: "#,#10"), RoundingCutoff(minimum: 0, pattern: "0.0"),
        ])
        #expect(value.formattedString == "15.0")
        value.number = 15
        #expect(value.formattedString == "20")
    }

    /// 999,996 is 1000.00k with two decimals, and 0.999996m with six.
    @Test func anAbbreviationThatShowsLessIsNotUsed() throws {
        var value = FormattedQuantity(999_996, abbreviates: true)
        value.roundingCutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 1, decimalPlaces: 2), RoundingCutoff(minimum: 0, decimalPlaces: 6),
        ])
        #expect(value.formattedString == "1000k")
    }

    @Test func roundingModesCount() {
        var value = FormattedQuantity(2.0005)
        #expect(value.formattedString == "2")
        value.rounding = .halfUp
        #expect(value.formattedString == "2.001")
        value.rounding = .down
        value.number = 9.9999
        #expect(value.formattedString == "9.999")
        value.rounding = .up
        #expect(value.formattedString == "10")
    }
}

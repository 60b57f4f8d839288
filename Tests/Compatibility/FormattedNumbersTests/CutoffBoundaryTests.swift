import FormattedNumbers
import TestSupport
import Testing

/// Numbers at the boundaries of cutoffs.
struct CutoffBoundaryTests {
    /// Expected texts follow by hand from the default tables and half-even rounding.
    static let rounded = [
        TextRow("0", "0", "zero is in the cutoff of zero"),
        TextRow("-0", "0", "negative zero has no sign"),
        TextRow("0.00005", "0", "half of the last place, even"),
        TextRow("0.00015", "0.0002", "half of the last place, odd"),
        TextRow("-0.00004", "0", "what is shown as zero has no sign"),
        TextRow("0.99994", "0.9999", "stays below 1"),
        TextRow("0.99996", "1", "reaches 1"),
        TextRow("1", "1", "the minimum itself"),
        TextRow("1.0004", "1", "three decimals from 1 on"),
        TextRow("9.9994", "9.999", "stays below 10"),
        TextRow("9.9996", "10", "reaches 10"),
        TextRow("10.006", "10.01", "two decimals from 10 on"),
        TextRow("99.994", "99.99", "stays below 100"),
        TextRow("99.996", "100", "reaches 100"),
        TextRow("100.06", "100.1", "one decimal from 100 on"),
        TextRow("999.94", "999.9", "stays below 1000"),
        TextRow("999.96", "1000", "reaches 1000"),
        TextRow("1000.6", "1001", "no decimals from 1000 on"),
        TextRow("-999.96", "-1000", "absolute values count"),
        TextRow("-9.9994", "-9.999", "absolute values count"),
        TextRow("12345678901234567890123456789012345678", "12345678901234567890123456789012345678", "38 digits"),
        TextRow("9007199254740993.25", "9007199254740993", "beyond binary floating point"),
        TextRow("NaN", "NaN", "NaN is not rounded"),
        TextRow("Infinity", "∞", "infinity is not rounded"),
        TextRow("-Infinity", "-∞", "infinity has its sign"),
    ]

    @Test(arguments: rounded) func rounding(_ row: TextRow) throws {
        #expect(FormattedQuantity(try DecimalValue(row.text)).formattedString == row.expected)
    }

    static let abbreviated = [
        TextRow("999.94", "999.9", "not abbreviated"),
        TextRow("999.96", "1k", "reaches 1000 when it is rounded"),
        TextRow("1000", "1k", "the minimum itself"),
        TextRow("1000.4", "1k", "three decimals of a thousand"),
        TextRow("1234567", "1.235m", "three decimals of a million"),
        TextRow("12345678", "12.35m", "two"),
        TextRow("123456789", "123.5m", "one"),
        TextRow("999940", "999.9k", "stays below a million"),
        TextRow("999950", "1m", "the half goes to the even neighbour, 1000.0"),
        TextRow("999999", "1m", "and not 1000k"),
        TextRow("-999999", "-1m", "absolute values count"),
        TextRow("999999999", "1b", "and not 1000m"),
        TextRow("1234567890123", "1235b", "no decimals from 1000 on"),
        TextRow("12345678901234567890123456789012345678", "12345678901234567890123456789b", "38 digits"),
        TextRow("NaN", "NaN", "NaN is not abbreviated"),
        TextRow("-Infinity", "-∞", "infinity is not abbreviated"),
        TextRow("0", "0", "zero is not abbreviated"),
    ]

    @Test(arguments: abbreviated) func abbreviation(_ row: TextRow) throws {
        #expect(FormattedQuantity(try DecimalValue(row.text), abbreviates: true).formattedString == row.expected)
    }

    static let shares = [
        TextRow("0.0099996", "1 %", "reaches 1 %"),
        TextRow("0.25", "25 %", "hundredths are compared"),
        TextRow("0.123456", "12.35 %", "two decimals from 10 % on"),
        TextRow("9.9996", "1,000 %", "reaches 1000 %"),
        TextRow("-0.001", "-0.1 %", "negative"),
        TextRow("NaN", "NaN %", "NaN"),
        TextRow("Infinity", "∞ %", "infinity"),
    ]

    @Test(arguments: shares) func percentage(_ row: TextRow) throws {
        #expect(FormattedPercentage(try DecimalValue(row.text)).formattedString == row.expected)
    }

    /// The largest number times 100 exceeds the type's limit, but is written with all digits.
    @Test func theLargestPercentageHasAllDigits() throws {
        var value = FormattedPercentage(try DecimalValue("1E+6144"))
        value.groupsDigits = false
        #expect(value.formattedString == "1" + String(repeating: "0", count: 6146) + " %")
    }

    static let abbreviatedShares = [
        TextRow("9.99", "999 %", "below a thousand hundredths"),
        TextRow("12.345", "1.234k %", "1234.5 hundredths, half to even"),
        TextRow("1000000", "100m %", "millions"),
    ]

    @Test(arguments: abbreviatedShares) func abbreviatedPercentage(_ row: TextRow) throws {
        #expect(FormattedPercentage(try DecimalValue(row.text), abbreviates: true).formattedString == row.expected)
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

    /// 14.96 rounds to 15.0. With the next cutoff it would round to 10, below that cutoff's minimum, so that cutoff is
    /// not used.
    @Test func aCutoffThatRoundsBackIsNotUsed() throws {
        var value = FormattedQuantity(14.96)
        value.roundingCutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 15, pattern: "#,#10"), RoundingCutoff(minimum: 0, pattern: "0.0"),
        ])
        #expect(value.formattedString == "15.0")
        value.number = 15
        #expect(value.formattedString == "20")
    }

    /// 999,996 is 1000.00k with two fraction digits, and 0.999996m with six.
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

import CurrencyText
import Foundation
import Testing

/// No digit is lost unless a `Double` is involved.
struct ExactAmountTests {
    private let formatter = CurrencyFormatter {
        $0.locale = CurrencyLocale.englishUnitedStates
        $0.currency = .dollar
    }

    private static let amounts = [
        "9007199254740993.25": "$9,007,199,254,740,993.25",
        "-9007199254740993.25": "-$9,007,199,254,740,993.25",
        "99999999999999999999999999999999999.99": "$99,999,999,999,999,999,999,999,999,999,999,999.99",
        "123456789012345678901234567890123456.78": "$123,456,789,012,345,678,901,234,567,890,123,456.78",
        "-0.07": "-$0.07",
    ]

    @Test(arguments: amounts.keys.sorted())
    func everyWay(_ number: String) throws {
        let expected = Self.amounts[number]
        let value = try DecimalValue(number)
        let decimal = try #require(Decimal(string: number))
        #expect(formatter.string(from: value) == expected)
        #expect(formatter.string(from: decimal) == expected)
        #expect(formatter.string(from: Optional(decimal)) == expected)
        let text = try #require(expected)
        #expect(try formatter.amount(from: text) == value)
        #expect(formatter.unformatted(string: text) == number)
        #expect(formatter.decimalValue(from: number)?.description == number)
        #expect(formatter.decimal(from: number) == decimal)
        #expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: text) == text)
        #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: text) == text)
    }

    @Test(arguments: amounts.keys.sorted())
    func bounds(_ number: String) throws {
        let value = try DecimalValue(number)
        let smallStep = try DecimalValue("0.01")
        formatter.maxDecimalValue = value
        formatter.minDecimalValue = value
        #expect(formatter.maxDecimalValue == value)
        #expect(formatter.minDecimalValue == value)
        for other in [try value + smallStep, try value - smallStep, 0] {
            #expect(formatter.string(from: other) == Self.amounts[number])
        }
        #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$1.00") == Self.amounts[number])
    }

    @Test func doublesEnterByTheirShortestDigits() {
        formatter.decimalDigits = 20
        #expect(formatter.string(from: 0.1) == "$0.10000000000000000000")
        formatter.maxValue = 0.3
        #expect(formatter.maxDecimalValue?.description == "0.3")
        #expect(formatter.maxValue == 0.3)
        #expect(formatter.string(from: 0.1 + 0.2) == "$0.30000000000000000000")
    }

    @Test func integersOfEveryWidth() {
        formatter.hasDecimals = false
        #expect(formatter.string(from: UInt64.max) == "$18,446,744,073,709,551,615")
        #expect(formatter.string(from: Int64.min) == "-$9,223,372,036,854,775,808")
        #expect(formatter.string(from: Int8(-5)) == "-$5")
        #expect(formatter.string(from: 5) == "$5")
    }

    @Test func whatIsNoNumber() {
        #expect(formatter.string(from: Double.nan) == "$NaN")
        #expect(formatter.string(from: Double.infinity) == "$∞")
        #expect(formatter.string(from: -Double.infinity) == "-$∞")
        #expect(formatter.string(from: Decimal.nan) == "$NaN")
        formatter.maxValue = .nan
        formatter.minValue = .nan
        #expect(formatter.string(from: 5) == "$5.00")
        formatter.maxValue = 10
        #expect(formatter.string(from: Double.infinity) == "$10.00")
        #expect(formatter.string(from: Double.nan) == "$NaN")
        for text in ["", "€", "1,000", "1.2.3", "0x10"] {
            #expect(formatter.decimal(from: text) == nil)
            #expect(formatter.decimalValue(from: text) == nil)
        }
        #expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: String(repeating: "9", count: 39)) == nil)
    }
}

import CurrencyFormat
import TestSupport
import Testing

@testable import CurrencyCore

@Suite("Rounding money")
struct MoneyRoundingTests {
    private let data = CurrencyData.bundled

    struct Row: CustomTestStringConvertible {
        var amount: String
        var code: String
        var display: String
        var iso: String?
        var cash: String
        var testDescription: String { "\(amount) \(code)" }
    }

    /// Steps of CLDR 48's supplemental data and ISO 4217, applied by hand.
    static let rows = [
        Row(amount: "12.345", code: "EUR", display: "12.34", iso: "12.34", cash: "12.34"),
        Row(amount: "12.5", code: "EUR", display: "12.50", iso: "12.50", cash: "12.50"),
        Row(amount: "12.345", code: "HUF", display: "12", iso: "12.34", cash: "10"),
        Row(amount: "12.5", code: "HUF", display: "12", iso: "12.50", cash: "10"),
        Row(amount: "12.325", code: "CHF", display: "12.32", iso: "12.32", cash: "12.30"),
        Row(amount: "12.3251", code: "CHF", display: "12.33", iso: "12.33", cash: "12.35"),
        Row(amount: "12.25", code: "DKK", display: "12.25", iso: "12.25", cash: "12.00"),
        Row(amount: "12.26", code: "DKK", display: "12.26", iso: "12.26", cash: "12.50"),
        Row(amount: "12.50", code: "CZK", display: "12.50", iso: "12.50", cash: "12"),
        Row(amount: "-13.5", code: "IQD", display: "-14", iso: "-13.500", cash: "-14"),
        Row(amount: "1250", code: "JPY", display: "1250", iso: "1250", cash: "1250"),
        Row(amount: "1.23456", code: "CLF", display: "1.2346", iso: "1.2346", cash: "1.2346"),
        Row(amount: "1.235", code: "HRK", display: "1.24", iso: "1.24", cash: "1.24"),
        Row(amount: "1.23456", code: "XAU", display: "1.23", iso: nil, cash: "1.23"),
    ]

    @Test(arguments: rows)
    func threeUnitsAreKeptApart(row: Row) throws {
        let code = try CurrencyCode(row.code)
        let money = try Money(row.amount, currency: code)
        #expect(try money.rounded(to: .display, .halfEven, data: data).amount.description == row.display)
        #expect(try money.rounded(to: .cash, .halfEven, data: data).amount.description == row.cash)
        #expect(try money.rounded(to: .fractionDigits(1), .down, data: data).amount.exponent == -1)
        if let iso = row.iso {
            #expect(try money.rounded(to: .iso, .halfEven, data: data).amount.description == iso)
        } else {
            #expect(throws: MoneyError.noMinorUnit(code)) { _ = try money.rounded(to: .iso, .halfEven, data: data) }
        }
    }

    /// Slow, obvious rounding of `numerator / denominator` to a whole number.
    private func rounded(_ numerator: Int, _ denominator: Int, _ mode: RoundingMode) -> Int {
        let isNegative = (numerator < 0) != (denominator < 0)
        let (whole, rest) = Int(numerator.magnitude).quotientAndRemainder(dividingBy: Int(denominator.magnitude))
        let twice = rest * 2 - Int(denominator.magnitude)
        let isUp: Bool
        switch mode {
        case .ceiling: isUp = rest != 0 && !isNegative
        case .floor: isUp = rest != 0 && isNegative
        case .down: isUp = false
        case .up: isUp = rest != 0
        case .halfEven: isUp = twice > 0 || twice == 0 && whole % 2 == 1
        case .halfOdd: isUp = twice > 0 || twice == 0 && whole % 2 == 0
        case .halfCeiling: isUp = twice > 0 || twice == 0 && !isNegative
        case .halfFloor: isUp = twice > 0 || twice == 0 && isNegative
        case .halfDown: isUp = twice > 0
        case .halfUp: isUp = twice >= 0
        }
        return (isUp ? whole + 1 : whole) * (isNegative ? -1 : 1)
    }

    /// CHF and DKK in cash and EUR in cents: steps of 5, 50 and 1 hundredths.
    static let steps: [(code: String, unit: MoneyUnit, step: Int)] = [
        ("CHF", .cash, 5), ("DKK", .cash, 50), ("EUR", .iso, 1), ("EUR", .display, 1),
    ]

    @Test func everyModeRoundsOnce() throws {
        var generator = SplitMix64(printing: 0x1DEA_0010)
        for index in 0..<60_000 {
            let (code, unit, step) = Self.steps[index % Self.steps.count]
            let currency = try CurrencyCode(code)
            let mode = ArithmeticTests.modes[index / 4 % 10].mode
            // In ten-thousandths, often exactly at half a step or next to it.
            var units = generator.below(4_000_000) - 2_000_000
            if generator.below(2) == 0 { units = units / (step * 50) * (step * 50) + generator.below(3) - 1 }
            let money = try Money(DecimalValue(minorUnits: Int64(units), scale: 4), currency: currency)
            let divisor = generator.below(2) == 0 ? generator.below(40) + 1 : -1 - generator.below(12)
            let rate = generator.below(9_999) + 1

            let plain = try money.rounded(to: unit, mode, data: data).minorUnits(data: data)
            let expected = rounded(units, step * 100, mode) * step
            let quotient = try money.divided(by: DecimalValue(divisor), to: unit, mode, data: data)
            let expectedQuotient = rounded(units, step * 100 * divisor, mode) * step
            let converted = try Money(money.amount, currency: .jpy).converted(
                to: currency, rate: DecimalValue(minorUnits: Int64(rate), scale: 3), unit: unit, mode, data: data)
            let expectedProduct = rounded(units * rate, step * 100_000, mode) * step
            guard Int(plain) == expected, Int(try quotient.minorUnits(data: data)) == expectedQuotient,
                Int(try converted.minorUnits(data: data)) == expectedProduct
            else {
                Issue.record("\(money) \(mode) \(unit), divided by \(divisor), at \(rate)")
                break
            }
        }
    }

    @Test func conversionExamples() throws {
        let price = try Money("100.00", currency: .eur)
        func convert(_ to: CurrencyCode, _ rate: DecimalValue, _ unit: MoneyUnit = .iso) throws -> String {
            try price.converted(to: to, rate: rate, unit: unit, .halfEven, data: data).description
        }
        #expect(try convert(.jpy, 162.35) == "16235 JPY")
        #expect(try convert(.huf, 389.127) == "38912.70 HUF")
        #expect(try convert(.huf, 389.127, .cash) == "38915 HUF")
        #expect(try convert(.xau, 0.0004, .fractionDigits(6)) == "0.040000 XAU")
        #expect(throws: MoneyError.noMinorUnit(.xau)) { _ = try convert(.xau, 0.0004) }
        for rate in [0, -1, .nan, .infinity] as [DecimalValue] {
            #expect(throws: MoneyError.rate(rate)) { _ = try convert(.jpy, rate) }
        }
        // 38 digits times 38 digits, rounded once.
        let long = try Money("0.12345678901234567890123456789012345678", currency: .eur)
        let rate = try DecimalValue("1.0000000000000000000000000000000000001")
        #expect(try long.converted(to: .chf, rate: rate, .halfEven, data: data).description == "0.12 CHF")
    }

    @Test func divisionExamples() throws {
        let ten = try Money("10.00", currency: .eur)
        #expect(try ten.divided(by: 3, .halfEven, data: data).description == "3.33 EUR")
        #expect(try ten.divided(by: 3, .up, data: data).description == "3.34 EUR")
        #expect(
            try Money("10.00", currency: .chf).divided(by: 3, to: .cash, .halfEven, data: data).description
                == "3.35 CHF")
        #expect(throws: MoneyError.decimal(.divisionByZero)) { _ = try ten.divided(by: 0, .halfEven, data: data) }
        // The largest number of cents that an amount can have.
        let largest = try Money(String(repeating: "9", count: 36) + ".99", currency: .eur)
        #expect(try largest.divided(by: 1, .halfEven, data: data) == largest)
        #expect(try largest.rounded(to: .iso, .halfEven, data: data) == largest)
        #expect(throws: MoneyError.decimal(.outOfRange(exponent: .max, offset: nil))) {
            _ = try ten.divided(by: 3, to: .fractionDigits(.min), .halfEven, data: data)
        }
        // One below decimal128's smallest exponent.
        #expect(throws: MoneyError.decimal(.outOfRange(exponent: -6177, offset: nil))) {
            _ = try ten.divided(by: 3, to: .fractionDigits(6177), .halfEven, data: data)
        }
    }
}

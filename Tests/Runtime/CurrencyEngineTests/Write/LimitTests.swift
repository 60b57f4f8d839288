import CurrencyParsing
import Testing

/// Numbers at the limits of their types are exact, or as documented.
struct LimitTests {
    private static let largest = UInt64.max.description

    /// Regression: 2^64 - 1 once meant "no grouping threshold".
    @Test(arguments: [18_446_744_073_709_551_615, 18_446_744_073_709_551_614, 999, 1000] as [UInt64])
    func noGroupsWhereTheyAreOff(number: UInt64) throws {
        let digits = number.description
        for locale in ["en", "de", "hi"] {
            let locale = try LocaleIdentifier(locale)
            let numbers = DecimalStyle(locale: locale, data: .bundled).precision(.fraction(0)).grouping(.off)
            #expect(numbers.format(number) == digits)
            let yen = CurrencyStyle(currency: CurrencyCode(literal: "JPY"), locale: locale, data: .bundled).display(
                .none
            ).grouping(.off)
            #expect(yen.format(number) == digits)
            #expect(try yen.plan.parse(digits) == DecimalValue(number))
        }
        let arabic = DecimalStyle(locale: try LocaleIdentifier("ar-u-nu-arab"), data: .bundled)
        let text = arabic.precision(.fraction(0)).grouping(.off).format(number)
        #expect(text.unicodeScalars.map { $0.value - 0x660 } == digits.unicodeScalars.map { $0.value - 0x30 })
    }

    @Test func groupsOfTheLargestIntegerStay() throws {
        let english = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled)
        #expect(english.format(UInt64.max) == "18,446,744,073,709,551,615")
    }

    /// As in ICU 72, all digits are written: "percent scale/100" of 1E+6144 has 6147.
    @Test func percentagesAboveTheLimitHaveAllDigits() throws {
        let english = try LocaleIdentifier("en")
        let limit = try DecimalValue("1E+6144")
        for (unit, zeros, sign) in [
            (PercentStyle.Unit.percent, 6146, "%"), (.permille, 6147, "‰"), (.basisPoints, 6148, "‱"),
        ] {
            let style = PercentStyle(unit, locale: english, data: .bundled).grouping(.off)
            #expect(style.format(limit) == "1" + String(repeating: "0", count: zeros) + sign)
            #expect(style.format(limit.negated) == "-1" + String(repeating: "0", count: zeros) + sign)
        }
        let percent = PercentStyle(locale: english, data: .bundled).grouping(.off)
        #expect(percent.precision(.significant(1...3)).format(limit) == "1" + String(repeating: "0", count: 6146) + "%")
        #expect(percent.format(.infinity) == "∞%")
    }

    /// A value scaled below the smallest decimal still rounds away from zero.
    @Test func scalingDownKeepsWhatRoundingAsksFor() throws {
        let tiny = try DecimalValue("1E-6176")
        let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled).scale(byPowerOfTen: -5)
        #expect(style.precision(.fraction(2)).rounding(.up).format(tiny) == "0.01")
        #expect(style.precision(.unlimited).format(tiny) == "0." + String(repeating: "0", count: 6180) + "1")
        #expect(style.precision(.significant(1...2)).format(tiny) == "0." + String(repeating: "0", count: 6180) + "1")
    }

    /// The multiple has at least 39 digits. The result is a multiple of the step that is accurate to about 38 digits,
    /// never the unrounded number. ICU 72 limits such numbers to 34 digits, or fails.
    @Test(
        arguments: [
            // The nearest multiple is 10^39 - 1, of 39 digits. The 38th digit counts hundreds, so the result is a
            // multiple of 300.
            ("1E+39", 3, .halfEven, "999999999999999999999999999999999999900"),
            // The 38th digit counts tens, so the result is a multiple of 70.
            ("12345678901234567890123456789012345678E+1", 7, .halfEven, "123456789012345678901234567890123456760"),
            // The multiple above is 10^38 + 5, of 39 digits, so the result is the next multiple of 70.
            ("99999999999999999999999999999999999999", 7, .up, "100000000000000000000000000000000000040"),
            ("99999999999999999999999999999999999999", 7, .down, "99999999999999999999999999999999999998"),
        ] as [(String, Int, RoundingMode, String)])
    func multiplesOfMoreThan38Digits(number: String, step: Int, rounding: RoundingMode, expected: String) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled).grouping(.off)
        let text = style.precision(.increment(step, scale: 0)).rounding(rounding).format(try DecimalValue(number))
        #expect(text == expected)
        let remainder = text.utf8.reduce(0) { ($0 * 10 + Int($1 - 0x30)) % step }
        #expect(remainder == 0)
    }

    /// 38 nines truncated to 2.5 are …997.5, of 39 digits: no decimal holds that. Arithmetic throws; the text has the
    /// multiple of 25 units of the 38th digit.
    @Test func aMultipleThatNoDecimalHolds() throws {
        let nines = try DecimalValue(String(repeating: "9", count: 38))
        #expect(throws: DecimalError.tooManyDigits(offset: nil)) {
            try nines.rounded(toIncrement: 25, scale: 1, .down)
        }
        let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled).grouping(.off)
        let text = style.precision(.increment(25, scale: 1)).rounding(.down).format(nines)
        #expect(text == String(repeating: "9", count: 36) + "75.0")
    }

    /// As ICU 78.3: without integer and fraction digits, a zero is left.
    @Test(arguments: [("0", 0, "0"), ("0.4", 0, "0"), ("0.5", 1, ".5")])
    func aNumberIsNeverEmpty(number: String, fractionDigits: Int, expected: String) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled).integerDigits(minimum: 0)
        #expect(style.precision(.fraction(fractionDigits)).format(try DecimalValue(number)) == expected)
    }

    /// Regression: steps above 10^18 were ignored.
    @Test func stepsOfNineteenDigitsRound() throws {
        let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: .bundled).grouping(.off)
        let steps = style.precision(.increment(5_000_000_000_000_000_000, scale: 0))
        #expect(steps.format(try DecimalValue("7600000000000000000")) == "10000000000000000000")
        #expect(style.precision(.increment(.max, scale: 0)).format(try DecimalValue("1E+19")) == Int.max.description)
    }
}

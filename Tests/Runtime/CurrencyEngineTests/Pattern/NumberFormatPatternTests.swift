import CurrencyFormat
import Testing

@Suite struct NumberFormatPatternTests {
    /// LDML's examples; the first five are for fr-FR and 1234.567.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns> and
    /// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Significant_Digits_Examples>.
    @Test(arguments: [
        ("fr-FR", "#,##0.##", "1234.567", "1\u{202F}234,57"),
        ("fr-FR", "#,##0.###", "1234.567", "1\u{202F}234,567"),
        ("fr-FR", "###0.#####", "1234.567", "1234,567"),
        ("fr-FR", "###0.0000#", "1234.567", "1234,5670"),
        ("fr-FR", "00000.0000", "1234.567", "01234,5670"),
        ("en", "@@@", "12345", "12300"),
        ("en", "@@@", "0.12345", "0.123"),
        ("en", "@@##", "3.14159", "3.142"),
        ("en", "@@##", "1.23004", "1.23"),
    ])
    func specification(locale: String, pattern: String, number: String, expected: String) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled)
        let found = style.pattern(try NumberFormatPattern(pattern)).format(try DecimalValue(number))
        #expect(found == expected)
    }

    /// Expected texts are from ICU's DecimalFormat in en.
    @Test(arguments: [
        ("#,##,##0.0", "1234567.25", "12,34,567.2"),
        ("0.", "5", "5."),
        ("#.00", "0.5", ".50"),
        (".##", "0", ".0"),
        ("#", "0", "0"),
        ("#", "0.4", "0"),
        ("#,##0.05", "1.13", "1.15"),
        ("50", "74", "50"),
        ("0.01##", "1.2345", "1.23"),
        ("@", "1234.5", "1000"),
        ("0.0#%", "0.1234", "12.34%"),
        ("0‰", "0.0256", "26‰"),
        ("'#'0 'it''s'", "3", "#3 it's"),
        ("0;(0)", "-3", "(3)"),
        ("0;0-", "-3", "3-"),
    ])
    func decimals(pattern: String, number: String, expected: String) throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern(pattern))
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// LDML: if a plus is always shown, it replaces the minus of the negative subpattern.
    @Test func plusTakesThePlaceOfTheMinusBehindTheNumber() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("0;0-"))
        #expect(style.signDisplay(.always).format(3) == "3+")
        #expect(style.signDisplay(.always).format(-3) == "3-")
        #expect(style.format(3) == "3")
    }

    @Test func amountsKeepTheDecimalsOfTheirCurrency() throws {
        let pattern = try NumberFormatPattern("¤¤ #,##0.0000")
        let style = CurrencyStyle(.yen, locale: .englishUnitedStates).pattern(pattern)
        #expect(style.format(1234.5) == "JPY 1,234")
        #expect(style.digits(.pattern).format(1234.5) == "JPY 1,234.5000")
        #expect(style.precision(.fraction(1)).format(1234.5) == "JPY 1,234.5")
    }

    /// In LDML, five currency signs mean the narrow symbol. ICU 72 writes U+FFFD.
    @Test func fiveSignsAreTheNarrowSymbol() throws {
        let style = CurrencyStyle(.canadianDollar, locale: .englishUnitedStates)
        #expect(style.pattern(try NumberFormatPattern("¤0.00")).format(5) == "CA$5.00")
        #expect(style.pattern(try NumberFormatPattern("¤¤¤¤¤0.00")).format(5) == "$5.00")
    }

    @Test func optionsComeBeforeThePattern() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("000.00"))
        #expect(style.format(5) == "005.00")
        #expect(style.integerDigits(minimum: 1).format(5) == "5.00")
        #expect(style.precision(.fraction(0...1)).format(5) == "005")
        #expect(style.pattern(nil).format(5) == "5")
    }

    @Test func sharesAreMultipliedOnce() throws {
        let style = PercentStyle(locale: .englishUnitedStates)
        #expect(style.pattern(try NumberFormatPattern("0.0 %")).format(0.256) == "25.6 %")
        #expect(style.pattern(try NumberFormatPattern("0.0 ‰")).format(0.256) == "256.0 ‰")
        #expect(style.pattern(try NumberFormatPattern("0.0 'of 100'")).format(0.256) == "25.6 of 100")
    }

    /// The sign of an approximate number precedes each other sign of the pattern, or takes its place.
    @Test func approximateNumbersWithTheSignBehind() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("0-"))
        #expect(style.qualifier(.approximately).format(-5) == "~-5~-")
        #expect(style.qualifier(.approximately).format(5) == "~5~")
    }

    /// LDML: "Multiply by 100 and show as percentage", for amounts too.
    @Test func amountsAreMultiplied() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).pattern(try NumberFormatPattern("¤0%"))
        #expect(style.format(0.25) == "€25.00%")
    }

    @Test func aCurrencyWhereThereIsNoneIsItsSign() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("¤0.00"))
        #expect(style.format(5) == "¤5.00")
    }

    @Test(
        arguments: [
            ("", 0, nil, .number), ("abc", 3, nil, .number), ("0;", 2, nil, .number), ("0;-", 3, nil, .number),
            ("0#", 1, "#", .digitAfterDigit), ("0@", 1, "@", .digitAfterDigit), ("@0", 1, "0", .significantDigit),
            ("@#@", 2, "@", .significantDigit), ("@.0", 1, ".", .significantDigit),
            ("0.#0", 3, "0", .optionalFractionDigit), ("0,", 2, nil, .digitAfterGroup),
            ("#,,0", 2, ",", .digitAfterGroup), ("é 0'x", 6, nil, .apostrophe), ("¤¤¤¤0", 0, "¤", .currencySigns),
            ("¤¤¤¤¤¤0", 0, "¤", .currencySigns), ("%0‰", 2, "‰", .oneMultiplier), ("0.0.0", 3, ".", .end),
            ("0;0;0", 3, ";", .end), ("0.0,0", 3, ",", .end), (".", 1, nil, .number),
        ] as [(String, Int, Unicode.Scalar?, NumberFormatPatternError.Expected)])
    func malformed(
        pattern: String, offset: Int, found: Unicode.Scalar?, expected: NumberFormatPatternError.Expected
    ) {
        let error = NumberFormatPatternError.unexpectedText(offset: offset, found: found, expected: expected)
        #expect(throws: error) { try NumberFormatPattern(pattern) }
    }

    @Test(
        arguments: [
            ("0E0", 1, .scientific), ("##0.##E0", 6, .scientific), ("0EUR", 1, .scientific), ("*x0", 0, .padding),
            ("0 *x", 2, .padding), ("¤¤¤ 0", 0, .currencyName), ("0¤00", 1, .currencyAsDecimal),
        ] as [(String, Int, NumberFormatPatternError.Feature)])
    func unsupported(pattern: String, offset: Int, feature: NumberFormatPatternError.Feature) {
        #expect(throws: NumberFormatPatternError.unsupported(feature, offset: offset)) {
            try NumberFormatPattern(pattern)
        }
    }

    @Test func digitsHaveALimit() throws {
        _ = try NumberFormatPattern(String(repeating: "0", count: 100))
        #expect(throws: NumberFormatPatternError.tooManyDigits(offset: 0, limit: 100)) {
            try NumberFormatPattern(String(repeating: "0", count: 101))
        }
        _ = try NumberFormatPattern(String(repeating: "#", count: 99) + "0")
        #expect(throws: NumberFormatPatternError.tooManyDigits(offset: 0, limit: 100)) {
            try NumberFormatPattern(String(repeating: "#", count: 100) + "0")
        }
        _ = try NumberFormatPattern("0." + String(repeating: "0", count: 100))
        #expect(throws: NumberFormatPatternError.self) {
            try NumberFormatPattern("0." + String(repeating: "0", count: 101))
        }
        _ = try NumberFormatPattern("1" + String(repeating: "0", count: 18))
        #expect(throws: NumberFormatPatternError.tooManyDigits(offset: 19, limit: 18)) {
            try NumberFormatPattern("1" + String(repeating: "0", count: 19))
        }
    }

    @Test func errorsSayWhatIsWrong() {
        let error = #expect(throws: NumberFormatPatternError.self) { try NumberFormatPattern("0#") }
        #expect(
            error?.description == "expected a digit from 0 to 9, a separator or the suffix at byte 1, found \"#\"")
    }

    /// The documentation's examples.
    @Test func documentation() throws {
        let pattern = try NumberFormatPattern("#,##0.00 ¤;(#,##0.00 ¤)")
        #expect(CurrencyStyle(.euro, locale: .germanGermany).pattern(pattern).format(-1234.5) == "(1.234,50 €)")
        #expect(
            DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("@@#")).format(3.14159)
                == "3.14")
    }
}

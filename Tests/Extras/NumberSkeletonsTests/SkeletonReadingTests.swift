import CurrencyFormat
import NumberSkeletons
import Testing

@Suite struct SkeletonReadingTests {
    private static func style(_ skeleton: String) throws -> NumberStyle {
        try NumberStyle(skeleton: skeleton, locale: try LocaleIdentifier("en-US"), data: .bundled)
    }

    /// The examples of ICU's user guide for currencies, decimals and percentages.
    ///
    /// See <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
    @Test(arguments: [
        ("percent", "25", "25%"), (".00", "25", "25.00"), ("percent .00", "25", "25.00%"),
        ("scale/100", "0.3", "30"), ("scale/100", "0.1", "10"), ("%x100", "0.25", "25%"),
        ("compact-short", "5000", "5K"), ("compact-long", "5000", "5 thousand"),
        ("compact-short currency/CAD", "5000", "CA$5K"), ("", "5000", "5,000"), ("group-min2", "5000", "5000"),
        ("group-min2", "15000", "15,000"), ("sign-always", "60", "+60"), ("sign-except-zero", "0", "0"),
        ("sign-accounting currency/USD", "-40", "($40.00)"), ("unit-width-narrow currency/CAD", "1", "$1.00"),
        ("unit-width-iso-code currency/USD", "1", "USD\u{A0}1.00"), ("currency/CAD unit-width-hidden", "1", "1.00"),
        ("precision-integer", "0.5", "0"), (".00##", "1.23456", "1.2346"), (".00*", "1.5", "1.50"),
        ("@@@", "12345", "12,300"), ("@@*", "1", "1.0"), (".00/@@@*", "1.23456", "1.23"),
        (".00/@##", "123.456", "123.00"), (".00/@@@r", "0.012345", "0.0123"), (".00/@@@s", "0.012345", "0.01"),
        ("precision-increment/0.05", "1.13", "1.15"), ("precision-increment/0.50", "1.13", "1.00"),
        ("currency/CHF precision-currency-cash", "1.13", "CHF\u{A0}1.15"), ("integer-width/+0000", "12", "0,012"),
        ("integer-width/##00", "12345", "2,345"), ("integer-width/##0", "1052", "52"),
        ("integer-width/##0", "1002", "2"),
        ("000", "5", "005"), ("decimal-always", "5", "5."),
        ("rounding-mode-up .0", "1.01", "1.1"), (".00/w", "5", "5"), (".00/w", "5.5", "5.50"),
        ("numbering-system/deva", "12", "१२"), ("latin", "12", "12"), ("currency/usd +! K", "1234", "+$1.2K"),
        ("() currency/USD ,_", "-1234", "($1234.00)"),
    ])
    func texts(skeleton: String, number: String, expected: String) throws {
        #expect(try Self.style(skeleton).format(try DecimalValue(number)) == expected)
    }

    /// Unicode's Pattern_White_Space; the last two are the line and paragraph separators.
    @Test(arguments: [
        "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{85}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
    ])
    func whiteSpaceSeparates(space: String) throws {
        #expect(try Self.style("\(space).00\(space)percent\(space)").format(25) == "25.00%")
    }

    @Test(arguments: ["\u{A0}", "\u{200D}", "\u{2010}", "\u{202A}", "\u{3000}"])
    func otherSpacesAndMarksDoNotSeparate(text: String) {
        #expect(throws: NumberSkeletonError.self) { try Self.style(".00\(text)percent") }
    }

    @Test(
        arguments: [
            ("percents", .unknownStem("percents", offset: 0)), (".00 EUR", .unknownStem("EUR", offset: 4)),
            ("é/x", .unknownStem("é", offset: 0)), ("currency", .missingOption(of: "currency", offset: 0)),
            ("K currency .0", .missingOption(of: "currency", offset: 2)), ("K/w", .unexpectedOption(offset: 1)),
            ("/w", .unknownStem("", offset: 0)), (".00/", .unexpectedOption(offset: 3)),
            (".00//w", .unexpectedOption(offset: 3)), ("@@/@@r", .unexpectedOption(offset: 2)),
            (".00/w/w", .unexpectedOption(offset: 5)), (".0x", .malformed(offset: 2, expected: .fraction)),
            (".0#0", .malformed(offset: 3, expected: .fraction)), (".0*#", .malformed(offset: 2, expected: .fraction)),
            ("@x", .malformed(offset: 1, expected: .significantDigits)),
            (".0/@@", .malformed(offset: 5, expected: .significantDigitsBesideFraction)),
            (".0/@@*r", .malformed(offset: 6, expected: .significantDigitsBesideFraction)),
            ("0#", .malformed(offset: 1, expected: .integerDigits)),
            ("integer-width/0#", .malformed(offset: 15, expected: .integerWidth)),
            ("currency/EURO", .malformed(offset: 9, expected: .currencyCode)),
            ("precision-increment/0", .malformed(offset: 20, expected: .positiveDecimal)),
            ("precision-increment/1x", .malformed(offset: 21, expected: .positiveDecimal)),
            ("scale/-1", .malformed(offset: 6, expected: .positiveDecimal)),
            ("numbering-system/nosuch", .malformed(offset: 17, expected: .numberingSystem)),
            ("numbering-system/hans", .malformed(offset: 17, expected: .numberingSystem)),
            ("% percent", .repeated(.unit, offset: 2)), ("%x100 scale/10", .repeated(.scale, offset: 6)),
            (".0 @@", .repeated(.precision, offset: 3)), ("+! ()", .repeated(.sign, offset: 3)),
            ("scientific", .unsupported(.scientific, offset: 0)), ("% E0", .unsupported(.scientific, offset: 2)),
            ("EE+!0", .unsupported(.scientific, offset: 0)),
            ("unit/meter", .unsupported(.measureUnit, offset: 0)), ("K %", .unsupported(.shareAsUnit, offset: 2)),
            ("scale/3", .unsupported(.scaleByOtherThanPowersOfTen, offset: 6)),
            ("currency/EUR unit-width-full-name", .unsupported(.nameWithoutNames, offset: 13)),
            ("rounding-mode-unnecessary", .unsupported(.unnecessaryRounding, offset: 0)),
            ("." + String(repeating: "0", count: 101), .tooManyDigits(offset: 0, limit: 100)),
        ] as [(String, NumberSkeletonError)])
    func errors(skeleton: String, error: NumberSkeletonError) {
        #expect(throws: error) { try Self.style(skeleton) }
    }
}

import CurrencyFormat
import Testing

/// The number of fraction digits, and the rounding to it.
///
/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48), with half-even rounding unless a row says otherwise.
struct DigitRuleTests {
    typealias Row = FormatRow

    static let rounding: [Row] = [
        Row("en", "EUR", "0.005", "€0.01", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "-0.005", "-€0.00", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "0.015", "€0.02", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "-0.015", "-€0.01", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "0.0051", "€0.01", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "-0.0049", "-€0.00", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "1.234", "€1.24", "ceiling", rounding: .ceiling),
        Row("en", "EUR", "0.005", "€0.00", "floor", rounding: .floor),
        Row("en", "EUR", "-0.005", "-€0.01", "floor", rounding: .floor),
        Row("en", "EUR", "0.015", "€0.01", "floor", rounding: .floor),
        Row("en", "EUR", "-0.015", "-€0.02", "floor", rounding: .floor),
        Row("en", "EUR", "0.0051", "€0.00", "floor", rounding: .floor),
        Row("en", "EUR", "-0.0049", "-€0.01", "floor", rounding: .floor),
        Row("en", "EUR", "1.234", "€1.23", "floor", rounding: .floor),
        Row("en", "EUR", "0.005", "€0.00", "down", rounding: .down),
        Row("en", "EUR", "-0.005", "-€0.00", "down", rounding: .down),
        Row("en", "EUR", "0.015", "€0.01", "down", rounding: .down),
        Row("en", "EUR", "-0.015", "-€0.01", "down", rounding: .down),
        Row("en", "EUR", "0.0051", "€0.00", "down", rounding: .down),
        Row("en", "EUR", "-0.0049", "-€0.00", "down", rounding: .down),
        Row("en", "EUR", "1.234", "€1.23", "down", rounding: .down),
        Row("en", "EUR", "0.005", "€0.01", "up", rounding: .up),
        Row("en", "EUR", "-0.005", "-€0.01", "up", rounding: .up),
        Row("en", "EUR", "0.015", "€0.02", "up", rounding: .up),
        Row("en", "EUR", "-0.015", "-€0.02", "up", rounding: .up),
        Row("en", "EUR", "0.0051", "€0.01", "up", rounding: .up),
        Row("en", "EUR", "-0.0049", "-€0.01", "up", rounding: .up),
        Row("en", "EUR", "1.234", "€1.24", "up", rounding: .up),
        Row("en", "EUR", "0.005", "€0.00", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "-0.005", "-€0.00", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "0.015", "€0.02", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "-0.015", "-€0.02", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "0.0051", "€0.01", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "-0.0049", "-€0.00", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "1.234", "€1.23", "halfEven", rounding: .halfEven),
        Row("en", "EUR", "0.005", "€0.01", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "-0.005", "-€0.00", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "0.015", "€0.02", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "-0.015", "-€0.01", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "0.0051", "€0.01", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "-0.0049", "-€0.00", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "1.234", "€1.23", "halfCeiling", rounding: .halfCeiling),
        Row("en", "EUR", "0.005", "€0.00", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "-0.005", "-€0.01", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "0.015", "€0.01", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "-0.015", "-€0.02", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "0.0051", "€0.01", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "-0.0049", "-€0.00", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "1.234", "€1.23", "halfFloor", rounding: .halfFloor),
        Row("en", "EUR", "0.005", "€0.00", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "-0.005", "-€0.00", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "0.015", "€0.01", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "-0.015", "-€0.01", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "0.0051", "€0.01", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "-0.0049", "-€0.00", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "1.234", "€1.23", "halfDown", rounding: .halfDown),
        Row("en", "EUR", "0.005", "€0.01", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "-0.005", "-€0.01", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "0.015", "€0.02", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "-0.015", "-€0.02", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "0.0051", "€0.01", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "-0.0049", "-€0.00", "halfUp", rounding: .halfUp),
        Row("en", "EUR", "1.234", "€1.23", "halfUp", rounding: .halfUp),
    ]

    @Test(arguments: rounding)
    func decimalsAreRounded(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    static let digits: [Row] = [
        Row("en", "USD", "1.5", "$2", "a tie to even", digits: .precision(.fraction(0))),
        Row("en", "USD", "2.5", "$2", "a tie to even", digits: .precision(.fraction(0))),
        Row("en", "USD", "1234.5678", "$1,234.568", "three", digits: .precision(.fraction(3))),
        Row("en", "USD", "1", "$1.000000", "zeros", digits: .precision(.fraction(6))),
        Row("en", "USD", "1.5", "$1.500000000", "the most of the fast path", digits: .precision(.fraction(9))),
        Row("en", "USD", "1.5", "$1.5000000000", "one more", digits: .precision(.fraction(10))),
        Row("en", "USD", "1.5", "$1.5", "no zeros at the end", digits: .precision(.fraction(0...2))),
        Row("en", "USD", "1", "$1", "none", digits: .precision(.fraction(0...2))),
        Row("en", "USD", "1.005", "$1", "a tie to even, then none", digits: .precision(.fraction(0...2))),
        Row("en", "USD", "1.23456", "$1.2346", "four of five", digits: .precision(.fraction(1...4))),
        Row("en", "USD", "1.2", "$1.2", "one", digits: .precision(.fraction(1...4))),
        Row("en", "USD", "1", "$1.0", "at least one", digits: .precision(.fraction(1...4))),
        Row("en", "USD", "1.10", "$1.1", "no zeros at the end", digits: .precision(.fraction(0...2))),
        Row("en", "USD", "1200", "$1,200", "zeros of the integer stay", digits: .precision(.fraction(0...2))),
        Row("en", "USD", "0.1", "$0.10000000000000000000", "many", digits: .precision(.fraction(20))),
        Row("en", "USD", "999999999999999999.999", "$1,000,000,000,000,000,000.00", "carries to a longer number"),
        Row("en", "USD", "99.995", "$100.00", "a tie to even, which carries"),
        Row("en", "USD", "0.004", "$0.00", "rounds to zero"),
        Row("en", "JPY", "1234.5", "JPY\u{A0}1,234", "decimals of the currency", display: .code),
        Row("en", "JPY", "1235.5", "JPY\u{A0}1,236", "decimals of the currency", display: .code),
        Row("en", "KWD", "1.0005", "KWD\u{A0}1.000", "decimals of the currency", display: .code),
        Row("en", "KWD", "1.0015", "KWD\u{A0}1.002", "decimals of the currency", display: .code),
        Row("en", "HUF", "2.5", "HUF\u{A0}2", "decimals of the currency", display: .code),
        Row("en", "ISK", "0.5", "ISK\u{A0}0", "decimals of the currency", display: .code),
        Row("en", "CLF", "1.23456", "CLF\u{A0}1.2346", "decimals of the currency", display: .code),
        Row("en", "UYW", "1.23456", "UYW\u{A0}1.2346", "decimals of the currency", display: .code),
        Row("en", "BHD", "0.0005", "BHD\u{A0}0.000", "decimals of the currency", display: .code),
        Row("en", "USD", "1250", "$1,000", "one significant digit", digits: .precision(.significant(1...1))),
        Row("en", "USD", "0.96", "$1", "one significant digit, which carries", digits: .precision(.significant(1...1))),
        Row("en", "USD", "1250", "$1,200", "two significant digits", digits: .precision(.significant(1...2))),
    ]

    @Test(arguments: digits)
    func decimalsAreCounted(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    /// Half-odd rounding by hand: Intl does not offer it.
    @Test(arguments: [
        ("0.005", "€0.01"), ("-0.005", "-€0.01"), ("0.015", "€0.01"), ("0.025", "€0.03"), ("0.0149", "€0.01"),
        ("0.0151", "€0.02"),
    ])
    func halvesGoToTheOddNeighbour(amount: String, expected: String) throws {
        #expect(try Row("en", "EUR", amount, expected, "", rounding: .halfOdd).formatted == expected)
    }

    /// CLDR's cash digits and steps: CHF 0.05, DKK 0.50, HUF 5, CZK 1. By hand, half-even.
    @Test(arguments: [
        ("CHF", "1.02", "CHF 1.00"), ("CHF", "1.03", "CHF 1.05"), ("CHF", "1.025", "CHF 1.00"),
        ("CHF", "1.075", "CHF 1.10"), ("CHF", "-1.03", "-CHF 1.05"), ("CHF", "0.02", "CHF 0.00"),
        ("DKK", "1.24", "DKK 1.00"), ("DKK", "1.25", "DKK 1.00"), ("DKK", "1.26", "DKK 1.50"),
        ("DKK", "1.75", "DKK 2.00"), ("HUF", "1232", "HUF 1,230"), ("HUF", "1232.5", "HUF 1,230"),
        ("HUF", "1233", "HUF 1,235"), ("CZK", "1.5", "CZK 2"), ("CZK", "2.5", "CZK 2"), ("EUR", "1.005", "EUR 1.00"),
        ("QQQ", "1.005", "QQQ 1.00"),
    ])
    func cashIsRoundedToItsCoins(currency: String, amount: String, expected: String) throws {
        let row = Row("en", currency, amount, expected, "", display: .code, digits: .cash)
        #expect(try row.formatted.replacing("\u{A0}", with: " ") == expected)
    }

    /// ICU 72 shows as many fraction digits as the coin has: one for DKK 0.50, two for CHF 0.05.
    @Test(arguments: [
        ("DKK", "1.24", "DKK 1.0"), ("DKK", "1.3", "DKK 1.5"), ("DKK", "1.75", "DKK 2.0"), ("CHF", "1.03", "CHF 1.05"),
    ])
    func underICUCoinsHaveNoZerosAtTheEnd(currency: String, amount: String, expected: String) throws {
        let row = Row("en", currency, amount, expected, "", display: .code, digits: .cash)
        let text = try row.style.compatibility(.icu).format(DecimalValue(amount))
        #expect(text.replacing("\u{A0}", with: " ") == expected)
    }

    /// 99.95 becomes 100.0 by the fraction limit, and 100 by that of three significant digits. From Node's Intl.
    @Test(
        arguments: [
            ("99.95", .morePrecision, "100.0"), ("99.95", .lessPrecision, "100"), ("99.94", .morePrecision, "99.9"),
            ("99.94", .lessPrecision, "99.9"), ("0.04", .morePrecision, "0.0400"), ("0.04", .lessPrecision, "0.0"),
            ("0.00", .morePrecision, "0.00"), ("0.00", .lessPrecision, "0.0"), ("9.996", .morePrecision, "10.0"),
        ] as [(String, RoundingPriority, String)])
    func aCarryMovesTheLimitOfSignificantDigits(number: String, priority: RoundingPriority, expected: String) throws {
        let style = DecimalStyle(locale: .englishUnitedStates)
            .precision(.both(fraction: 1...1, significant: 3...3, priority))
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// The written zeros count up to the most digits of the limits. By hand.
    @Test(
        arguments: [
            (.significant(1...3), "15.00", "15.0"), (.significant(1...3), "0.1500", "0.150"),
            (.both(fraction: 0...1, significant: 1...3, .morePrecision), "1.500", "1.50"),
            (.both(fraction: 0...1, significant: 1...3, .lessPrecision), "1.500", "1.5"),
            (.both(fraction: 0...3, significant: 1...2, .lessPrecision), "1.500", "1.5"),
        ] as [(NumberPrecision, String, String)])
    func writtenZerosAreKeptUpToTheLimits(precision: NumberPrecision, number: String, expected: String) throws {
        let style = DecimalStyle(locale: .englishUnitedStates).precision(precision).trailingZeros(.asWritten)
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// ISO 4217's minor units differ from CLDR's display digits: HUF 2 and 0, ALL 2 and 0, XAU none and 2.
    @Test(arguments: [
        ("HUF", "1234.5", "HUF 1,234.50"), ("HUF", "1.23", "HUF 1.23"), ("ALL", "1.5", "ALL 1.50"),
        ("XAU", "1.5", "XAU 1.50"),
        ("JPY", "1.5", "JPY 2"), ("QQQ", "1.5", "QQQ 1.50"),
    ])
    func isoDigitsAreThoseOfTheMinorUnit(currency: String, amount: String, expected: String) throws {
        let row = Row("en", currency, amount, expected, "", display: .code, digits: .iso)
        #expect(try row.formatted.replacing("\u{A0}", with: " ") == expected)
    }

    /// Values out of range are clamped.
    @Test(
        arguments: [
            (.precision(.fraction(-1)), 0), (.precision(.fraction(Int.min)), 0), (.precision(.fraction(101)), 100),
            (.precision(.fraction(Int.max)), 100),
            (.precision(.fraction(-5 ... -1)), 0), (.precision(.fraction(101...Int.max)), 100),
            (.precision(.fraction(0...Int.max)), 0),
        ] as [(CurrencyDigits, Int)])
    func digitsOutOfRangeAreTheNearest(digits: CurrencyDigits, decimals: Int) throws {
        let text = try Row("en", "USD", "1", "", "", digits: digits).formatted
        #expect(text == "$1" + (decimals == 0 ? "" : "." + String(repeating: "0", count: decimals)))
    }
}

import CurrencyFormat
import TestSupport
import Testing

/// The fast and general paths write the same as the slow formatter, for random amounts of every size.
///
/// The slow formatter's settings for each locale are from CLDR 48.
struct SlowFormatterTests {
    struct Plan: CustomTestStringConvertible, Sendable {
        var row: FormatRow
        var slow: SlowFormatter
        var testDescription: String { "\(row.locale) \(row.currency): \(row.reason)" }
    }

    private static func plan(
        _ locale: String, _ currency: String, _ reason: String, _ slow: SlowFormatter,
        sign: CurrencySign = .standard, signDisplay: SignDisplay = .auto, grouping: GroupingStrategy = .auto,
        digits: CurrencyDigits = .display, rounding: RoundingMode = .halfEven
    ) -> Plan {
        Plan(
            row: FormatRow(
                locale, currency, "0", "", reason, sign: sign, signDisplay: signDisplay, grouping: grouping,
                digits: digits, rounding: rounding), slow: slow)
    }

    static let plans: [Plan] = [
        plan("en", "USD", "two decimals", SlowFormatter(plain: ("$", ""), negative: ("-$", ""))),
        plan("en", "JPY", "no decimals", SlowFormatter(plain: ("¥", ""), negative: ("-¥", ""), fraction: 0...0)),
        plan(
            "en", "KWD", "three decimals",
            SlowFormatter(plain: ("KWD\u{A0}", ""), negative: ("-KWD\u{A0}", ""), fraction: 3...3)),
        plan(
            "en", "USD", "nine decimals", SlowFormatter(plain: ("$", ""), negative: ("-$", ""), fraction: 9...9),
            digits: .precision(.fraction(9))),
        plan(
            "en", "USD", "as many decimals as there are, up to five",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), fraction: 0...5), digits: .precision(.fraction(0...5))
        ),
        plan(
            "en", "USD", "accounting", SlowFormatter(plain: ("$", ""), negative: ("($", ")")), sign: .accounting),
        plan(
            "en", "USD", "signs", SlowFormatter(plain: ("+$", ""), negative: ("-$", "")), signDisplay: .always),
        plan("en", "USD", "no signs", SlowFormatter(plain: ("$", ""), negative: ("$", "")), signDisplay: .never),
        plan(
            "en", "USD", "no groups", SlowFormatter(plain: ("$", ""), negative: ("-$", ""), primary: 0),
            grouping: .off),
        plan(
            "de", "EUR", "the symbol behind",
            SlowFormatter(plain: ("", "\u{A0}€"), negative: ("-", "\u{A0}€"), decimal: ",", group: ".")),
        plan(
            "fr", "EUR", "separators of several bytes",
            SlowFormatter(plain: ("", "\u{A0}€"), negative: ("-", "\u{A0}€"), decimal: ",", group: "\u{202F}")),
        plan(
            "es", "EUR", "two digits before the first separator",
            SlowFormatter(
                plain: ("", "\u{A0}€"), negative: ("-", "\u{A0}€"), decimal: ",", group: ".", minimumGrouping: 2)),
        plan(
            "en-IN", "INR", "groups of two", SlowFormatter(plain: ("₹", ""), negative: ("-₹", ""), secondary: 2)),
        plan(
            "en-u-nu-deva", "USD", "other digits",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), digits: Array("०१२३४५६७८९"))),
        plan(
            "en-u-nu-hanidec", "USD", "digits that are no run",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), digits: Array("〇一二三四五六七八九"))),
        plan(
            "en-u-nu-adlm", "USD", "digits beyond the first plane",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), digits: Array("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"))),
        plan(
            "en", "USD", "halves away from zero",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), roundsUp: { half, _, _ in half >= 0 }),
            rounding: .halfUp),
        plan(
            "en", "USD", "toward negative infinity",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), roundsUp: { _, _, isNegative in isNegative }),
            rounding: .floor),
        plan(
            "en", "USD", "toward zero",
            SlowFormatter(plain: ("$", ""), negative: ("-$", ""), roundsUp: { _, _, _ in false }), rounding: .down),
    ]

    @Test(arguments: plans)
    func randomAmountIsWrittenAsTheSlowFormatterWritesIt(plan: Plan) throws {
        let format = try plan.row.style.plan
        var random = SplitMix64(printing: 42)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
        defer { buffer.deallocate() }
        for _ in 0..<4000 {
            // Up to 38 digits, mostly few, sometimes ending in a half.
            let length = 1 + (random.below(4) == 0 ? random.below(38) : random.below(12))
            var coefficient = String((0..<length).map { _ in Character(String(random.below(10))) })
            if random.below(4) == 0 { coefficient = String(coefficient.dropLast()) + "5" }
            if random.below(16) == 0 { coefficient = String(repeating: "9", count: length) }
            let exponent = random.below(3) == 0 ? random.below(60) - 30 : -random.below(12)
            let isNegative = random.below(2) == 0
            let amount = try DecimalValue((isNegative ? "-" : "") + coefficient + "e\(exponent)")
            let expected = plan.slow.format(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
            #expect(format.format(amount) == expected, "\(amount)")
            // With a buffer, the fast path writes in place.
            let count = try #require(format.write(amount, into: buffer), "\(amount)")
            #expect(String(decoding: buffer[..<count], as: UTF8.self) == expected, "\(amount) into a buffer")
        }
    }

    /// Every amount of up to four digits with up to four fraction digits.
    @Test
    func everySmallAmountIsWrittenAsTheSlowFormatterWritesIt() throws {
        let plan = Self.plans[0]
        let format = try plan.row.style.plan
        for exponent in -4...0 {
            for number in 0..<10_000 {
                let amount = DecimalValue(minorUnits: Int64(number), scale: -exponent)
                let expected = plan.slow.format(isNegative: false, coefficient: String(number), exponent: exponent)
                guard format.format(amount) != expected else { continue }
                Issue.record("\(amount): \(format.format(amount)), not \(expected)")
            }
        }
    }
}

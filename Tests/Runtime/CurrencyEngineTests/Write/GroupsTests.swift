import CurrencyParsing
import Testing

@testable import CurrencyEngine

/// Formats and parses numbers of every length, with digits of every width and groups of every kind.
struct GroupsTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        var system: String
        var digits: String
        var group: String
        var primary = 3
        var secondary = 3
        var minimum = 1

        var testDescription: String { "\(system), \(primary);\(secondary), \(minimum) before '\(group)'" }
    }

    /// Digits of one to four bytes, and hanidec, whose digits are not consecutive.
    private static let systems = [
        ("latn", "0123456789"), ("nkoo", "߀߁߂߃߄߅߆߇߈߉"), ("deva", "०१२३४५६७८९"), ("adlm", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"),
        ("hanidec", "〇一二三四五六七八九"),
    ]

    /// Separators of one to eight bytes, each with several group sizes.
    static let shapes: [Shape] = systems.flatMap { system, digits in
        [",", "\u{A0}", "\u{202F}", "\u{202F}-----"].flatMap { group in
            [(3, 3), (3, 2), (4, 4), (2, 3), (3, 1)].flatMap { primary, secondary in
                [1, 2, 3, 4].map { minimum in
                    Shape(
                        system: system, digits: digits, group: group, primary: primary, secondary: secondary,
                        minimum: minimum)
                }
            }
        }
    }

    /// Currencies with 0 or more minor unit digits, and the text before the number.
    private static let currencies: [(decimals: Int, currency: Currency, symbol: String)] = [
        (0, .yen, "¥"), (2, .usDollar, "$"), (3, .kuwaitiDinar, "KWD\u{A0}"),
    ]

    /// For each length, the smallest and largest number, one with an even first digit, and the neighbors of a group of
    /// zeros.
    private static let amounts: [Int64] = {
        var amounts: [Int64] = [0, 5, .max, .min, -1, 1_000_001, -10_000_000_010]
        var power: Int64 = 1
        for length in 1...18 {
            power *= 10
            amounts += [
                power, power - 1, length % 2 == 0 ? -power : power + 1, length % 2 == 0 ? 2 * power : 8 * power,
            ]
        }
        return amounts
    }()

    @Test(arguments: shapes)
    func amountIsWrittenAsTheSlowFormatterWritesIt(shape: Shape) throws {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
        defer { buffer.deallocate() }
        let sizes = try GroupingSizes(
            primary: shape.primary, secondary: shape.secondary, minimumGroupingDigits: shape.minimum)
        for (decimals, currency, symbol) in Self.currencies {
            let slow = SlowFormatter(
                plain: (symbol, ""), negative: ("-" + symbol, ""), group: shape.group, primary: shape.primary,
                secondary: shape.secondary, minimumGrouping: shape.minimum, fraction: decimals...decimals,
                digits: Array(shape.digits))
            let style = CurrencyStyle(currency, locale: .englishUnitedStates).groupingSizes(sizes)
                .symbols(try NumberSymbols(group: shape.group))
            let plan = try style.numberingSystem(shape.system).plan
            for amount in Self.amounts {
                let expected = slow.format(
                    isNegative: amount < 0, coefficient: String(amount.magnitude), exponent: -decimals)
                let count = try #require(try plan.write(minorUnits: amount, into: buffer), "\(amount)")
                #expect(String(decoding: buffer[..<count], as: UTF8.self) == expected, "\(amount)")
                #expect(try plan.format(minorUnits: amount) == expected, "\(amount) as a string")
                #expect(try plan.parseMinorUnits(expected) == amount, "\(expected)")
            }
        }
    }

    /// Affixes of sixteen bytes with the longest digits and separators, in a buffer of exactly the fast path's size, in
    /// all shorter ones and in a longer one. Without fraction digits there are the most separators.
    @Test(arguments: ["latn", "nkoo", "deva", "adlm"], [0, 9])
    func noByteBehindTheBufferIsTouched(system: String, decimals: Int) throws {
        // Negative numbers have a minus before the prefix.
        let (prefix, suffix) = ("---------------", "----------------")
        let digits = try #require(Self.systems.first { $0.0 == system }).1
        let slow = SlowFormatter(
            plain: (prefix, suffix), negative: ("-" + prefix, suffix), decimal: "::::::::", group: ";;;;;;;;",
            secondary: 2, fraction: decimals...decimals, digits: Array(digits))
        let style = CurrencyStyle(.usDollar, locale: .englishUnitedStates)
            .groupingSizes(try GroupingSizes(primary: 3, secondary: 2))
            .symbols(try NumberSymbols(decimal: "::::::::", group: ";;;;;;;;"))
            .pattern(try NumberFormatPattern("'\(prefix)'#,##,##0.00'\(suffix)'"))
            .digits(.precision(.fraction(decimals)))
        let plan = try style.numberingSystem(system).plan
        #expect(plan.path != .general)
        let capacity = FormatPlan.fixedCapacity + 1
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity + 64)
        defer { buffer.deallocate() }
        // UInt64.max units of the last fraction digit, and a short number.
        let texts = [
            (
                "-18446744073709551615e-\(decimals)",
                slow.format(isNegative: true, coefficient: "18446744073709551615", exponent: -decimals)
            ),
            ("0.5", slow.format(isNegative: false, coefficient: "5", exponent: -1)),
        ]
        for (number, text) in texts {
            let (amount, expected) = (try DecimalValue(number), Array(text.utf8))
            for room in 0...capacity {
                buffer.update(repeating: 0x7E)
                let count = plan.write(amount, into: UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
                #expect(count == (room < expected.count ? nil : expected.count), "\(room)")
                if let count { #expect(Array(buffer[..<count]) == expected, "\(room)") }
                #expect(buffer[room...].allSatisfy { $0 == 0x7E }, "\(room)")
            }
        }
    }
}

import CurrencyFormat
import TestSupport
import Testing

@testable import CurrencyEngine

/// Amounts below a million in the most common formats, which take the shortest path.
struct HundredthsTests {
    private static let dollars = CurrencyStyle(.usDollar, locale: .englishUnitedStates)

    /// Formats that differ from these in one way take another path.
    @Test
    func onlyUsualFormsAreWrittenSo() throws {
        for (currency, locale, hundredths) in [
            (.usDollar, .englishUnitedStates, .threes), (.euro, .germanGermany, .threes),
            (.euro, .dutchNetherlands, .threes), (.egyptianPound, .hebrewIsrael, .threes),
            (.indianRupee, .hindiIndia, .indian),
            // Other digits or fraction digits, groups from 10,000 on, or separators of several bytes.
            (.yen, .japaneseJapan, .none), (.kuwaitiDinar, .englishUnitedStates, .none), (.euro, .spanishSpain, .none),
            (.euro, .frenchFrance, .none), (.egyptianPound, .arabicEgypt, .none),
        ] as [(Currency, CurrencyLocale, FormatPlan.Hundredths)] {
            #expect(CurrencyStyle(currency, locale: locale).plan.hundredths == hundredths, "\(currency) \(locale)")
        }
        for style in [
            Self.dollars.precision(.fraction(3)), Self.dollars.grouping(.off), Self.dollars.signDisplay(.always),
            Self.dollars.signDisplay(.negative), Self.dollars.compact(), Self.dollars.padding(width: 20),
            Self.dollars.symbols(try NumberSymbols(decimal: "\u{A0}")),
            Self.dollars.symbols(try NumberSymbols(group: "\u{202F}")),
        ] {
            #expect(style.plan.hundredths == .none, "\(style)")
        }
    }

    /// Digits of two to four bytes.
    private static let digits = ["nkoo": "߀߁߂߃߄߅߆߇߈߉", "deva": "०१२३४५६७८९", "adlm": "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"]

    @Test(arguments: [CurrencySign.standard, .accounting])
    func groupsOfThree(sign: CurrencySign) throws {
        let negative = sign == .accounting ? ("($", ")") : ("-$", "")
        try expectAmounts(Self.dollars.sign(sign), .threes, SlowFormatter(plain: ("$", ""), negative: negative))
    }

    @Test func indianGroups() throws {
        let style = Self.dollars.groupingSizes(try GroupingSizes(primary: 3, secondary: 2))
        try expectAmounts(style, .indian, SlowFormatter(plain: ("$", ""), negative: ("-$", ""), secondary: 2))
    }

    @Test(arguments: digits.keys)
    func otherDigits(system: String) throws {
        let style = try Self.dollars.symbols(NumberSymbols(decimal: "--", group: "\u{202F}-----"))
            .numberingSystem(system)
        let digits = try #require(Self.digits[system])
        try expectAmounts(
            style, .none,
            SlowFormatter(
                plain: ("$", ""), negative: ("-$", ""), decimal: "--", group: "\u{202F}-----", digits: Array(digits)))
    }

    /// Every amount below a thousand, and others of both signs up to and just above a million.
    private func expectAmounts(
        _ style: CurrencyStyle, _ hundredths: FormatPlan.Hundredths, _ slow: SlowFormatter
    ) throws {
        let plan = style.plan
        #expect(plan.hundredths == hundredths)
        var random = SplitMix64(seed: 100)
        let others = (0..<10_000).map { _ in Int64.random(in: -101_000_000...101_000_000, using: &random) }
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
        defer { buffer.deallocate() }
        for units in Array(0...100_000) + others + [99_999_999, 100_000_000, -99_999_999, -100_000_000] {
            let expected = slow.format(isNegative: units < 0, coefficient: String(units.magnitude), exponent: -2)
            let count = try #require(try plan.write(minorUnits: units, into: buffer))
            if !buffer[..<count].elementsEqual(expected.utf8) { Issue.record("\(units)") }
        }
    }

    /// The longest affixes in a buffer of exactly the needed size, in all shorter ones and in a longer one.
    @Test
    func noByteBehindTheBufferIsTouched() throws {
        let (prefix, suffix) = ("---------------", "----------------")
        let plan = try Self.dollars.pattern(NumberFormatPattern("'\(prefix)'#,##0.00'\(suffix)'")).plan
        #expect(plan.hundredths == .threes)
        let slow = SlowFormatter(plain: (prefix, suffix), negative: ("-" + prefix, suffix))
        let capacity = FormatPlan.fixedCapacity + 1
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity + 64)
        defer { buffer.deallocate() }
        for units in [-99_999_999, 0, 5] as [Int64] {
            let expected = slow.format(isNegative: units < 0, coefficient: String(units.magnitude), exponent: -2)
            for room in 0...capacity {
                buffer.update(repeating: 0x7E)
                let count = try plan.write(
                    minorUnits: units, into: UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
                #expect(count == (room < expected.utf8.count ? nil : expected.utf8.count), "\(room)")
                if let count { #expect(buffer[..<count].elementsEqual(expected.utf8), "\(room)") }
                #expect(buffer[room...].allSatisfy { $0 == 0x7E }, "\(room)")
            }
        }
    }
}

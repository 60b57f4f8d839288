import CurrencyFormat
import TestSupport
import Testing

@testable import CurrencyEngine

/// Amounts below a million in the form that most have, whose plans ask nothing for each amount.
struct HundredthTests {
    private static let dollars = CurrencyStyle(.usDollar, locale: .englishUnitedStates)

    /// A form that is not quite this one is written by the other paths.
    @Test
    func onlyTheUsualFormIsWrittenSo() throws {
        for (currency, locale) in [
            (.usDollar, .englishUnitedStates), (.euro, .germanGermany), (.euro, .dutchNetherlands),
            (.egyptianPound, .hebrewIsrael), (.zloty, .englishUnitedKingdom),
        ] as [(Currency, CurrencyLocale)] {
            #expect(CurrencyStyle(currency, locale: locale).plan.writesHundredths, "\(currency) \(locale)")
        }
        // Other decimals, no minor unit of two, groups from 10,000 on, Indian ones, separators of several bytes, other digits.
        for (currency, locale) in [
            (.yen, .japaneseJapan), (.kuwaitiDinar, .englishUnitedStates), (.euro, .spanishSpain),
            (.indianRupee, .hindiIndia), (.euro, .frenchFrance), (.egyptianPound, .arabicEgypt),
        ] as [(Currency, CurrencyLocale)] {
            #expect(!CurrencyStyle(currency, locale: locale).plan.writesHundredths, "\(currency) \(locale)")
        }
        for style in [
            Self.dollars.precision(.fraction(3)), Self.dollars.grouping(.off), Self.dollars.signDisplay(.always),
            Self.dollars.signDisplay(.negative), Self.dollars.compact(), Self.dollars.padding(width: 20),
            Self.dollars.symbols(try NumberSymbols(decimal: "\u{A0}")),
            Self.dollars.symbols(try NumberSymbols(group: "\u{202F}")),
        ] {
            #expect(!style.plan.writesHundredths, "\(style)")
        }
    }

    /// Every amount below a thousand, and others up to a million and just beyond it.
    @Test(arguments: ["standard", "accounting"])
    func amountsAreThoseOfTheSlowFormatter(sign: String) throws {
        let isAccounting = sign == "accounting"
        let plan = Self.dollars.sign(isAccounting ? .accounting : .standard).plan
        #expect(plan.writesHundredths)
        let slow = SlowFormatter(plain: ("$", ""), negative: isAccounting ? ("($", ")") : ("-$", ""))
        var random = SplitMix64(seed: 100)
        let others = (0..<20_000).map { _ in Int64.random(in: -101_000_000...101_000_000, using: &random) }
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 512)
        defer { buffer.deallocate() }
        for units in Array(-100_000...100_000) + others + [99_999_999, 100_000_000, -99_999_999, -100_000_000] {
            let expected = slow.format(isNegative: units < 0, coefficient: String(units.magnitude), exponent: -2)
            let count = try #require(try plan.write(minorUnits: units, into: buffer))
            if !buffer[..<count].elementsEqual(expected.utf8) { Issue.record("\(units)") }
        }
    }

    /// The longest affixes in a buffer that just has the room, in all shorter ones and in one that is longer.
    @Test
    func noByteBehindTheBufferIsTouched() throws {
        let (prefix, suffix) = ("---------------", "----------------")
        let plan = try Self.dollars.pattern(NumberFormatPattern("'\(prefix)'#,##0.00'\(suffix)'")).plan
        #expect(plan.writesHundredths)
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

import CurrencyFormat
import CurrencyNames
import Foundation
import Testing

/// Ranges with currency names. Expected texts are from Intl.NumberFormat's formatRange in Node (ICU 78.2, CLDR 48).
struct RangeAffixesTests {
    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, Currency.euro, 1, 2, "1–2 euros"),
        (.englishUnitedStates, .euro, 2, 5, "2–5 euros"), (.englishUnitedStates, .usDollar, 1, 2, "1–2 US dollars"),
        (.germanGermany, .euro, 1, 2, "1–2 Euro"), (.frenchFrance, .euro, 1, 2, "1–2 euros"),
        (.polishPoland, .zloty, 1, 2, "1–2 złote polskie"), (.polishPoland, .zloty, 2, 5, "2–5 złotych polskich"),
        (.japaneseJapan, .yen, 1, 2, "1～2円"),
    ])
    func nameStandsOnce(
        locale: CurrencyLocale, currency: Currency, start: Int, end: Int, expected: String
    ) throws {
        let style = CurrencyStyle(currency, locale: locale).display(.name(.bundled)).precision(.fraction(0))
        let found = try style.formatRange(from: DecimalValue(start), to: DecimalValue(end))
        #expect(found.replacing("\u{A0}", with: " ") == expected)
    }

    /// Expected texts are from ICU 72's NumberRangeFormatter, for `auto`, `none` and `all`. A name that precedes the
    /// numbers follows their shared prefix in ICU only.
    @Test(arguments: [
        ("en", "EUR", 1, "1.00–2.00 euros", "1.00 euros – 2.00 euros", "1.00–2.00 euros"),
        ("en", "EUR", -1, "-1.00 – -2.00 euros", "-1.00 euros – -2.00 euros", "-1.00–2.00 euros"),
        ("ja", "JPY", 1, "1～2円", "1円 ～ 2円", "1～2円"),
        ("sw", "PGK", 1, "@ 1.00–2.00", "@ 1.00 – @ 2.00", "@ 1.00–2.00"),
        ("sw", "PGK", -1, "@ -1.00 – -2.00", "@ -1.00 – @ -2.00", "-@ 1.00–2.00"),
    ])
    func namesUnderICU(
        locale: String, code: String, sign: Int, auto: String, none: String, all: String
    ) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale)).display(.name(.bundled))
            .compatibility(.icu)
        let name = code == "PGK" ? "kina za Papua New Guinea" : "@"
        for (collapse, expected) in [(RangeCollapse.auto, auto), (.none, none), (.all, all)] {
            let found = try style.range(collapse: collapse)
                .formatRange(from: DecimalValue(sign), to: DecimalValue(2 * sign))
            #expect(found.replacing("\u{A0}", with: " ").replacing(name, with: "@") == expected, "\(collapse)")
        }
        if code == "PGK", sign < 0 {
            let found = try style.compatibility(.ldml).range(collapse: .all).formatRange(from: -1, to: -2)
            #expect(found.replacing(name, with: "@") == "@ -1.00–2.00")
        }
    }

    /// ICU 72 puts spaces around the separator only if a text is repeated.
    @Test func numbersAloneNeedNoSpaces() throws {
        let style = DecimalStyle(locale: .englishUnitedStates)
        for collapse in RangeCollapse.allCases {
            #expect(try style.range(collapse: collapse).formatRange(from: 1, to: 2) == "1–2")
        }
        #expect(try style.range(collapse: .all, identity: .range).formatRange(from: 5, to: 5) == "5–5")
        let free = style.zeroText("free").range(collapse: .all, identity: .range)
        #expect(try free.formatRange(from: 0, to: 0) == "free–free")
    }

    /// Plans of equal styles are equal, and one option makes them different.
    @Test func plansAreEqualByWhatTheyWrite() {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).range(identity: .single)
        #expect(RangePlan(style) == RangePlan(style))
        #expect(RangePlan(style).hashValue == RangePlan(style).hashValue)
        let copy = RangePlan(style)
        #expect(copy == [copy][0])
        for other in [
            style.display(.code), style.range(collapse: .all, identity: .single), style.range(identity: .range),
            style.range(identity: .approximately), style.bidi(.isolate), style.compatibility(.icu),
            style.locale(CurrencyLocale.germanGermany),
        ] {
            #expect(RangePlan(other) != RangePlan(style))
        }
    }

    /// Shared spacing is only beside digits, as in ICU 72's NumberRangeFormatter.
    @Test func sharedSpacing() throws {
        let dollars = CurrencyStyle(.usDollar, locale: .englishUnitedStates).display(.code).compatibility(.icu)
        #expect(try dollars.formatRange(from: 5, to: 7) == "USD\u{A0}5.00–7.00")
        #expect(try dollars.integerDigits(minimum: 0).formatRange(from: 0.5, to: 0.7) == "USD.50–.70")
        let francs = CurrencyStyle(.swissFranc, locale: .khmer).display(.code).compatibility(.icu)
        #expect(try francs.formatRange(from: 1, to: 2) == "1.00–2.00\u{A0}CHF")
        let whole = francs.precision(.fraction(0)).decimalSeparator(.always)
        #expect(try whole.formatRange(from: 1, to: 2) == "1.–2.CHF")
    }

    @Test func rangesAreNotPadded() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).padding(width: 20, with: "*", at: .afterPrefix)
        #expect(try style.formatRange(from: 1, to: 2) == "1–2")
        #expect(try style.formatRange(from: 1, to: 1) == "~1")
    }

    /// With data before CLDR 48, equal numbers are rounded twice: after the first time, integer digits are cut off.
    /// Expected texts are from ICU 72; ICU 78 keeps the word.
    @Test func equalNumbersAreRoundedTwiceUnderOldICU() throws {
        let image = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Conformance/Foundation/cldr-46.image")
        let old = try CurrencyData(Data(contentsOf: image))
        func text(_ data: CurrencyData, _ number: DecimalValue, _ change: (DecimalStyle) -> DecimalStyle) throws
            -> String
        {
            let style = DecimalStyle(locale: try LocaleIdentifier("en"), data: data).compatibility(.icu)
            return try change(style).formatRange(from: number, to: number)
        }
        let single: (DecimalStyle) -> DecimalStyle = { $0.integerDigits(maximum: 1) }
        #expect(try text(old, 10_000) { single($0.compact()) } == "~0")
        #expect(try text(.bundled, 10_000) { single($0.compact()) } == "~0K")
        for data in [old, .bundled] {
            #expect(try text(data, 12_000) { single($0.compact()) } == "~2K")
            #expect(try text(data, 12.5, single) == "~2.5")
            #expect(try text(data, 12, single) == "~2")
            #expect(try text(data, 10, single) == "~0")
            #expect(try text(data, 1203) { $0.integerDigits(minimum: 2, maximum: 2) } == "~03")
            #expect(try text(data, -1200) { $0.integerDigits(minimum: 2, maximum: 2) } == "~-00")
            #expect(try text(data, 5) { $0.precision(.fraction(2)).trailingZeros(.stripIfInteger) } == "~5")
        }
    }
}

import CurrencyFormat
import Foundation
import TestSupport
import Testing

/// Collapsing and equal numbers in ranges. Expected texts are from ICU 72's NumberRangeFormatter.
struct RangeOptionTests {
    private static let dollar = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    private static let plain = DecimalStyle(locale: .englishUnitedStates)

    @Test(arguments: [
        (RangeCollapse.auto, "$1.00 – $3.00", "CHF\u{A0}1.00–3.00", "1K – 3K"),
        (.none, "$1.00 – $3.00", "CHF\u{A0}1.00 – CHF\u{A0}3.00", "1K – 3K"),
        (.unit, "$1.00–3.00", "CHF\u{A0}1.00–3.00", "1K – 3K"),
        (.all, "$1.00–3.00", "CHF\u{A0}1.00–3.00", "1–3K"),
    ])
    func collapse(_ collapse: RangeCollapse, _ dollars: String, _ francs: String, _ thousands: String) throws {
        #expect(try Self.dollar.range(collapse: collapse).formatRange(from: 1, to: 3) == dollars)
        let franc = CurrencyStyle(.swissFranc, locale: .englishUnitedStates).range(collapse: collapse)
        #expect(try franc.formatRange(from: 1, to: 3) == francs)
        let words = Self.plain.compact().range(collapse: collapse)
        #expect(try words.formatRange(from: 1000, to: 3000) == thousands)
    }

    /// ICU does not treat a permille sign as a unit.
    @Test(arguments: [
        (RangeCollapse.auto, "1–3\u{A0}%", "1–3\u{A0}‰", "%1 – %3", "‰1 – ‰3"),
        (.none, "1\u{A0}% – 3\u{A0}%", "1\u{A0}‰ – 3\u{A0}‰", "%1 – %3", "‰1 – ‰3"),
        (.unit, "1–3\u{A0}%", "1\u{A0}‰ – 3\u{A0}‰", "%1–3", "‰1 – ‰3"),
        (.all, "1–3\u{A0}%", "1–3\u{A0}‰", "%1–3", "‰1–3"),
    ])
    func collapseOfPercentages(
        _ collapse: RangeCollapse, _ percent: String, _ permille: String, _ before: String, _ permilleBefore: String
    ) throws {
        func text(_ unit: PercentStyle.Unit, _ locale: CurrencyLocale) throws -> String {
            var style = PercentStyle(unit, locale: locale).range(collapse: collapse)
            style.countsInUnit = true
            return try style.formatRange(from: 1, to: 3)
        }
        #expect(try text(.percent, .germanGermany) == percent)
        #expect(try text(.permille, .germanGermany) == permille)
        #expect(try text(.percent, .turkishTurkiye) == before)
        #expect(try text(.permille, .turkishTurkiye) == permilleBefore)
    }

    @Test(arguments: [
        (RangeIdentity.single, "$1.00", "$1.00"),
        (.approximatelyOrSingle, "$1.00", "~$1.00"),
        (.approximately, "~$1.00", "~$1.00"),
        (.range, "$1.00 – $1.00", "$1.00 – $1.00"),
    ])
    func identity(_ identity: RangeIdentity, _ equal: String, _ equalAfterRounding: String) throws {
        let style = Self.dollar.range(identity: identity)
        #expect(try style.formatRange(from: 1, to: 1) == equal)
        #expect(try style.formatRange(from: 1, to: 1.001) == equalAfterRounding)
        #expect(try style.formatRange(from: 1, to: 2) == "$1.00 – $2.00")
    }

    @Test func wordInPlaceOfBothNumbers() throws {
        let style = DecimalStyle(locale: .frenchFrance).compact(.long).range(identity: .range)
        #expect(try style.formatRange(from: 1000, to: 1001) == "mille")
        #expect(try style.range(collapse: .none, identity: .range).formatRange(from: 1000, to: 1001) == "mille – mille")
    }

    @Test func shownDigitsDecide() throws {
        let counter = Self.plain.integerDigits(minimum: 2, maximum: 2)
        #expect(try counter.formatRange(from: 12_345, to: 67_845) == "~45")
        #expect(try Self.plain.formatRange(from: DecimalValue.zero.negated, to: 0) == "-0 – 0")
    }

    /// ICU before release 78 rounds approximate numbers twice, the second time without the digits already cut off.
    @Test func approximateNumbersAreRoundedTwiceAsInOlderICU() throws {
        let image = PackageFolder.file("Tests/Conformance/Foundation/cldr-46.image")
        let data = try CurrencyData([UInt8](Data(contentsOf: image)))
        let style = CurrencyStyle(currency: try CurrencyCode("USD"), locale: try LocaleIdentifier("en-US"), data: data)
            .compatibility(.icu).digits(.precision(.significant(2...2))).integerDigits(minimum: 1, maximum: 2)
        #expect(style.format(1234) == "$0")
        let range = style.range(identity: .approximately)
        #expect(try range.formatRange(from: 1234, to: 1234) == "~$0.0")
        #expect(try range.formatRange(from: 5, to: 5) == "~$5.0")
        #expect(try range.formatRange(from: .infinity, to: .infinity) == "~$∞")
    }

    @Test func textForZeroAndSurroundings() throws {
        let style = Self.dollar.zeroText("free")
        #expect(try style.formatRange(from: 0, to: 3) == "free–$3.00")
        #expect(try style.range(identity: .single).formatRange(from: 0, to: 0) == "free")
        #expect(try Self.dollar.bidi(.isolate).formatRange(from: 1, to: 3) == "\u{2068}$1.00 – $3.00\u{2069}")
        let denar = CurrencyStyle(.denar, locale: .macedonianNorthMacedonia).spaces(.plain)
        #expect(try denar.formatRange(from: 1, to: 3) == "1,00 – 3,00 ден.")
    }

    /// Expected texts are from CLDR 48's miscPatterns and symbols.
    @Test func qualifiers() throws {
        #expect(Self.dollar.qualifier(.approximately).format(-5) == "~-$5.00")
        #expect(Self.dollar.qualifier(.atLeast).format(5) == "$5.00+")
        #expect(Self.dollar.qualifier(.atMost).format(5) == "≤$5.00")
        let japanese = DecimalStyle(locale: .japaneseJapan)
        #expect(japanese.qualifier(.approximately).format(5) == "約5")
        #expect(japanese.qualifier(.atLeast).format(5) == "5 以上")
        #expect(japanese.qualifier(.atMost).compact().format(50_000) == "5万 以下")
        #expect(DecimalStyle(locale: .finnishFinland).qualifier(.atLeast).format(5) == "vähintään 5")
        let persian = DecimalStyle(locale: try LocaleIdentifier("fa-u-nu-latn"))
        #expect(persian.qualifier(.atLeast).format(5) == "\u{200E}5+\u{200E}")
    }

    @Test func qualifiersHaveParts() {
        let number = Self.dollar.qualifier(.atMost).plan.formatParts(5)
        #expect(number.parts.map { "\($0.kind)=\(number.text(of: $0))" }.prefix(2) == ["literal=≤", "currency=$"])
        let about = Self.dollar.qualifier(.approximately).plan.formatParts(-5)
        #expect(
            about.parts.map { "\($0.kind)=\(about.text(of: $0))" }.prefix(3) == [
                "approximatelySign=~", "minusSign=-", "currency=$",
            ])
        #expect(Self.dollar.qualifier(.atMost).bidi(.isolate).format(5) == "\u{2068}≤$5.00\u{2069}")
        #expect(Self.dollar.qualifier(.atMost).zeroText("nothing").format(0) == "≤nothing")
    }

    @Test func rangesHaveNoQualifier() throws {
        #expect(try Self.dollar.qualifier(.atLeast).formatRange(from: 1, to: 3) == "$1.00 – $3.00")
    }
}

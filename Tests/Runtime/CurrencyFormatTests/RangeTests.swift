import CurrencyFormat
import Testing

/// Expected texts are from Intl.NumberFormat's formatRange and formatRangeToParts in Node (ICU 78.2, CLDR 48).
struct RangeTests {
    private static let euro = CurrencyStyle(.euro, locale: .germanGermany)
    private static let dollar = CurrencyStyle(.dollar, locale: .englishUnitedStates)

    private func text(_ style: some FormattingStyle, _ start: DecimalValue, _ end: DecimalValue) throws -> String {
        try style.formatRange(from: start, to: end)
    }

    @Test func ofAmounts() throws {
        #expect(try text(Self.euro, 1, 3) == "1,00–3,00\u{A0}€")
        #expect(try text(Self.dollar, 1, 3) == "$1.00 – $3.00")
        #expect(try text(Self.dollar, -3, -1) == "-$3.00–1.00")
        #expect(try text(Self.dollar, -3, 1) == "-$3.00 – $1.00")
        #expect(try text(Self.dollar.sign(.accounting), -3, -1) == "($3.00–1.00)")
        #expect(
            try text(CurrencyStyle(.denar, locale: .macedonianNorthMacedonia), 1, 3)
                == "1,00\u{2009}–\u{2009}3,00\u{A0}ден.")
        #expect(
            try text(CurrencyStyle(.won, locale: .koreanSouthKorea), 1000, 3000) == "₩1,000 ~ ₩3,000")
        let rupee = CurrencyStyle(.indianRupee, locale: try LocaleIdentifier("hi-IN-u-nu-deva"))
        #expect(try text(rupee, 100_000, 500_000) == "₹१,००,०००.०० – ₹५,००,०००.००")
    }

    @Test func ofNumbersAndShares() throws {
        #expect(try text(DecimalStyle(locale: .japaneseJapan), 1, 3) == "1～3")
        #expect(try text(DecimalStyle(locale: .estonianEstonia), 1, 2) == "1‒2")
        let share = PercentStyle(locale: .englishUnitedStates)
        #expect(try text(share, 0.25, 0.5) == "25% – 50%")
        #expect(try text(share, 0.25, 0.25) == "~25%")
    }

    @Test func ofWords() throws {
        #expect(try text(Self.dollar.compact(), 1000, 2_000_000) == "$1K – $2M")
        #expect(try text(Self.dollar.compact(), 1000, 2000) == "$1–2K")
        let english = DecimalStyle(locale: .englishUnitedStates)
        #expect(try text(english.compact(), 1000, 2000) == "1K – 2K")
        #expect(try text(english.compact(.long), 1000, 2000) == "1–2 thousand")
        let french = DecimalStyle(locale: .frenchFrance).compact(.long)
        #expect(try text(french, 1000, 2000) == "mille – 2 mille")
        #expect(try text(french, 1000, 1000) == "≃mille")
    }

    @Test func ofEqualNumbers() throws {
        #expect(try text(Self.euro, 1, 1) == "≈1,00\u{A0}€")
        #expect(try text(Self.euro, 1, 1.001) == "≈1,00\u{A0}€")
        #expect(try text(Self.dollar.signDisplay(.always), 3, 3) == "~+$3.00")
        #expect(try text(Self.dollar.sign(.accounting), -3, -3) == "($3.00)")
        #expect(try text(DecimalStyle(locale: .lithuanianLithuania), -5, -5) == "∼\u{2212}5")
        #expect(try text(CurrencyStyle(.naira, locale: .yoruba), 5, 5) == "dáàṣì₦5.00")
        let taiwan = CurrencyStyle(.newTaiwanDollar, locale: .chineseTaiwan)
        #expect(try text(taiwan, -0.001, 0.001) == "-$0.00 - $0.00")
    }

    @Test func downwardsAndToInfinity() throws {
        #expect(try text(Self.dollar, 3, 1) == "$3.00 – $1.00")
        #expect(try text(Self.dollar, 3, .infinity) == "$3.00 – $∞")
        #expect(
            try text(CurrencyStyle(.swissFranc, locale: .englishUnitedStates), 3, .infinity)
                == "CHF\u{A0}3.00–∞")
    }

    @Test func nothingIsBetweenNaN() throws {
        #expect(throws: FormatRangeError.startIsNotANumber) { try text(Self.euro, .nan, 1) }
        #expect(throws: FormatRangeError.endIsNotANumber) { try text(Self.euro, 1, .nan) }
        // From ICU 72's NumberRangeFormatter.
        let plain = DecimalStyle(locale: .englishUnitedStates).compatibility(.icu).range(identity: .range)
        #expect(try text(plain, .nan, .nan) == "NaN–NaN")
        #expect(try text(plain, DecimalValue.infinity.negated, .infinity) == "-∞ – ∞")
    }

    @Test func closedRanges() throws {
        #expect(try Self.euro.format(1...3) == "1,00–3,00\u{A0}€")
        #expect(throws: FormatRangeError.startIsNotANumber) { try Self.euro.format(.nan...(.nan)) }
    }

    private func parts(_ range: FormattedRange) -> [String] {
        let letters: [FormattedRangePart.Source: String] = [.startRange: "start", .endRange: "end", .shared: "shared"]
        return range.parts.map { "\(letters[$0.source] ?? "") \($0.kind)=\(range.text(of: $0))" }
    }

    @Test func partsKnowTheirSource() throws {
        #expect(
            try parts(Self.euro.formatRangeParts(from: 1, to: 3)) == [
                "start integer=1", "start decimal=,", "start fraction=00", "shared literal=–", "end integer=3",
                "end decimal=,", "end fraction=00", "shared literal=\u{A0}", "shared currency=€",
            ])
        #expect(
            try parts(Self.dollar.compact().formatRangeParts(from: 1000, to: 2_000_000)) == [
                "start currency=$", "start integer=1", "start compact=K", "shared literal= – ", "end currency=$",
                "end integer=2", "end compact=M",
            ])
        #expect(
            try parts(Self.euro.formatRangeParts(from: 1, to: 1)) == [
                "shared approximatelySign=≈", "shared integer=1", "shared decimal=,", "shared fraction=00",
                "shared literal=\u{A0}", "shared currency=€",
            ])
    }

    /// In ECMA-402, a number's digits belong to that number. ICU counts one character too few if it put a space between
    /// a currency and both numbers, and then reports part of the first number as shared.
    @Test func digitsBelongToTheirNumber() throws {
        let style = CurrencyStyle(.swissFranc, locale: .englishUnitedStates)
        #expect(
            try parts(style.formatRangeParts(from: 1, to: 3)) == [
                "shared currency=CHF", "shared literal=\u{A0}", "start integer=1", "start decimal=.",
                "start fraction=00", "shared literal=–", "end integer=3", "end decimal=.", "end fraction=00",
            ])
    }

    @Test func coverTheTextWithoutGaps() throws {
        for locale in CurrencyLocale.allCases {
            let plan = CurrencyStyle(.swissFranc, locale: locale).range(identity: .range).rangePlan
            for (start, end) in [(DecimalValue(-1_234_567), DecimalValue.infinity), (.zero, .zero), (5, 1.5)] {
                let range = try plan.formatParts(from: start, to: end)
                var offset = 0
                for part in range.parts {
                    #expect(part.range.lowerBound == offset && !part.range.isEmpty)
                    offset = part.range.upperBound
                }
                #expect(offset == range.text.utf8.count)
                #expect(try plan.format(from: start, to: end) == range.text)
            }
        }
    }
}

import CurrencyFoundation
import CurrencyNames
import Foundation
import Testing

/// Compares the format with Foundation's, which has the same names, in locales and currencies that did not change
/// between Foundation's CLDR version and this package's.
struct StyleTests {
    static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "hi_IN", "sv_SE"]
    static let amounts = ["0", "1", "-1", "1234567.891", "-0.005", "9007199254740993.25", "0.015", "-98765.4321"]

    private func check(
        _ ours: (CurrencyFormatStyle<Decimal>) -> CurrencyFormatStyle<Decimal>,
        _ foundations: (Decimal.FormatStyle.Currency) -> Decimal.FormatStyle.Currency,
        _ position: SourceLocation = #_sourceLocation
    ) throws {
        for name in Self.locales {
            let locale = Locale(identifier: name)
            let style = ours(.currency(.euro, locale: locale))
            let expected = foundations(.currency(code: "EUR").locale(locale))
            for text in Self.amounts {
                let amount = try #require(Decimal(string: text))
                #expect(
                    amount.formatted(style) == amount.formatted(expected), "\(name) \(text)", sourceLocation: position)
                #expect(
                    amount.formatted(style.attributed) == amount.formatted(expected.attributed), "\(name) \(text)",
                    sourceLocation: position)
            }
        }
    }

    @Test func presentations() throws {
        try check({ $0 }, { $0 })
        try check({ $0.presentation(.narrow) }, { $0.presentation(.narrow) })
        try check({ $0.presentation(.isoCode) }, { $0.presentation(.isoCode) })
        try check({ $0.presentation(.fullName(.bundled)) }, { $0.presentation(.fullName) })
    }

    @Test func signs() throws {
        try check({ $0.sign(strategy: .never) }, { $0.sign(strategy: .never) })
        try check({ $0.sign(strategy: .always()) }, { $0.sign(strategy: .always()) })
        try check({ $0.sign(strategy: .always(showZero: false)) }, { $0.sign(strategy: .always(showZero: false)) })
        try check({ $0.sign(strategy: .accounting) }, { $0.sign(strategy: .accounting) })
        try check({ $0.sign(strategy: .accountingAlways()) }, { $0.sign(strategy: .accountingAlways()) })
        try check(
            { $0.sign(strategy: .accountingAlways(showZero: true)) },
            { $0.sign(strategy: .accountingAlways(showZero: true)) })
    }

    @Test func digits() throws {
        try check({ $0.precision(.fractionLength(0)) }, { $0.precision(.fractionLength(0)) })
        try check({ $0.precision(.fractionLength(1...3)) }, { $0.precision(.fractionLength(1...3)) })
        try check({ $0.precision(.fractionLength(1...)) }, { $0.precision(.fractionLength(1...)) })
        try check({ $0.precision(.fractionLength(...4)) }, { $0.precision(.fractionLength(...4)) })
        try check({ $0.precision(.significantDigits(3)) }, { $0.precision(.significantDigits(3)) })
        try check({ $0.precision(.significantDigits(2...)) }, { $0.precision(.significantDigits(2...)) })
        try check({ $0.precision(.integerLength(2)) }, { $0.precision(.integerLength(2)) })
        try check({ $0.precision(.integerLength(9...)) }, { $0.precision(.integerLength(9...)) })
        try check({ $0.precision(.integerLength(0)) }, { $0.precision(.integerLength(0)) })
        try check(
            { $0.precision(.integerAndFractionLength(integer: 3, fraction: 1)) },
            { $0.precision(.integerAndFractionLength(integer: 3, fraction: 1)) })
        try check(
            { $0.precision(.integerAndFractionLength(integerLimits: 2...4, fractionLimits: 0...1)) },
            { $0.precision(.integerAndFractionLength(integerLimits: 2...4, fractionLimits: 0...1)) })
    }

    @Test func rounding() throws {
        for rule in [FloatingPointRoundingRule.up, .down, .towardZero, .awayFromZero, .toNearestOrAwayFromZero] {
            try check({ $0.rounded(rule: rule) }, { $0.rounded(rule: rule) })
            try check({ $0.rounded(rule: rule, increment: 5) }, { $0.rounded(rule: rule, increment: 5) })
        }
        try check({ $0.rounded() }, { $0.rounded() })
    }

    /// Foundation does not format if both an increment and a precision are set: its text is "1234567.891".
    @Test func incrementsWithMoreDecimals() throws {
        let style = CurrencyFormatStyle<DecimalValue>(.euro, locale: .englishUnitedStates)
            .precision(.fractionLength(3)).rounded(increment: 25)
        #expect(try style.format(DecimalValue("1234567.891")) == "€1,234,575.000")
        #expect(style.rounded(increment: 0.05).format(1.03) == "€1.050")
        #expect(style.rounded(increment: 0).format(1.0305) == "€1.030")
        #expect(style.rounded(increment: -5).format(1.0305) == "€1.030")
    }

    @Test func groupsMarksScalesAndWords() throws {
        try check({ $0.grouping(.never) }, { $0.grouping(.never) })
        try check(
            { $0.precision(.fractionLength(0)).decimalSeparator(strategy: .always) },
            { $0.precision(.fractionLength(0)).decimalSeparator(strategy: .always) })
        try check({ $0.scale(100) }, { $0.scale(100) })
        try check({ $0.scale(0.5) }, { $0.scale(0.5) })
        try check({ $0.scale(-3) }, { $0.scale(-3) })
        try check({ $0.scale(0) }, { $0.scale(0) })
    }

    @Test func valuesOfEveryType() {
        #expect(5.formatted(.currency(.euro, locale: .germanGermany)) == "5,00\u{A0}€")
        #expect(UInt8(5).formatted(.currency(.euro, locale: .germanGermany)) == "5,00\u{A0}€")
        #expect(5.25.formatted(.currency(.euro, locale: .germanGermany)) == "5,25\u{A0}€")
        #expect(Float(5.1).formatted(.currency(.euro, locale: .germanGermany)) == "5,10\u{A0}€")
        let locale = Locale(identifier: "de_DE")
        for amount in [1.005, -0.0, 0.1 + 0.2, 1e22, -.infinity, 123456789.125] {
            #expect(
                amount.formatted(.currency(.euro, locale: locale))
                    == amount.formatted(.currency(code: "EUR").locale(locale)))
        }
    }

    /// The number has 38 digits, so products have more.
    @Test func scalesOfLongNumbers() throws {
        let style = CurrencyFormatStyle<DecimalValue>(.euro, locale: .englishUnitedStates)
        let long = try DecimalValue("9999999999999999999999999999999999.9999")
        #expect(style.scale(10).format(long) == "€100,000,000,000,000,000,000,000,000,000,000,000.00")
        #expect(style.scale(0.5).format(long) == "€5,000,000,000,000,000,000,000,000,000,000,000.00")
        #expect(style.scale(3).format(.infinity) == "€∞")
        #expect(style.scale(0).format(.infinity) == "€NaN")
    }

    @Test func aCurrencyThatIsNone() {
        #expect(Decimal(5).formatted(.currency(.none, locale: .englishUnitedStates)) == "5.00")
    }

    @Test func spacesArePlainOnRequest() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .frenchFrance).spaces(.plain)
        #expect(Decimal(1234).formatted(style) == "1 234,00 €")
        #expect(try style.parseStrategy.parse("1 234,00 €") == 1234)
        #expect(try Money("5.70", .euro).formatted(MoneyFormatStyle(locale: .germanGermany).spaces(.plain)) == "5,70 €")
        #expect(DecimalFormatStyle<Decimal>(locale: .frenchFrance).spaces(.plain).format(1234) == "1 234")
    }

    @Test func moneyKnowsItsCurrency() throws {
        let style = MoneyFormatStyle(locale: .englishUnitedStates)
        #expect(try Money("9007199254740993.25", .usDollar).formatted(style) == "$9,007,199,254,740,993.25")
        #expect(try Money("1234.5", .yen).formatted(style) == "¥1,234")
        #expect(try Money("-3", .euro).formatted(style.sign(strategy: .accounting)) == "(€3.00)")
        #expect(try Money("2", .euro).formatted(style.presentation(.fullName(.bundled))) == "2.00 euros")
        #expect(try Money("2", .none).formatted(style) == "2.00")
        #expect(try String(Money("2", .euro).formatted(style.attributed).characters) == "€2.00")
    }
}

struct StyleCodingTests {
    private func roundTrip<Style: Codable & Equatable>(_ style: Style) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(style)
        #expect(try JSONDecoder().decode(Style.self, from: data) == style)
        return String(decoding: data, as: UTF8.self)
    }

    @Test func everyOptionIsKept() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        #expect(try roundTrip(style) == #"{"configuration":{"locale":"de-DE"},"currency":"EUR"}"#)
        let styles = [
            style.presentation(.hidden), style.presentation(.custom("💶")), style.sign(strategy: .always()),
            style.sign(strategy: .accountingAlways(showZero: true)), style.grouping(.never),
            style.precision(.significantDigits(2...)),
            style.precision(.integerAndFractionLength(integer: 3, fraction: 1)),
            style.rounded(rule: .up, increment: 0.05), style.decimalSeparator(strategy: .always), style.scale(0.01),
            style.notation(.compactName), style.spaces(.plain), style.locale(.hindiIndia),
            style.locale(.autoupdatingCurrent),
        ]
        #expect(Set(styles).count == styles.count)
        for style in styles { _ = try roundTrip(style) }
        _ = try roundTrip(MoneyFormatStyle(locale: .autoUpdating))
    }

    /// The stored form must never change.
    @Test func limitsOfDigitsAreStoredAsTheirNumbers() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany).precision(.fractionLength(1...3))
        #expect(
            try roundTrip(style)
                == #"{"configuration":{"locale":"de-DE","precision":{"fraction":{"maximum":3,"minimum":1}}},"#
                + #""currency":"EUR"}"#)
    }

    /// A format made from an enum case also has a hint at the currency's row, which does not affect equality.
    @Test func aFormatEqualsTheOneOfItsParts() {
        let style = CurrencyFormatStyle<Decimal>(.yen, locale: .japanese)
        var other = CurrencyFormatStyle<Decimal>(.euro, locale: .japanese)
        other.currency = style.currency
        #expect(other == style)
        #expect(other.hashValue == style.hashValue)
        #expect(other.format(5) == style.format(5))
        #expect(other == CurrencyFormatStyle(currency: style.currency, configuration: style.configuration))
    }

    @Test(arguments: [
        #"{"configuration":{"locale":"de-DE"},"currency":"EURO"}"#,
        #"{"configuration":{"locale":"?"},"currency":"EUR"}"#,
        #"{"configuration":{"locale":"de-DE","rounding":"none"},"currency":"EUR"}"#, #"{"currency":"EUR"}"#,
        #"{"configuration":{"locale":"de-DE","spaces":"thin"},"currency":"EUR"}"#,
    ])
    func whatIsNotAStyleIsAnError(_ text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CurrencyFormatStyle<Decimal>.self, from: Data(text.utf8))
        }
    }
}

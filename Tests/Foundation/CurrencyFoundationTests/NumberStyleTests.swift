import CurrencyFoundation
import Foundation
import Testing

/// Compares number and percent formats with Foundation's, which have the same names.
struct NumberStyleTests {
    static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "hi_IN", "sv_SE"]
    static let amounts = ["0", "1", "-1", "1234567.891", "-0.005", "9007199254740993.25", "0.015", "-98765.4321"]

    private typealias Ours = DecimalFormatStyle<Decimal>
    private typealias OurPercent = PercentFormatStyle<Decimal>

    private func check<Style: FormatStyle, Expected: FormatStyle>(
        _ ours: (Locale) -> Style, _ foundations: (Locale) -> Expected, _ position: SourceLocation = #_sourceLocation
    ) throws
    where
        Style.FormatInput == Decimal, Style.FormatOutput == String, Expected.FormatInput == Decimal,
        Expected.FormatOutput == String
    {
        for name in Self.locales {
            let locale = Locale(identifier: name)
            for text in Self.amounts {
                let amount = try #require(Decimal(string: text))
                #expect(
                    ours(locale).format(amount) == foundations(locale).format(amount), "\(name) \(text)",
                    sourceLocation: position)
            }
        }
    }

    @Test func decimals() throws {
        try check(
            { Ours(locale: $0).precision(.fractionLength(0...6)) },
            { .number.locale($0).precision(.fractionLength(0...6)) })
        try check(
            { Ours(locale: $0).precision(.significantDigits(3)) },
            { .number.locale($0).precision(.significantDigits(3)) })
        try check(
            { Ours(locale: $0).grouping(.never).precision(.fractionLength(2)).sign(strategy: .always()) },
            { .number.locale($0).grouping(.never).precision(.fractionLength(2)).sign(strategy: .always()) })
        try check(
            { Ours(locale: $0).notation(.compactName) }, { .number.locale($0).notation(.compactName) })
        try check(
            { Ours(locale: $0).rounded(rule: .up, increment: 5).precision(.fractionLength(0)) },
            { .number.locale($0).rounded(rule: .up, increment: 5).precision(.fractionLength(0)) })
    }

    @Test func percentages() throws {
        try check(
            { OurPercent(locale: $0).precision(.fractionLength(2)) },
            { Decimal.FormatStyle.Percent(locale: $0).precision(.fractionLength(2)) })
        try check(
            { OurPercent(locale: $0).sign(strategy: .never).precision(.significantDigits(2)) },
            { Decimal.FormatStyle.Percent(locale: $0).sign(strategy: .never).precision(.significantDigits(2)) })
    }

    @Test func numbersAreRead() throws {
        let german = Locale(identifier: "de_DE")
        #expect(try Decimal("1.234,5", format: .decimal(locale: .germanGermany)) == Decimal(string: "1234.5"))
        #expect(try Double("1234,5", format: .decimal(locale: german)) == 1234.5)
        #expect(try Int("-1 234", format: .decimal(locale: .frenchFrance)) == -1234)
        #expect(try Int("1,5 Mio.", format: .decimal(locale: .germanGermany)) == 1_500_000)
        #expect(throws: DecimalConversionError.notWhole) { try Int("1,5", format: .decimal(locale: .germanGermany)) }
        #expect(throws: AmountParseError.self) { try Double("5 €", format: .decimal(locale: .germanGermany)) }
        #expect(throws: AmountParseError.self) { try Double("5 XXX", format: .decimal(locale: .germanGermany)) }
        #expect(throws: AmountParseError.self) { try Double("5 %", format: .decimal(locale: .germanGermany)) }
        #expect(throws: AmountParseError.self) {
            try Double("1234,5", format: .decimal(locale: german), lenient: false)
        }
        #expect(try Double("1.234,5", format: .decimal(locale: german), lenient: false) == 1234.5)
        let thousandths = DecimalFormatStyle<Decimal>(locale: .germanGermany).scale(1000)
        #expect(try Decimal(thousandths.format(1.5), format: thousandths) == Decimal(string: "1.5"))
    }

    @Test(arguments: [
        ("de_DE", "25,6\u{A0}%"), ("de_DE", "25,6%"), ("de_DE", "25,6 %"), ("de_DE", "%25,6"), ("de_DE", "25,6"),
        ("de_DE", "25,6％"), ("tr_TR", "%25,6"), ("ar_EG", "٢٥٫٦٪؜"), ("eu_ES", "% 25,6"),
    ])
    func percentagesAreRead(locale: String, text: String) throws {
        let format = PercentFormatStyle<Double>(locale: Locale(identifier: locale))
        #expect(try Double(text, format: format) == 0.256)
    }

    @Test func percentagesThatAreNone() {
        for text in ["", "%", "25 €", "25‰", "1,2,3%", "25%%", "25% EUR"] {
            #expect(throws: AmountParseError.self, "\(text)") {
                try Double(text, format: .percent(locale: .germanGermany))
            }
        }
        #expect(throws: AmountParseError.self) {
            try Double("25,6%", format: .percent(locale: .germanGermany), lenient: false)
        }
        #expect((try? Double("-25‰", format: .percent(.permille, locale: .germanGermany))) == -0.025)
    }

    @Test func everythingWrittenIsRead() throws {
        for locale in CurrencyLocale.allCases {
            let numbers = DecimalFormatStyle<Double>(locale: locale).precision(.fractionLength(2))
            let shares = PercentFormatStyle<Double>(locale: locale).precision(.fractionLength(1))
            for amount in [0, -1, 1234.5, -98765.5] {
                #expect(try Double(numbers.format(amount), format: numbers) == amount, "\(locale)")
                #expect(try Double(shares.format(amount / 100), format: shares) == amount / 100, "\(locale)")
            }
        }
    }

    @Test func formatsAreCoded() throws {
        func roundTrip<Style: Codable & Equatable>(_ style: Style) throws {
            #expect(try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style)) == style)
        }
        try roundTrip(Ours(locale: .autoUpdating).precision(.fractionLength(1...)))
        try roundTrip(OurPercent(.permille, locale: .germanGermany).grouping(.never))
        try roundTrip(RangeFormatStyle(of: OurPercent(locale: .germanGermany)))
    }

    /// Expected texts are from ICU, as in `RangeTests`.
    @Test func ranges() throws {
        #expect((1...3).formatted(.range(of: .currency(.euro, locale: .germanGermany))) == "1,00–3,00\u{A0}€")
        #expect((5...5).formatted(.range(of: .currency(.euro, locale: .germanGermany))) == "≈5,00\u{A0}€")
        #expect((0.1...0.25).formatted(.range(of: .percent(locale: .germanGermany))) == "10–25\u{A0}%")
        #expect(
            (DecimalValue(5)...DecimalValue.nan).formatted(.range(of: .decimal(locale: .germanGermany))) == "5–NaN")
    }

    @Test func rangesAreRead() throws {
        let euros = RangeParseStrategy(of: CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany))
        for text in [
            "1,00–3,50\u{A0}€", "1,00 € – 3,50 €", "1 - 3,50 EUR", "€1-€3,50", "€ 1 – 3,50", "EUR 1,00 — 3,50",
            "1~3,50",
        ] {
            #expect(try euros.parse(text) == 1...Decimal(string: "3.5")!, "\(text)")
        }
        #expect(try euros.parse("-5 – -3 €") == -5...(-3))
        #expect(try euros.parse("1–3 Mio. €") == 1_000_000...3_000_000)
        #expect(try euros.parse("5 €") == 5...5)
        for text in ["", "–", "–€", "1,2,3–5 €", "1 $ – 3 $", "a–b", "1–2–3 €"] {
            #expect(throws: (any Error).self, "\(text)") { try euros.parse(text) }
        }
        #expect { try euros.parse("3–1 €") } throws: { error in
            (error as? AmountParseError)?.offset == 4 && (error as? AmountParseError)?.wellFormed == "1,00–3,00\u{A0}€"
        }
        let dashes = String(repeating: "1-", count: 100_000)
        #expect(throws: AmountParseError.self) { try euros.parse(dashes) }
    }

    @Test func everyRangeWrittenIsRead() throws {
        for locale in CurrencyLocale.allCases {
            let amounts = RangeFormatStyle(of: CurrencyFormatStyle<Double>(.euro, locale: locale))
            let shares = RangeFormatStyle(of: PercentFormatStyle<Double>(locale: locale))
            #expect(try amounts.parseStrategy.parse(amounts.format(1.5...1234.5)) == 1.5...1234.5, "\(locale)")
            #expect(try shares.parseStrategy.parse(shares.format(0.25...0.5)) == 0.25...0.5, "\(locale)")
        }
    }

    @Test func moneyIsReadWithAFormat() throws {
        #expect(try Money("5 EUR", format: .money()) == Money(5, .euro))
        #expect(try Money("1.234,50 €", format: .money(locale: .germanGermany)) == Money("1234.50", .euro))
        #expect(throws: AmountParseError.self) { try Money("5", format: .money(locale: .germanGermany)) }
        #expect(throws: AmountParseError.self) {
            try Money("5 EUR", format: .money(locale: .germanGermany), lenient: false)
        }
    }

    @Test func modifiersOfBothKinds() throws {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        let format = CurrencyFormatStyle<Decimal>(.dollar, locale: .englishUnitedStates)
        let amount = Decimal(-1234)
        func same(_ style: CurrencyStyle, _ format: CurrencyFormatStyle<Decimal>, _ text: String) {
            #expect(style.format(amount) == text)
            #expect(format.format(amount) == text)
        }
        same(style.locale(.germanGermany), format.locale(.germanGermany), "-1.234,00\u{A0}$")
        let german = Locale(identifier: "de_DE")
        same(style.locale(german), format.locale(german), "-1.234,00\u{A0}$")
        let identifier = try LocaleIdentifier("de-DE")
        same(style.locale(identifier), format.locale(identifier), "-1.234,00\u{A0}$")
        same(style.sign(.accounting), format.sign(.accounting), "($1,234.00)")
        same(style.sign(strategy: .accounting), format.sign(strategy: .accounting), "($1,234.00)")
        same(style.sign(strategy: .never), format.sign(strategy: .never), "$1,234.00")
        same(style.precision(.fractionLength(1)), format.precision(.fractionLength(1)), "-$1,234.0")
        same(style.precision(.significantDigits(2)), format.precision(.significantDigits(2)), "-$1,200")
        same(style.grouping(.never), format.grouping(.never), "-$1234.00")
        same(style.grouping(.always), format.grouping(.always), "-$1,234.00")
        let signed = CurrencyFormatStyle<Decimal>(.dollar, locale: .englishUnitedStates).sign(strategy: .always())
        #expect(signed.sign(.accounting).format(5) == "+$5.00")
        #expect(signed.sign(.accounting).format(-5) == "($5.00)")
        #expect(signed.sign(.accounting).sign(.standard) == signed)
    }
}

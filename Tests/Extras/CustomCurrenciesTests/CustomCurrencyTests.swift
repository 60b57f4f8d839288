import CurrencyFoundation
import CurrencyNames
import CustomCurrencies
import Foundation
import PriceLabels
import Testing

/// Custom currencies. Expected texts are CLDR's patterns with the custom text in place of the symbol. Intl writes the
/// same around the symbol of another currency that begins and ends with the same kind of character.
@Suite struct CustomCurrencyTests {
    private let nbsp = "\u{A0}"

    private func points() throws -> CustomCurrency {
        try CustomCurrency(
            "POINTS", symbol: "⭐", displayDigits: 0,
            names: [
                .english: [.one: "point", .other: "points"], .german: [.one: "Punkt", .other: "Punkte"],
                .polish: [.one: "punkt", .few: "punkty", .many: "punktów", .other: "punktu"],
                .chineseTraditional: [.other: "點"],
            ])
    }

    @Test func symbolsStandWhereTheLocaleHasThem() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        #expect(CurrencyStyle(coin, locale: .englishUnitedStates).format(-1234.5) == "-USDC\(nbsp)1,234.50")
        #expect(CurrencyStyle(coin, locale: .germanGermany).format(1234.5) == "1.234,50\(nbsp)USDC")
        #expect(CurrencyStyle(coin, locale: .hindiIndia).format(1_234_567.891) == "USDC\(nbsp)12,34,567.89")
        #expect(CurrencyStyle(try points(), locale: .englishUnitedStates).format(1200) == "⭐1,200")
        #expect(CurrencyStyle(try points(), .code, locale: .englishUnitedStates).format(5) == "POINTS\(nbsp)5")
        let accounting = CurrencyStyle(coin, locale: .englishUnitedStates).sign(.accounting)
        #expect(accounting.format(-5) == "(USDC\(nbsp)5.00)")
    }

    /// CLDR's plural rules: Polish has 22 punkty and 25 punktów. English 1.0 is `other`, which never appears with zero
    /// fraction digits.
    @Test func namesHavePluralForms() throws {
        let points = try points()
        func text(_ amount: DecimalValue, _ locale: CurrencyLocale) -> String {
            CurrencyStyle(points, .name, locale: locale).format(amount)
        }
        #expect(text(1, .englishUnitedStates) == "1 point" && text(1200, .englishUnitedKingdom) == "1,200 points")
        #expect(text(1, .polishPoland) == "1 punkt" && text(22, .polishPoland) == "22 punkty")
        #expect(text(25, .polishPoland) == "25 punktów" && text(-1, .germanAustria) == "-1 Punkt")
        // Traditional Chinese (Hong Kong) inherits from zh-Hant; simplified Chinese does not.
        #expect(points.name(in: .chineseHongKongSarChina) == "點" && points.name(in: .chinese) == "POINTS")
        #expect(text(5, .french) == "5 POINTS")
        let style = CurrencyStyle(points, .name, locale: .englishUnitedStates)
        #expect(style.plan.formatParts(5).parts.map(\.kind) == [.integer, .literal, .currency])
        #expect(style.per(.month).format(5) == "5 points per month")
        #expect(style.compact(.short).digits(.display).format(1_200_000) == "1.2M points")
    }

    /// A stored style would have the code in place of the name.
    @Test func namesAreNotStored() throws {
        let style = CurrencyStyle(try points(), .name, locale: .englishUnitedStates)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(style) }
        _ = try JSONEncoder().encode(CurrencyStyle(try points(), .code, locale: .englishUnitedStates))
    }

    /// Styles with different names are not equal, nor are their plans.
    @Test func equalStyles() throws {
        let other = try CustomCurrency("POINTS", symbol: "⭐", displayDigits: 0, names: [.english: [.other: "stars"]])
        let style = CurrencyStyle(try points(), .name, locale: .englishUnitedStates)
        #expect(style == CurrencyStyle(try points(), .name, locale: .englishUnitedStates))
        #expect(style != CurrencyStyle(other, .name, locale: .englishUnitedStates))
        #expect(style.plan != CurrencyStyle(other, .name, locale: .englishUnitedStates).plan)
    }

    /// In all locales, a style's plan parses its texts back, and so does the registry, which also finds the currency.
    @Test func everyTextIsReadBack() throws {
        let currencies = [
            try points(), try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6),
            try CustomCurrency("wBTC", symbol: "₿", displayDigits: 8),
            try CustomCurrency("1INCH", symbol: "inch.", displayDigits: 1, minorUnit: 18),
        ]
        let registry = try CurrencyRegistry(currencies)
        var count = 0
        for (index, locale) in CurrencyLocale.allCases.enumerated() {
            let currency = currencies[index % currencies.count]
            for display in CustomCurrencyDisplay.allCases {
                let plan = CurrencyStyle(currency, display, locale: locale).plan
                for amount: DecimalValue in [1, -2, 1234.5, -1_234_567.89] {
                    let text = plan.format(amount)
                    let shown = amount.rounded(toFractionDigits: currency.displayDigits, .halfEven)
                    count += 1
                    #expect(try plan.parse(text) == shown, "\(locale) \(text)")
                    // Every currency is tested in each form.
                    guard amount == 1234.5, index % 16 < 4 else { continue }
                    let read = try registry.parse(text, locale: locale)
                    #expect(read.currency == currency && read.amount == shown, "\(locale) \(text)")
                }
            }
        }
        #expect(count > 9000)
    }

    @Test func lenientParsersReadCustomSymbols() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        let parser = CurrencyParser(CurrencyStyle(coin, locale: .germanGermany))
        #expect(try parser.parse("USDC 1234,5").amount == 1234.5)
        #expect(throws: AmountParseError.self) { try parser.parse("1234,5 EUR") }
    }

    @Test func minorUnitsAreExact() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        #expect(try DecimalValue("0.000001").minorUnits(scale: coin.minorUnit) == 1)
        #expect(throws: DecimalError.inexact(scale: 6)) {
            try DecimalValue("0.0000001").minorUnits(scale: coin.minorUnit)
        }
    }
}

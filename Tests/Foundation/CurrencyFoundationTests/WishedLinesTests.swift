import CurrencyFoundation
import CurrencyNames
import Foundation
import Testing

/// Lines that newcomers wrote before reading anything, word for word. They compile and do what they say.
struct WishedLinesTests {
    private let code = CurrencyCode(literal: "EUR")
    private let id = Locale.germany.localeIdentifier
    private let amount: DecimalValue = 1234.5
    private let decimal: Decimal = 1234.5
    private let text = "1.234,50\u{A0}€"

    // MARK: The user's locale

    @Test func theUserIsFollowed() throws {
        let user = try LocaleIdentifier(Locale.current)
        #expect(
            CurrencyStyle(.euro, locale: .current).format(1234.5) == CurrencyStyle(code, locale: user).format(1234.5))
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .autoUpdating)
        #expect(style.configuration.locale == .autoUpdating)
        #expect(style.format(decimal) == CurrencyStyle(code, locale: user).format(1234.5))
    }

    // MARK: Two worlds of types

    @Test func typesAreCrossed() throws {
        let foundationLocale = Locale.germany
        let identifier = id
        #expect(CurrencyStyle(code, locale: .germanGermany).format(amount) == text)
        #expect(try CurrencyParser(code, locale: id).parse("1.234,50").amount == amount)
        #expect(try CurrencyParser(locale: id, names: .bundled).parse("5 Euro").currency == .euro)
        #expect(try Money(amount, code).description == "1234.5 EUR")
        #expect(Money.zero(.euro).isZero)
        let money = Money(5, .euro)
        #expect(money.currency == .euro)
        #expect(CurrencyFormatStyle<Decimal>(.euro, locale: .current).currency == .euro)
        #expect(CurrencyStyle(.euro, locale: foundationLocale).format(amount) == text)
        let names = CurrencyNames.bundled
        // From CLDR's de.xml.
        #expect(names.displayName(of: .euro, in: .germanGermany) == "Euro")
        #expect(CurrencyLocale("de-DE") == .germanGermany)
        #expect(Currency("eur") == .euro)
        #expect(CurrencyLocale(identifier) == .germanGermany)
        let stored = try JSONEncoder().encode([id])
        #expect(String(decoding: stored, as: UTF8.self) == #"["de-DE"]"#)
        #expect(try JSONDecoder().decode([LocaleIdentifier].self, from: stored) == [id])
    }

    // MARK: Money

    @Test func moneyIsCalculated() throws {
        let money = try Money("12.50", .euro)
        let n = 3
        #expect(try (money * n).description == "37.50 EUR")
        #expect(try (money * decimal).description == "15431.250 EUR")
        #expect((-money).description == "-12.50 EUR")
        let amounts = [money, Money(5, .euro)]
        #expect(try amounts.sum(in: .euro).description == "17.50 EUR")
        #expect(try [Money]().sum(in: .euro) == .zero(.euro))
        #expect(throws: MoneyError.self) { try [money, Money(5, .yen)].sum(in: .euro) }
        #expect(try amounts.reduce(.zero(.euro), +).description == "17.50 EUR")
        #expect(try amounts.max() == money)
        #expect(try max(money, Money(5, .euro)) == money)
        let shares = try Money(100, .euro).allocated(by: [1, 2, n])
        #expect(shares.parts.map { $0.description } == ["16.67 EUR", "33.33 EUR", "50.00 EUR"])
        let halves: Money.Allocation = try Money(100, .euro).split(into: 2)
        #expect(halves.parts == [Money(50, .euro), Money(50, .euro)])
        #expect(try Money(Decimal("1.5")!, .euro).description == "1.5 EUR")
        let parsed = try CurrencyParser(locale: .germanGermany).parse("12,50")
        #expect(try parsed.money(or: .euro) == money)
        #expect(try Money("12.50 EUR") == money)
    }

    // MARK: The bridge

    @Test func theBridgeIsWhole() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let plan = style.plan
        let integer = 5
        #expect(try Money("5 EUR", format: .money()) == Money(5, .euro))
        #expect(style.format(decimal) == text)
        #expect(try plan.format(Money(5, .euro)) == "5,00\u{A0}€")
        #expect(plan.format(integer) == "5,00\u{A0}€")
        #expect(style.locale(.englishUnitedStates).sign(.accounting).format(-5) == "(€5.00)")
        #expect(style.precision(.fraction(0...0)).grouping(.off).format(1234) == "1234\u{A0}€")
        let format = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        #expect(format.locale(.englishUnitedStates).sign(.accounting).format(-5) == "(€5.00)")
        #expect(format.precision(.fractionLength(0)).grouping(.never).format(1234) == "1234\u{A0}€")
    }

    // MARK: Printing

    @Test func whatIsPrinted() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let parsed = try CurrencyParser(.euro, locale: .germanGermany).parse("5")
        var lines = ""
        print(style, to: &lines)
        print(style.plan, to: &lines)
        print(parsed.notes, to: &lines)
        print(CurrencyLocale.germanGermany, to: &lines)
        print(try DecimalValue("1.5E+6"), to: &lines)
        let expected = """
            CurrencyStyle EUR de-DE: 1.234,50\u{A0}€, -1.234,50\u{A0}€
            FormatPlan EUR: 1.234,50\u{A0}€, -1.234,50\u{A0}€
            [.withoutCurrency, .otherDecimals]
            germanGermany
            1500000

            """
        #expect(lines == expected)
    }
}

extension Locale {
    fileprivate static let germany = Locale(identifier: "de_DE")
}

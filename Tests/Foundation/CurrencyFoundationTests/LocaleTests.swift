import CurrencyFoundation
import Foundation
import Testing

struct LocaleTests {
    @Test(arguments: [
        ("de_AT", "de-AT"), ("sr_Latn_RS", "sr-Latn-RS"), ("hi_IN@numbers=deva", "hi-IN-u-nu-deva"),
        ("ar_EG@currency=USD;numbers=latn", "ar-EG-u-cu-usd-nu-latn"), ("", "und"), ("en_US_POSIX", "en-US-posix"),
    ])
    func identifiersBothWays(_ icu: String, _ bcp47: String) throws {
        let identifier = try LocaleIdentifier(Locale(identifier: icu))
        #expect(identifier.description == bcp47)
        #expect(try LocaleIdentifier(Locale(identifier)) == identifier)
    }

    /// Foundation respects the identifier's keywords.
    @Test func keywordsReachFoundation() throws {
        let locale = Locale(try LocaleIdentifier("hi-IN-u-nu-deva"))
        #expect(12.formatted(.number.locale(locale)) == "१२")
    }

    @Test func everyCaseBothWays() {
        for locale in CurrencyLocale.allCases where locale != .current && locale != .autoUpdating {
            #expect(CurrencyLocale(locale.locale) == locale)
        }
        #expect(CurrencyLocale(Locale(identifier: "zh_TW")) == .chineseTaiwan)
        #expect(CurrencyLocale(Locale(identifier: "iw_IL")) == .hebrewIsrael)
        #expect(CurrencyLocale(Locale(identifier: "tlh")) == nil)
    }

    @Test func theUsersLocale() throws {
        let user = try LocaleIdentifier(Locale.current)
        #expect(CurrencyLocale.current.identifier == user)
        #expect(CurrencyLocale.autoUpdating.identifier == user)
        #expect(CurrencyLocale(rawValue: "current") == .current)
        #expect(CurrencyLocale(rawValue: "currentAutoUpdating") == .autoUpdating)
        #expect(CurrencyLocale.allCases.contains(.current))
        #expect(CurrencyStyle(.euro, locale: .current).locale == user)
        #expect(CurrencyStyle(.euro, locale: .current) == CurrencyStyle(.euro, locale: Locale.current))
        #expect(DecimalStyle(locale: .current).locale == user)
        #expect(CurrencyLocale.current.locale == Locale.current)
        #expect(CurrencyLocale.autoUpdating.locale == Locale.autoupdatingCurrent)
        #expect(FormatLocale(CurrencyLocale.current) == .identifier(user))
        #expect(FormatLocale(CurrencyLocale.autoUpdating) == .autoUpdating)
        #expect(FormatLocale(Locale.autoupdatingCurrent) == .autoUpdating)
        let expected = CurrencyStyle(.euro, locale: user).format(1234.5)
        #expect(Decimal(1234.5).formatted(.currency(.euro)) == expected)
        #expect(Decimal(1234.5).formatted(.currency(.euro, locale: .current)) == expected)
    }

    @Test func everyCallTakesALocaleOfFoundation() throws {
        let german = Locale(identifier: "de_DE")
        let (code, expected) = (try CurrencyCode("EUR"), "1.234,50\u{A0}€")
        #expect(CurrencyStyle(.euro, locale: german).format(1234.5) == expected)
        #expect(CurrencyStyle(code, locale: german).format(1234.5) == expected)
        #expect(DecimalStyle(locale: german).format(1234.5) == "1.234,5")
        #expect(PercentStyle(locale: german).format(0.5) == "50\u{A0}%")
        #expect(try CurrencyParser(.euro, locale: german).parse("1.234,50").amount == 1234.5)
        #expect(try CurrencyParser(code, locale: german).parse("1.234,50").amount == 1234.5)
        #expect(try CurrencyParser(locale: german).parse("1.234,50 €").currency == .euro)
        #expect(try Money("1234.50", .euro).formatted(in: german) == expected)
        #expect(try DecimalValue("1234.50").formatted(in: german, as: .euro) == expected)
        #expect(CurrencyFormatStyle<Double>(.euro, locale: german).format(1234.5) == expected)
        #expect(CurrencyFormatStyle<Double>(code, locale: german).format(1234.5) == expected)
        #expect(1234.5.formatted(.currency(.euro, locale: german)) == expected)
        #expect(1234.5.formatted(.currency(code, locale: german)) == expected)
        #expect(1234.5.formatted(.currency(.euro, locale: try LocaleIdentifier("de"))) == expected)
        #expect(Money(5, .euro).formatted(.money(locale: german)) == "5,00\u{A0}€")
        #expect(MoneyFormatStyle(locale: Locale.autoupdatingCurrent).configuration.locale == .autoUpdating)
        #expect(CurrencyStyle(.euro, locale: .user).options.locale == .user)
    }

    @Test func currenciesBothWays() throws {
        for currency in Currency.allCases where currency != .none {
            #expect(Currency(Locale.Currency(currency)) == currency)
        }
        #expect(try CurrencyCode(Locale.Currency("eur")).description == "EUR")
        #expect(throws: CurrencyCodeError.length(found: 4)) { try CurrencyCode(Locale.Currency("euro")) }
        #expect(Currency(Locale.Currency("ZZZ")) == nil)
    }
}

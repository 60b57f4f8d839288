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

    /// Foundation formats with the locale as it is meant.
    @Test func keywordsReachFoundation() throws {
        let locale = Locale(try LocaleIdentifier("hi-IN-u-nu-deva"))
        #expect(12.formatted(.number.locale(locale)) == "१२")
    }

    @Test func everyCaseBothWays() {
        for locale in CurrencyLocale.allCases where locale != .current && locale != .autoUpdating {
            #expect(locale.userIdentifier == locale.identifier)
            let served = CurrencyData.bundled.locale(for: locale.identifier)
            #expect((CurrencyLocale(locale.locale)?.identifier ?? .root).description == served, "\(locale)")
        }
        #expect(CurrencyLocale(Locale(identifier: "zh_TW")) == .chineseTraditional)
        #expect(CurrencyLocale(Locale(identifier: "")) == nil)
    }

    @Test func theUsersLocale() throws {
        let user = try LocaleIdentifier(Locale.current)
        #expect(CurrencyLocale.current.userIdentifier == user)
        #expect(CurrencyLocale.autoUpdating.userIdentifier == user)
        #expect(CurrencyLocale.current.locale == Locale.current)
        #expect(CurrencyLocale.autoUpdating.locale == Locale.autoupdatingCurrent)
        #expect(FormatLocale(CurrencyLocale.current) == .identifier(user))
        #expect(FormatLocale(CurrencyLocale.autoUpdating) == .autoUpdating)
        #expect(FormatLocale(Locale.autoupdatingCurrent) == .autoUpdating)
        let expected = CurrencyStyle(.euro, locale: user).format(1234.5)
        #expect(Decimal(1234.5).formatted(.currency(.euro)) == expected)
        #expect(Decimal(1234.5).formatted(.currency(.euro, locale: .current)) == expected)
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

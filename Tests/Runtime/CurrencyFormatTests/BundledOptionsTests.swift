import CurrencyCore
import CurrencyEngine
import Testing

@testable import CurrencyFormat

/// Identifiers of enum cases resolve without a table lookup, all others through the tables. Both give the same style.
struct BundledOptionsTests {
    private static let euro = CurrencyCode(literal: "EUR")

    private func isServedAlike(_ identifier: LocaleIdentifier) -> Bool {
        let found = CurrencyStyle(Self.euro, locale: identifier)
        let looked = CurrencyStyle(currency: Self.euro, locale: identifier, data: .bundled)
        return found == looked && found.options.locale == identifier && found.plan == looked.plan
    }

    @Test func everyCaseIsServedAlike() {
        var found = 0
        for locale in CurrencyLocale.allCases {
            #expect(isServedAlike(locale.identifier), "\(locale)")
            if CurrencyLocale(exactly: locale.identifier) == locale { found += 1 }
        }
        // Only the root and the few locales with a variant need the tables.
        #expect(found > CurrencyLocale.allCases.count * 49 / 50)
    }

    @Test(arguments: [
        "und", "de-DE-u-nu-arab", "de-DE-u-cf-account", "de-DE-u-cu-usd", "en-u-rg-gbzzzz", "en-US-posix",
        "ca-ES-valencia", "iw", "zh-TW", "sr-Latn", "xx", "xx-Abcd-999", "abcdefgh-Abcd-999", "de-Latn-DE", "en-150",
    ])
    func othersAreServedAlike(text: String) throws {
        #expect(isServedAlike(try LocaleIdentifier(text)))
    }

    @Test func keywordsAreNotDropped() throws {
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("de-DE")) == .germanGermany)
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("de-DE-u-nu-arab")) == nil)
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("de-DE-u-cf-account")) == nil)
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("de-DE-u-cu-usd")) == nil)
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("de-DE-u-rg-atzzzz")) == nil)
        #expect(CurrencyLocale(exactly: try LocaleIdentifier("ca-ES-valencia")) == nil)
    }
}

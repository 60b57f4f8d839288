import CurrencyFormat
import Foundation
import Testing

@testable import currency

/// Warnings for requests that the tables cannot fulfill.
struct FallbackWarningTests {
    private static func warnings(_ locale: String, _ currency: CurrencyCode? = nil) throws -> [String] {
        FallbackWarning.all(try LocaleIdentifier(locale), locale, currency, in: .bundled).map(\.description)
    }

    @Test(arguments: [
        "de", "de-AT", "de_CH", "zh-TW", "iw", "hi-u-nu-deva", "ar-u-nu-native", "und", "root", "und-u-nu-arab",
    ])
    func whatExistsIsSilent(locale: String) throws {
        #expect(try Self.warnings(locale, CurrencyCode("EUR")) == [])
    }

    private static let missing: [(String, String)] = [
        ("klingon", "warning: there is no locale \"klingon\"; the root locale is used"),
        ("tlh-US", "warning: there is no locale \"tlh-US\"; the root locale is used"),
        ("", "warning: --locale is empty; the root locale is used"),
        ("en-u-nu-foo", "warning: en-u-nu-foo: there is no numbering system \"foo\"; the locale's own is used"),
        (
            "en@numbers=roman",
            "warning: en@numbers=roman: there is no numbering system \"roman\"; the locale's own is used"
        ),
    ]

    @Test(arguments: missing)
    func whatDoesNotExistIsSaid(locale: String, warning: String) throws {
        #expect(try Self.warnings(locale) == [warning])
    }

    @Test func unknownCurrencies() throws {
        #expect(
            try Self.warnings("en", CurrencyCode("QQQ"))
                == ["warning: unknown currency QQQ; it is written with two fraction digits"])
    }
}

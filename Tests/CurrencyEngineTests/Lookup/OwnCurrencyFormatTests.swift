import CurrencyFormat
import Testing

/// The patterns and separators that locales have for single currencies, which ICU inherits in another way than LDML.
///
/// The expected texts of ICU are those of Node's Intl with ICU 78.2 and CLDR 48.
struct OwnCurrencyFormatTests {
    @Test(arguments: [
        ("pt-CV", "CVE", "-12\u{A0}345$50\u{A0}\u{200B}", "its own separator"),
        ("pt-CV", "EUR", "-12\u{A0}345$50\u{A0}€", "that of the region's currency"),
        ("kea-CV", "USD", "-12\u{A0}345$50\u{A0}US$", "that of the region's currency"),
        ("kea", "USD", "-12\u{A0}345,50\u{A0}US$", "without a region there is none"),
        ("pt-AO", "CVE", "-12\u{A0}345,50\u{A0}CVE", "another region's"),
        ("tr-TR", "EUR", "-€12.345,50", "the region's currency has a pattern"),
        ("en-DE", "CHF", "-CHF\u{A0}12,345.50", "with the separators of the locale that has the pattern"),
        ("en-150", "CHF", "-12,345.50\u{A0}CHF", "a region without a currency"),
    ])
    func icuTakesTheFormatOfTheRegionsCurrency(
        locale: String, currency: String, expected: String, reason: String
    ) throws {
        let style = try FormatRow(locale, currency, "-12345.5", expected, reason).style.compatibility(.icu)
        #expect(style.format(-12345.5) == expected, "\(reason)")
    }

    /// By UTS #35, Part 3, a format that a currency has is for that currency only.
    @Test(arguments: [
        ("pt-CV", "CVE", "-12\u{A0}345$50\u{A0}\u{200B}"), ("pt-CV", "EUR", "-12\u{A0}345,50\u{A0}€"),
        ("kea-CV", "USD", "-12\u{A0}345,50\u{A0}US$"), ("en-DE", "CHF", "-12.345,50\u{A0}CHF"),
    ])
    func inLDMLItIsForThatCurrencyOnly(locale: String, currency: String, expected: String) throws {
        #expect(try FormatRow(locale, currency, "-12345.5", expected, "").formatted == expected)
    }
}

import CurrencyFormat
import Testing

/// Patterns and separators that locales define for single currencies. ICU inherits them differently from LDML.
///
/// ICU's expected texts are from Node's Intl (ICU 78.2, CLDR 48).
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

    /// UTS #35, Part 3: the format of a currency applies only to that currency.
    @Test(arguments: [
        ("pt-CV", "CVE", "-12\u{A0}345$50\u{A0}\u{200B}"), ("pt-CV", "EUR", "-12\u{A0}345,50\u{A0}€"),
        ("kea-CV", "USD", "-12\u{A0}345,50\u{A0}US$"), ("en-DE", "CHF", "-12.345,50\u{A0}CHF"),
    ])
    func inLDMLItIsForThatCurrencyOnly(locale: String, currency: String, expected: String) throws {
        #expect(try FormatRow(locale, currency, "-12345.5", expected, "").formatted == expected)
    }

    /// The region of a preference comes before that of the identifier. As ICU 72 writes pt_CV@rg=ptzzzz.
    @Test func theRegionOfAPreferenceComesFirst() throws {
        let style = try FormatRow("pt-CV-u-rg-ptzzzz", "EUR", "12345.5", "", "").style.compatibility(.icu)
        #expect(style.format(12345.5) == "12\u{A0}345,50\u{A0}€")
    }
}

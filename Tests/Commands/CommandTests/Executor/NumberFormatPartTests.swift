import Testing

@testable import currency_executor

/// Expected parts are from Node's Intl (ICU 78.2, CLDR 48).
@Suite struct NumberFormatPartTests {
    @Test(arguments: [
        (
            "es-MX", "-1234.5", #""style":"currency","currency":"EUR""#,
            [
                "minusSign -", "currency EUR", "literal \u{a0}", "integer 1", "group ,", "integer 234", "decimal .",
                "fraction 50",
            ]
        ),
        (
            "de", "0.256", #""style":"percent","signDisplay":"always""#,
            ["plusSign +", "integer 26", "literal \u{a0}", "percentSign %"]
        ),
        (
            "he", "-1234567", #""style":"currency","currency":"ILS","currencySign":"accounting""#,
            [
                "literal \u{200f}\u{200e}", "minusSign -", "integer 1", "group ,", "integer 234", "group ,",
                "integer 567", "decimal .", "fraction 00", "literal \u{a0}\u{200f}", "currency ₪",
            ]
        ),
        (
            "ar-EG", "-12", #""#,
            ["literal \u{61c}", "minusSign -", "integer ١٢"]
        ),
        (
            "de", "12345678", #""notation":"compact","compactDisplay":"long""#,
            ["integer 12", "literal  ", "compact Millionen"]
        ),
        (
            "hi", "123456.78", #""numberingSystem":"deva""#,
            ["integer १", "group ,", "integer २३", "group ,", "integer ४५६", "decimal .", "fraction ७८"]
        ),
        (
            "en", "NaN", #""style":"currency","currency":"USD""#,
            ["currency $", "nan NaN"]
        ),
        (
            "fr", "-Infinity", #""style":"percent""#,
            ["minusSign -", "infinity ∞", "literal \u{a0}", "percentSign %"]
        ),
        (
            "en", "1e7", #""notation":"compact","style":"currency","currency":"USD""#,
            ["currency $", "integer 10", "compact M"]
        ),
    ])
    func parts(locale: String, input: String, options: String, expected: [String]) throws {
        #expect(try Dialogue.parts(locale, input, options) == expected)
    }
}

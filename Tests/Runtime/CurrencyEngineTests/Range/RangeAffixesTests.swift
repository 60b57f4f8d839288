import CurrencyFormat
import CurrencyNames
import Testing

/// Ranges with currency names. Expected texts are from Intl.NumberFormat's formatRange in Node (ICU 78.2, CLDR 48).
struct RangeAffixesTests {
    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, Currency.euro, 1, 2, "1–2 euros"),
        (.englishUnitedStates, .euro, 2, 5, "2–5 euros"), (.englishUnitedStates, .usDollar, 1, 2, "1–2 US dollars"),
        (.germanGermany, .euro, 1, 2, "1–2 Euro"), (.frenchFrance, .euro, 1, 2, "1–2 euros"),
        (.polishPoland, .zloty, 1, 2, "1–2 złote polskie"), (.polishPoland, .zloty, 2, 5, "2–5 złotych polskich"),
        (.japaneseJapan, .yen, 1, 2, "1～2円"),
    ])
    func nameStandsOnce(
        locale: CurrencyLocale, currency: Currency, start: Int, end: Int, expected: String
    ) throws {
        let style = CurrencyStyle(currency, locale: locale).display(.name(.bundled)).precision(.fraction(0))
        let found = try style.formatRange(from: DecimalValue(start), to: DecimalValue(end))
        #expect(found.replacing("\u{A0}", with: " ") == expected)
    }
}

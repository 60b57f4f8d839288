import CurrencyFormat
import Testing

/// ISO 4217's minor units: 2 for EUR and HUF, 0 for JPY, 3 for KWD, 4 for CLF; none for XAU.
@Test(arguments: [
    ("EUR", 123_450 as Int64, "EUR 1,234.50"),
    ("JPY", 1234, "JPY 1,234"),
    ("KWD", 1_234_567, "KWD 1,234.567"),
    ("CLF", 12_345_678, "CLF 1,234.5678"),
    ("EUR", -1, "-EUR 0.01"),
    ("EUR", .min, "-EUR 92,233,720,368,547,758.08"),
    ("EUR", .max, "EUR 92,233,720,368,547,758.07"),
])
func minorUnitsCountInTheCurrencysOwnDecimals(code: String, amount: Int64, expected: String) throws {
    let style = CurrencyStyle(
        currency: try CurrencyCode(code), locale: try LocaleIdentifier("en"), data: .bundled
    ).display(.code)
    #expect(style.format(minorUnits: amount).replacing("\u{A0}", with: " ") == expected)
}

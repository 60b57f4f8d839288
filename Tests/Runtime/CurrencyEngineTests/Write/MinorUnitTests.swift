import CurrencyParsing
import Testing

/// ISO 4217's minor units: 2 for EUR and HUF, 0 for JPY, 3 for KWD, 4 for CLF. For withdrawn currencies, CLDR's
/// supplemental data has them: 2 for HRK and BGN, 0 for ITL.
@Test(arguments: [
    ("EUR", 123_450 as Int64, "EUR 1,234.50"),
    ("JPY", 1234, "JPY 1,234"),
    ("KWD", 1_234_567, "KWD 1,234.567"),
    ("CLF", 12_345_678, "CLF 1,234.5678"),
    ("HRK", 12_345, "HRK 123.45"),
    ("BGN", 12_345, "BGN 123.45"),
    ("ITL", 12_345, "ITL 12,345"),
    ("EUR", 0, "EUR 0.00"),
    ("JPY", 0, "JPY 0"),
    ("EUR", -1, "-EUR 0.01"),
    ("EUR", .min, "-EUR 92,233,720,368,547,758.08"),
    ("EUR", .max, "EUR 92,233,720,368,547,758.07"),
])
func minorUnitsCountInTheCurrencysOwnDecimals(code: String, amount: Int64, expected: String) throws {
    let style = CurrencyStyle(
        currency: try CurrencyCode(code), locale: try LocaleIdentifier("en"), data: .bundled
    ).display(.code)
    #expect(try style.format(minorUnits: amount).replacing("\u{A0}", with: " ") == expected)
}

/// ISO 4217's list one gives "N.A." for gold, the test code and XXX. QQQ is not assigned.
@Test(arguments: ["XAU", "XTS", "XXX", "QQQ"])
func whatHasNoMinorUnitIsAnError(code: String) throws {
    let currency = try CurrencyCode(code)
    let style = CurrencyStyle(currency: currency, locale: try LocaleIdentifier("en"), data: .bundled)
    let plan = style.plan
    let error = MoneyError.noMinorUnit(currency)
    #expect(throws: error) { try style.format(minorUnits: 12_345) }
    #expect(throws: error) { try plan.format(minorUnits: 12_345) }
    #expect(throws: error) {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
            try plan.write(minorUnits: 12_345, into: buffer)
        }
    }
    let refusal = AmountParseError(.noMinorUnit, at: 0, expected: .minorUnit)
    #expect(throws: refusal) { try plan.parseMinorUnits(plan.format(123.45)) }
    #expect(throws: refusal) { try CurrencyParser(style).parseMinorUnits("123.45") }
}

/// Plain numbers have no currency, which is ISO 4217's XXX.
@Test
func plainNumbersHaveNoMinorUnit() throws {
    let decimals = DecimalStyle(locale: .englishUnitedStates).plan
    #expect(decimals.minorUnit == nil)
    #expect(throws: MoneyError.noMinorUnit(.unknown)) { try decimals.format(minorUnits: 5) }
}

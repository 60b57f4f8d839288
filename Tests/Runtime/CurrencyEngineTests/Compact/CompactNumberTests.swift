import CurrencyFormat
import Testing

/// The fraction digits shown decide the plural of the word. Expected texts are from Node's Intl (ICU 78.2, CLDR 48).
struct CompactNumberTests {
    @Test(arguments: [
        ("es", ["1 millón", "1,5 millones", "2 millones"]), ("pt", ["1 milhão", "1,5 milhão", "2 milhões"]),
        ("fr", ["1 million", "1,5 million", "2 millions"]), ("it", ["1 milione", "1,5 milioni", "2 milioni"]),
        ("de", ["1 Million", "1,5 Millionen", "2 Millionen"]), ("pl", ["1 milion", "1,5 miliona", "2 miliony"]),
        ("ru", ["1 миллион", "1,5 миллиона", "2 миллиона"]), ("cs", ["1 milion", "1,5 milionu", "2 miliony"]),
        ("sl", ["1 milijon", "1,5 milijoni", "2 milijona"]), ("en", ["1 million", "1.5 million", "2 million"]),
    ])
    func wordAgreesWithTheNumber(locale: String, expected: [String]) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled).compact(.long)
        let amounts = [1_000_000, 1_500_000, 2_000_000] as [DecimalValue]
        let found = amounts.map { style.format($0).replacing("\u{A0}", with: " ") }
        #expect(found == expected)
    }

    /// Zero has no magnitude, whatever its exponent. As Node's Intl writes "0e6".
    @Test func zeroHasNoWord() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).compact()
        for zero in ["0", "0E+6", "0.000"] { #expect(style.format(try DecimalValue(zero)) == "0") }
        #expect(style.format(.infinity) == "∞")
    }

    /// 1.2M shows 1.2, whose word stands for 10^6.
    @Test func whatIsShown() {
        let shown = DecimalStyle(locale: .englishUnitedStates).compact().plan.round(1_234_567)
        #expect(shown.amount == 1.2)
        #expect((shown.compactExponent, shown.magnitude) == (6, 6))
        let plain = DecimalStyle(locale: .englishUnitedStates).plan.round(1234.5)
        #expect((plain.compactExponent, plain.magnitude) == (0, 3))
    }
}
